package tidetable.cli.play;

import java.util.ArrayList;
import java.util.List;
import tidetable.cli.shell.Style;
import tidetable.engine.Game;
import tidetable.engine.text.Texts;

/** Says by which rule something is asked, allowed or refused, with the words of that rule. */
final class Explainer<V extends Record> {
    private static final int MOST_CLAUSES = 6;

    private final Texts words;
    private final Style style;
    private final Screen<V> screen;
    private final Rulebook book;

    Explainer(Game<?, V> game, Texts words, Style style, Screen<V> screen) {
        this.words = words;
        this.style = style;
        this.screen = screen;
        this.book = Rulebook.of(game, words.tag());
    }

    /** A question in a sentence, with the number of its clause. */
    String question(Table.Question question) {
        return style.bold(question.text()) + " " + style.faint(words.format("play.rule", List.of(question.rule())));
    }

    /** A question with the words of its clause. */
    List<String> whyAsked(Table.Question question) {
        List<String> lines = new ArrayList<>();
        lines.add(question(question));
        lines.addAll(clause(question.rule()));
        return lines;
    }

    /** Why something is refused, with the words of the clause that forbids it. */
    List<String> refused(Table.Refused refused) {
        String sentence = refused.rule()
                .map(rule -> words.format("play.refused", List.of(rule, refused.text())))
                .orElseGet(() -> words.format("play.notDone", List.of(refused.text())));
        List<String> lines = new ArrayList<>(style.paragraph(sentence, ""));
        refused.rule().ifPresent(rule -> lines.addAll(clause(rule)));
        return lines;
    }

    /** What a choice is and by which clauses it is allowed. */
    List<String> choice(Entry entry, V view) {
        Entry.Act act = first(entry);
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(Style.plain(entry.label()))
                + (entry instanceof Entry.Act
                        ? " " + style.faint(words.format("play.typed", List.of(act.action())))
                        : ""));
        if (!entry.note().isEmpty()) {
            lines.addAll(style.paragraph(entry.note(), "  "));
        }
        screen.clauses(view, act.action()).stream().distinct().forEach(number -> lines.addAll(clause(number)));
        return lines;
    }

    /** What a legal action is that is not in the menu shown. */
    List<String> action(String notation, V view) {
        return choice(new Entry.Act(notation, "", "", notation), view);
    }

    /** A part of the rulebook, or its headings when none is named; empty when there is no such part. */
    List<String> rules(String reference) {
        if (reference.isEmpty()) {
            List<String> lines = new ArrayList<>(book.headings());
            lines.add(words.get("play.rulesHint"));
            return lines;
        }
        List<String> lines = new ArrayList<>();
        book.find(reference).forEach(paragraph -> lines.addAll(show(paragraph)));
        return lines;
    }

    private List<String> clause(String number) {
        List<String> lines = new ArrayList<>();
        book.find(number).stream().limit(MOST_CLAUSES).forEach(paragraph -> lines.addAll(show(paragraph)));
        return lines;
    }

    private List<String> show(Rulebook.Paragraph paragraph) {
        return paragraph.text().startsWith("#")
                ? List.of(style.bold(paragraph.text().replaceFirst("#+ ", "")))
                : style.paragraph(paragraph.text(), "  ");
    }

    private static Entry.Act first(Entry entry) {
        return switch (entry) {
            case Entry.Act act -> act;
            case Entry.Open open -> first(open.under().getFirst());
        };
    }
}
