package tidetable.server.table;

import java.util.HashSet;
import java.util.Set;

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
     * @param interrupts the steps in which the person wants to be asked, though they pass by themselves otherwise
     */
    record Person(String guest, String token, String recovery, String bot, boolean conceded, Set<String> interrupts)
            implements Seat {
        Person played(String by) {
            return new Person(guest, token, recovery, by, conceded, interrupts);
        }

        Person gaveUp(String by) {
            return new Person(guest, token, recovery, by, true, interrupts);
        }

        Person known(String newToken, String newRecovery) {
            return new Person(guest, newToken, newRecovery, bot, conceded, interrupts);
        }

        Person wishes(String step, boolean on) {
            Set<String> wished = new HashSet<>(interrupts);
            if (on) {
                wished.add(step);
            } else {
                wished.remove(step);
            }
            return new Person(guest, token, recovery, bot, conceded, Set.copyOf(wished));
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
