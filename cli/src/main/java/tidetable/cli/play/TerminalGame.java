package tidetable.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.Style;
import tidetable.engine.Standing;
import tidetable.engine.text.Texts;

/** A conversation: shows the table, asks, takes answers, until the match is over or the person leaves. */
final class TerminalGame<V extends Record> {
    private final Shell shell;
    private final Style style;
    private final Texts words;
    private final Texts english;
    private final Table<V> table;
    private final Screen<V> screen;
    private final Explainer<V> explainer;
    private final Ear ear;
    private final Farewell farewell;
    private Menu menu = new Menu(List.of());
    /** Whether the person has seen the table at all. */
    private boolean seen;

    /** A conversation about a table. */
    TerminalGame(Shell shell, Texts words, Table<V> table, Screen<V> screen, Ear ear, Farewell farewell) {
        this.shell = shell;
        this.style = shell.style();
        this.words = words;
        this.english = Texts.beside(TerminalGame.class, "en");
        this.table = table;
        this.screen = screen;
        this.explainer = new Explainer<>(table.game(), words, style, screen);
        this.ear = ear;
        this.farewell = farewell;
    }

    /** Plays until the match is over and the person leaves, or the person leaves before. */
    void play() throws InterruptedException {
        say("play.welcome", table.game().info().title(), table.roster().name(table.person()));
        int drawn = -1;
        boolean newTurn = true;
        boolean typed = false;
        while (true) {
            newTurn |= table.advance();
            boolean told = tell();
            boolean changed = table.version() != drawn;
            if (changed) {
                drawn = table.version();
                newTurn = !draw(newTurn) && newTurn;
            }
            if (told || changed || typed) {
                prompt();
            }
            Ear.Heard heard = ear.next();
            typed = !(heard instanceof Ear.Heard.Change);
            if (typed && !take(heard)) {
                return;
            }
        }
    }

    /** Takes what was heard; false when the person leaves. */
    private boolean take(Ear.Heard heard) throws InterruptedException {
        return switch (heard) {
            case Ear.Heard.Change _ -> true;
            case Ear.Heard.Line(String text) -> take(text.strip());
            case Ear.Heard.End _ -> {
                shell.out().println();
                farewell.endOfInput();
                yield false;
            }
        };
    }

    private boolean tell() {
        List<String> news = table.news();
        if (!news.isEmpty()) {
            shell.out().println();
            news.forEach(paragraph -> print(style.paragraph(paragraph, "  ")));
        }
        return !news.isEmpty();
    }

    /** Shows what there is now; whether that was the whole table. */
    private boolean draw(boolean whole) {
        menu = new Menu(
                table.view().map(view -> screen.menu(view, table.offered())).orElse(List.of()));
        if (table.over()) {
            showEnd();
        } else if (table.question().isPresent()) {
            showTable(whole);
            showQuestion();
        } else {
            if (!seen) {
                showTable(true);
            }
            showQuestion();
            return false;
        }
        return true;
    }

    private void showTable(boolean whole) {
        table.view().ifPresent(view -> {
            seen = true;
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
        });
    }

    private void showQuestion() {
        shell.out().println();
        if (menu.deep()) {
            shell.out().println(style.bold(menu.question()) + " " + style.faint(words.get("play.backHint")));
        } else {
            String what = table.over()
                    ? words.get("play.after")
                    : table.question().map(explainer::question).orElseGet(table::waiting);
            print(style.paragraph(what, ""));
        }
        print(menu.lines(style));
    }

    private void showEnd() {
        shell.out().println();
        table.view().ifPresent(view -> {
            print(screen.board(view, menu.marks()));
            shell.out().println();
            print(screen.scoreSheet(view, table.roster()));
            shell.out().println();
        });
        shell.out().println(style.bold(winner(table.standing(), table.roster(), screen, words)));
        say("play.after");
    }

    /** Who has won, in a sentence. */
    static String winner(Standing standing, Roster roster, Screen<?> screen, Texts words) {
        List<String> winners = standing.winners().stream().map(roster::name).toList();
        return words.format(
                (winners.size() == 1 ? "play.winner" : "play.winners") + (screen.scored() ? "" : ".plain"),
                List.of(
                        String.join(", ", winners),
                        standing.scores().get(standing.winners().getFirst())));
    }

    private void prompt() {
        shell.out().print(style.paint("bold,fg(cyan)", "> "));
        shell.out().flush();
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
    private boolean takeEnter() throws InterruptedException {
        if (table.over()) {
            return false;
        }
        if (menu.deep()) {
            menu.back();
            showQuestion();
        } else if (menu.entries().size() == 1) {
            pick(menu.entries().getFirst());
        } else if (menu.entries().isEmpty()) {
            showQuestion();
        } else {
            say("play.typeNumber", menu.entries().size());
        }
        return true;
    }

    private boolean command(Word word, String rest) throws InterruptedException {
        switch (word) {
            case HELP -> {
                print(style.paragraph(words.get("play.help"), ""));
                if (table.canConcede()) {
                    print(style.paragraph(words.get("join.help"), ""));
                }
                if (table.interrupts().isPresent()) {
                    print(style.paragraph(words.get("join.interrupts"), ""));
                }
            }
            case BOARD -> {
                showTable(true);
                showQuestion();
            }
            case UNDO -> undo();
            case HINT -> hint();
            case SAVE -> farewell.save(Optional.of(rest).filter(name -> !name.isEmpty()));
            case LOG -> table.history().forEach(text -> print(style.paragraph(text, "  ")));
            case RULES -> rules(rest);
            case BACK -> {
                menu.back();
                showQuestion();
            }
            case CONCEDE -> concede();
            case INTERRUPT -> interrupt();
            case QUIT -> {
                return !farewell.quit();
            }
        }
        return true;
    }

    private void choose(String line) throws InterruptedException {
        String notation = notation(line);
        if (isAction(notation)) {
            act(notation);
            return;
        }
        List<Entry> meant = menu.meant(line);
        if (meant.size() == 1) {
            pick(meant.getFirst());
        } else if (meant.isEmpty()) {
            boolean asked = table.question().isPresent();
            say(
                    table.over() ? "play.unknownAfter" : asked ? "play.unknown" : "join.unknown",
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

    private void pick(Entry entry) throws InterruptedException {
        switch (entry) {
            case Entry.Act act -> act(act.action());
            case Entry.Open open -> {
                menu.open(open);
                if (!menu.marks().isEmpty()) {
                    shell.out().println();
                    table.view().ifPresent(view -> print(screen.board(view, menu.marks())));
                }
                showQuestion();
            }
        }
    }

    private boolean isAction(String notation) {
        return table.game().actions().number(notation).isPresent();
    }

    private void act(String notation) throws InterruptedException {
        table.act(notation).ifPresent(why -> print(explainer.refused(why)));
    }

    private void explain(String what) throws InterruptedException {
        Optional<V> view = table.view();
        String notation = notation(what);
        if (view.isEmpty() || (what.isEmpty() && table.question().isEmpty())) {
            showQuestion();
        } else if (what.isEmpty()) {
            table.question().ifPresent(question -> print(explainer.whyAsked(question)));
            say("play.explainHint");
        } else if (isAction(notation)) {
            Optional<Table.Refused> whyNot = table.why(notation);
            print(whyNot.isPresent() ? explainer.refused(whyNot.get()) : explainer.action(notation, view.get()));
        } else {
            List<Entry> meant = menu.meant(what);
            meant.forEach(entry -> print(explainer.choice(entry, view.get())));
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

    private void undo() throws InterruptedException {
        Optional<String> undone = table.undo();
        undone.ifPresentOrElse(
                action -> say(action.isEmpty() ? "join.undone" : "play.undone", action), () -> say("play.noUndo"));
    }

    private void hint() throws InterruptedException {
        if (table.question().isEmpty()) {
            say("play.noQuestion");
            return;
        }
        switch (table.hint()) {
            case Table.Advice.Given(String text) -> print(style.paragraph(text, ""));
            case Table.Advice.None(Table.Refused why) -> print(explainer.refused(why));
        }
    }

    private void concede() throws InterruptedException {
        if (!table.canConcede()) {
            say("play.noConcede");
            return;
        }
        say("join.concedeFirst");
        prompt();
        Ear.Heard heard = ear.next();
        while (heard instanceof Ear.Heard.Change) {
            heard = ear.next();
        }
        List<String> yes = List.of(words.get("join.yes").split(" "));
        if (heard instanceof Ear.Heard.Line(String text)
                && yes.contains(text.strip().toLowerCase(Locale.ROOT))) {
            table.concede().ifPresentOrElse(why -> print(explainer.refused(why)), () -> say("join.conceded"));
        } else {
            say("join.notConceded");
        }
    }

    private void interrupt() throws InterruptedException {
        Optional<Boolean> interrupts = table.interrupts();
        if (interrupts.isEmpty()) {
            say("play.noInterrupt");
            return;
        }
        boolean on = !interrupts.get();
        table.interrupt(on)
                .ifPresentOrElse(
                        why -> print(explainer.refused(why)), () -> say(on ? "join.interruptOn" : "join.interruptOff"));
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
