package tidetable.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import tidetable.lab.run.CardSums;
import tidetable.lab.run.Statistics;
import tidetable.lab.run.VariantStatistics;

/** Cards: how often they come and are played, and how that goes together with winning. */
final class CardChapter {
    /** Groups of cards that say what a seat is or strives for. */
    private static final Set<String> AIMS = Set.of("secret", "goal", "champion", "seal");
    /** Cards met in fewer games are in the table alone. */
    private static final int FEWEST_GAMES = 100;

    private static final int MOST_MARKS = 30;
    private static final double Z = 1.959963984540054;

    private final Say say;
    private final Statistics statistics;
    private final boolean aims;
    private final String id;

    private CardChapter(Say say, boolean aims) {
        this.say = say;
        this.statistics = say.statistics();
        this.aims = aims;
        this.id = aims ? "aims" : "cards";
    }

    static List<Report.Section> all(Say say) {
        List<Report.Section> sections = new ArrayList<>();
        for (boolean aims : new boolean[] {true, false}) {
            CardChapter chapter = new CardChapter(say, aims);
            if (!chapter.met(0).isEmpty()) {
                sections.add(chapter.section());
            }
        }
        return sections;
    }

    private Report.Section section() {
        return new Report.Section(
                id, say.text(id + ".title"), sentences(), warning(), plots(), new Report.Table(columns(), rows()));
    }

    /** The cards of this chapter that came up at all, by their numbers. */
    private List<Integer> met(int variant) {
        return IntStream.range(0, statistics.cards(variant).size())
                .filter(card -> AIMS.contains(
                                statistics.cards(variant).faces().get(card).group())
                        == aims)
                .filter(card -> games(variant, card) > 0)
                .boxed()
                .toList();
    }

    private long games(int variant, int card) {
        VariantStatistics of = statistics.variant(variant);
        return Math.max(of.had().games(card), of.played().games(card));
    }

    private CardSums.Slope slope(int variant, int card, Function<VariantStatistics, CardSums> sums) {
        VariantStatistics of = statistics.variant(variant);
        return sums.apply(of).slope(card, of.wins());
    }

    /** The cards of the first variant about which enough is known, the best first. */
    private List<Integer> sorted(Function<VariantStatistics, CardSums> sums) {
        return met(0).stream()
                .filter(card -> sums.apply(statistics.variant(0)).games(card) >= FEWEST_GAMES)
                .filter(card -> slope(0, card, sums).known())
                .sorted(Comparator.comparingDouble(card -> -slope(0, card, sums).value()))
                .toList();
    }

    private List<String> sentences() {
        List<Integer> had = sorted(VariantStatistics::had);
        List<Integer> played = sorted(VariantStatistics::played);
        List<String> sentences = new ArrayList<>();
        sentences.add(say.text(id + ".meaning"));
        if (!had.isEmpty()) {
            sentences.add(say.text(
                    "cards.had",
                    named(had.subList(0, Math.min(3, had.size())), VariantStatistics::had),
                    named(had.subList(Math.max(0, had.size() - 3), had.size()).reversed(), VariantStatistics::had)));
        }
        if (!played.isEmpty()) {
            sentences.add(say.text(
                    "cards.played",
                    named(played.subList(0, Math.min(3, played.size())), VariantStatistics::played),
                    named(
                            played.subList(Math.max(0, played.size() - 3), played.size())
                                    .reversed(),
                            VariantStatistics::played)));
            long clear = played.stream()
                    .filter(card -> {
                        CardSums.Slope slope = slope(0, card, VariantStatistics::played);
                        return Math.abs(slope.value()) > Z * slope.error();
                    })
                    .count();
            sentences.add(
                    say.text("cards.chance", played.size(), clear, Math.max(1, Math.round(0.05 * played.size()))));
        }
        int most = Math.max(had.size(), played.size());
        if (most > MOST_MARKS) {
            sentences.add(say.text("cards.cut", MOST_MARKS / 2, most));
        }
        return sentences;
    }

    private String named(List<Integer> cards, Function<VariantStatistics, CardSums> sums) {
        return say.list(cards.stream()
                .map(card -> say.text(
                        "cards.one",
                        say.card(0, card),
                        say.points(slope(0, card, sums).value()),
                        say.points(slope(0, card, sums).value()
                                - Z * slope(0, card, sums).error()),
                        say.points(slope(0, card, sums).value()
                                + Z * slope(0, card, sums).error())))
                .toList());
    }

    private String warning() {
        long rare =
                met(0).stream().filter(card -> games(0, card) < FEWEST_GAMES).count();
        return rare == 0 ? "" : say.text("cards.warning", rare, FEWEST_GAMES);
    }

    private List<Report.Plot> plots() {
        List<Report.Plot> plots = new ArrayList<>();
        effects(say.text("cards.axisHad"), VariantStatistics::had, plots);
        effects(say.text("cards.axisPlayed"), VariantStatistics::played, plots);
        List<Report.Plot.Bar> bars = new ArrayList<>();
        met(0).stream()
                .sorted(Comparator.comparingDouble(card -> -perGame(0, card, VariantStatistics::played)))
                .limit(MOST_MARKS)
                .forEach(card -> {
                    for (int variant = 0; variant < say.plan().variants().size(); variant++) {
                        int same = statistics.same(variant, card);
                        if (same >= 0) {
                            bars.add(new Report.Plot.Bar(
                                    say.card(0, card), variant, perGame(variant, same, VariantStatistics::played)));
                        }
                    }
                });
        plots.add(new Report.Plot.Bars(say.text("cards.axisOften"), false, bars));
        return plots;
    }

    private double perGame(int variant, int card, Function<VariantStatistics, CardSums> sums) {
        VariantStatistics of = statistics.variant(variant);
        return (double) sums.apply(of).times(card, of.wins().length) / of.games();
    }

    /** The best and the worst, where there are too many for one picture. */
    private void effects(String axis, Function<VariantStatistics, CardSums> sums, List<Report.Plot> plots) {
        List<Integer> sorted = sorted(sums);
        List<Integer> shown = new ArrayList<>(sorted);
        if (sorted.size() > MOST_MARKS) {
            shown = new ArrayList<>(sorted.subList(0, MOST_MARKS / 2));
            shown.addAll(sorted.subList(sorted.size() - MOST_MARKS / 2, sorted.size()));
        }
        List<Report.Plot.Mark> marks = new ArrayList<>();
        for (int card : shown) {
            for (int variant = 0; variant < say.plan().variants().size(); variant++) {
                int same = statistics.same(variant, card);
                CardSums.Slope slope = same < 0 ? slope(0, card, sums) : slope(variant, same, sums);
                if (same >= 0 && slope.known()) {
                    marks.add(new Report.Plot.Mark(
                            say.card(0, card),
                            variant,
                            slope.value(),
                            slope.value() - Z * slope.error(),
                            slope.value() + Z * slope.error()));
                }
            }
        }
        if (!marks.isEmpty()) {
            plots.add(new Report.Plot.Intervals(axis, true, 0, marks));
        }
    }

    private List<String> columns() {
        return List.of(
                say.text("column.card"),
                say.text("column.group"),
                say.text("column.deck"),
                say.text("column.had"),
                say.text("cards.axisHad"),
                say.text("column.low"),
                say.text("column.high"),
                say.text("cards.axisOften"),
                say.text("cards.axisPlayed"),
                say.text("column.low"),
                say.text("column.high"));
    }

    private List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        for (int card : met(0)) {
            for (int variant = 0; variant < say.plan().variants().size(); variant++) {
                int same = statistics.same(variant, card);
                if (same >= 0) {
                    rows.add(row(variant, same));
                }
            }
        }
        return rows;
    }

    private List<String> row(int variant, int card) {
        String group = statistics.cards(variant).faces().get(card).group();
        List<String> row = new ArrayList<>(
                List.of(say.card(variant, card), say.word("group." + group, group), say.variant(variant)));
        row.add(say.number(perGame(variant, card, VariantStatistics::had)));
        row.addAll(shown(slope(variant, card, VariantStatistics::had)));
        row.add(say.number(perGame(variant, card, VariantStatistics::played)));
        row.addAll(shown(slope(variant, card, VariantStatistics::played)));
        return row;
    }

    private List<String> shown(CardSums.Slope slope) {
        return slope.known()
                ? List.of(
                        say.points(slope.value()),
                        say.points(slope.value() - Z * slope.error()),
                        say.points(slope.value() + Z * slope.error()))
                : List.of("", "", "");
    }
}
