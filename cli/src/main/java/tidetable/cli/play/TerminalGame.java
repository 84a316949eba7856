package tidetable.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.Style;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.file.BadInput;
import tidetable.engine.text.Texts;

/** A conversation: shows the table, asks, takes answers, until the match is over or the person leaves. */
final class TerminalGame<S extends State<S>, V extends Record> {
    private final Shell shell;
    private final Style style;
    private final Texts words;
    private final Texts english;
    private final Table<S, V> table;
    private final Screen<V> screen;
    private final Explainer<V> explainer;
    private Menu menu = new Menu(List.of());
    /** The file of this match, once there is one. */
    private Optional<String> file;
    /** How many actions that file holds. */
    private int saved;

    /**
     * A conversation about a table.
     *
     * @param file the file that the match was loaded from, if it was
     */
    TerminalGame(Shell shell, Texts words, Table<S, V> table, Optional<String> file) {
        this.shell = shell;
        this.style = shell.style();
        this.words = words;
        this.english = Texts.beside(TerminalGame.class, "en");
        this.table = table;
        this.screen = Screens.of(table.game(), words, style);
        this.explainer = new Explainer<>(table.game(), words, style, screen, table.roster());
        this.file = file;
        this.saved = file.isPresent() ? table.length() : 0;
    }

    /** Plays until the match is over and the person leaves, or the person leaves before. */
    void play() throws InterruptedException {
        say("play.welcome", table.game().info().title(), table.roster().name(table.person()));
        boolean newTurn = true;
        boolean going = true;
        while (going) {
            int before = table.length();
            table.letBotsPlay();
            newTurn |= table.length() > before;
            tell();
            menu = new Menu(screen.menu(table.view(), table.offered()));
            if (table.over()) {
                showEnd();
            } else {
                showTable(newTurn);
                showQuestion();
            }
            newTurn = false;
            going = answer();
        }
    }

    private void tell() {
        List<String> news = screen.tell(table.news(), table.roster());
        if (!news.isEmpty()) {
            shell.out().println();
            news.forEach(paragraph -> print(style.paragraph(paragraph, "  ")));
        }
    }

    private void showTable(boolean whole) {
        V view = table.view();
        shell.out().println();
        if (whole) {
            print(screen.status(view));
            int seats = table.roster().names().size();
            for (int i = 1; i < seats; i++) {
                print(screen.seat(view, (table.person() + i) % seats, table.roster()));
            }
        }
        print(screen.seat(view, table.person(), table.roster()));
        print(screen.board(view, menu.marks()));
    }

    private void showQuestion() {
        shell.out().println();
        if (menu.deep()) {
            shell.out().println(style.bold(menu.question()) + " " + style.faint(words.get("play.backHint")));
        } else {
            print(style.paragraph(explainer.question(table.state()), ""));
        }
        print(menu.lines(style));
    }

    private void showEnd() {
        Standing standing = table.state().standing();
        List<String> winners =
                standing.winners().stream().map(table.roster()::name).toList();
        shell.out().println();
        print(screen.board(table.view(), menu.marks()));
        shell.out().println();
        print(screen.scoreSheet(table.view(), table.roster()));
        shell.out().println();
        shell.out()
                .println(style.bold(words.format(
                        winners.size() == 1 ? "play.winner" : "play.winners",
                        List.of(
                                String.join(", ", winners),
                                standing.scores().get(standing.winners().getFirst())))));
        say("play.after");
    }

    /** Takes lines until the position has changed; false when the person leaves. */
    private boolean answer() throws InterruptedException {
        int length = table.length();
        while (true) {
            shell.out().print(style.paint("bold,fg(cyan)", "> "));
            Optional<String> line = shell.line();
            if (line.isEmpty()) {
                endOfInput();
                return false;
            }
            if (!take(line.get().strip())) {
                return false;
            }
            if (table.length() != length) {
                return true;
            }
        }
    }

    /** Takes a line; false when the person leaves. */
    private boolean take(String line) throws InterruptedException {
        String first = line.replaceAll("\\s.*", "");
        String rest = line.substring(first.length()).strip();
        Optional<Word> word = Word.of(first, words, english);
        if (line.isEmpty()) {
            return takeEnter();
        }
        if (line.startsWith("?")) {
            explain(line.substring(1).strip());
        } else if (word.isPresent() && (rest.isEmpty() || word.get() == Word.SAVE || word.get() == Word.RULES)) {
            return command(word.get(), rest);
        } else {
            choose(line);
        }
        return true;
    }

    /** Enter alone goes back, or takes the only choice, or leaves after the end. */
    private boolean takeEnter() {
        if (table.over()) {
            return false;
        }
        if (menu.deep()) {
            menu.back();
            showQuestion();
        } else if (menu.entries().size() == 1) {
            pick(menu.entries().getFirst());
        } else {
            say("play.typeNumber", menu.entries().size());
        }
        return true;
    }

    private boolean command(Word word, String rest) throws InterruptedException {
        switch (word) {
            case HELP -> print(style.paragraph(words.get("play.help"), ""));
            case BOARD -> {
                showTable(true);
                showQuestion();
            }
            case UNDO -> undo();
            case SAVE -> save(rest.isEmpty() ? file : Optional.of(rest));
            case LOG ->
                screen.tell(table.history(), table.roster()).forEach(text -> print(style.paragraph(text, "  ")));
            case RULES -> rules(rest);
            case BACK -> {
                menu.back();
                showQuestion();
            }
            case QUIT -> {
                return !quit();
            }
        }
        return true;
    }

    private void choose(String line) {
        String notation = notation(line);
        OptionalInt action = table.game().actions().number(notation);
        if (action.isPresent()) {
            act(action.getAsInt());
            return;
        }
        List<Entry> meant = menu.meant(line);
        if (meant.size() == 1) {
            pick(meant.getFirst());
        } else if (meant.isEmpty()) {
            say(
                    table.over() ? "play.unknownAfter" : "play.unknown",
                    line,
                    menu.entries().size());
        } else {
            say("play.ambiguous", line, numbers(meant));
        }
    }

    private String numbers(List<Entry> meant) {
        return String.join(
                ", ",
                meant.stream()
                        .map(entry -> Integer.toString(menu.entries().indexOf(entry) + 1))
                        .toList());
    }

    private void pick(Entry entry) {
        switch (entry) {
            case Entry.Act act -> table.game().actions().number(act.action()).ifPresent(this::act);
            case Entry.Open open -> {
                menu.open(open);
                if (!menu.marks().isEmpty()) {
                    shell.out().println();
                    print(screen.board(table.view(), menu.marks()));
                }
                showQuestion();
            }
        }
    }

    private void act(int action) {
        Optional<Refusal> refusal = table.act(action);
        refusal.ifPresent(why -> print(explainer.refused(why)));
    }

    private void explain(String what) {
        if (what.isEmpty()) {
            print(explainer.whyAsked(table.state()));
            say("play.explainHint");
            return;
        }
        String notation = notation(what);
        List<String> whyNot = explainer.whyNot(table.state(), notation);
        if (!whyNot.isEmpty()) {
            print(whyNot);
        } else if (table.game().actions().number(notation).isPresent()) {
            print(explainer.action(notation, table.view()));
        } else {
            List<Entry> meant = menu.meant(what);
            meant.forEach(entry -> print(explainer.choice(entry, table.view())));
            if (meant.isEmpty()) {
                say("play.cannotExplain", what, menu.entries().size());
            }
        }
    }

    private void rules(String reference) {
        List<String> lines = explainer.rules(reference);
        print(lines);
        if (lines.isEmpty()) {
            say("play.noRule", reference);
        }
    }

    private void undo() {
        Optional<String> undone = table.undo();
        undone.ifPresentOrElse(action -> say("play.undone", action), () -> say("play.noUndo"));
    }

    /** Saves the match; false when that was not possible. */
    private boolean save(Optional<String> name) throws InterruptedException {
        if (name.isEmpty()) {
            say("play.saveName");
            return false;
        }
        try {
            if (!name.equals(file) && UserFiles.exists(name.get())) {
                say("play.saveExists", name.get());
                return false;
            }
            String record = table.record();
            UserFiles.write(name.get(), writer -> writer.write(record));
        } catch (BadInput e) {
            shell.out().println(e.getMessage());
            return false;
        }
        file = name;
        saved = table.length();
        say("play.saved", name.get(), resume(name.get()));
        return true;
    }

    /** Leaves, after offering to save; false when the person stays. */
    private boolean quit() throws InterruptedException {
        if (table.over() || table.length() == saved) {
            return true;
        }
        say("play.saveFirst");
        shell.out().print(style.paint("bold,fg(cyan)", "> "));
        String name = shell.line().map(String::strip).orElse("");
        List<String> no = List.of(words.get("play.no").split(" "));
        return name.isEmpty() || no.contains(name.toLowerCase(Locale.ROOT)) || save(Optional.of(name));
    }

    private void endOfInput() {
        shell.out().println();
        if (table.over()) {
            return;
        }
        file.ifPresentOrElse(
                name -> say(table.length() == saved ? "play.endedSaved" : "play.endedLater", resume(name)),
                () -> say("play.endedUnsaved"));
    }

    private String resume(String name) {
        String quoted = name.matches("[\\w./-]+") ? name : "'" + name + "'";
        return "tidetable play " + table.game().info().id() + " --load " + quoted;
    }

    private static String notation(String typed) {
        return typed.toLowerCase(Locale.ROOT)
                .replaceAll("\\s+", " ")
                .replaceAll("\\( ?(-?\\d+) ?, ?(-?\\d+) ?\\)", "($1,$2)");
    }

    private void say(String key, Object... arguments) {
        print(style.paragraph(words.format(key, List.of(arguments)), ""));
    }

    private void print(List<String> lines) {
        lines.forEach(shell.out()::println);
    }
}
