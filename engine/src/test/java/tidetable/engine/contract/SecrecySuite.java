package tidetable.engine.contract;

import static tidetable.engine.contract.ContractSuite.same;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.ActionList;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.file.Json;

/**
 * Secrecy as non-interference: whatever an observer cannot know is changed, and nothing that the observer receives
 * changes. A game's test extends this.
 *
 * @param <S> the positions of the game
 * @param <V> the views of the game
 */
public abstract class SecrecySuite<S extends State<S>, V extends Record> extends RandomGames<S, V> {
    private static final int SAMPLES = 200;

    /**
     * The cards whose place an observer cannot know, by the place: cards whose names of places begin with the same
     * word up to a {@code /} can lie in each other's places, each as likely as any other. Cards that the observer knows
     * are left out, and so may be places that other rules than chance decide.
     *
     * @param position the written position
     * @param observer a seat, or {@link State#AUDIENCE}
     */
    protected abstract Map<String, List<String>> unknown(ObjectNode position, int observer);

    /** Whether others may not learn which one of such legal actions was taken, only that one was. */
    protected boolean hidden(S state, int action) {
        return false;
    }

    /** Whether others may not even learn that this legal action was taken, as when a window goes on after it. */
    protected boolean silent(S state, int action) {
        return false;
    }

    /** What an observer receives is the same after a new deal of all that it does not know. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void secretsDoNotShow(Batch batch) {
        eachObserver(batch, (at, observer) -> {
            S truth = at.state();
            S other = resampled(truth, observer, at.samples());
            same(received(other, observer), received(truth, observer), "the view after a new deal of secrets");
            same(
                    received(other, State.AUDIENCE),
                    received(truth, State.AUDIENCE),
                    "the audience's view after a new deal of what seat " + observer + " does not know");
            checkQuestion(other, truth, "after a new deal of secrets");
            if (observer == truth.actor()) {
                checkChoices(other, truth);
            }
        });
    }

    private void checkQuestion(S other, S truth, String when) {
        same(other.actor(), truth.actor(), "the actor " + when);
        same(other.step(), truth.step(), "the step " + when);
        same(other.asked(), truth.asked(), "the seats that are asked " + when);
        same(other.threatened(), truth.threatened(), "the seats that are threatened " + when);
    }

    private void checkChoices(S other, S truth) {
        if (truth.actor() == State.OVER) {
            return;
        }
        List<Integer> legal = legal(truth);
        same(legal(other), legal, "the legal actions after a new deal of secrets");
        same(other.prompt(), truth.prompt(), "the prompt after a new deal of secrets");
        for (int action : legal) {
            same(other.reveals(action), truth.reveals(action), "reveals('" + notation(action) + "')");
            same(other.quiet(action), truth.quiet(action), "quiet('" + notation(action) + "')");
        }
        for (int action = 0; action < game().actions().size(); action++) {
            same(other.refusal(action), truth.refusal(action), "the refusal of '" + notation(action) + "'");
        }
    }

    /**
     * An action that is legal in both, the truth and another deal of the secrets, looks the same to an observer up to
     * the first thing it reveals to that observer; and if nothing, then the observer knows the same afterwards.
     */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void secretsDoNotShowInWhatFollows(Batch batch) {
        eachObserver(batch, (at, observer) -> {
            S truth = at.state();
            if (at.over()) {
                return;
            }
            S other = resampled(truth, observer, at.samples());
            List<Integer> legal = legal(truth);
            int extra = legal.get(at.samples().below(legal.size()));
            for (int action : at.action() == extra ? List.of(extra) : List.of(at.action(), extra)) {
                if (other.refusal(action).isEmpty()) {
                    checkFollowing(after(truth, action), after(other, action), observer, at.samples());
                }
            }
        });
    }

    private void checkFollowing(After<S> truth, After<S> other, int observer, Rng rng) {
        Viewer viewer = viewer(observer);
        int shown = truth.untilRevealed(viewer);
        int otherShown = other.untilRevealed(viewer);
        boolean revealed = shown < truth.events.size();
        same(other.seen(viewer, otherShown), truth.seen(viewer, shown), "the events after a new deal of secrets");
        same(otherShown < other.events.size(), revealed, "whether something is revealed");
        if (!revealed) {
            same(received(other.state, observer), received(truth.state, observer), "the view after the action");
            checkQuestion(other.state, truth.state, "after the action");
            Rng deal = rng.copy();
            same(
                    written(resampled(other.state, observer, deal.copy())),
                    written(resampled(truth.state, observer, deal)),
                    "what the observer knows after the action");
        }
    }

    /** Which hidden action was taken, and that a silent one was, nobody else can tell. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void hiddenActionsDoNotShow(Batch batch) {
        eachObserver(batch, (at, observer) -> {
            S truth = at.state();
            if (at.over() || observer == truth.actor()) {
                return;
            }
            List<Integer> legal = legal(truth);
            List<After<S>> hidden = legal.stream()
                    .filter(action -> hidden(truth, action))
                    .map(action -> after(truth, action))
                    .filter(after -> after.untilRevealed(viewer(observer)) == after.events.size())
                    .toList();
            hidden.stream().skip(1).forEach(after -> checkFollowing(hidden.getFirst(), after, observer, at.samples()));
            legal.stream().filter(action -> silent(truth, action)).forEach(action -> {
                After<S> after = after(truth, action);
                if (observer != after.state.actor()) {
                    same(after.events, List.of(), "the events of silent '" + notation(action) + "'");
                    same(received(after.state, observer), received(truth, observer), "the view after it");
                }
            });
        });
    }

    /**
     * A new deal depends on what the observer knows and on nothing else; it keeps everything, and leads to a position
     * that can be written, read and played to the end.
     */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void resampleDependsOnKnowledgeOnly(Batch batch) {
        eachObserver(batch, (at, observer) -> {
            S truth = at.state();
            Rng rng = at.samples();
            S second = resampled(truth, observer, rng);
            S third = resampled(truth, observer, rng);
            Rng deal = rng.copy();
            ObjectNode again = written(resampled(truth, observer, deal.copy()));
            same(written(resampled(second, observer, deal.copy())), again, "another deal of the same knowledge");
            same(written(resampled(third, observer, deal)), again, "a third deal of the same knowledge");
            ObjectNode written = written(second);
            same(inventory(written), inventory(written(truth)), "the inventory after a new deal");
            same(written.toString().contains("\"keyed:"), false, "whether a new deal has a keyed stream");
            S read = game().positions().read(written, "position");
            same(written(read), written, "a new deal written and read");
            same(read.hash(), second.hash(), "the hash of a new deal written and read");
            ActionList legal = new ActionList();
            for (int i = 0; i < 30 && second.actor() != State.OVER; i++) {
                second.legalActions(legal);
                second.apply(legal.get(rng.below(legal.size())), Story.NONE);
                same(inventory(written(second)), inventory(written), "the inventory when a new deal is played on");
            }
        });
    }

    /** In many new deals every hidden card lies in every place it can lie in, as often as chance says. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void resampleIsFair(Batch batch) {
        eachObserver(batch, (at, observer) -> {
            if (at.samples().below(4) == 0) {
                Samples.of(game(), at.state(), observer, SAMPLES, at.samples())
                        .checkFair(position -> unknown(position, observer));
            }
        });
    }

    /** Calls a check at sampled steps, for every seat and the audience. */
    private void eachObserver(Batch batch, Check<S> check) {
        play(batch, at -> {
            if (sampled(at)) {
                IntStream.range(State.AUDIENCE, batch.seats()).forEach(observer -> {
                    try {
                        check.at(at, observer);
                    } catch (RuntimeException | AssertionError e) {
                        throw new AssertionError("for observer " + observer + ": " + Walk.reason(e), e);
                    }
                });
            }
        });
    }

    private interface Check<S extends State<S>> {
        void at(Walk<S> walk, int observer);
    }

    /** A position after an action, and what happened. */
    private record After<S>(S state, List<Event> events) {
        /** How many events come before the first that reveals something to a viewer. */
        int untilRevealed(Viewer viewer) {
            return (int)
                    events.stream().takeWhile(event -> !event.revealsTo(viewer)).count();
        }

        List<Event> seen(Viewer viewer, int first) {
            return events.stream()
                    .limit(first)
                    .map(event -> event.seenBy(viewer))
                    .toList();
        }
    }

    private After<S> after(S state, int action) {
        List<Event> events = new ArrayList<>();
        S after = state.copy();
        after.apply(action, Story.into(events));
        return new After<>(after, events);
    }

    private static <S extends State<S>> S resampled(S state, int observer, Rng rng) {
        S copy = state.copy();
        copy.resample(observer, rng);
        return copy;
    }

    private static Viewer viewer(int observer) {
        return observer == State.AUDIENCE ? Viewer.AUDIENCE : Viewer.at(observer);
    }

    private String received(S state, int observer) {
        return Json.tree(game().view(state, viewer(observer))).toString();
    }

    private ObjectNode written(S state) {
        return game().positions().write(state);
    }

    private String notation(int action) {
        return game().actions().notation(action);
    }

    private static List<Integer> legal(State<?> state) {
        ActionList legal = new ActionList();
        state.legalActions(legal);
        return IntStream.of(legal.toArray()).boxed().toList();
    }
}
