package tidetable.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.file.BadInput;
import tidetable.engine.text.Texts;

/** A match at this machine alone is lost when it is not saved. */
final class FileFarewell implements Farewell {
    private final Shell shell;
    private final Texts words;
    private final LocalTable<?, ?> table;
    /** The file of this match, once there is one. */
    private Optional<String> file;
    /** How many actions that file holds. */
    private int saved;

    /**
     * A farewell.
     *
     * @param file the file that the match was loaded from, if it was
     */
    FileFarewell(Shell shell, Texts words, LocalTable<?, ?> table, Optional<String> file) {
        this.shell = shell;
        this.words = words;
        this.table = table;
        this.file = file;
        this.saved = file.isPresent() ? table.version() : 0;
    }

    @Override
    public boolean save(Optional<String> given) throws InterruptedException {
        Optional<String> name = given.or(() -> file);
        if (name.isEmpty()) {
            say("play.saveName");
            return false;
        }
        try {
            if (!name.equals(file) && UserFiles.exists(name.get())) {
                say("play.saveExists", name.get());
                return false;
            }
            String record = table.record().orElseThrow();
            UserFiles.write(name.get(), writer -> writer.write(record));
        } catch (BadInput e) {
            shell.out().println(e.getMessage());
            return false;
        }
        file = name;
        saved = table.version();
        say("play.saved", name.get(), resume(name.get()));
        return true;
    }

    /** Leaves, after offering to save. */
    @Override
    public boolean quit() throws InterruptedException {
        if (table.over() || table.version() == saved) {
            return true;
        }
        say("play.saveFirst");
        shell.out().print(shell.style().paint("bold,fg(cyan)", "> "));
        String name = shell.line().map(String::strip).orElse("");
        List<String> no = List.of(words.get("play.no").split(" "));
        return name.isEmpty() || no.contains(name.toLowerCase(Locale.ROOT)) || save(Optional.of(name));
    }

    @Override
    public void endOfInput() {
        if (table.over()) {
            return;
        }
        file.ifPresentOrElse(
                name -> say(table.version() == saved ? "play.endedSaved" : "play.endedLater", resume(name)),
                () -> say("play.endedUnsaved"));
    }

    private String resume(String name) {
        return "tidetable play " + table.game().info().id() + " --load " + Shell.quoted(name);
    }

    private void say(String key, Object... arguments) {
        shell.style().paragraph(words.format(key, List.of(arguments)), "").forEach(shell.out()::println);
    }
}
