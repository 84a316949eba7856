package tidetable.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/** The schemas of Finspan say what its readers and writers do. */
class FinspanSchemaTest {
    private static final String VIEW = "urn:tidetable:view:finspan";
    private static final String POSITION = "urn:tidetable:position:finspan";
    private static final String DECK = "urn:tidetable:deck:finspan:1";
    private static final Path CARDS =
            Schemas.DOCS.resolveSibling("games/src/main/resources/tidetable/games/finspan/cards.json");

    @ParameterizedTest
    @ValueSource(strings = {"view-finspan", "position-finspan", "deck-finspan"})
    void schemasAreSchemas(String name) {
        assertThat(Schemas.faults(Schemas.tree(name))).isEmpty();
    }

    @Test
    void theStandardDeckFits() {
        assertThat(Schemas.problems(DECK, Schemas.text(CARDS))).isEmpty();
    }

    /** The standard deck with one thing changed: what it has, what it gets instead. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "startStarters": 2           | "startStarters": -1
            "startCards": 3              | "startCards": 3, "endCards": 3
            "turnsPerWeek": 6            | "turnsPerWeek": 0
            "site": "purple", "sunlight" | "site": "red", "sunlight"
            "row": 2, "egg": true        | "row": 7, "egg": true
            "most": 3                    | "most": 21
            "week": 1, "pointsPer": 1, "count": {"type": "eggsPlusYoung"} | "week": 4, "pointsPer": 1, "count": {"type": "eggsPlusYoung"}
            {"type": "eggGroups", "n": 2} | {"type": "eggGroups"}
            {"type": "fullRows"}         | {"type": "fullColumns"}
            "id": "angler"               | "id": "Angler"
            "set": "starter"             | "set": "second"
            "lengthCm": 2000             | "lengthCm": 0
            "zones": ["twilight"]        | "zones": []
            "row": "bottom", "cost"      | "row": "top", "cost"
            "cost": {"schools": 1}       | "cost": {"fish": 1}
            "tags": {"electric": 1}      | "tags": {"electric": 4}
            "timing": "gameEnd"          | "timing": "never"
            "op": "hatch", "n": 3        | "op": "hatch", "n": 0
            "op": "addYoung", "n": 3     | "op": "addYoung"
            "where": {"site": "green"}   | "where": {"site": "red"}
            "where": {"tag": "predator"} | "where": {"tag": "predator", "size": "small"}
            {"type": "schoolHere"}       | {"type": "schoolsHere"}
            """)
    void badDecksAreRefusedByBoth(String good, String bad) {
        String deck = Schemas.text(CARDS);
        assertThat(deck).contains(good);
        String damaged = deck.replace(good, bad);
        assertThat(Schemas.problems(DECK, damaged)).isNotEmpty();
        assertThatThrownBy(() -> Games.open("finspan", Optional.of(Json.parse(damaged, "deck")), "deck"))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void positionsOfScenariosFit() {
        List<Path> all = Schemas.files("../games/src/test/resources/scenarios/finspan");
        assertThat(all).hasSizeGreaterThan(150);
        for (Path file : all) {
            String scenario = Schemas.text(file);
            assertThat(Schemas.problems("urn:tidetable:scenario:1", scenario))
                    .as(file.toString())
                    .isEmpty();
            String position = Json.parse(scenario, "scenario").get("position").toString();
            assertThat(Schemas.problems(POSITION, position)).as(file.toString()).isEmpty();
        }
    }

    /** A position with one thing changed: what it has, what it gets instead. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "seats": 2                | "seats": 6
            "hand"                    | "hands"
            "goals": "B"              | "goals": "C"
            "week": 2                 | "week": 5
            "first": 1                | "first": "Ana"
            "blue 1": {               | "blue 7": {
            "young": 2                | "young": -1
            "egg": true               | "egg": "yes"
            "play": 1                 | "played": 1
            "step": "pay"             | "step": "over"
            "token": "card"           | "token": "fish"
            "left": 1                 | "left": 0
            ["haddock", "kaluga", "mandarinfish"] | "haddock"
            """)
    void badPositionsAreRefusedByBoth(String good, String bad) {
        String position = """
                {"seats": 2, "options": {"goals": "B"}, "week": 2, "turns": 0, "first": 1,
                 "players": [{}, {"hand": ["haddock", "kaluga", "mandarinfish"], "divers": {"play": 1},
                   "ocean": {"blue 1": {"fish": "hogfish", "egg": true, "young": 2}}}],
                 "agenda": [{"step": "turn", "seat": 1, "done": true},
                   {"step": "pay", "seat": 1, "card": "mandarinfish", "slot": "green 1", "token": "card", "left": 1,
                    "from": "abyssal-anglerfish"}]}
                """;
        assertThat(Schemas.problems(POSITION, position)).isEmpty();
        reads(position);
        assertThat(position).contains(good);
        String damaged = position.replace(good, bad);
        assertThat(Schemas.problems(POSITION, damaged)).isNotEmpty();
        assertThatThrownBy(() -> reads(damaged)).isInstanceOf(BadInput.class);
    }

    private static void reads(String position) {
        Games.open("finspan").positions().read(Json.parse(position, "position"), "position");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void whatTheGameShowsAndWritesFits(int seats) {
        plays(Games.open("finspan"), seats);
    }

    private static <S extends State<S>, V extends Record> void plays(Game<S, V> game, int seats) {
        Seed seed = new Seed(seats, 7);
        Match<S, V> match = new Match<>(game, Deal.fast(seats, seed));
        Rng rng = Rng.fast(seed, "choice");
        ActionList legal = new ActionList();
        List<Event> events = new ArrayList<>();
        while (true) {
            int seen = rng.below(seats);
            shows(match, Viewer.at(seen), events);
            shows(match, Viewer.AUDIENCE, events);
            assertThat(Schemas.problems(
                            POSITION, game.positions().write(match.state()).toString()))
                    .isEmpty();
            if (match.over()) {
                shows(match, Viewer.ARCHIVE, events);
                return;
            }
            events.clear();
            match.state().legalActions(legal);
            assertThat(match.act(legal.get(rng.below(legal.size())), Story.into(events)))
                    .isEmpty();
        }
    }

    private static void shows(Match<?, ?> match, Viewer viewer, List<Event> events) {
        assertThat(Schemas.problems(VIEW, Json.tree(match.view(viewer)).toString()))
                .isEmpty();
        for (Event event : events) {
            Event seen = event.seenBy(viewer);
            ObjectNode told = Json.object();
            told.put("at", match.actions().size());
            told.setAll(Json.event(seen));
            told.put("text", match.game().texts("en").say(seen.message(), seat -> "seat " + seat));
            assertThat(Schemas.problems(VIEW + "#/$defs/event", told.toString()))
                    .as(told.toString())
                    .isEmpty();
        }
    }
}
