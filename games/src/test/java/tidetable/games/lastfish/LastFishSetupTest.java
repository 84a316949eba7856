package tidetable.games.lastfish;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** The setup (section 3 of the rulebook), which no scenario can show because a scenario begins with a position. */
class LastFishSetupTest {
    private final LastFish game = LastFish.standard();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    @DisplayName("3.2, 3.1b: from the first player on, clockwise, each picks one of the Champions that are left")
    void championsAreTakenInTurnOrder(int seats) {
        LastFishState state = deal(seats, 1);
        int first = state.actor();
        Set<Integer> taken = new HashSet<>();
        for (int picks = 0; picks < seats; picks++) {
            assertThat(state.step()).isEqualTo("champion");
            assertThat(state.actor()).isEqualTo((first + picks) % seats);
            List<Integer> offered = legal(state);
            assertThat(offered).hasSize(8 - picks).noneMatch(taken::contains);
            taken.add(offered.getFirst());
            state.apply(offered.getFirst(), Story.NONE);
        }
        assertThat(state.step()).isNotEqualTo("champion");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    @DisplayName("3.2a, 3.2b: everybody has 3 HP and draws 5 cards, in turn order, five at a time")
    void everybodyHasThreeHpAndFiveCards(int seats) {
        LastFishState state = deal(seats, 2);
        int first = state.actor();
        List<Event> events = picked(state);
        List<SecretEvent.Drew> drew = events.stream()
                .filter(SecretEvent.Drew.class::isInstance)
                .map(SecretEvent.Drew.class::cast)
                .toList();
        for (int at = 0; at < seats; at++) {
            assertThat(drew.get(at).seat()).isEqualTo((first + at) % seats);
            assertThat(drew.get(at).cards()).hasSize(5);
        }
        JsonNode told = game.positions().write(state).at("/players");
        for (int seat = 0; seat < seats; seat++) {
            assertThat(told.get(seat).get("hp").intValue()).isBetween(2, 3);
            assertThat(told.get(seat).get("field")).isEmpty();
            assertThat(told.get(seat).get("started").booleanValue()).isFalse();
        }
        assertThat(events).anyMatch(event -> event.equals(new PublicEvent.TurnBegan(1, first)));
    }

    @Test
    @DisplayName("the option starter-hand: the first player alone draws fewer cards")
    void theStarterMayBeginWithFewerCards() {
        for (String cards : List.of("5", "4", "3")) {
            LastFishState state = game.deal(new Deal(3, Map.of("starter-hand", cards), new Seed(2, 5), Rng.Kind.FAST));
            List<Integer> sizes = picked(state).stream()
                    .filter(SecretEvent.Drew.class::isInstance)
                    .map(event -> ((SecretEvent.Drew) event).cards().size())
                    .limit(3)
                    .toList();
            assertThat(sizes).containsExactly(Integer.parseInt(cards), 5, 5);
        }
    }

    @Test
    @DisplayName("3.1a: every seat can be the first player")
    void everySeatCanBeTheFirstPlayer() {
        for (int seats = 2; seats <= 6; seats++) {
            Set<Integer> firsts = new HashSet<>();
            for (int seed = 0; seed < 80; seed++) {
                firsts.add(deal(seats, seed).actor());
            }
            assertThat(firsts).hasSize(seats);
        }
    }

    @Test
    @DisplayName("3.1: both decks are shuffled")
    void theDecksAreShuffled() {
        Set<JsonNode> hands = new HashSet<>();
        Set<JsonNode> encounters = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            LastFishState state = deal(2, seed);
            List<Event> events = picked(state);
            hands.add(game.positions().write(state).at("/players/0/hand"));
            events.stream()
                    .filter(PublicEvent.Revealed.class::isInstance)
                    .map(event -> Json.tree(((PublicEvent.Revealed) event).card()))
                    .forEach(encounters::add);
        }
        assertThat(hands).hasSizeGreaterThan(90);
        assertThat(encounters).hasSizeGreaterThan(10);
    }

    @Test
    @DisplayName("the two decks have streams of chance of their own")
    void theDecksAreApart() {
        Set<JsonNode> starts = new HashSet<>();
        IntStream.range(0, 100)
                .mapToObj(seed -> game.positions().write(deal(2, seed)).at("/streams/draw"))
                .forEach(starts::add);
        assertThat(starts).hasSize(100);
        Set<String> different = new HashSet<>();
        game.positions().write(deal(2, 1)).at("/streams").forEach(stream -> different.add(stream.textValue()));
        assertThat(different).hasSize(3);
    }

    /** All Champions are taken, the first that is left each time. */
    private static List<Event> picked(LastFishState state) {
        List<Event> events = new ArrayList<>();
        while (state.step().equals("champion")) {
            state.apply(legal(state).getFirst(), Story.into(events));
        }
        return events;
    }

    private static List<Integer> legal(LastFishState state) {
        ActionList legal = new ActionList();
        state.legalActions(legal);
        return IntStream.of(legal.toArray()).boxed().toList();
    }

    private LastFishState deal(int seats, int seed) {
        return game.deal(Deal.fast(seats, new Seed(seed, 5)));
    }
}
