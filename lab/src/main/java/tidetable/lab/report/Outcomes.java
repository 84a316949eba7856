package tidetable.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tidetable.lab.Interval;
import tidetable.lab.run.Difference;
import tidetable.lab.run.Measure;
import tidetable.lab.run.Moments;
import tidetable.lab.run.Statistics;

/** Who wins, and what differs between variants. */
final class Outcomes {
    /** Rates of wins with wider intervals are called uncertain. */
    static final double WIDE = 0.04;

    private Outcomes() {}

    static Report.Section wins(Say say) {
        List<Report.Plot.Mark> marks = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        double widest = 0;
        for (int variant = 0; variant < say.plan().variants().size(); variant++) {
            for (int seat = 0; seat < say.plan().seats(); seat++) {
                Moments wins = say.statistics().variant(variant).winsOfSeat(seat);
                Interval rate = rate(wins);
                widest = Math.max(widest, rate.high() - rate.low());
                marks.add(new Report.Plot.Mark(say.seat(seat), variant, rate.rate(), rate.low(), rate.high()));
                rows.add(List.of(
                        say.variant(variant),
                        say.seat(seat),
                        say.percent(rate.rate()),
                        say.percent(rate.low()),
                        say.percent(rate.high()),
                        say.number(say.statistics()
                                .variant(variant)
                                .scoresOfSeat(seat)
                                .mean())));
            }
            sentences.add(winsSentence(say, variant));
        }
        return new Report.Section(
                "wins",
                say.text("wins.title"),
                sentences,
                warning(say, widest),
                List.of(new Report.Plot.Intervals(
                        say.text("wins.axis"), true, 1.0 / say.plan().seats(), marks)),
                new Report.Table(
                        List.of(
                                say.text("column.deck"),
                                say.text("column.seat"),
                                say.text("wins.axis"),
                                say.text("column.low"),
                                say.text("column.high"),
                                say.text("column.score")),
                        rows));
    }

    private static Interval rate(Moments wins) {
        return Interval.wilson(wins.sum(), wins.n());
    }

    /** How many games would be needed, too. */
    private static String warning(Say say, double widest) {
        long games = say.statistics().games();
        return widest <= WIDE
                ? ""
                : say.text(
                        "wins.warning",
                        say.whole(games),
                        say.number(100 * widest),
                        say.number(100 * WIDE),
                        say.whole((long) Math.ceil(games * widest / WIDE * widest / WIDE / 100) * 100));
    }

    /** Which seat is ahead, if one is. */
    static String winsSentence(Say say, int variant) {
        double even = 1.0 / say.plan().seats();
        if (say.plan().seats() == 1) {
            return say.text("wins.alone");
        }
        List<String> apart = IntStream.range(0, say.plan().seats())
                .filter(seat -> {
                    Interval rate = rate(say.statistics().variant(variant).winsOfSeat(seat));
                    return rate.low() > even || rate.high() < even;
                })
                .mapToObj(seat -> {
                    Interval rate = rate(say.statistics().variant(variant).winsOfSeat(seat));
                    return say.text(
                            "wins.seat",
                            say.seat(seat),
                            say.percent(rate.rate()),
                            say.percent(rate.low()),
                            say.percent(rate.high()));
                })
                .toList();
        String deck = say.comparing() ? say.variant(variant) + ": " : "";
        return deck
                + (apart.isEmpty()
                        ? say.text("wins.even", say.percent(even))
                        : say.text("wins.apart", say.list(apart), say.percent(even)));
    }

    static Report.Section bots(Say say) {
        List<Report.Plot.Mark> marks = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (int variant = 0; variant < say.plan().variants().size(); variant++) {
            for (int bot = 0; bot < say.plan().kinds().size(); bot++) {
                Interval rate = rate(say.statistics().variant(variant).winsOfBot(bot));
                String name = say.plan().kinds().get(bot);
                marks.add(new Report.Plot.Mark(name, variant, rate.rate(), rate.low(), rate.high()));
                rows.add(List.of(
                        say.variant(variant),
                        name,
                        say.percent(rate.rate()),
                        say.percent(rate.low()),
                        say.percent(rate.high())));
            }
        }
        return new Report.Section(
                "bots",
                say.text("bots.title"),
                List.of(say.text("bots.sentence", say.percent(1.0 / say.plan().seats()))),
                "",
                List.of(new Report.Plot.Intervals(
                        say.text("wins.axis"), true, 1.0 / say.plan().seats(), marks)),
                new Report.Table(
                        List.of(
                                say.text("column.deck"),
                                say.text("column.bot"),
                                say.text("wins.axis"),
                                say.text("column.low"),
                                say.text("column.high")),
                        rows));
    }

    /** Everything that every game has, side by side. */
    static Report.Section differences(Say say) {
        Statistics statistics = say.statistics();
        List<Report.Plot.Mark> parts = new ArrayList<>();
        List<Report.Plot.Mark> relative = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (int measure = 0; measure < statistics.measures().size(); measure++) {
            double base = statistics.variant(0).measure(measure).mean();
            for (int variant = 1; variant < say.plan().variants().size(); variant++) {
                Difference difference = statistics.difference(variant, measure);
                if (statistics.variant(variant).measure(measure).n() < 2) {
                    continue;
                }
                String name = name(say, measure);
                if (isPart(say, measure)) {
                    parts.add(mark(name, variant, difference, 1));
                } else if (base != 0) {
                    relative.add(mark(name, variant, difference, Math.abs(base)));
                }
                rows.add(row(say, variant, measure, difference));
            }
        }
        return new Report.Section(
                "differences",
                say.text("differences.title"),
                List.of(say.text("differences.sentence", say.variant(0))),
                "",
                List.of(
                        new Report.Plot.Intervals(say.text("differences.points"), true, 0, parts),
                        new Report.Plot.Intervals(say.text("differences.percent"), true, 0, relative)),
                new Report.Table(
                        List.of(
                                say.text("column.what"),
                                say.text("column.deck"),
                                say.variant(0),
                                say.text("column.this"),
                                say.text("column.difference"),
                                say.text("column.low"),
                                say.text("column.high"),
                                say.text("column.sure")),
                        rows));
    }

    private static Report.Plot.Mark mark(String name, int variant, Difference difference, double unit) {
        return new Report.Plot.Mark(
                name, variant, difference.value() / unit, difference.low() / unit, difference.high() / unit);
    }

    private static List<String> row(Say say, int variant, int measure, Difference difference) {
        Statistics statistics = say.statistics();
        return List.of(
                name(say, measure),
                say.variant(variant),
                value(say, measure, statistics.variant(0).measure(measure).mean()),
                value(say, measure, statistics.variant(variant).measure(measure).mean()),
                change(say, measure, difference.value()),
                change(say, measure, difference.low()),
                change(say, measure, difference.high()),
                say.sure(difference));
    }

    /** A difference that is clear, in words. */
    static String differenceSentence(Say say, int variant, int measure) {
        Statistics statistics = say.statistics();
        Difference difference = statistics.difference(variant, measure);
        return say.text(
                difference.value() > 0 ? "difference.more" : "difference.less",
                name(say, measure),
                value(say, measure, statistics.variant(variant).measure(measure).mean()),
                value(say, measure, statistics.variant(0).measure(measure).mean()),
                change(say, measure, difference.value()),
                change(say, measure, difference.low()),
                change(say, measure, difference.high()),
                say.sure(difference));
    }

    /** What a measure is called. */
    static String name(Say say, int measure) {
        String id = say.statistics().measures().get(measure).id();
        for (int seat = 0; seat < say.plan().seats(); seat++) {
            if (id.equals(Measure.win(seat))) {
                return say.text("measure.win", say.seat(seat));
            }
        }
        return say.text("measure." + id);
    }

    /** Whether a measure is a part of something, so that it is told as a percentage. */
    static boolean isPart(Say say, int measure) {
        String id = say.statistics().measures().get(measure).id();
        return id.startsWith("win") || id.equals("shared") || id.equals("ledFrom");
    }

    private static String value(Say say, int measure, double value) {
        return isPart(say, measure) ? say.percent(value) : say.number(value);
    }

    private static String change(Say say, int measure, double value) {
        return isPart(say, measure) ? say.points(value) : say.more(value);
    }

    /** A number without a sign. */
    static String plain(Say say, double value) {
        return say.number(Math.abs(value));
    }
}
