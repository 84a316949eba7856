package tidetable.lab.tournament;

/**
 * What it means that a bot is stronger than the others at its table, of which there is one kind.
 *
 * @param seats how many seats, 2 or more: one for the bot, the others for its opponents
 * @param margin how often it wins when there are two seats, more than 0.5 and less than 1
 */
public record Advantage(int seats, double margin) {
    /** The rate of wins of a bot that is as strong as the others: one part for each seat. */
    public double even() {
        return 1.0 / seats;
    }

    /** The rate of wins of a bot that is stronger by the margin: its odds against each opponent are those of the margin. */
    public double wanted() {
        double odds = margin / (1 - margin);
        return odds / (odds + seats - 1);
    }
}
