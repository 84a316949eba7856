package tidetable.games.lastfish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** A player is gone and nothing remains: no question, no card, no effect; and the match goes on. */
class DefeatTest {
    /** All copies of the INSTANTs that could answer, so that no window opens. */
    private static final String NO_WINDOWS = """
            "discard": ["riptide-denial", "riptide-denial", "riptide-denial", "riptide-denial", "riptide-denial",
              "kelp-snare", "kelp-snare", "kelp-snare", "kelp-snare", "second-breath", "second-breath", "second-breath",
              "quick-fins", "quick-fins", "needle-spray", "snatching-current", "snatching-current", "borrowed-shell",
              "borrowed-shell", "borrowed-shell"]""";

    private final LastFish game = LastFish.standard();

    private LastFishState read(String json) {
        return game.positions().read(Json.parse(json, "test"), "test");
    }

    private List<Event> act(LastFishState state, String action) {
        int number = game.actions().number(action).orElseThrow();
        assertThat(state.refusal(number)).as(action).isEmpty();
        List<Event> events = new ArrayList<>();
        state.apply(number, Story.into(events));
        return events;
    }

    private LastFishView view(LastFishState state) {
        return game.view(state, Viewer.ARCHIVE);
    }

    @Test
    @DisplayName("9.1, 4.5: who owns the open decision is defeated by what follows from it, and the turn ends")
    void ownDecision() {
        LastFishState state = read("""
                {"seats": 3, "players": [{"hp": 1, "hand": ["frozen-spear", "tail-sweep"], "field": []},
                   {"field": ["urchin-mail", "shell-buckler"]}, {}],
                 "encounterDeck": {"top": [{"card": "quiet-reeds"}]}, %s}
                """.formatted(NO_WINDOWS));
        act(state, "play frozen-spear at seat 1");
        List<Event> events = act(state, "block with urchin-mail");
        assertThat(events).contains(new PublicEvent.Defeated(0, 3));
        assertThat(state.actor()).isEqualTo(1);
        assertThat(view(state).active()).isEqualTo(1);
        assertThat(view(state).discard()).contains("frozen-spear", "tail-sweep", "urchin-mail");
    }

    @Test
    @DisplayName("9.1b: the card of a defeated player on the chain does nothing, and is discarded")
    void ownCardOnTheChain() {
        LastFishState state = read("""
                {"seats": 3, "players": [{"hp": 1, "hand": ["tidal-insight"]}, {"hand": ["needle-spray"]}, {}]}
                """);
        act(state, "play tidal-insight");
        List<Event> events = new ArrayList<>(act(state, "play needle-spray at seat 0"));
        events.addAll(declined(state));
        assertThat(events).contains(new PublicEvent.Fizzled(0, "tidal-insight", 1));
        assertThat(view(state).discard()).contains("tidal-insight", "needle-spray");
        assertThat(view(state).players().getFirst().hand().size()).isZero();
    }

    @Test
    @DisplayName("6.4f: what is aimed at a defeated player does nothing there")
    void target() {
        LastFishState state = read("""
                {"seats": 3, "players": [{"hand": ["thieving-gaff"]},
                   {"hp": 1, "hand": ["pearl-charm", "rust-tide"]}, {"hand": ["needle-spray"]}]}
                """);
        act(state, "play thieving-gaff at seat 1");
        while (state.actor() != 2) {
            act(state, "decline");
        }
        List<Event> events = new ArrayList<>(act(state, "play needle-spray at seat 1"));
        events.addAll(declined(state));
        assertThat(events).contains(new PublicEvent.Resolved(0, "thieving-gaff", 1));
        assertThat(events).noneMatch(event -> event instanceof SecretEvent.Stole);
        assertThat(view(state).discard()).contains("pearl-charm", "rust-tide", "thieving-gaff");
    }

    @Test
    @DisplayName("4.0h: who would be the next to act is defeated, and the turn passes to the one after")
    void nextToAct() {
        LastFishState state = read("""
                {"seats": 3, "players": [{"hand": ["frozen-spear"]}, {"hp": 1, "hand": ["rust-tide"]}, {}],
                 "encounterDeck": {"top": [{"card": "quiet-reeds"}]}, %s}
                """.formatted(NO_WINDOWS));
        List<Event> events = act(state, "play frozen-spear at seat 1");
        if (view(state).active() == 0) {
            events.addAll(act(state, "end turn"));
        }
        assertThat(events).contains(new PublicEvent.Defeated(1, 3));
        assertThat(view(state).active()).isEqualTo(2);
        assertThat(state.actor()).isEqualTo(2);
    }

    private List<Event> declined(LastFishState state) {
        List<Event> events = new ArrayList<>();
        while (state.step().equals("response")) {
            events.addAll(act(state, "decline"));
        }
        return events;
    }

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {2, 3, 4, 5, 6})
    @DisplayName("9.1 to 9.1e: in random games nobody who is out is asked, holds a card or can be named")
    void nothingRemains(int seats) {
        ActionList legal = new ActionList();
        for (int number = 0; number < 60; number++) {
            LastFishState state = game.deal(Deal.fast(seats, new Seed(number, 70 + seats)));
            Rng rng = Rng.fast(new Seed(number, 4), "choices");
            while (state.actor() != State.OVER) {
                state.legalActions(legal);
                state.apply(legal.get(rng.below(legal.size())), Story.NONE);
                LastFishView view = view(state);
                for (int seat = 0; seat < seats && view.winner() < 0; seat++) {
                    if (view.players().get(seat).place() > 0) {
                        checkOut(state, view, seat);
                    }
                }
            }
        }
    }

    private void checkOut(LastFishState state, LastFishView view, int seat) {
        LastFishView.Player player = view.players().get(seat);
        assertThat(player.hp()).isZero();
        assertThat(player.hand().size()).isZero();
        assertThat(player.field()).isEmpty();
        assertThat(state.asked() >> seat & 1).isZero();
        ActionList legal = new ActionList();
        state.legalActions(legal);
        for (int i = 0; i < legal.size(); i++) {
            assertThat(game.actions().notation(legal.get(i))).doesNotEndWith("seat " + seat);
        }
    }
}
