package tidetable.bots.outside;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tidetable.bots.Bot;
import tidetable.bots.BotSource;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;

/**
 * Programs that are started and spoken to over their standard input and output, named {@code exec:COMMAND}. Only a process
 * whose class path says so has this source: whoever may name such a bot may start any program.
 */
public final class Programs implements BotSource {
    private static final String PREFIX = "exec:";
    private static final Pattern SYSTEM = Pattern.compile("error[:=] ?(\\d+),? \\(?(.*?)\\)?$");
    private static final String NO_SUCH_FILE = "2";

    private final Patience patience;

    /** The source with the times that docs/bot-protocol.md says. */
    public Programs() {
        this(Patience.USUAL);
    }

    Programs(Patience patience) {
        this.patience = patience;
    }

    @Override
    public String spelling() {
        return PREFIX + "COMMAND";
    }

    @Override
    public Optional<Bot> open(String name, Game<?, ?> game) {
        if (!name.startsWith(PREFIX)) {
            return Optional.empty();
        }
        List<String> words = CommandLine.words(name.substring(PREFIX.length()));
        return Optional.of(new OutsideBot(name, game, patience, () -> start(name, words)));
    }

    private Line start(String name, List<String> words) {
        try {
            return new Program(words, patience.goodbye());
        } catch (IOException e) {
            throw new BadInput("bot '%s' cannot be started: %s".formatted(name, reason(words.getFirst(), e)));
        }
    }

    /** Java puts the system's number and reason behind its own words. */
    private static String reason(String program, IOException e) {
        Matcher system = SYSTEM.matcher(String.valueOf(e.getMessage()));
        if (!system.find()) {
            return "'" + program + "' is no program that this system can run";
        }
        return system.group(1).equals(NO_SUCH_FILE)
                ? "there is no program '" + program + "'"
                : "'" + program + "': " + system.group(2);
    }
}
