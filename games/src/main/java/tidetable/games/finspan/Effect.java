package tidetable.games.finspan;

/** What an ability or a bonus gives, compiled from {@code cards.json} (section 7). */
sealed interface Effect {
    /** Draw from the deck (7.1). */
    record Draw(int n) implements Effect {}

    /** Take cards of one's own discard pile (7.2). */
    record Recover(int n) implements Effect {}

    /** Lay eggs on fish without one (7.3). */
    record LayEgg(int n) implements Effect {}

    /** Lay an egg on each matching fish without one (7.4). */
    record LayEggEach(Where where) implements Effect {}

    /** Turn eggs into young (7.5). */
    record Hatch(int n) implements Effect {}

    /** Add young (7.6). */
    record AddYoung(int n) implements Effect {}

    /** Move young or schools (7.7). */
    record Move(int n) implements Effect {}

    /** The fish eats shorter cards of the hand (7.8). */
    record Eat(int n) implements Effect {}

    /** Play a card into a matching slot (7.9). */
    record PlayFish(int n, Where where) implements Effect {}

    /** Points at the end (7.10). */
    record Score(int points, Condition condition) implements Effect {}

    /** How many separate benefits it is (6.2); scoring is none. */
    default int benefits() {
        return switch (this) {
            case Draw(int n) -> n;
            case Recover(int n) -> n;
            case LayEgg(int n) -> n;
            case LayEggEach _ -> 1;
            case Hatch(int n) -> n;
            case AddYoung(int n) -> n;
            case Move(int n) -> n;
            case Eat(int n) -> n;
            case PlayFish(int n, Where _) -> n;
            case Score _ -> 0;
        };
    }

    /** Its name in deck files. */
    default String op() {
        return switch (this) {
            case Draw _ -> "draw";
            case Recover _ -> "recover";
            case LayEgg _ -> "layEgg";
            case LayEggEach _ -> "layEggEach";
            case Hatch _ -> "hatch";
            case AddYoung _ -> "addYoung";
            case Move _ -> "move";
            case Eat _ -> "consumeFromHand";
            case PlayFish _ -> "playFish";
            case Score _ -> "score";
        };
    }
}
