package tidetable.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tidetable.engine.file.Json;

/**
 * How fast a game is on one thread, warm; nanoseconds of processor time.
 *
 * @param game the game's id
 * @param seats the number of seats
 * @param nsPerDecision legal actions, choice and carrying out, where there were two options or more
 * @param nsPerForcedDecision the same where there was one option
 * @param optionsPerDecision where there were two or more
 * @param nsPerCopy one {@code copyFrom}
 * @param nsPerCopyAndResample one {@code copyFrom} and one {@code resample} for the seat that decides
 * @param bytesPerDecision allocated in random play, dealing left out
 * @param bytesPerCopy allocated by a copy
 * @param bytesPerCopyAndResample allocated by a copy and a resample
 * @param decisionsPerGame of random play, forced ones included
 * @param forcedPerGame how many of these had one option
 * @param gamesPerSecond random games, dealing included
 * @param yardstick the same on the yardstick, when it was measured in the same run
 */
public record BenchResult(
        String game,
        int seats,
        Figure nsPerDecision,
        Figure nsPerForcedDecision,
        double optionsPerDecision,
        Figure nsPerCopy,
        Figure nsPerCopyAndResample,
        double bytesPerDecision,
        double bytesPerCopy,
        double bytesPerCopyAndResample,
        double decisionsPerGame,
        double forcedPerGame,
        Figure gamesPerSecond,
        Optional<Ratios> yardstick) {

    /**
     * This game over the yardstick, each ratio taken pair by pair of neighbouring runs.
     *
     * @param decision over a decision of the yardstick
     * @param copy over a copy of the yardstick
     * @param determinize copy and resample over the yardstick's copy and reshuffle
     */
    public record Ratios(Ratio decision, Ratio copy, Ratio determinize) {}

    /** What the yardstick took, and this game over it. */
    public record Ratio(Figure nsYardstick, Figure ratio) {
        private JsonNode json() {
            return Json.object()
                    .<ObjectNode>set("nsYardstick", nsYardstick.json())
                    .set("ratio", ratio.json());
        }
    }

    /** This result as plain data, rounded to thousandths. */
    public JsonNode json() {
        ObjectNode node = Json.object();
        node.put("game", game).put("seats", seats);
        node.set("nsPerDecision", nsPerDecision.json());
        node.set("nsPerForcedDecision", nsPerForcedDecision.json());
        node.put("optionsPerDecision", Figure.rounded(optionsPerDecision));
        node.set("nsPerCopy", nsPerCopy.json());
        node.set("nsPerCopyAndResample", nsPerCopyAndResample.json());
        node.put("bytesPerDecision", Figure.rounded(bytesPerDecision));
        node.put("bytesPerCopy", Figure.rounded(bytesPerCopy));
        node.put("bytesPerCopyAndResample", Figure.rounded(bytesPerCopyAndResample));
        node.put("decisionsPerGame", Figure.rounded(decisionsPerGame));
        node.put("forcedPerGame", Figure.rounded(forcedPerGame));
        node.set("gamesPerSecond", gamesPerSecond.json());
        yardstick.ifPresent(ratios -> {
            ObjectNode over = node.putObject("yardstick");
            over.set("decision", ratios.decision().json());
            over.set("copy", ratios.copy().json());
            over.set("determinize", ratios.determinize().json());
        });
        return node;
    }
}
