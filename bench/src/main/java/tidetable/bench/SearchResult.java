package tidetable.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tidetable.engine.file.Json;

/**
 * How fast searching bots think on one thread, warm.
 *
 * @param level as the levels do
 * @param full the same with rollouts to the end of the match in which any action is as likely as another
 * @param together the level with two trees, on two threads over on one
 */
public record SearchResult(Thought level, Thought full, Together together) {
    /** What an iteration's own decisions may cost beside what they cost in random play: listing, choosing, learning. */
    private static final double DECISION = 1.6;

    /**
     * What an iteration is.
     *
     * @param iterationsPerSecond on this thread
     * @param nsPerIteration nanoseconds of processor time
     * @param nsPerEvaluation of one position for all seats
     * @param overAllowed what an iteration takes over {@link #allowed}
     * @param bytesPerIteration allocated, with what a decision allocates once
     * @param choices decisions of an iteration with two options or more
     * @param forced decisions of an iteration with one option
     * @param trials actions that an iteration tries on a copy and evaluates
     */
    public record Thought(
            Figure iterationsPerSecond,
            Figure nsPerIteration,
            Figure nsPerEvaluation,
            Figure overAllowed,
            double bytesPerIteration,
            double choices,
            double forced,
            double trials) {
        private JsonNode json() {
            ObjectNode node = Json.object();
            node.set("iterationsPerSecond", iterationsPerSecond.json());
            node.set("nsPerIteration", nsPerIteration.json());
            node.set("nsPerEvaluation", nsPerEvaluation.json());
            node.set("overAllowed", overAllowed.json());
            return node.put("bytesPerIteration", Figure.rounded(bytesPerIteration))
                    .put("choicesPerIteration", Figure.rounded(choices))
                    .put("forcedPerIteration", Figure.rounded(forced))
                    .put("trialsPerIteration", Figure.rounded(trials));
        }
    }

    /**
     * Two trees that grow on two threads, over the same two on one, in the same minutes.
     *
     * @param processor processor time of both threads an iteration
     * @param passed time that passed an iteration; a half where two cores are free
     */
    public record Together(Figure processor, Figure passed) {
        private JsonNode json() {
            return Json.object().<ObjectNode>set("processor", processor.json()).set("passed", passed.json());
        }
    }

    /**
     * What an iteration may take: a copy and resample, an evaluation for all seats, 1.6 times what its decisions take in
     * random play, and for each trial a copy, an evaluation for one seat and a decision.
     *
     * @param evaluation nanoseconds for one seat
     * @return nanoseconds
     */
    static double allowed(BenchResult rules, double evaluation, double choices, double forced, double trials) {
        double choice = rules.nsPerDecision().median();
        double trial = rules.nsPerCopy().median() + evaluation + choice;
        return rules.nsPerCopyAndResample().median()
                + rules.seats() * evaluation
                + DECISION
                        * (choices * choice
                                + forced * rules.nsPerForcedDecision().median())
                + trials * trial;
    }

    /** This result as plain data, rounded to thousandths. */
    public JsonNode json() {
        return Json.object()
                .<ObjectNode>set("level", level.json())
                .<ObjectNode>set("full", full.json())
                .set("together", together.json());
    }
}
