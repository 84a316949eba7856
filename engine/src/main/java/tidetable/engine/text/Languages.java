package tidetable.engine.text;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The languages that people are spoken to in, as tags, and which of them somebody means. */
public final class Languages {
    /** The one that all others translate. */
    public static final String ENGLISH = "en";

    /** All there are, English first. */
    public static final List<String> ALL = List.of(ENGLISH, "de", "pt-BR");

    private Languages() {}

    /**
     * The language that a wish means: the very one, else one that differs in its country alone, so that everybody who reads
     * Portuguese gets the Portuguese there is.
     *
     * @param wish a tag or a locale of a system, such as {@code "de"}, {@code "pt-PT"} or {@code "pt_BR.UTF-8"}; what is
     *     neither means no language
     * @param among the tags to choose from
     */
    public static Optional<String> find(String wish, Collection<String> among) {
        Locale wished =
                Locale.forLanguageTag(wish.strip().replaceAll("[.@].*", "").replace('_', '-'));
        return among.stream()
                .filter(tag -> tag.equalsIgnoreCase(wished.toLanguageTag()))
                .findFirst()
                .or(() -> among.stream()
                        .filter(tag -> Locale.forLanguageTag(tag).getLanguage().equals(wished.getLanguage()))
                        .findFirst());
    }

    /** What a language adds to the names of its files, such as {@code "_pt_BR"}; nothing for English. */
    static String suffix(String language) {
        return language.equals(ENGLISH) ? "" : "_" + language.replace('-', '_');
    }
}
