package tidetable.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tidetable.cli.shell.Style;
import tidetable.engine.Game;
import tidetable.engine.Refusal;
import tidetable.engine.State;
import tidetable.engine.text.Texts;

/** Says by which rule something is asked, allowed or refused, with the words of that rule. */
final class Explainer<V extends Record> {
    private static final int MOST_CLAUSES = 6;

    private final Game<?, V> game;
    private final Texts words;
    private final Texts gameWords;
    private final Style style;
    private final Screen<V> screen;
    private final Roster roster;
    private final Rulebook book;

    Explainer(Game<?, V> game, Texts words, Style style, Screen<V> screen, Roster roster) {
        String language = words.language().getLanguage();
        this.game = game;
        this.words = words;
        this.gameWords = game.texts(language);
        this.style = style;
        this.screen = screen;
        this.roster = roster;
        this.book = Rulebook.of(game, language);
    }

    /** The open question in a sentence, with the number of its clause. */
    String question(State<?> state) {
        State.Prompt prompt = state.prompt();
        return style.bold(gameWords.say(prompt.message(), roster::name)) + " "
                + style.faint(words.format("play.rule", List.of(prompt.rule().number())));
    }

    /** The open question with the words of its clause. */
    List<String> whyAsked(State<?> state) {
        List<String> lines = new ArrayList<>();
        lines.add(question(state));
        lines.addAll(clause(state.prompt().rule().number()));
        return lines;
    }

    /** Why an action is refused, with the words of the clause that forbids it. */
    List<String> refused(Refusal refusal) {
        String why = gameWords.say(refusal.message(), roster::name);
        List<String> lines = new ArrayList<>(style.paragraph(
                words.format("play.refused", List.of(refusal.rule().number(), why)), ""));
        lines.addAll(clause(refusal.rule().number()));
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

    /** Why an action is refused now; empty when it is legal. */
    List<String> whyNot(State<?> state, String notation) {
        OptionalInt action = game.actions().number(notation);
        return action.isEmpty()
                ? List.of()
                : state.refusal(action.getAsInt()).map(this::refused).orElse(List.of());
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
