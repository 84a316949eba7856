package tidetable.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tidetable.engine.ActionList;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Commitment;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.engine.file.Scenario;
import tidetable.engine.file.ScenarioRun;

/**
 * Damaged records, scenarios and positions of a game are refused in one line or can be used. A game's test extends
 * this. The system property {@code tidetable.files} says how many damaged files each reader is given.
 *
 * @param <S> the positions of the game
 * @param <V> the views of the game
 */
public abstract class FuzzSuite<S extends State<S>, V extends Record> {
    private static final int GOOD = 12;

    /** The game; every call may give the same one. */
    protected abstract Game<S, V> game();

    /** Further good positions, as texts, that random games may not reach. */
    protected List<String> morePositions() {
        return List.of();
    }

    /** Further good scenarios, as texts. */
    protected List<String> moreScenarios() {
        return List.of();
    }

    private static int files() {
        return Integer.getInteger("tidetable.files", 4000);
    }

    /** Damaged records. */
    @Test
    public void damagedRecords() {
        List<String> good = IntStream.range(0, GOOD)
                .mapToObj(number -> record(played(number, number * 20, number % 2 == 0)))
                .toList();
        check(FileFuzz.run(good, files(), Long.getLong("tidetable.seed", 1), (text, source) -> {
            MatchRecord record = MatchRecord.parse(text, source);
            if (!record.game().equals(game().info().id())) {
                throw new BadInput(source + ": /game is another");
            }
            Match<S, V> match = record.replay(game(), source, Integer.MAX_VALUE, Story.NONE);
            assertThat(match.actions()).hasSameSizeAs(record.actions());
        }));
    }

    private String record(Match<S, V> match) {
        List<MatchRecord.Player> players = IntStream.range(0, match.state().seats())
                .mapToObj(seat -> new MatchRecord.Player(seat == 0, "p" + seat))
                .toList();
        int length = match.actions().size();
        if (length % 3 == 0 || players.size() == 1) {
            return MatchRecord.of(match, players, Optional.empty()).write();
        }
        String commitment = Commitment.of(game().info(), match.deal());
        List<MatchRecord.Concession> conceded =
                List.of(new MatchRecord.Concession(1, length / 2), new MatchRecord.Concession(0, length));
        return MatchRecord.of(match, players, Optional.empty(), Optional.of(commitment), conceded)
                .write();
    }

    /** Damaged scenarios. */
    @Test
    public void damagedScenarios() {
        List<String> good = new ArrayList<>(moreScenarios());
        IntStream.range(0, GOOD).mapToObj(this::scenario).forEach(good::add);
        check(FileFuzz.run(good, files(), Long.getLong("tidetable.seed", 2), (text, source) -> {
            Scenario scenario = Scenario.parse(text, source);
            assertThat(ScenarioRun.failures(game(), scenario)).doesNotContainNull();
        }));
    }

    private String scenario(int number) {
        S state = played(number, number * 15, false).state();
        int action = legal(state).get(0);
        String notation = game().actions().notation(action);
        S after = state.copy();
        after.apply(action, Story.NONE);
        ObjectNode node = Json.object();
        node.put("format", Scenario.FORMAT).put("game", game().info().id());
        node.put("rule", "1").put("title", "one of every kind of claim");
        node.set("position", game().positions().write(state));
        node.putArray("actions").add(notation);
        ArrayNode expect = node.putArray("expect");
        expect.addObject().put("after", 0).put("legal", notation);
        expect.addObject().put("after", 0).put("path", "").put("size", 3);
        expect.addObject().put("after", 1).put("path", "/no/such").put("absent", true);
        expect.addObject().put("after", 1).put("view", 0).put("path", "/0").set("equals", Json.tree(1));
        expect.addObject().put("after", 1).put("view", -1).put("path", "").set("equals", Json.object());
        expect.addObject().put("after", 1).put("illegal", notation).put("rule", "1");
        ArrayNode exactly = expect.addObject().put("after", 0).putArray("legalExactly");
        legal(state).forEach(legal -> exactly.add(game().actions().notation(legal)));
        expect.addObject().put("after", 1).put("actor", after.actor());
        expect.addObject().put("after", 1).put("step", after.step());
        expect.addObject()
                .put("after", 1)
                .putObject("event")
                .put("type", "nothing")
                .put("seat", 0);
        expect.addObject()
                .put("after", 1)
                .put("view", state.seats() - 1)
                .putObject("noEvent")
                .put("type", "nothing");
        ObjectNode standing = expect.addObject().put("after", 1);
        standing.set("standing", Json.tree(after.standing().groups()));
        standing.set("scores", Json.tree(after.standing().scores()));
        return Json.pretty(node);
    }

    /** Damaged positions; those that are taken can be looked at, written, read and played. */
    @Test
    public void damagedPositions() {
        List<String> good = new ArrayList<>(morePositions());
        IntStream.range(0, 3 * GOOD)
                .mapToObj(number -> Json.pretty(game().positions()
                        .write(played(number, number * 7, number % 4 == 0).state())))
                .forEach(good::add);
        check(FileFuzz.run(good, files(), Long.getLong("tidetable.seed", 3), (text, source) -> {
            S state = game().positions().read(Json.parse(text, source), source);
            JsonNode written = game().positions().write(state);
            S again = game().positions().read(written, "written");
            assertThat(game().positions().write(again)).isEqualTo(written);
            use(state);
        }));
    }

    private void use(S state) {
        Rng rng = Walk.deal(1, 0, Rng.Kind.FAST).stream("use");
        ActionList legal = new ActionList();
        for (int i = 0; i < 60 && state.actor() != State.OVER; i++) {
            if (i % 10 == 0) {
                assertThat(state.prompt()).isNotNull();
                assertThat(state.asked() >> state.actor() & 1).isOne();
                ContractSuite.viewers(state.seats()).forEach(viewer -> game().view(state, viewer));
                state.copy().resample(state.actor(), rng);
            }
            state.legalActions(legal);
            state.apply(legal.get(rng.below(legal.size())), Story.NONE);
        }
        assertThat(game().view(state, Viewer.ARCHIVE)).isNotNull();
        assertThat(state.standing().scores()).hasSize(state.seats());
    }

    /** A random match of so many actions, or fewer: just before its end, or at its end. */
    private Match<S, V> played(int number, int actions, boolean toTheEnd) {
        int most = game().info().maxSeats() - game().info().minSeats() + 1;
        int seats = game().info().minSeats() + number % most;
        Match<S, V> match = new Match<>(game(), Walk.deal(seats, number, RandomGames.shuffle(number / 2)));
        Rng rng = Rng.fast(match.deal().seed(), "fuzz");
        while (!match.over() && match.actions().size() < actions) {
            List<Integer> legal = legal(match.state());
            int action = legal.get(rng.below(legal.size()));
            S next = match.state().copy();
            next.apply(action, Story.NONE);
            if (next.actor() == State.OVER && !toTheEnd) {
                break;
            }
            match.act(action, Story.NONE);
        }
        return match;
    }

    private static List<Integer> legal(State<?> state) {
        ActionList legal = new ActionList();
        state.legalActions(legal);
        return IntStream.of(legal.toArray()).boxed().toList();
    }

    /** Both kinds of outcome are seen, so that the damage is neither too great nor too small. */
    private static void check(FileFuzz.Outcome outcome) {
        assertThat(outcome.accepted() + outcome.refused()).isEqualTo(files());
        assertThat(outcome.refused()).isGreaterThan(files() / 2);
        assertThat(outcome.accepted()).isGreaterThan(files() / 100);
    }
}
