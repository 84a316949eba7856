package tidetable.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import tidetable.cli.shell.Shell;

/** Runs commands through the real entry. */
final class Cli {
    private Cli() {}

    /** What a command came to. */
    record Result(int code, String out, String err) {
        /** The lines of the answer. */
        List<String> lines() {
            return out.lines().toList();
        }

        /** What was answered to a line that was typed, counted from 1. */
        String answer(int line) {
            return out.split("> ", -1)[line];
        }
    }

    static Result run(String... args) {
        return typing("", args);
    }

    static Result typing(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(args, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, err);
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The same as at a terminal that shows colour. */
    static Result inColour(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int code = Main.run(args, Shell.of(in, out, err, true, Set.of()));
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The same on a system with a locale, such as {@code "pt_BR.UTF-8"}. */
    static Result on(String locale, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(new byte[0]);
        int code = Main.run(args, Shell.of(in, out, err, false, Set.of(), locale));
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
