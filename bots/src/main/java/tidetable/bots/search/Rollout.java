package tidetable.bots.search;

import tidetable.bots.greedy.Evaluation;
import tidetable.engine.ActionList;
import tidetable.engine.Knowledge;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;

/** One line of play, imagined from what a seat knows: first along the tree, then by itself until it may be judged. */
final class Rollout<S extends State<S>> {
    private final Knowledge<S> knowledge;
    private final Plan plan;
    private final Evaluation evaluation;
    private final Rng rng;
    private final ActionList legal = new ActionList();
    private S state;
    private S trial;
    private S best;

    private int active;
    private int turns;
    /** Whether nobody had a choice yet in this turn. */
    private boolean turnBegins;

    private long choices;
    private long forced;
    private long trials;

    Rollout(Knowledge<S> knowledge, Plan plan, Evaluation evaluation, Rng rng) {
        this.knowledge = knowledge;
        this.plan = plan;
        this.evaluation = evaluation;
        this.rng = rng;
        state = knowledge.sample(rng);
        trial = state.copy();
        best = state.copy();
    }

    /** Begins anew, with another deal of what the seat does not know. */
    void begin() {
        knowledge.sample(state, rng);
        active = state.activeSeat();
        turns = 0;
        turnBegins = false;
    }

    /** Goes on to the next decision with two options or more, and says whether there is one. */
    boolean choice() {
        while (state.actor() != State.OVER) {
            state.legalActions(legal);
            if (legal.size() > 1) {
                return true;
            }
            state.apply(legal.get(0), Story.NONE);
            forced++;
            noteTurn();
        }
        return false;
    }

    /** What may be chosen, after {@link #choice}. */
    ActionList legal() {
        return legal;
    }

    /** The position that was reached. */
    S state() {
        return state;
    }

    /** Carries out a choice. */
    void apply(int action) {
        turnBegins = false;
        choices++;
        state.apply(action, Story.NONE);
        noteTurn();
    }

    private void noteTurn() {
        int now = state.activeSeat();
        if (now != active) {
            active = now;
            turns++;
            turnBegins = true;
        }
    }

    /** Plays on until enough turns are over, or the match. */
    void finish() {
        int enough = plan.playout() == Plan.Playout.ANY ? Integer.MAX_VALUE : evaluation.turns(state.seats());
        while (choice() && !(turnBegins && turns >= enough)) {
            switch (plan.playout()) {
                case ANY -> apply(legal.get(rng.below(legal.size())));
                case GREEDY -> applyBest();
            }
        }
    }

    /** Carries out the action after which the position looks best at once, one of them if there are several. */
    private void applyBest() {
        int seat = state.actor();
        int options = legal.size();
        double bestValue = Double.NEGATIVE_INFINITY;
        int at = rng.below(options);
        for (int i = 0; i < options; i++) {
            trial.copyFrom(state);
            trial.apply(legal.get(at), Story.NONE);
            double value = evaluation.value(trial, seat);
            if (value > bestValue) {
                bestValue = value;
                S worse = best;
                best = trial;
                trial = worse;
            }
            at = at + 1 == options ? 0 : at + 1;
        }
        trials += options;
        S before = state;
        state = best;
        best = before;
        turnBegins = false;
        choices++;
        noteTurn();
    }

    /** Decisions with two options or more so far. */
    long choices() {
        return choices;
    }

    /** Decisions with one option so far. */
    long forced() {
        return forced;
    }

    /** Actions tried on a copy and evaluated so far. */
    long trials() {
        return trials;
    }
}
