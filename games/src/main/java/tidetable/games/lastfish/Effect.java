package tidetable.games.lastfish;

import java.util.List;

/**
 * What a card does, compiled from {@code cards.json} (section 8).
 *
 * @see Script
 */
sealed interface Effect {
    /** Whom an effect reaches (8.1). */
    enum To {
        /** The player of the card, the active player for an ENCOUNTER, the owner of a trigger's ITEM. */
        SELF,
        /** The player at whom the card was announced. */
        TARGET,
        /** All players in the game, beginning with SELF. */
        EACH_PLAYER,
        /** All others, beginning with the next one. */
        EACH_OPPONENT,
        /** The opponent that is picked while the effect is carried out (8.12). */
        CHOSEN_OPPONENT,
        /** The opponent whose damage destroyed the ITEM. */
        SOURCE_PLAYER
    }

    /** n points of damage (section 7). */
    record Damage(int n, To to, boolean bypassesItems) implements Effect {}

    /** Cards from the Draw Deck (8.5). */
    record Draw(int n, To to) implements Effect {}

    /** Cards from the Draw Deck, shown to all (8.5a). */
    record Discover(int n, To to) implements Effect {}

    /** Cards from the hand, chosen by who has them (8.4). */
    record Discard(int n, To to) implements Effect {}

    /** ITEMs from the field, chosen by the card's player or by who has them (8.3); {@link #ALL} for all. */
    record Destroy(int n, To to, boolean ownerPicks) implements Effect {}

    /** ITEMs onto SELF's field, from the Discard Pile or the hand (8.6). */
    record Equip(int n, boolean fromDiscard) implements Effect {}

    /** Cards from the hand to the next player, or to an opponent of the giver's choice (8.7). */
    record Gift(int n, To to, boolean left) implements Effect {}

    /** Every player passes a card to the left, all at the same time (8.1d). */
    record PassLeft() implements Effect {}

    /** HP regained (8.8). */
    record Heal(int n, To to) implements Effect {}

    /** The entry of the chain that was named gets no effect (6.5); {@code types} as bits. */
    record Negate(int types) implements Effect {}

    /** Random cards from the hand into SELF's hand (8.9). */
    record Steal(int n, To to) implements Effect {}

    /** Cards of some types, as bits, from the Discard Pile into SELF's hand (8.10). */
    record Recover(int n, int types) implements Effect {}

    /** More ATTACKs, or more ITEMs, in SELF's turn (5.3). */
    record ExtraPlay(int n, boolean attack) implements Effect {}

    /** Copies of the card of some types, as bits, that this one accompanies (6.6). */
    record Copy(int n, int types) implements Effect {}

    /** SELF decides: payment and gain, or neither (8.11). */
    record May(List<Effect> pay, List<Effect> then, List<Effect> otherwise) implements Effect {}

    /** Only if the DAMAGE before it took at least 1 HP (7.6). */
    record IfLostHp(Effect effect) implements Effect {}

    /** A Signature of a Champion begins to work; the Champion by its kind. */
    record Signed(int champion) implements Effect {}

    /** The end of a list. */
    record End() implements Effect {}

    /** All, as a number of ITEMs. */
    int ALL = 63;

    /** How many points, cards or ITEMs; 0 for an effect without a number. */
    default int amount() {
        return switch (this) {
            case Damage e -> e.n;
            case Draw e -> e.n;
            case Discover e -> e.n;
            case Discard e -> e.n;
            case Destroy e -> e.n;
            case Equip e -> e.n;
            case Gift e -> e.n;
            case Heal e -> e.n;
            case Steal e -> e.n;
            case Recover e -> e.n;
            case ExtraPlay e -> e.n;
            case Copy e -> e.n;
            case IfLostHp(Effect effect) -> effect.amount();
            case PassLeft _, Negate _, May _, Signed _, End _ -> 0;
        };
    }

    /** Whom this effect reaches. */
    default To to() {
        return switch (this) {
            case Damage e -> e.to;
            case Draw e -> e.to;
            case Discover e -> e.to;
            case Discard e -> e.to;
            case Destroy e -> e.to;
            case Gift e -> e.to;
            case Heal e -> e.to;
            case Steal e -> e.to;
            case IfLostHp(Effect effect) -> effect.to();
            case Equip _, Recover _, ExtraPlay _, Negate _, Copy _, May _, Signed _, End _ -> To.SELF;
            case PassLeft _ -> To.EACH_PLAYER;
        };
    }
}
