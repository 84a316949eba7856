package tidetable.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
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

/** The schemas of a game say what its readers and writers do; what is damaged, each game says itself. */
abstract class GameSchemaSuite {
    private final String id;
    private final String folder;
    private final int scenarios;
    private final Path cards;

    /**
     * @param id the game's, as in the names of its schemas
     * @param folder where its resources lie
     * @param scenarios how many there are at least
     */
    GameSchemaSuite(String id, String folder, int scenarios) {
        this.id = id;
        this.folder = folder;
        this.scenarios = scenarios;
        cards = Schemas.DOCS.resolveSibling("games/src/main/resources/tidetable/games/" + folder + "/cards.json");
    }

    final String view() {
        return "urn:tidetable:view:" + id;
    }

    private String position() {
        return "urn:tidetable:position:" + id;
    }

    private String deck() {
        return "urn:tidetable:deck:" + id + ":1";
    }

    @Test
    void schemasAreSchemas() {
        for (String kind : List.of("view-", "position-", "deck-")) {
            assertThat(Schemas.faults(Schemas.tree(kind + id))).as(kind).isEmpty();
        }
    }

    @Test
    void theStandardDeckFits() {
        assertThat(Schemas.problems(deck(), Schemas.text(cards))).isEmpty();
    }

    @Test
    void positionsOfScenariosFit() {
        List<Path> all = Schemas.files("../games/src/test/resources/scenarios/" + folder);
        assertThat(all).hasSizeGreaterThan(scenarios);
        for (Path file : all) {
            String scenario = Schemas.text(file);
            assertThat(Schemas.problems("urn:tidetable:scenario:1", scenario))
                    .as(file.toString())
                    .isEmpty();
            String position = Json.parse(scenario, "scenario").get("position").toString();
            assertThat(Schemas.problems(position(), position))
                    .as(file.toString())
                    .isEmpty();
        }
    }

    /** The standard deck with one thing changed is refused by schema and reader. */
    final void refusesDeck(String good, String bad) {
        String deck = Schemas.text(cards);
        assertThat(deck).contains(good);
        String damaged = deck.replace(good, bad);
        assertThat(Schemas.problems(deck(), damaged)).isNotEmpty();
        assertThatThrownBy(() -> Games.open(id, Optional.of(Json.parse(damaged, "deck")), "deck"))
                .isInstanceOf(BadInput.class);
    }

    /** A position is taken by schema and reader, and refused by both with one thing changed. */
    final void refusesPosition(String position, String good, String bad) {
        assertThat(Schemas.problems(position(), position)).isEmpty();
        reads(position);
        assertThat(position).contains(good);
        String damaged = position.replace(good, bad);
        assertThat(Schemas.problems(position(), damaged)).isNotEmpty();
        assertThatThrownBy(() -> reads(damaged)).isInstanceOf(BadInput.class);
    }

    private void reads(String position) {
        Games.open(id).positions().read(Json.parse(position, "position"), "position");
    }

    /** Views, events and positions of a random match fit. */
    final void plays(int seats) {
        plays(Games.open(id), seats);
    }

    private <S extends State<S>, V extends Record> void plays(Game<S, V> game, int seats) {
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
                            position(), game.positions().write(match.state()).toString()))
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

    private void shows(Match<?, ?> match, Viewer viewer, List<Event> events) {
        assertThat(Schemas.problems(view(), Json.tree(match.view(viewer)).toString()))
                .isEmpty();
        for (Event event : events) {
            Event seen = event.seenBy(viewer);
            ObjectNode told = Json.object();
            told.put("at", match.actions().size());
            told.setAll(Json.event(seen));
            told.put("text", match.game().texts("en").say(seen.message(), seat -> "seat " + seat));
            assertThat(Schemas.problems(view() + "#/$defs/event", told.toString()))
                    .as(told.toString())
                    .isEmpty();
        }
    }
}
