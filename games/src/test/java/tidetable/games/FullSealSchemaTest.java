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

/** The schemas of Full Seal say what its readers and writers do. */
class FullSealSchemaTest {
    private static final String VIEW = "urn:tidetable:view:full-seal";
    private static final String POSITION = "urn:tidetable:position:full-seal";
    private static final String DECK = "urn:tidetable:deck:full-seal:1";
    private static final Path CARDS =
            Schemas.DOCS.resolveSibling("games/src/main/resources/tidetable/games/fullseal/cards.json");

    @ParameterizedTest
    @ValueSource(strings = {"view-full-seal", "position-full-seal", "deck-full-seal"})
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
            "count": 10, "value": 1      | "count": 32, "value": 1
            "count": 10, "value": 1      | "count": 10
            "count": 5, "value": 0       | "count": 5, "value": 6
            "startActions": 3            | "startActions": 3, "endActions": 3
            "SEAL": 9                    | "SEAL": 101
            "id": "walrus"               | "id": "Walrus"
            "beats": "polar-bear"        | "beats": ""
            "part": "TAIL"               | "part": "EAR"
            "part": "TAIL"               | "part": "HEAD"
            "type": "PREDATOR"           | "type": "BIRD"
            "op": "DISCOUNT"             | "op": "GIFT"
            "op": "SAVE_CATCH"           | "op": "FORCE_FLIP"
            "op": "PEEK"                 | "op": "FISH_AGAIN"
            "window": "ANY"              | "window": "NEVER"
            "target": "EACH_OPPONENT"    | "target": "NOBODY"
            "pile": "PREDATOR"           | "pile": "SEAL"
            "look": 3                    | "look": 10
            "max": 2                     | "max": 0
            """)
    void badDecksAreRefusedByBoth(String good, String bad) {
        String deck = Schemas.text(CARDS);
        assertThat(deck).contains(good);
        String damaged = deck.replace(good, bad);
        assertThat(Schemas.problems(DECK, damaged)).isNotEmpty();
        assertThatThrownBy(() -> Games.open("full-seal", Optional.of(Json.parse(damaged, "deck")), "deck"))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void positionsOfScenariosFit() {
        List<Path> all = Schemas.files("../games/src/test/resources/scenarios/fullseal");
        assertThat(all).hasSizeGreaterThan(150);
        for (Path file : all) {
            String scenario = Schemas.text(file);
            assertThat(Schemas.problems("urn:tidetable:scenario:1", scenario)).as(file.toString()).isEmpty();
            String position = Json.parse(scenario, "scenario").get("position").toString();
            assertThat(Schemas.problems(POSITION, position)).as(file.toString()).isEmpty();
        }
    }

    /** A position with one thing changed: what it has, what it gets instead. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "seats": 2                | "seats": 6
            "hand"                    | "hands"
            "knownTo": [0, -1]        | "knownTo": [-2]
            "active": 0               | "active": "Ana"
            "fish": 3                 | "fish": -1
            "stage": "decide"         | "stage": "begun"
            "step": "fishing"         | "step": "over"
            ["flotsam"]               | "flotsam"
            "chosen": ""              | "chosen": null
            "line": ["fish-1"]        | "line": [1]
            """)
    void badPositionsAreRefusedByBoth(String good, String bad) {
        String position = """
                {"seats": 2, "turn": {"active": 0}, "players": [{"hand": ["flotsam"], "fish": 3}],
                 "sealPile": {"top": [{"card": "seal-head", "knownTo": [0, -1]}]}, "attack": {"chosen": ""},
                 "line": ["fish-1"], "flipped": ["fish-1"],
                 "agenda": [{"step": "fishing", "seat": 0, "stage": "decide"}]}
                """;
        assertThat(Schemas.problems(POSITION, position)).isEmpty();
        reads(position);
        assertThat(position).contains(good);
        String damaged = position.replace(good, bad);
        assertThat(Schemas.problems(POSITION, damaged)).isNotEmpty();
        assertThatThrownBy(() -> reads(damaged)).isInstanceOf(BadInput.class);
    }

    private static void reads(String position) {
        Games.open("full-seal").positions().read(Json.parse(position, "position"), "position");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void whatTheGameShowsAndWritesFits(int seats) {
        plays(Games.open("full-seal"), seats);
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

    @Test
    void aViewOfTwoHandsDoesNotFit() {
        Game<?, ?> game = Games.open("full-seal");
        ObjectNode view = (ObjectNode) Json.tree(new Match<>(game, Deal.fast(2, new Seed(1, 1))).view(Viewer.at(0)));
        assertThat(Schemas.problems(VIEW, view.toString())).isEmpty();
        ObjectNode both = view.deepCopy();
        both.withArray("players").add(view.at("/players/0"));
        both.withArray("players").add(view.at("/players/1"));
        assertThat(Schemas.problems(VIEW, both.toString())).isNotEmpty();
    }
}
