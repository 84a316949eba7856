package tidetable.cli.play;

import java.util.List;
import java.util.Optional;
import tidetable.engine.Game;
import tidetable.engine.Standing;

/**
 * A table as the person at it sees it, wherever the match is played.
 *
 * @param <V> the views of the game
 */
interface Table<V extends Record> {
    /** What the person is asked, in words, with the number of the clause that asks it. */
    record Question(String text, String rule) {}

    /** Why something is not done, in words, with the number of the clause that forbids it, where there is one. */
    record Refused(String text, Optional<String> rule) {}

    /** The game with its deck. */
    Game<?, V> game();

    /** Who sits where now. */
    Roster roster();

    /** The person's seat. */
    int person();

    /** Another number whenever what the person sees or is asked has changed. */
    int version();

    /** Takes over what others have done since; whether they have done anything. */
    boolean advance() throws InterruptedException;

    /** Whether the match is over. */
    boolean over();

    /** What the person sees; missing before the match begins. */
    Optional<V> view();

    /** What the person is asked; missing when it is up to others. */
    Optional<Question> question();

    /** What is waited for when the person is not asked, in a sentence. */
    String waiting();

    /** What the person may do, in notation. */
    List<String> offered();

    /** What has happened since this was last asked, as paragraphs. */
    List<String> news();

    /** All that the person has seen happen, as paragraphs. */
    List<String> history();

    /** Carries out an action of the person, unless it is refused. */
    Optional<Refused> act(String notation) throws InterruptedException;

    /** Why an action of this game is not allowed now; empty when it is. */
    Optional<Refused> why(String notation) throws InterruptedException;

    /** What the strongest bot would do in the person's place: a sentence, or why there is none. */
    sealed interface Advice {
        record Given(String text) implements Advice {}

        record None(Refused why) implements Advice {}
    }

    /** Asks what the strongest bot would do; the person must be asked. */
    Advice hint() throws InterruptedException;

    /** Takes the person's last action back, if that can be: its notation, or an empty text when that is not known. */
    Optional<String> undo() throws InterruptedException;

    /** Whether a person can give the match up while others go on. */
    boolean canConcede();

    /** Gives the match up. */
    Optional<Refused> concede() throws InterruptedException;

    /** Whether the person wants to be asked in all that passes by itself; missing where nothing does. */
    Optional<Boolean> interrupts();

    /** Says whether the person wants to be asked in all that passes by itself. */
    Optional<Refused> interrupt(boolean on) throws InterruptedException;

    /** The result, after the end. */
    Standing standing();

    /** The match as a file, if it can be had now. */
    Optional<String> record() throws InterruptedException;
}
