package tidetable.server.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tidetable.server.table.Code;
import tidetable.server.table.Words;

/** How much one address may ask for, so that nobody can fill the house or guess secrets. */
public final class Limits {
    private static final int ADDRESSES = 50_000;

    private final boolean on;
    private final Cache<String, Bucket> buckets = Caffeine.newBuilder()
            .maximumSize(ADDRESSES)
            .expireAfterAccess(Duration.ofHours(1))
            .build();

    /** Limits, or none at all. */
    public Limits(boolean on) {
        this.on = on;
    }

    /** What is limited, how many at once and in how long they come back. */
    enum Kind {
        /** Setting tables up. */
        CREATE(20, Duration.ofMinutes(10)),
        /** Sitting down. */
        JOIN(60, Duration.ofMinutes(10)),
        /** Pieces of replays, each of which plays a match again. */
        REPLAY(120, Duration.ofMinutes(1)),
        /** Giving wrong tokens, codes and malformed requests. */
        FAIL(60, Duration.ofMinutes(1));

        private final int many;
        private final Duration refill;

        Kind(int many, Duration refill) {
            this.many = many;
            this.refill = refill;
        }
    }

    /**
     * Counts one.
     *
     * @throws Refusal when it is one too many
     */
    void count(Kind kind, String address, String language) {
        long wait = take(kind, address);
        if (wait > 0) {
            throw new Refusal(Code.TOO_MANY, Words.refusal(Code.TOO_MANY, language, List.of(wait)), "", wait);
        }
    }

    /** Counts one; the seconds to wait when it is one too many, else 0. */
    long take(Kind kind, String address) {
        if (!on) {
            return 0;
        }
        Bucket bucket = buckets.get(
                kind + " " + address,
                _ -> Bucket.builder()
                        .addLimit(limit -> limit.capacity(kind.many).refillGreedy(kind.many, kind.refill))
                        .build());
        ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(1);
        return probe.isConsumed() ? 0 : 1 + TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill());
    }
}
