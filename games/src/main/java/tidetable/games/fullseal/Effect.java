package tidetable.games.fullseal;

/** What an Action card does, compiled from {@code cards.json} (section 10). */
sealed interface Effect {
    /** Take fish from the box. */
    record GainFish(int n) implements Effect {}

    /** Take up to n fish from one opponent, or from each, clockwise. */
    record TakeFish(int n, boolean each) implements Effect {}

    /** One extra fishing (6.8). */
    record FishAgain() implements Effect {}

    /** The next Seal of this turn costs n less (8.4). */
    record Discount(int n) implements Effect {}

    /** Look at the top Seal cards, buy one, put the others under the pile (10.3). */
    record SearchBuy(int look) implements Effect {}

    /** Put a Seal card of one's own under the pile and take the top one. */
    record CycleSeal() implements Effect {}

    /** Draw Action cards. */
    record DrawActions(int n) implements Effect {}

    /** Draw Predators. */
    record DrawPredators(int n) implements Effect {}

    /** A random Predator of an opponent goes under the pile (10.7). */
    record ReturnPredator() implements Effect {}

    /** An opponent's next regular fishing has at most so many flips (10.4). */
    record LimitFlips(int max) implements Effect {}

    /** More plays this turn (7.3). */
    record ExtraPlays(int n) implements Effect {}

    /** Look at all Predators of an opponent. */
    record LookPredators() implements Effect {}

    /** Exchange Seal cards of different parts with an opponent (10.5). */
    record SwapSeals() implements Effect {}

    /** The catch is collected instead of lost (6.4). */
    record SaveCatch() implements Effect {}

    /** Look at the top Fish cards (10.6). */
    record Peek(int n) implements Effect {}

    /** The fishing player flips one more card (6.5b). */
    record ForceFlip() implements Effect {}

    /** The Action card announced before does nothing (5.3). */
    record CancelAction() implements Effect {}

    /** The attack ends (9.1b). */
    record CancelAttack() implements Effect {}

    /** Show another Predator instead of the revealed one (9.1g). */
    record ChangePredator() implements Effect {}

    /** The choices that are announced with a card (5.3a). */
    enum Choice {
        NOTHING,
        OPPONENT,
        /** A Seal card of one's own. */
        OWN_SEAL,
        /** A Seal card of one's own and one of an opponent. */
        BARTER
    }

    /** What has to be chosen for this effect when its card is announced. */
    default Choice choice() {
        return switch (this) {
            case TakeFish take -> take.each() ? Choice.NOTHING : Choice.OPPONENT;
            case ReturnPredator _, LimitFlips _, LookPredators _ -> Choice.OPPONENT;
            case CycleSeal _ -> Choice.OWN_SEAL;
            case SwapSeals _ -> Choice.BARTER;
            case GainFish _,
                    FishAgain _,
                    Discount _,
                    SearchBuy _,
                    DrawActions _,
                    DrawPredators _,
                    ExtraPlays _,
                    SaveCatch _,
                    Peek _,
                    ForceFlip _,
                    CancelAction _,
                    CancelAttack _,
                    ChangePredator _ -> Choice.NOTHING;
        };
    }

    /** What there must be so that an effect can do something (5.5). */
    enum Need {
        NOTHING,
        /** Fish tokens of the opponent that is chosen. */
        FISH,
        FISH_OF_OTHERS,
        /** Predators of the opponent that is chosen, or of one's own. */
        PREDATORS,
        SEAL_PILE,
        ACTION_CARDS,
        PREDATOR_PILE,
        /** Fewer plays than a turn can have at most. */
        FEWER_PLAYS,
        CATCH
    }

    /** What there must be. */
    default Need need() {
        return switch (this) {
            case TakeFish take -> take.each() ? Need.FISH_OF_OTHERS : Need.FISH;
            case ReturnPredator _, LookPredators _, ChangePredator _ -> Need.PREDATORS;
            case Discount _, SearchBuy _, CycleSeal _ -> Need.SEAL_PILE;
            case DrawActions _ -> Need.ACTION_CARDS;
            case DrawPredators _ -> Need.PREDATOR_PILE;
            case ExtraPlays _ -> Need.FEWER_PLAYS;
            case SaveCatch _ -> Need.CATCH;
            case GainFish _,
                    FishAgain _,
                    LimitFlips _,
                    Peek _,
                    ForceFlip _,
                    CancelAction _,
                    CancelAttack _,
                    SwapSeals _ -> Need.NOTHING;
        };
    }

    /** Whether questions follow before this effect is finished; such an effect is the last of its card. */
    default boolean waits() {
        return this instanceof FishAgain || this instanceof SearchBuy || this instanceof ChangePredator;
    }
}
