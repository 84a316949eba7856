package tidetable.cli.play;

import java.util.List;
import java.util.Optional;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.file.BadInput;
import tidetable.engine.text.Texts;

/** A match at a server goes on, and the seat there is kept. */
final class SeatFarewell implements Farewell {
    private final Shell shell;
    private final Texts words;
    private final Table<?> table;
    private final String command;

    /**
     * A farewell.
     *
     * @param command with which the person comes back
     */
    SeatFarewell(Shell shell, Texts words, Table<?> table, String command) {
        this.shell = shell;
        this.words = words;
        this.table = table;
        this.command = command;
    }

    @Override
    public boolean quit() {
        endOfInput();
        return true;
    }

    @Override
    public void endOfInput() {
        if (!table.over()) {
            say("join.comeBack");
            shell.out().println("  " + command); // in one piece, to be copied
        }
    }

    @Override
    public boolean save(Optional<String> name) throws InterruptedException {
        if (!table.over()) {
            say("join.saveLater");
            return false;
        }
        if (name.isEmpty()) {
            say("play.saveName");
            return false;
        }
        try {
            if (UserFiles.exists(name.get())) {
                say("play.saveExists", name.get());
                return false;
            }
            String record = table.record().orElseThrow();
            UserFiles.write(name.get(), writer -> writer.write(record));
        } catch (BadInput e) {
            shell.out().println(e.getMessage());
            return false;
        }
        say("join.saved", name.get(), "tidetable replay " + Shell.quoted(name.get()));
        return true;
    }

    private void say(String key, Object... arguments) {
        shell.style().paragraph(words.format(key, List.of(arguments)), "").forEach(shell.out()::println);
    }
}
