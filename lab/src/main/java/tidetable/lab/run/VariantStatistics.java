package tidetable.lab.run;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tidetable.lab.watch.GameNotes;

/** What the games of one variant add up to, in constant memory. */
@JsonAutoDetect(fieldVisibility = Visibility.ANY, getterVisibility = Visibility.NONE)
public final class VariantStatistics {
    private long games;
    private int kinds;
    private Moments[] measures = {};
    private Moments[] wins = {};
    private Moments[] scores = {};
    private Histogram turns = new Histogram();
    private Histogram decisions = new Histogram();
    private Histogram score = new Histogram();
    private Histogram margin = new Histogram();
    private Histogram leadChanges = new Histogram();
    private Histogram ledFrom = new Histogram();
    private Map<String, Long> endings = new TreeMap<>();
    private Map<String, Step> steps = new TreeMap<>();
    private CardSums had = new CardSums(0, 0);
    private CardSums played = new CardSums(0, 0);

    /**
     * The decisions of one kind.
     *
     * @param decisions how often it was asked
     * @param choices how often with two options or more
     * @param options all options of those choices together
     */
    public record Step(long decisions, long choices, long options) {
        Step plus(GameNotes.Steps more) {
            return new Step(decisions + more.decisions(), choices + more.choices(), options + more.options());
        }
    }

    private VariantStatistics() {}

    static VariantStatistics empty(int seats, int kinds, int measures, int cards) {
        VariantStatistics empty = new VariantStatistics();
        empty.kinds = kinds;
        empty.measures = none(measures);
        empty.wins = none(seats * kinds);
        empty.scores = none(seats * kinds);
        empty.had = new CardSums(cards, seats * kinds);
        empty.played = new CardSums(cards, seats * kinds);
        return empty;
    }

    private static Moments[] none(int size) {
        Moments[] none = new Moments[size];
        Arrays.fill(none, Moments.NONE);
        return none;
    }

    void add(Played game, double[] values) {
        games++;
        for (int i = 0; i < measures.length; i++) {
            measures[i] = measures[i].plus(values[i]);
        }
        int[] cells = new int[game.lineup().length];
        for (int seat = 0; seat < cells.length; seat++) {
            cells[seat] = seat * kinds + game.lineup()[seat];
            wins[cells[seat]] = wins[cells[seat]].plus(game.win(seat));
            scores[cells[seat]] = scores[cells[seat]].plus(game.score(seat));
            score.add(game.score(seat));
        }
        GameNotes notes = game.notes();
        turns.add(notes.turns());
        decisions.add(game.row().decisions());
        game.margin().ifPresent(margin::add);
        leadChanges.add(notes.leadChanges());
        notes.ledFrom().ifPresent(part -> ledFrom.add((int) Math.round(100 * part)));
        endings.merge(notes.ending(), 1L, Long::sum);
        notes.steps()
                .forEach(step -> steps.put(
                        step.step(),
                        steps.getOrDefault(step.step(), new Step(0, 0, 0)).plus(step)));
        had.add(game, cells, wins.length, notes.counts()::had);
        played.add(game, cells, wins.length, notes.counts()::played);
    }

    /** How many games there are. */
    public long games() {
        return games;
    }

    /** A measure, by its place in {@link Measure#all}. */
    public Moments measure(int number) {
        return measures[number];
    }

    /** The wins of each seat with each bot: seat times the number of bots, plus the bot. */
    public Moments[] wins() {
        return wins.clone();
    }

    /** The wins of a seat, whoever sat there. */
    public Moments winsOfSeat(int seat) {
        return sum(Arrays.asList(wins).subList(seat * kinds, (seat + 1) * kinds));
    }

    /** The wins of a bot, wherever it sat. */
    public Moments winsOfBot(int bot) {
        Moments sum = Moments.NONE;
        for (int cell = bot; cell < wins.length; cell += kinds) {
            sum = sum(List.of(sum, wins[cell]));
        }
        return sum;
    }

    /** The scores of a seat, whoever sat there. */
    public Moments scoresOfSeat(int seat) {
        return sum(Arrays.asList(scores).subList(seat * kinds, (seat + 1) * kinds));
    }

    private static Moments sum(List<Moments> all) {
        return all.stream()
                .reduce(
                        Moments.NONE,
                        (a, b) -> new Moments(a.n() + b.n(), a.sum() + b.sum(), a.squares() + b.squares()));
    }

    /** Lengths in turns. */
    public Histogram turns() {
        return turns;
    }

    /** Lengths in decisions. */
    public Histogram decisions() {
        return decisions;
    }

    /** Scores of all seats. */
    public Histogram score() {
        return score;
    }

    /** By how much games are won. */
    public Histogram margin() {
        return margin;
    }

    /** How often the lead changes. */
    public Histogram leadChanges() {
        return leadChanges;
    }

    /** When the winner took the lead for good, in percent of the turns. */
    public Histogram ledFrom() {
        return ledFrom;
    }

    /** How many games ended how. */
    public Map<String, Long> endings() {
        return Map.copyOf(endings);
    }

    /** Decisions by kind. */
    public Map<String, Step> steps() {
        return Map.copyOf(steps);
    }

    /** How often cards came to seats. */
    public CardSums had() {
        return had;
    }

    /** How often cards were played. */
    public CardSums played() {
        return played;
    }
}
