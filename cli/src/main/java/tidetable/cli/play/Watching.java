package tidetable.cli.play;

import java.util.List;
import java.util.Map;
import tidetable.cli.shell.Shell;
import tidetable.engine.text.Texts;

/** Shows a match to somebody who does not play, until it is over. */
final class Watching<V extends Record> {
    private final Shell shell;
    private final Texts words;
    private final RemoteTable<V> table;
    private final Screen<V> screen;
    private final String link;

    Watching(Shell shell, Texts words, RemoteTable<V> table, Screen<V> screen, String link) {
        this.shell = shell;
        this.words = words;
        this.table = table;
        this.screen = screen;
        this.link = link;
    }

    void watch() throws InterruptedException {
        print(shell.style()
                .paragraph(
                        words.format(
                                "watch.welcome", List.of(table.game().info().title(), link)),
                        ""));
        shell.out().flush();
        String shown = "";
        while (true) {
            table.awaitChange();
            table.advance();
            table.news().forEach(paragraph -> print(shell.style().paragraph(paragraph, "  ")));
            if (table.version() > 0 && table.over()) {
                end();
                return;
            }
            // The board is long: it is shown again when it is another seat's turn.
            if (table.version() > 0 && !shown.equals(table.waiting())) {
                shown = table.waiting();
                show();
            }
            shell.out().flush();
        }
    }

    private void show() {
        table.view().ifPresent(view -> {
            shell.out().println();
            print(screen.status(view));
            for (int seat = 0; seat < table.roster().names().size(); seat++) {
                print(screen.seat(view, seat, table.roster()));
            }
            print(screen.board(view, Map.of()));
        });
        print(shell.style().paragraph(table.waiting(), ""));
    }

    private void end() {
        shell.out().println();
        table.view().ifPresent(view -> {
            print(screen.board(view, Map.of()));
            shell.out().println();
            print(screen.scoreSheet(view, table.roster()));
            shell.out().println();
        });
        shell.out().println(shell.style().bold(TerminalGame.winner(table.standing(), table.roster(), screen, words)));
        shell.out().flush();
    }

    private void print(List<String> lines) {
        lines.forEach(shell.out()::println);
    }
}
