package tidetable.lab.watch;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What one game showed beside its result.
 *
 * @param turns turns played, the last one included
 * @param leadChanges how often another seat than before led alone after a turn
 * @param ledFrom which part of the turns, from 0 to 1, was over when the winner took the lead for good; empty when the win
 *     is shared
 * @param ending how the game ended, a word of {@link CardReader}
 * @param steps the decisions by kind
 * @param counts how often cards came to seats and were played
 * @param rows one line of JSON for each decision, when they were asked for
 */
public record GameNotes(
        int turns,
        int leadChanges,
        OptionalDouble ledFrom,
        String ending,
        List<Steps> steps,
        CardCounts counts,
        List<String> rows) {
    /**
     * The decisions of one kind.
     *
     * @param step the rulebook's name of the kind
     * @param decisions how often it was asked
     * @param choices how often it was asked with two options or more
     * @param options all options of those choices together
     */
    public record Steps(String step, int decisions, int choices, int options) {}
}
