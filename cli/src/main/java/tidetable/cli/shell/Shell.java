package tidetable.cli.shell;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;

/** What a command works with: the three streams, whether a person sits at them, and fresh seeds. */
public final class Shell {
    private final BufferedReader in;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Style style;
    private final Set<Stream> terminals;
    private final Supplier<Seed> freshSeed;
    private final String language;

    /** The streams of a program. */
    public enum Stream {
        /** What is typed. */
        IN,
        /** What is answered. */
        OUT,
        /** What is said beside the answer. */
        ERR
    }

    private Shell(
            InputStream in,
            OutputStream out,
            OutputStream err,
            boolean colour,
            Set<Stream> terminals,
            Supplier<Seed> freshSeed,
            String language) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = new PrintWriter(new OutputStreamWriter(new Reporting(out), StandardCharsets.UTF_8));
        this.err = new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true);
        this.style = new Style(colour);
        this.terminals = Set.copyOf(terminals);
        this.freshSeed = freshSeed;
        this.language = language;
    }

    /**
     * The shell of a program.
     *
     * @param colour whether colour is shown
     * @param terminals the streams that are a terminal
     */
    public static Shell of(InputStream in, OutputStream out, OutputStream err, boolean colour, Set<Stream> terminals) {
        return of(in, out, err, colour, terminals, "");
    }

    /**
     * The shell of a program on a system with a language.
     *
     * @param colour whether colour is shown
     * @param terminals the streams that are a terminal
     * @param language the locale of the system, such as {@code "pt_BR.UTF-8"}
     */
    public static Shell of(
            InputStream in,
            OutputStream out,
            OutputStream err,
            boolean colour,
            Set<Stream> terminals,
            String language) {
        return new Shell(in, out, err, colour, terminals, Shell::secretSeed, language);
    }

    private static Seed secretSeed() {
        SecureRandom random = new SecureRandom();
        return new Seed(random.nextLong(), random.nextLong());
    }

    /** Takes the answer. Writing to it ends the command when nobody reads any more. */
    public PrintWriter out() {
        return out;
    }

    /** Takes what is said beside the answer. */
    public PrintWriter err() {
        return err;
    }

    /** How text is shown. */
    public Style style() {
        return style;
    }

    /** Whether a stream is a terminal. */
    public boolean terminal(Stream stream) {
        return terminals.contains(stream);
    }

    /** The next line that is typed; empty at the end of the input. */
    public Optional<String> line() {
        out.flush();
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new BadInput("cannot read what is typed: " + e.getMessage());
        }
    }

    /**
     * The next line that a program says; empty at the end of the input.
     *
     * @param longest in characters
     * @throws BadInput when it is longer
     */
    public Optional<String> line(int longest) {
        out.flush();
        StringBuilder line = new StringBuilder();
        try {
            for (int next = in.read(); next != '\n'; next = in.read()) {
                if (next < 0) {
                    return line.isEmpty() ? Optional.empty() : Optional.of(line.toString());
                }
                if (line.length() == longest) {
                    throw new BadInput("a line of the input is longer than %,d characters".formatted(longest));
                }
                line.append((char) next);
            }
            return Optional.of(line.toString());
        } catch (IOException e) {
            throw new BadInput("cannot read the input: " + e.getMessage());
        }
    }

    /** An argument as it is typed into a shell. */
    public static String quoted(String argument) {
        return argument.matches("[\\w./:-]+") ? argument : "'" + argument + "'";
    }

    /** The locale of the system, such as {@code "pt_BR.UTF-8"}; empty when it has none. */
    public String language() {
        return language;
    }

    /** A seed nobody can guess. */
    public Seed freshSeed() {
        return freshSeed.get();
    }

    /** Nobody reads the answer any more. */
    public static final class Unheard extends RuntimeException {}

    /** Makes a failed write fail the command, which a {@link PrintWriter} alone would not. */
    private static final class Reporting extends OutputStream {
        private final OutputStream to;

        Reporting(OutputStream to) {
            this.to = to;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            try {
                to.write(bytes, from, length);
            } catch (IOException e) {
                throw failure(e);
            }
        }

        @Override
        public void flush() {
            try {
                to.flush();
            } catch (IOException e) {
                throw failure(e);
            }
        }

        /** Systems name a closed pipe in their own language, but all say "pipe". */
        private static RuntimeException failure(IOException e) {
            String message = String.valueOf(e.getMessage());
            return message.toLowerCase(Locale.ROOT).contains("pipe")
                    ? new Unheard()
                    : new BadInput("cannot write the answer: " + message);
        }
    }
}
