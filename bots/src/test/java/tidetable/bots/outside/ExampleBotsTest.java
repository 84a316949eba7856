package tidetable.bots.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.bots.Bot;
import tidetable.engine.Game;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.games.Games;
import tidetable.games.Schemas;

/** The bots that docs/bot-protocol.md shows, as programs of their own. They need python3 on the PATH. */
class ExampleBotsTest {
    private static final Path EXAMPLES = Schemas.DOCS.resolve("examples");
    private static final Programs PROGRAMS = new Programs();

    static Stream<Game<?, ?>> games() {
        return Games.ids().stream().map(Games::open);
    }

    private static String python() {
        return "exec:python3 '" + EXAMPLES.resolve("random_bot.py") + "'";
    }

    private static String java() {
        String jars = Stream.of(ObjectMapper.class, JsonFactory.class, JsonProperty.class)
                .map(ExampleBotsTest::home)
                .collect(Collectors.joining(File.pathSeparator));
        return "exec:'" + Path.of(System.getProperty("java.home"), "bin", "java")
                + "' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '" + jars + "' '"
                + EXAMPLES.resolve("RandomBot.java") + "'";
    }

    private static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S extends State<S>> void bothPlayToTheEndAndPlayTheSameMatchAgain(Game<S, ?> game) {
        List<Standing> ends = new ArrayList<>();
        try (Bot python = open(python(), game);
                Bot java = open(java(), game)) {
            for (int time = 0; time < 2; time++) {
                python.sitDown(new Bot.Chair(0, 2, Map.of()));
                java.sitDown(new Bot.Chair(1, 2, Map.of()));
                Standing end = Whole.match(game, new Seed(1, 1), List.of(python, java));
                python.ended(end);
                java.ended(end);
                ends.add(end);
            }
        }
        assertThat(ends.getLast()).isEqualTo(ends.getFirst());
    }

    private static Bot open(String name, Game<?, ?> game) {
        return PROGRAMS.open(name, game).orElseThrow();
    }

    @Test
    void otherNamesAreNoPrograms() {
        assertThat(PROGRAMS.open("greedy", Games.open("finspan"))).isEmpty();
    }

    @Test
    void aProgramThatIsNotThereIsNamedWhenItSitsDown() {
        Game<?, ?> game = Games.open("finspan");
        Bot bot = open("exec:no-such-program --fast", game);
        assertThatThrownBy(() -> Whole.match(game, new Seed(1, 1), bot, 0))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "bot 'exec:no-such-program --fast' cannot be started: there is no program 'no-such-program'");
    }

    @Test
    void aProgramThatIsLateIsNamed() {
        Game<?, ?> game = Games.open("finspan");
        Patience little = new Patience(Duration.ofMillis(50), Duration.ofMillis(50), Duration.ofMillis(20));
        Bot bot = new Programs(little).open("exec:sleep 600", game).orElseThrow();
        assertThatThrownBy(() -> Whole.match(game, new Seed(1, 1), bot, 0))
                .isInstanceOf(BadInput.class)
                .hasMessage("bot 'exec:sleep 600' did not say hello within 0.1 s");
    }
}
