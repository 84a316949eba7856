package tidetable.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tidetable.engine.file.BadInput;

/**
 * A match in progress: the deal, every action since, and the position they lead to. Everything else (view, replay,
 * undo, record) is a fold over these.
 *
 * @param <S> the positions of the game
 * @param <V> the views of the game
 */
public final class Match<S extends State<S>, V extends Record> {
    private final Game<S, V> game;
    private final Deal deal;
    private final List<Integer> actions = new ArrayList<>();
    /** How many actions can not be taken back any more. */
    private int fixed;

    private S state;

    /**
     * A match at its beginning.
     *
     * @throws BadInput when the game cannot be dealt so
     */
    public Match(Game<S, V> game, Deal deal) {
        this.game = game;
        this.deal = deal;
        this.state = game.deal(deal);
    }

    private Match(Match<S, V> other) {
        this.game = other.game;
        this.deal = other.deal;
        this.actions.addAll(other.actions);
        this.fixed = other.fixed;
        this.state = other.state.copy();
    }

    /** The game that is played. */
    public Game<S, V> game() {
        return game;
    }

    /** How the match began. */
    public Deal deal() {
        return deal;
    }

    /** The position now. Read it, do not change it; it stays as it is when the match goes on. */
    public S state() {
        return state;
    }

    /** All actions so far, by number. */
    public List<Integer> actions() {
        return List.copyOf(actions);
    }

    /** All actions so far, in notation. */
    public List<String> notations() {
        return actions.stream().map(game.actions()::notation).toList();
    }

    /** Whether the match has ended. */
    public boolean over() {
        return state.actor() == State.OVER;
    }

    /** What a viewer may see now. */
    public V view(Viewer viewer) {
        return game.view(state, viewer);
    }

    /** What the seat that has to decide knows. */
    public Knowledge<S> knowledge() {
        return new Knowledge<>(game, state);
    }

    /**
     * Carries an action out if it is legal. A refused action changes nothing.
     *
     * @param story hears what happens
     * @return why it is refused; empty when it was carried out
     */
    public Optional<Refusal> act(int action, Story story) {
        return switch (attempt(List.of(action))) {
            case Attempt.Refused<S> refused -> Optional.of(refused.refusal());
            case Attempt.Done<S> done -> {
                accept(done);
                if (story.listens()) {
                    done.events().forEach(events -> events.forEach(story::tell));
                }
                yield Optional.empty();
            }
        };
    }

    /**
     * Carries actions out in a row on a copy of the position. The match does not change until it accepts the outcome.
     *
     * @param actions by number; none at all leads to the position as it is
     */
    public Attempt<S> attempt(List<Integer> actions) {
        S after = state.copy();
        List<List<Event>> told = new ArrayList<>();
        List<Boolean> fixes = new ArrayList<>();
        for (int action : actions) {
            Optional<Refusal> refusal = after.refusal(action);
            if (refusal.isPresent()) {
                return new Attempt.Refused<>(told.size(), refusal.get());
            }
            List<Event> events = new ArrayList<>();
            fixes.add(apply(action, after, events));
            told.add(events);
        }
        return new Attempt.Done<>(after, actions, told, fixes, after.hash(), state);
    }

    /** Carries an action out on a position; whether it can not be taken back. */
    private static <S extends State<S>> boolean apply(int action, S position, List<Event> events) {
        int seat = position.actor();
        position.apply(action, Story.into(events));
        return position.actor() != seat || events.stream().anyMatch(event -> event.revealsToAny(position.seats()));
    }

    /**
     * Whether a legal action could not be taken back, once it were carried out. The match does not change.
     *
     * @param trial any position of this game, to try it out on; it is overwritten
     */
    public boolean fixes(int action, S trial) {
        trial.copyFrom(state);
        return apply(action, trial, new ArrayList<>());
    }

    /**
     * Goes on from what was attempted.
     *
     * @throws IllegalStateException when it was attempted on another match, or on this one before it changed
     */
    public void accept(Attempt.Done<S> done) {
        // every change of a match puts another object in the place of its position
        if (done.before() != state) {
            throw new IllegalStateException("this was attempted on another position");
        }
        for (int i = 0; i < done.actions().size(); i++) {
            actions.add(done.actions().get(i));
            fixed = done.fixes().get(i) ? actions.size() : fixed;
        }
        state = done.state();
    }

    /**
     * Takes the last action back, unless it uncovered something, or another seat's turn has come since.
     *
     * @return the action taken back; empty when there is none that can be
     */
    public OptionalInt undo() {
        if (undoable() == 0) {
            return OptionalInt.empty();
        }
        int last = actions.removeLast();
        S before = game.deal(deal);
        actions.forEach(action -> before.apply(action, Story.NONE));
        state = before;
        return OptionalInt.of(last);
    }

    /** How many of the last actions can be taken back, one after the other. */
    public int undoable() {
        return actions.size() - fixed;
    }

    /** An independent match at the same point. */
    public Match<S, V> copy() {
        return new Match<>(this);
    }
}
