package tidetable.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.MatchRecord;
import tidetable.engine.text.Texts;

/**
 * Whole games of a released rules version, with all that happened and the hash after every action. A change that alters
 * one needs a new rules version. Written anew on purpose with {@code -Dtidetable.golden=write}. A game's own test says how
 * many seats were recorded.
 *
 * @param <S> the game's positions
 * @param <V> its views
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GoldenGames<S extends State<S>, V extends Record> {
    private final Game<S, V> game;
    private final Texts texts;
    private final Path folder;

    /** @param folder of the recorded games, in {@code golden} */
    protected GoldenGames(Game<S, V> game, String folder) {
        this.game = game;
        this.texts = game.texts("en");
        this.folder = Path.of("src/test/resources/golden", folder);
    }

    /** The numbers of seats with which games were recorded. */
    protected abstract IntStream seats();

    @ParameterizedTest(name = "version 1, {0} seats")
    @MethodSource("seats")
    @DisplayName("a recorded game goes as it went")
    void replays(int seats) throws IOException {
        Path record = folder.resolve("v1-" + seats + ".tide.json");
        Path told = folder.resolve("v1-" + seats + ".txt");
        if ("write".equals(System.getProperty("tidetable.golden"))) {
            Files.createDirectories(folder);
            Files.writeString(record, randomGame(seats).write());
            Files.writeString(told, tell(read(record)));
        }
        assertThat(tell(read(record))).isEqualTo(Files.readString(told));
    }

    private static MatchRecord read(Path file) throws IOException {
        return MatchRecord.parse(Files.readString(file), file.toString());
    }

    private MatchRecord randomGame(int seats) {
        Seed seed = new Seed(seats, 1);
        Match<S, V> match = new Match<>(game, new Deal(seats, Map.of(), seed, Rng.Kind.KEYED));
        Rng rng = Rng.fast(seed, "golden");
        ActionList actions = new ActionList();
        while (!match.over()) {
            match.state().legalActions(actions);
            assertThat(match.act(actions.get(rng.below(actions.size())), Story.NONE))
                    .isEmpty();
        }
        List<MatchRecord.Player> players = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            players.add(new MatchRecord.Player(true, "random"));
        }
        return MatchRecord.of(match, players, Optional.empty());
    }

    private String tell(MatchRecord record) {
        StringBuilder told = new StringBuilder();
        Match<S, V> match = record.replay(game, "golden", 0, Story.NONE);
        for (String action : record.actions()) {
            List<Event> events = new ArrayList<>();
            int seat = match.state().actor();
            int number = game.actions().number(action).orElseThrow();
            assertThat(match.act(number, Story.into(events))).isEmpty();
            told.append("seat %d: %s  [%s]\n"
                    .formatted(
                            seat,
                            action,
                            HexFormat.of().toHexDigits(match.state().hash())));
            events.forEach(event -> told.append("    ")
                    .append(texts.say(event.message(), s -> "seat " + s))
                    .append('\n'));
        }
        return told.append(match.state().standing()).append('\n').toString();
    }
}
