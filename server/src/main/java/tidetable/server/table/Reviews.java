package tidetable.server.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;
import tidetable.bots.Bots;
import tidetable.bots.search.Plan;
import tidetable.bots.search.Review;
import tidetable.engine.State;

/**
 * Matches that are over, judged again where bots think, decision by decision, while somebody looks. What was found out is
 * kept; what nobody has looked at for a while rests until somebody looks again.
 */
public final class Reviews {
    private static final Logger LOG = Logger.getLogger(Reviews.class);

    private static final int KEPT = 500;
    /** Milliseconds without a look after which a review rests; whoever looks asks every second. */
    private static final int RESTS = 5_000;

    private final BotPool pool;
    private final InstantSource clock;
    private final Cache<String, Judged<?>> all =
            Caffeine.newBuilder().maximumSize(KEPT).build();

    /** Reviews by the bots of a pool. */
    public Reviews(BotPool pool, InstantSource clock) {
        this.pool = pool;
        this.clock = clock;
    }

    /**
     * How far a review has come.
     *
     * @param at how many actions of the match are dealt with
     * @param decisions what was judged, in order
     * @param failed whether it will come no further
     */
    record Progress(int at, List<Review.Decision> decisions, boolean failed) {}

    /** Looks at the review of a table's match, which begins or goes on by that. The match must be over. */
    Progress look(String table, Play<?, ?> play) {
        return Bots.isJudged(play.game()) ? all.get(table, _ -> judged(play)).look() : new Progress(0, List.of(), true);
    }

    private <S extends State<S>> Judged<S> judged(Play<S, ?> play) {
        return new Judged<>(new Review<>(
                play.game(), play.match().deal(), play.match().actions(), Bots.search(play.game(), Plan.REVIEW)));
    }

    /** The review of one match. Steps follow each other, on whatever thread. */
    private final class Judged<S extends State<S>> {
        private final List<Review.Decision> decisions = new ArrayList<>();
        /** Empty when there is nothing more to do. */
        private Optional<Review<S>> rest;

        private int at;
        private long looked;
        private boolean goesOn;
        private boolean failed;

        Judged(Review<S> review) {
            this.rest = Optional.of(review);
        }

        synchronized Progress look() {
            looked = clock.millis();
            if (!goesOn && rest.isPresent()) {
                goesOn = true;
                next(rest.get());
            }
            return new Progress(at, List.copyOf(decisions), failed);
        }

        private void next(Review<S> review) {
            pool.review(() -> {
                        List<Review.Decision> more = new ArrayList<>();
                        review.step(more);
                        return more;
                    })
                    .whenComplete((more, failure) -> {
                        if (failure == null) {
                            done(review, more);
                        } else {
                            LOG.error("a match cannot be reviewed", failure);
                            fail();
                        }
                    });
        }

        private synchronized void done(Review<S> review, List<Review.Decision> more) {
            decisions.addAll(more);
            at = review.at();
            rest = review.done() ? Optional.empty() : rest;
            goesOn = rest.isPresent() && clock.millis() - looked < RESTS;
            if (goesOn) {
                next(review);
            }
        }

        private synchronized void fail() {
            failed = true;
            goesOn = false;
            rest = Optional.empty();
        }
    }
}
