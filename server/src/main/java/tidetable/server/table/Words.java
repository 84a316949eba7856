package tidetable.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tidetable.engine.Game;
import tidetable.engine.text.Languages;
import tidetable.engine.text.Texts;

/** The server's own words in the reader's language. */
public final class Words {
    private static final Map<String, Texts> TEXTS = new ConcurrentHashMap<>();

    private Words() {}

    /** The language that suits a wish such as {@code "de-AT,de;q=0.9"} best; English when none does. */
    public static String language(Optional<String> wish) {
        return wish.flatMap(w -> List.of(w.split("[,;]", -1)).stream()
                        .flatMap(part -> Languages.find(part, Languages.ALL).stream())
                        .findFirst())
                .orElse(Languages.ENGLISH);
    }

    /** The language in which a game speaks to whoever wishes one: that one, or English when it has no texts in it. */
    public static String languageOf(Game<?, ?> game, String wished) {
        return game.info().languages().contains(wished) ? wished : Languages.ENGLISH;
    }

    /** The words of a language of {@link Languages#ALL}. */
    public static Texts in(String language) {
        return TEXTS.computeIfAbsent(language, l -> Texts.beside(Words.class, l));
    }

    /** Why something is refused, in words. */
    public static String refusal(Code code, String language, List<?> arguments) {
        List<Object> said = new ArrayList<>();
        for (Object argument : arguments) {
            said.add(
                    argument instanceof Phrase(String key, List<Object> more)
                            ? in(language).format(key, more)
                            : argument);
        }
        return in(language).format("refused." + code.word(), said);
    }

    /** A part of a sentence that is put into words when the language is known. */
    record Phrase(String key, List<Object> arguments) {}

    static Phrase phrase(String key, Object... arguments) {
        return new Phrase(key, List.of(arguments));
    }
}
