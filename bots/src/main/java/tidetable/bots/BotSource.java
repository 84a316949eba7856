package tidetable.bots;

import java.util.Optional;
import tidetable.engine.Game;

/**
 * Bots that are not listed by name, such as programs that are started. A process has just those sources that its class
 * path names for {@link java.util.ServiceLoader}: the command line starts programs, a server, which takes names of bots
 * from anybody, does not.
 */
public interface BotSource {
    /** How its bots are named, for messages, such as {@code "exec:COMMAND"}. */
    String spelling();

    /**
     * A new bot, if the name is one of this source's. Nothing is started before the bot sits down.
     *
     * @throws tidetable.engine.file.BadInput when the name begins as one of this source's and cannot be one
     */
    Optional<Bot> open(String name, Game<?, ?> game);
}
