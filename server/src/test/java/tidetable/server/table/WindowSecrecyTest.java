package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** While a window is open, nobody can tell who has answered: not by a view, not by a number, not by a time. */
class WindowSecrecyTest {
    @ParameterizedTest
    @CsvSource({"nasty, 1", "nasty, 2", "nasty, 3", "last-fish, 4"})
    void aHeldAnswerChangesNothingForOthers(String game, long seed) {
        Random random = new Random(seed);
        int held = 0;
        for (int match = 0; match < 20; match++) {
            Desk desk = Desk.running(game, Optional.empty(), 4, new Seed(seed, match))
                    .askingEverybody();
            for (int i = 0; i < 200 && desk.table.status() == Status.RUNNING; i++) {
                held += step(desk, random);
            }
        }
        assertThat(held).isGreaterThan(50);
    }

    private static int step(Desk desk, Random random) {
        List<Integer> open = new ArrayList<>();
        desk.table.asked().stream().filter(desk.table.play()::waitsFor).forEach(open::add);
        int seat = open.get(random.nextInt(open.size()));
        boolean window = desk.table.play().window();
        List<String> before = others(desk, seat);
        List<String> offered = new ArrayList<>();
        JsonNode actions = desk.update(seat).path("question").path("actions");
        actions.forEach(action -> offered.add(action.path("action").asText()));
        desk.act(seat, offered.get(random.nextInt(offered.size())));
        if (window) {
            assertThat(others(desk, seat)).isEqualTo(before);
            desk.clerk.closeWindow(desk.now()).ifPresent(desk::store);
        }
        return window ? 1 : 0;
    }

    private static List<String> others(Desk desk, int seat) {
        List<String> told = new ArrayList<>();
        for (int viewer = -1; viewer < desk.table.seats().size(); viewer++) {
            if (viewer != seat) {
                told.add(Json.line(desk.update(viewer)));
            }
        }
        return told;
    }
}
