package tidetable.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Every action that can ever occur in a game with one deck, numbered from 0. The numbers never leave the process: a
 * changed deck renumbers them, so files and protocols carry the notation.
 */
public final class ActionSpace {
    private final List<String> notations;
    private final Map<String, Integer> numbers;

    /**
     * An action space.
     *
     * @param notations the notation of each action, by number; all different
     */
    public ActionSpace(List<String> notations) {
        this.notations = List.copyOf(notations);
        this.numbers = HashMap.newHashMap(notations.size());
        for (int i = 0; i < notations.size(); i++) {
            if (numbers.put(notations.get(i), i) != null) {
                throw new IllegalArgumentException("two actions are written '" + notations.get(i) + "'");
            }
        }
    }

    /** How many actions there are. */
    public int size() {
        return notations.size();
    }

    /** How an action is written in files, protocols and the terminal. */
    public String notation(int action) {
        return notations.get(action);
    }

    /** The action written so, if there is one. */
    public OptionalInt number(String notation) {
        Integer number = numbers.get(notation);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
