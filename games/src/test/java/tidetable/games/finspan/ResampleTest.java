package tidetable.games.finspan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.contract.ChiSquare;
import tidetable.engine.file.Json;

/** What a new deal of the unknown leaves as it is, and how fairly it deals the deck (15.1). */
class ResampleTest {
    private static final int SAMPLES = 6000;
    private static final List<String> DECK =
            List.of("angler", "barramundi", "escolar", "haddock", "kaluga", "mahi-mahi", "swordfish", "whale-shark");

    private final Finspan game = Finspan.standard();
    private final Rng rng = Rng.fast(new Seed(1, 2), "resample");

    /** A dive that is about to draw, from a deck of eight cards. */
    private final FinspanState truth = game.positions().read(Json.parse("""
                            {"deck": ["angler", "barramundi", "escolar", "haddock", "kaluga", "mahi-mahi", "swordfish",
                               "whale-shark"],
                             "players": [{"ocean": {"blue 1": {"fish": "hogfish"}}}, {"hand": ["bonefish"]}],
                             "agenda": [{"step": "turn", "seat": 0, "done": true},
                               {"step": "ability", "seat": 0, "fish": "mandarinfish", "slot": "blue 1", "left": [3, 0]}],
                             "streams": {"deck": "fast:00000000000000000000000000000007"}}
                            """, "test"), "test");

    @Test
    @DisplayName("all stays but the stream of the deck, whoever looks")
    void onlyTheStreamChanges() {
        FinspanState sample = truth.copy();
        for (int observer = State.AUDIENCE; observer < 2; observer++) {
            sample.copyFrom(truth);
            sample.resample(observer, rng);
            assertThat(sample.stream.write()).isNotEqualTo(truth.stream.write());
            sample.stream.copyFrom(truth.stream);
            assertThat(sample.hash()).isEqualTo(truth.hash());
        }
    }

    @Test
    @DisplayName("each card of the deck is drawn first, second and third as often as any other (chi-square)")
    void fairly() {
        int draw = game.actions().number("draw").orElseThrow();
        long[][] found = new long[3][DECK.size()];
        FinspanState sample = truth.copy();
        for (int i = 0; i < SAMPLES; i++) {
            sample.copyFrom(truth);
            sample.resample(i % 3 - 1, rng);
            long before = 0;
            for (long[] place : found) {
                sample.apply(draw, Story.NONE);
                long hand = hand(sample);
                place[Long.numberOfTrailingZeros(hand & ~before)]++;
                before = hand;
            }
        }
        for (int place = 0; place < found.length; place++) {
            ChiSquare.check("card " + (place + 1), found[place], new double[] {1, 1, 1, 1, 1, 1, 1, 1});
        }
    }

    /** The cards of the deck that have come into the hand, as bits. */
    private long hand(FinspanState state) {
        long hand = 0;
        for (int i = 0; i < DECK.size(); i++) {
            int card = game.table(2).deck.card(DECK.get(i)).orElseThrow();
            hand |= state.in(state.hand(0), card) ? 1L << i : 0;
        }
        return hand;
    }
}
