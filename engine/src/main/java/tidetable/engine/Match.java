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

    /** The game that is played. */
    public Game<S, V> game() {
        return game;
    }

    /** How the match began. */
    public Deal deal() {
        return deal;
    }

    /** The position now. Read it, do not change it. */
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
        Optional<Refusal> refusal = state.refusal(action);
        if (refusal.isPresent()) {
            return refusal;
        }
        boolean closes = state.reveals(action);
        int seat = state.actor();
        state.apply(action, story);
        actions.add(action);
        if (closes || state.actor() != seat) {
            fixed = actions.size();
        }
        return refusal;
    }

    /**
     * Takes the last action back, unless it uncovered something, or another seat's turn has come since.
     *
     * @return the action taken back; empty when there is none that can be
     */
    public OptionalInt undo() {
        if (actions.size() == fixed) {
            return OptionalInt.empty();
        }
        int last = actions.removeLast();
        S before = game.deal(deal);
        actions.forEach(action -> before.apply(action, Story.NONE));
        state = before;
        return OptionalInt.of(last);
    }
}
