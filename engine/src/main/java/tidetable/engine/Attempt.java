package tidetable.engine;

import java.util.List;

/**
 * What came of several actions in a row that were carried out on a copy of a match's position, together or not at all.
 *
 * @param <S> the positions of the game
 */
public sealed interface Attempt<S extends State<S>> {

    /**
     * One of the actions is not legal; nothing was carried out.
     *
     * @param index which of the actions, from 0
     * @param refusal why it is not legal after those before it
     */
    record Refused<S extends State<S>>(int index, Refusal refusal) implements Attempt<S> {}

    /**
     * All actions are legal. The match goes on from here when it accepts this.
     *
     * @param state the position after the last action; read it, do not change it
     * @param actions what was carried out
     * @param events what each action told, as it truly happened
     * @param fixes whether each action closes undo behind it: it uncovered something to anybody, or another seat has to
     *     decide afterwards, or nobody
     * @param hash the hash of the position after the last action
     * @param before the very position that the actions were carried out on a copy of
     */
    record Done<S extends State<S>>(
            S state, List<Integer> actions, List<List<Event>> events, List<Boolean> fixes, long hash, S before)
            implements Attempt<S> {
        public Done {
            actions = List.copyOf(actions);
            events = events.stream().map(List::copyOf).toList();
            fixes = List.copyOf(fixes);
        }
    }
}
