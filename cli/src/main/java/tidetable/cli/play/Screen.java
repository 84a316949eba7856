package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import tidetable.engine.Event;

/**
 * How a game looks in a terminal. Works from views and from events in the form for the viewer, so it cannot show what
 * the viewer may not know.
 *
 * @param <V> the views of the game
 */
public interface Screen<V> {
    /**
     * A view as a server sends it.
     *
     * @throws tidetable.engine.file.BadInput when it is none of this game
     */
    V read(JsonNode view);

    /**
     * The shared board, as lines.
     *
     * @param marks numbers to show in cells, by cell notation
     */
    List<String> board(V view, Map<String, Integer> marks);

    /** Where the match stands and what all seats share beside the board, as lines. */
    List<String> status(V view);

    /** The zones of a seat, as lines. */
    List<String> seat(V view, int seat, Roster roster);

    /** The offered actions, in an order and in groups that read well. Nothing is left out. */
    List<Entry> menu(V view, List<String> offered);

    /** Whether a person playing against bots alone need not be asked, because the answer is no choice of theirs. */
    default boolean answersItself(V view, List<String> offered) {
        return false;
    }

    /** Numbers of the clauses by which a legal action works, the most telling first. */
    List<String> clauses(V view, String action);

    /** What happened, as paragraphs of whole sentences; events that say nothing new are left out. */
    List<String> tell(List<? extends Event> events, Roster roster);

    /** Whether points say who has won. */
    default boolean scored() {
        return true;
    }

    /** What every seat's points are made of, or how far it came, as lines. */
    List<String> scoreSheet(V view, Roster roster);
}
