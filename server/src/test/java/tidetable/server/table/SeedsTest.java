package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tidetable.engine.chance.Seed;

/** Matches that begin in the same moment are shuffled each by a secret of its own. */
class SeedsTest {
    private static final int MATCHES = 2_000;
    private static final int BITS = 128;
    private static final int MANY = 200;

    @Test
    void matchesOfTheSameMomentHaveDistinctSeeds() {
        Supplier<Seed> secret = Seeds.secret();
        Set<String> seeds = new HashSet<>();
        Set<String> commitments = new HashSet<>();
        int[] set = new int[BITS];
        for (int match = 0; match < MATCHES; match++) {
            Desk desk = new Desk(secret);
            List<Entry> entries = started(desk);
            Entry.Started started = (Entry.Started) entries.getLast();
            seeds.add(started.seed());
            commitments.add(started.commitment());
            Seed seed = Seed.parse(started.seed()).orElseThrow();
            for (int bit = 0; bit < Long.SIZE; bit++) {
                set[bit] += (int) (seed.high() >>> bit & 1);
                set[Long.SIZE + bit] += (int) (seed.low() >>> bit & 1);
            }
        }
        assertThat(seeds).hasSize(MATCHES);
        assertThat(commitments).hasSize(MATCHES);
        for (int ones : set) {
            assertThat(ones).isBetween(MATCHES / 2 - MANY, MATCHES / 2 + MANY);
        }
    }

    private static List<Entry> started(Desk desk) {
        desk.done(Desk.open("fintastic-sea", Optional.empty(), 2, 0));
        Request.Sit last = new Request.Sit("", "", "invite", 1, Desk.person("ben", "ben"));
        return desk.clerk.decide(last, 1_800_000_000_000L) instanceof Verdict.Store(List<Entry> entries, int _)
                ? entries
                : List.of();
    }
}
