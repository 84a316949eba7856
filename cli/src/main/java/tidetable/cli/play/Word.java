package tidetable.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tidetable.engine.text.Texts;

/** The commands that can be typed besides a choice. */
enum Word {
    HELP,
    BOARD,
    UNDO,
    HINT,
    SAVE,
    LOG,
    RULES,
    BACK,
    CONCEDE,
    INTERRUPT,
    QUIT;

    /** The command that a word means, in a language or in English. */
    static Optional<Word> of(String typed, Texts words, Texts english) {
        return Arrays.stream(values())
                .filter(word -> Stream.of(words, english)
                        .anyMatch(texts -> word.names(texts).contains(typed.toLowerCase(Locale.ROOT))))
                .findFirst();
    }

    /** What can be typed for this command, the first of it being what is shown. */
    List<String> names(Texts texts) {
        return List.of(texts.get("command." + name().toLowerCase(Locale.ROOT)).split(", *", -1));
    }
}
