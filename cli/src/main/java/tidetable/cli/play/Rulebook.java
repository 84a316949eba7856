package tidetable.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tidetable.engine.Game;

/**
 * A rulebook taken apart: sections ({@code ## 8. Title}) with clauses, each a paragraph that begins with its number in
 * bold.
 */
public final class Rulebook {
    private static final Pattern HEADING = Pattern.compile("## (\\d+)\\. .*");
    private static final Pattern CLAUSE = Pattern.compile("\\*\\*((?:R-)?\\d[\\w.]*)\\*\\* .*", Pattern.DOTALL);

    private final List<Paragraph> paragraphs = new ArrayList<>();

    /**
     * A paragraph of a rulebook, a heading included.
     *
     * @param section the number of its section; empty before the first
     * @param clause its own number; empty when it has none
     * @param text Markdown, on one line or, for a list or a table, several
     */
    public record Paragraph(String section, String clause, String text) {}

    private Rulebook(String markdown) {
        String section = "";
        for (String text : markdown.strip().split("\n\\s*\n")) {
            Matcher heading = HEADING.matcher(text);
            if (heading.matches()) {
                section = heading.group(1);
            }
            Matcher clause = CLAUSE.matcher(text);
            paragraphs.add(new Paragraph(section, clause.matches() ? clause.group(1) : "", text));
        }
    }

    /** The rulebook of a game in one of its languages. */
    public static Rulebook of(Game<?, ?> game, String language) {
        return new Rulebook(game.rulebook(language));
    }

    /** Everything. */
    public List<Paragraph> all() {
        return List.copyOf(paragraphs);
    }

    /** The headings of the sections, in order. */
    public List<String> headings() {
        return paragraphs.stream()
                .map(Paragraph::text)
                .filter(text -> HEADING.matcher(text).matches())
                .map(text -> text.substring("## ".length()))
                .toList();
    }

    /**
     * What a reference means: a section ({@code 8}), a clause with all its parts ({@code 8.3}), one part
     * ({@code 8.3a}), or a ruling with the clauses that carry it ({@code R-10}). Empty when there is no such thing.
     */
    public List<Paragraph> find(String reference) {
        if (reference.matches("\\d+")) {
            return paragraphs.stream()
                    .filter(p -> p.section().equals(reference))
                    .toList();
        }
        Pattern part = Pattern.compile(Pattern.quote(reference) + "[a-z]?");
        if (!reference.startsWith("R-")) {
            return paragraphs.stream()
                    .filter(p -> part.matcher(p.clause()).matches())
                    .toList();
        }
        Pattern carried = Pattern.compile("\\*\\*\\w+ " + Pattern.quote(reference) + "\\*\\*");
        return paragraphs.stream()
                .filter(p -> p.clause().equals(reference)
                        || carried.matcher(p.text()).find())
                .toList();
    }

    /** The text of one clause, without its number. */
    public Optional<String> clause(String number) {
        return paragraphs.stream()
                .filter(p -> p.clause().equals(number))
                .map(p -> p.text().substring(number.length() + "**** ".length()))
                .findFirst();
    }
}
