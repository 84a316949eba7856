package tidetable.engine;

import java.util.List;
import java.util.Set;
import tidetable.engine.file.BadInput;
import tidetable.engine.text.Texts;

/**
 * The rules of one game with one deck and one rules version: immutable, shared by every table that uses it.
 *
 * @param <S> the positions of this game
 * @param <V> what a viewer is shown: a record with no place for a secret
 */
public interface Game<S extends State<S>, V extends Record> {

    /** Id, title, seats, options with their defaults, rules version, deck and its hash. */
    GameInfo info();

    /** Every action that can ever occur with this deck, numbered from 0, with notation. */
    ActionSpace actions();

    /**
     * The first position of a match.
     *
     * @throws BadInput when the number of seats or an option is not one that {@link #info()} names
     */
    S deal(Deal deal);

    /** What that viewer may know of a position, built for it; never a filtered copy of the position. */
    V view(S state, Viewer viewer);

    /**
     * The steps ({@link State#step()}) whose windows are so frequent that a seat lets its question pass unless it has said
     * that it wants to be asked, or is {@link State#threatened}. In such a window every seat that is asked has exactly one
     * {@link State#quiet} answer, which is then given for it: to decline. Windows that always threaten the seat itself are
     * none of these.
     */
    default Set<String> passing() {
        return Set.of();
    }

    /** Every kind of card of the deck as it is printed, in the order of the deck. */
    List<CardFace> cards();

    /** The whole position as plain data, both ways. */
    PositionCodec<S> positions();

    /**
     * The words of this game: rules, cards, prompts, events.
     *
     * @param language a language of {@link GameInfo#languages()}
     * @throws BadInput when the game has no texts in that language
     */
    Texts texts(String language);

    /** The rulebook in plain text (Markdown) with numbered clauses. */
    String rulebook(String language);
}
