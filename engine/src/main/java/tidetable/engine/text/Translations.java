package tidetable.engine.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tidetable.engine.file.BadInput;

/**
 * The words of a game in its languages: the message files and the rulebooks that lie beside its class. English is
 * what the others translate; its files have no language in their names.
 */
public final class Translations {
    private final Class<?> anchor;
    private final String title;
    private final Map<String, Texts> texts = new LinkedHashMap<>();

    /**
     * @param anchor the class beside which the files lie
     * @param title the game's, for messages
     * @param languages their tags, English first
     * @param more texts of the game that no file has, such as those of a custom deck, by key; the same in every language
     * @throws BadInput when the message files do not have the same keys and places
     */
    public Translations(Class<?> anchor, String title, List<String> languages, Map<String, String> more) {
        this(anchor, title, languages, _ -> more);
    }

    /**
     * @param anchor the class beside which the files lie
     * @param title the game's, for messages
     * @param languages their tags, English first
     * @param more texts of the game that no file has, by key, made from the file's texts of each language
     * @throws BadInput when the message files do not have the same keys and places
     */
    public Translations(
            Class<?> anchor, String title, List<String> languages, Function<Texts, Map<String, String>> more) {
        this.anchor = anchor;
        this.title = title;
        Texts original = Texts.beside(anchor, Languages.ENGLISH);
        for (String language : languages) {
            Texts translated = Texts.beside(anchor, language);
            translated.checkSameKeys(original);
            texts.put(language, translated.with(more.apply(translated)));
        }
    }

    /**
     * The messages in a language.
     *
     * @throws BadInput when the game has no texts in it, naming those that there are
     */
    public Texts in(String language) {
        Texts found = texts.get(language);
        if (found == null) {
            throw new BadInput(
                    title + " has no texts in '" + language + "'; it has " + String.join(", ", texts.keySet()));
        }
        return found;
    }

    /**
     * The rulebook in a language.
     *
     * @throws BadInput as for the messages
     */
    public String rulebook(String language) {
        String file = "RULES" + Languages.suffix(in(language).tag()) + ".md";
        try (InputStream in = anchor.getResourceAsStream(file)) {
            if (in == null) {
                throw new BadInput("the program's own file " + file + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
