package tidetable.server.table;

/** A seat of a table, as the journal leaves it. */
sealed interface Seat {
    /** Nobody's yet; {@code token} is the hash of the token it is kept for, empty when anybody may sit down. */
    record Free(String token) implements Seat {}

    /** A bot's. */
    record Bot(String bot) implements Seat {}

    /**
     * A person's.
     *
     * @param guest the key of the name
     * @param token the hash of the token that speaks for the seat
     * @param recovery the hash of the recovery code
     * @param bot the bot that plays for the person meanwhile; empty when none does
     * @param conceded whether the person gave up
     */
    record Person(String guest, String token, String recovery, String bot, boolean conceded) implements Seat {
        Person played(String by) {
            return new Person(guest, token, recovery, by, conceded);
        }

        Person gaveUp(String by) {
            return new Person(guest, token, recovery, by, true);
        }

        Person known(String newToken, String newRecovery) {
            return new Person(guest, newToken, newRecovery, bot, conceded);
        }
    }

    /** The bot that decides for this seat; empty when a person does, or nobody. */
    default String playedBy() {
        return switch (this) {
            case Free _ -> "";
            case Bot(String bot) -> bot;
            case Person person -> person.bot();
        };
    }

    /** Whether this seat's token has that hash. */
    default boolean opensWith(String token) {
        return this instanceof Person person && person.token().equals(token);
    }
}
