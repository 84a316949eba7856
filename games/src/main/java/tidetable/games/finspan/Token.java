package tidetable.games.finspan;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What lies in slots beside fish, and cards of the hand: the pieces of a payment, in the order in which they are paid (4.2h). */
enum Token {
    CARD,
    EGG,
    YOUNG,
    SCHOOL;

    static final Token[] ALL = values();

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Token> of(String word) {
        return Arrays.stream(ALL).filter(one -> one.word().equals(word)).findFirst();
    }
}
