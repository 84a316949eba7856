package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;
import tidetable.games.fintasticsea.FintasticSea;

/** What the table says of the end: equal is equal, whatever the seat. */
class StandingTest {
    /** A deck with so few cards in hand that all can end equal. */
    private static JsonNode hands(int hand) {
        ObjectNode deck = (ObjectNode) Json.resource(FintasticSea.class, "cards.json");
        ObjectNode constants = (ObjectNode) deck.path("constants");
        constants.put("startHand", hand).put("startSecretFish", 0).put("drawPerRound", 0);
        constants.set("rounds", Json.tree(Map.of("2", 2, "3", 2, "4", 2)));
        return deck;
    }

    private static void playOut(Desk desk) {
        while (desk.table.status() == Status.RUNNING) {
            int seat = desk.table.asked().getFirst();
            String action = modest(desk, seat);
            boolean bot = !desk.table.seats().get(seat).playedBy().isEmpty();
            Verdict verdict = bot
                    ? desk.clerk.answerOfBot(seat, desk.question(seat), action, desk.now())
                    : desk.act(seat, action);
            assertThat(verdict).isInstanceOf(Verdict.Store.class);
            if (bot) {
                desk.store(verdict);
            }
        }
    }

    /** What takes nothing. */
    private static String modest(Desk desk, int seat) {
        List<String> offered = desk.table.play().ask(seat).choices().stream()
                .map(Play.Choice::action)
                .toList();
        return offered.stream()
                .filter(action -> action.matches("skip|end turn|pass|play .*|discard .*"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(offered));
    }

    private static JsonNode groups(Desk desk) {
        return desk.teller.table(_ -> true, "en").path("standing").path("groups");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void equalSeatsShareTheWin(int seats) {
        Desk desk = Desk.running(FintasticSea.ID, Optional.of(hands(1)), seats, new Seed(3, seats));
        assertThat(desk.teller.table(_ -> true, "en").has("standing")).isFalse();
        playOut(desk);
        assertThat(groups(desk))
                .isEqualTo(Json.tree(List.of(IntStream.range(0, seats).boxed().toList())));
        assertThat(Json.parse(desk.teller.record(), "record").path("result").path("groups"))
                .isEqualTo(groups(desk));
    }

    @Test
    void aMatchThatLeavesNothingToDecideIsOverAtOnce() {
        Desk desk = new Desk(() -> new Seed(5, 5));
        desk.done(Desk.open(FintasticSea.ID, Optional.of(hands(0)), 2, 0));
        desk.done(new Request.Sit("", "", "invite", 1, Desk.person("ben", "ben")));
        assertThat(desk.table.status()).isEqualTo(Status.OVER);
        assertThat(groups(desk)).isEqualTo(Json.tree(List.of(List.of(0, 1))));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void whoGaveUpIsBehindWhicheverSeatItIs(int gone) {
        Desk desk = Desk.running(FintasticSea.ID, Optional.of(hands(1)), 3, new Seed(4, gone));
        desk.done(new Request.Concede(Desk.token(gone), "concede"));
        playOut(desk);
        List<Integer> others =
                IntStream.range(0, 3).filter(seat -> seat != gone).boxed().toList();
        assertThat(groups(desk)).isEqualTo(Json.tree(List.of(others, List.of(gone))));
    }
}
