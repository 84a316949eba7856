package tidetable.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tidetable.engine.Deal;
import tidetable.engine.GameInfo;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

class CommitmentTest {
    private static final Seed SEED = new Seed(1, 10);
    private static final GameInfo REEF = reef("reef", 3, "0123456789abcdef");

    private static GameInfo reef(String id, int rulesVersion, String deckHash) {
        List<GameInfo.Option> options = List.of(
                new GameInfo.Option("length", List.of("short", "long")),
                new GameInfo.Option("expert", List.of("no", "yes")));
        return new GameInfo(id, "Reef", 2, 6, options, rulesVersion, "standard", deckHash, List.of("en"));
    }

    /** The hashes were computed by sha256sum. */
    @Test
    void itIsTheHashOfTheDocumentedLines() {
        assertThat(Commitment.of(REEF, new Deal(4, Map.of(), SEED, Rng.Kind.KEYED)))
                .isEqualTo("1c52e20a816b23c25e461a292ed2406b64486e450b36d398457da6609601466b");
        assertThat(Commitment.of(REEF, new Deal(4, Map.of("length", "long", "expert", "yes"), SEED, Rng.Kind.FAST)))
                .isEqualTo("08c3d8575be48cd863de14f09965c506e333fff6000b860c215506ab1d3b5558");
    }

    @Test
    void aDefaultThatIsSaidIsTheSame() {
        assertThat(Commitment.of(REEF, new Deal(4, Map.of("length", "short"), SEED, Rng.Kind.KEYED)))
                .isEqualTo(Commitment.of(REEF, new Deal(4, Map.of(), SEED, Rng.Kind.KEYED)));
    }

    @Test
    void everyPartCounts() {
        Deal deal = new Deal(4, Map.of(), SEED, Rng.Kind.KEYED);
        Set<String> all = new HashSet<>(List.of(
                Commitment.of(REEF, deal),
                Commitment.of(reef("bay", 3, "0123456789abcdef"), deal),
                Commitment.of(reef("reef", 4, "0123456789abcdef"), deal),
                Commitment.of(reef("reef", 3, "1123456789abcdef"), deal),
                Commitment.of(REEF, new Deal(5, Map.of(), SEED, Rng.Kind.KEYED)),
                Commitment.of(REEF, new Deal(4, Map.of("expert", "yes"), SEED, Rng.Kind.KEYED)),
                Commitment.of(REEF, new Deal(4, Map.of(), new Seed(1, 11), Rng.Kind.KEYED)),
                Commitment.of(REEF, new Deal(4, Map.of(), SEED, Rng.Kind.FAST))));
        assertThat(all).hasSize(8);
    }

    @Test
    void onlyADealThatTheGameCanHaveHasOne() {
        assertThatThrownBy(() -> Commitment.of(REEF, new Deal(7, Map.of(), SEED, Rng.Kind.KEYED)))
                .isInstanceOf(BadInput.class)
                .hasMessage("Reef is played with 2 to 6 seats, not 7");
    }
}
