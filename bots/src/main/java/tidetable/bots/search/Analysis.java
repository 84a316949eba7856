package tidetable.bots.search;

import java.util.List;
import java.util.Optional;

/**
 * What a search found out about a decision. A chance to win is what lines of play brought on average, a part of 1 (see
 * {@code docs/bots.md}): a win before the end is a judgement, not a fact.
 *
 * @param seat the seat that decides
 * @param options the actions, the one tried most first; those that were never tried come last, with a guess
 * @param chances of each seat to win, as the decision stands, by all lines together
 */
public record Analysis(int seat, List<Option> options, List<Float> chances) {
    /**
     * What is known of an action.
     *
     * @param action its number
     * @param visits how often it was tried
     * @param chance of the seat that decides to win after it
     */
    public record Option(int action, int visits, float chance) {
        /** What two searches know of the same action. */
        Option and(Option other) {
            int all = visits + other.visits;
            double sum = (double) chance * visits + (double) other.chance * other.visits;
            return all == 0 ? this : new Option(action, all, (float) (sum / all));
        }
    }

    /** The action that looks best. */
    public Option best() {
        return options.getFirst();
    }

    /** The one that looks best beside it, if any other was tried. */
    public Optional<Option> runnerUp() {
        return options.stream()
                .skip(1)
                .limit(1)
                .filter(option -> option.visits() > 0)
                .findFirst();
    }

    /** What is known of one of the actions. */
    public Option of(int action) {
        return options.stream()
                .filter(option -> option.action() == action)
                .findFirst()
                .orElseThrow();
    }

    /** The chance of the seat that decides to win, as the decision stands. */
    public float now() {
        return chances.get(seat);
    }

    /** How many lines of play began with one of the actions. */
    public int visits() {
        return options.stream().mapToInt(Option::visits).sum();
    }
}
