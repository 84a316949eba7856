package tidetable.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tidetable.engine.chance.Rng;
import tidetable.engine.text.Message;

/**
 * One position of a match. Mutable, flat, cheap to copy; shares nothing mutable with any other position. Not for use
 * by several threads at once.
 *
 * @param <S> the implementing type itself
 */
public interface State<S extends State<S>> {
    /** What {@link #actor()} says when nobody decides any more. */
    int OVER = -1;

    /** The observer that knows what every seat may know, for {@link #resample}. */
    int AUDIENCE = -1;

    /** The number of seats in this match. */
    int seats();

    /** The seat (0 to seats - 1) that owns the open decision, or {@link #OVER}. */
    int actor();

    /** The seat whose turn it is, which another may interrupt; of any value after the end. */
    default int activeSeat() {
        return actor();
    }

    /**
     * The seats whose answers may be asked for at the same time now, as a bit mask, seat 0 being the lowest bit: the
     * actor, and those that will be asked next in the same response window or the same secret simultaneous choice if
     * every answer before theirs is {@link #quiet}. Their questions are known already: what such a seat sees and may do,
     * once it is the actor, does not depend on which quiet answers the others gave. 0 after the end. Depends only on
     * what everybody may know.
     */
    default int asked() {
        return actor() == OVER ? 0 : 1 << actor();
    }

    /**
     * Those of the {@link #asked} seats that what they are asked about would harm, such as the seat at which a card was
     * aimed, as a bit mask. Their questions do not pass by themselves, in no step. Quiet answers of others leave it as it
     * is. Depends only on what everybody may know.
     */
    default int threatened() {
        return 0;
    }

    /**
     * Whether this legal answer of the actor leaves the questions to the other {@link #asked} seats as they are, as does
     * to decline in a window, or any answer but the last in a secret simultaneous choice. Afterwards one of the others
     * is the actor, and just the others are asked. The actor always has such an answer while others are asked, and none
     * otherwise, but for a step of {@link Game#passing()}: there to decline is the one quiet answer of the last seat, too.
     */
    default boolean quiet(int action) {
        return false;
    }

    /** Fills the list, after clearing it, with the legal actions: ascending, without repeats, never empty before the end. */
    void legalActions(ActionList out);

    /**
     * Why an action is not allowed now: the most specific clause that forbids it, with the numbers of this very
     * position; empty when it is legal. Depends only on what the actor may know, and never calls
     * {@link #legalActions}, so that the two check each other.
     *
     * @param action any number of the action space
     */
    Optional<Refusal> refusal(int action);

    /**
     * Carries out a legal action and all that follows from it, up to the next decision. What an illegal action does is
     * undefined.
     *
     * @param story hears what happened; {@link Story#NONE} in simulation
     */
    void apply(int action, Story story);

    /**
     * Whether carrying out this legal action uncovers something hidden or random to anybody, so that it cannot be
     * taken back. Known beforehand; computed from the events of a rehearsal, so that no card can be forgotten.
     */
    default boolean reveals(int action) {
        List<Event> events = new ArrayList<>();
        copy().apply(action, Story.into(events));
        return events.stream().anyMatch(event -> event.revealsToAny(seats()));
    }

    /** What the open decision asks of the actor, in plain words, with the clause that asks it. */
    Prompt prompt();

    /** The rulebook's name of the open decision's kind; these names are public format. {@code "over"} after the end. */
    String step();

    /** An independent position, equal in every field. */
    S copy();

    /** Makes this position equal to another of the same game and number of seats, without allocating. */
    void copyFrom(S other);

    /**
     * Re-deals everything that an observer cannot know and replaces every stream of chance. Depends only on what the
     * observer knows and on the generator: positions that are equal to the observer become equal in every field.
     *
     * @param observer a seat, or {@link #AUDIENCE}
     * @param rng the source of the new deal; always a generator of the fast kind results
     */
    void resample(int observer, Rng rng);

    /** A 64-bit hash of the whole position, secrets included. */
    long hash();

    /** The order of the seats and their scores; before the end, what it would be if the match ended now. */
    Standing standing();

    /**
     * How good the place of a seat in {@link #standing} is, as a number: higher for a better place, equal for seats that
     * tie. For search, which asks often: games that say it themselves do it without allocating.
     */
    default long rank(int seat) {
        return -standing().place(seat);
    }

    /** A question in words. */
    record Prompt(Rule rule, Message message) {}
}
