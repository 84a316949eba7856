package tidetable.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import tidetable.lab.run.Histogram;
import tidetable.lab.run.Moments;
import tidetable.lab.run.Statistics;
import tidetable.lab.run.VariantStatistics;

/** How games go: how long, with which scores, who leads, what is decided, how they end. */
final class Courses {
    private static final double LOW = 0.05;
    private static final double HIGH = 0.95;

    private Courses() {}

    static List<Report.Section> all(Say say) {
        return List.of(length(say), scores(say), drama(say), decisions(say), endings(say));
    }

    /** How long games are, in short. */
    static List<String> inShort(Say say) {
        return List.of(
                spread(say, 0, "length.sentence", "turns", VariantStatistics::turns),
                spread(say, 0, "score.sentence", "score", VariantStatistics::score),
                drama(say, 0),
                endingSentence(say, 0));
    }

    private static Report.Section length(Say say) {
        return section(
                say,
                "length",
                List.of(
                        Pictures.shares(say, say.text("length.turns"), VariantStatistics::turns),
                        Pictures.shares(say, say.text("length.decisions"), VariantStatistics::decisions)),
                variant -> spread(say, variant, "length.sentence", "turns", VariantStatistics::turns)
                        + " "
                        + spread(say, variant, "length.sentence2", "decisions", VariantStatistics::decisions),
                List.of("turns", "decisions", "choices"));
    }

    private static Report.Section scores(Say say) {
        return section(
                say,
                "score",
                List.of(
                        Pictures.shares(say, say.text("score.axis"), VariantStatistics::score),
                        Pictures.shares(say, say.text("score.margin"), VariantStatistics::margin)),
                variant -> spread(say, variant, "score.sentence", "score", VariantStatistics::score)
                        + " "
                        + spread(say, variant, "score.sentence2", "margin", VariantStatistics::margin),
                List.of("score", "margin", "shared"));
    }

    private static Report.Section drama(Say say) {
        return section(
                say,
                "drama",
                List.of(
                        Pictures.shares(say, say.text("drama.changes"), VariantStatistics::leadChanges),
                        Pictures.shares(say, say.text("drama.from"), VariantStatistics::ledFrom)),
                variant -> drama(say, variant),
                List.of("leadChanges", "ledFrom"));
    }

    private static String drama(Say say, int variant) {
        VariantStatistics of = say.statistics().variant(variant);
        return say.text(
                "drama.sentence",
                say.number(measure(say, variant, "leadChanges").mean()),
                say.percent(measure(say, variant, "ledFrom").mean()),
                say.percent(part(of.ledFrom(), 90)));
    }

    /** The part of the numbers that are at least so large. */
    private static double part(Histogram histogram, int from) {
        long above = 0;
        for (int bin = 0; bin < histogram.bins(); bin++) {
            above += histogram.from(bin) >= from ? histogram.count(bin) : 0;
        }
        return histogram.total() == 0 ? 0 : (double) above / histogram.total();
    }

    private static Report.Section section(
            Say say, String id, List<Report.Plot> plots, Function<Integer, String> sentence, List<String> measures) {
        List<String> sentences = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (int variant = 0; variant < say.plan().variants().size(); variant++) {
            String deck = say.comparing() ? say.variant(variant) + ": " : "";
            sentences.add(deck + sentence.apply(variant));
            for (String measure : measures) {
                Moments moments = measure(say, variant, measure);
                boolean part = measure.equals("shared") || measure.equals("ledFrom");
                double error = 1.959963984540054 * Math.sqrt(moments.n() < 2 ? 0 : moments.varianceOfMean());
                rows.add(List.of(
                        say.text("measure." + measure),
                        say.variant(variant),
                        shown(say, part, moments.mean()),
                        shown(say, part, moments.mean() - error),
                        shown(say, part, moments.mean() + error),
                        shown(say, part, Math.sqrt(moments.variance()))));
            }
        }
        return new Report.Section(
                id,
                say.text(id + ".title"),
                sentences,
                few(say),
                plots,
                new Report.Table(
                        List.of(
                                say.text("column.what"),
                                say.text("column.deck"),
                                say.text("column.mean"),
                                say.text("column.low"),
                                say.text("column.high"),
                                say.text("column.deviation")),
                        rows));
    }

    private static String shown(Say say, boolean part, double value) {
        return part ? say.percent(value) : say.number(value);
    }

    private static String few(Say say) {
        long games = say.statistics().games();
        return games < 100 ? say.text("few.warning", say.whole(games)) : "";
    }

    private static Moments measure(Say say, int variant, String id) {
        Statistics statistics = say.statistics();
        for (int i = 0; i < statistics.measures().size(); i++) {
            if (statistics.measures().get(i).id().equals(id)) {
                return statistics.variant(variant).measure(i);
            }
        }
        throw new IllegalArgumentException("there is no measure " + id);
    }

    private static String spread(
            Say say, int variant, String key, String measure, Function<VariantStatistics, Histogram> of) {
        Histogram histogram = of.apply(say.statistics().variant(variant));
        return say.text(
                key,
                say.number(measure(say, variant, measure).mean()),
                say.whole(histogram.quantile(LOW)),
                say.whole(histogram.quantile(HIGH)));
    }

    private static Report.Section decisions(Say say) {
        Statistics statistics = say.statistics();
        List<Report.Plot.Bar> asked = new ArrayList<>();
        List<Report.Plot.Bar> options = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>();
        for (int variant = 0; variant < say.plan().variants().size(); variant++) {
            names.addAll(statistics.variant(variant).steps().keySet());
        }
        String widest = "";
        double most = 0;
        for (String name : names) {
            for (int variant = 0; variant < say.plan().variants().size(); variant++) {
                VariantStatistics.Step step =
                        statistics.variant(variant).steps().getOrDefault(name, new VariantStatistics.Step(0, 0, 0));
                double aGame = (double) step.decisions() / statistics.games();
                double wide = step.choices() == 0 ? 1 : (double) step.options() / step.choices();
                asked.add(new Report.Plot.Bar(name, variant, aGame));
                options.add(new Report.Plot.Bar(name, variant, wide));
                rows.add(List.of(
                        name,
                        say.variant(variant),
                        say.number(aGame),
                        say.number((double) step.choices() / statistics.games()),
                        say.number(wide)));
                if (variant == 0 && wide > most) {
                    most = wide;
                    widest = name;
                }
            }
        }
        return new Report.Section(
                "decisions",
                say.text("decisions.title"),
                List.of(say.text(
                        "decisions.sentence",
                        say.number(measure(say, 0, "decisions").mean()),
                        say.number(measure(say, 0, "choices").mean()),
                        widest,
                        say.number(most))),
                few(say),
                List.of(
                        new Report.Plot.Bars(say.text("decisions.asked"), false, asked),
                        new Report.Plot.Bars(say.text("decisions.options"), false, options)),
                new Report.Table(
                        List.of(
                                say.text("column.step"),
                                say.text("column.deck"),
                                say.text("decisions.asked"),
                                say.text("decisions.choices"),
                                say.text("decisions.options")),
                        rows));
    }

    private static Report.Section endings(Say say) {
        List<Report.Plot.Bar> bars = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        String shared = say.text("measure.shared");
        for (int variant = 0; variant < say.plan().variants().size(); variant++) {
            for (Map.Entry<String, Long> ending :
                    new java.util.TreeMap<>(say.statistics().variant(variant).endings()).entrySet()) {
                double part = (double) ending.getValue() / say.statistics().games();
                bars.add(new Report.Plot.Bar(ending(say, ending.getKey()), variant, part));
                rows.add(List.of(ending(say, ending.getKey()), say.variant(variant), say.percent(part)));
            }
            double ties = measure(say, variant, "shared").mean();
            bars.add(new Report.Plot.Bar(shared, variant, ties));
            rows.add(List.of(shared, say.variant(variant), say.percent(ties)));
            sentences.add((say.comparing() ? say.variant(variant) + ": " : "") + endingSentence(say, variant));
        }
        return new Report.Section(
                "endings",
                say.text("endings.title"),
                sentences,
                few(say),
                List.of(new Report.Plot.Bars(say.text("endings.axis"), true, bars)),
                new Report.Table(
                        List.of(say.text("column.ending"), say.text("column.deck"), say.text("endings.axis")), rows));
    }

    private static String endingSentence(Say say, int variant) {
        VariantStatistics of = say.statistics().variant(variant);
        Map.Entry<String, Long> usual = of.endings().entrySet().stream()
                .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .orElse(Map.entry("", 0L));
        return say.text(
                "endings.sentence",
                say.percent((double) usual.getValue() / say.statistics().games()),
                ending(say, usual.getKey()),
                say.percent(measure(say, variant, "shared").mean()));
    }

    private static String ending(Say say, String key) {
        return say.word("ending." + key, key);
    }
}
