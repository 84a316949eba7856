package tidetable.lab.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tidetable.engine.file.Json;
import tidetable.lab.run.CardSums;
import tidetable.lab.run.Difference;
import tidetable.lab.run.Statistics;
import tidetable.lab.run.Variant;
import tidetable.lab.run.VariantStatistics;

/** What matters most, in sentences that need no picture. */
final class Summary {
    private static final int MOST_CHANGES = 12;
    private static final int MOST_CARDS = 6;

    private Summary() {}

    static List<String> of(Say say) {
        List<String> sentences = new ArrayList<>();
        if (!say.comparing()) {
            sentences.add(Outcomes.winsSentence(say, 0));
            sentences.addAll(Courses.inShort(say));
            return sentences;
        }
        for (int variant = 1; variant < say.plan().variants().size(); variant++) {
            sentences.add(changed(say, variant));
            sentences.addAll(different(say, variant));
            if (say.plan().paired()) {
                sentences.addAll(cards(say, variant));
            }
        }
        long games = say.statistics().games();
        sentences.add(say.text(
                say.plan().paired() ? "summary.paired" : "summary.unpaired", say.whole(games), say.variant(0)));
        return sentences;
    }

    /** The deck, field by field. */
    private static String changed(Say say, int variant) {
        List<Changes.Change> changes = Changes.between(deck(say, 0), deck(say, variant));
        List<String> words = changes.stream()
                .limit(MOST_CHANGES)
                .map(change -> words(say, variant, change))
                .toList();
        if (changes.isEmpty()) {
            return say.text("summary.same", say.variant(variant), say.variant(0));
        }
        String all = String.join("; ", words);
        return changes.size() > MOST_CHANGES
                ? say.text("summary.changedMany", say.variant(variant), all, changes.size() - MOST_CHANGES)
                : say.text("summary.changed", say.variant(variant), all);
    }

    private static JsonNode deck(Say say, int number) {
        Variant variant = say.plan().variants().get(number);
        return variant.deck()
                .orElseGet(() -> Json.resource(variant.open(say.plan().game()).getClass(), "cards.json"));
    }

    private static String words(Say say, int variant, Changes.Change change) {
        String nothing = say.text("change.nothing");
        String before = change.before().isEmpty() ? nothing : change.before();
        String after = change.after().isEmpty() ? nothing : change.after();
        String where = change.card().isEmpty()
                ? change.field()
                : say.text(
                        "change.of",
                        say.cardName(change.after().isEmpty() ? 0 : variant, change.card()),
                        change.field());
        if (change.field().isEmpty()) {
            return say.text(
                    change.after().isEmpty() ? "change.gone" : "change.new", say.cardName(variant, change.card()));
        }
        return say.text("change", where, before, after);
    }

    /** What the games show: first what differs, the surest first, then how much of the rest could be hidden. */
    private static List<String> different(Say say, int variant) {
        Statistics statistics = say.statistics();
        List<Integer> measures = IntStream.range(0, statistics.measures().size())
                .filter(measure -> statistics.variant(variant).measure(measure).n() > 0)
                .boxed()
                .toList();
        List<Integer> clear = measures.stream()
                .filter(measure -> statistics.difference(variant, measure).clear())
                .sorted(Comparator.comparingDouble(
                        measure -> -statistics.difference(variant, measure).distance()))
                .toList();
        List<String> sentences = new ArrayList<>();
        if (clear.isEmpty()) {
            sentences.add(say.text("summary.nothing", say.variant(variant), say.variant(0)));
        }
        for (int measure : clear) {
            sentences.add(Outcomes.differenceSentence(say, variant, measure));
        }
        List<String> hidden = measures.stream()
                .filter(measure -> !clear.contains(measure))
                .filter(measure -> statistics.difference(variant, measure).error() > 0)
                .map(measure -> hidden(say, variant, measure))
                .toList();
        if (!hidden.isEmpty()) {
            sentences.add(say.text("summary.hidden", String.join("; ", hidden)));
        }
        return sentences;
    }

    private static String hidden(Say say, int variant, int measure) {
        Difference difference = say.statistics().difference(variant, measure);
        double most = Math.max(Math.abs(difference.low()), Math.abs(difference.high()));
        return say.text(
                "summary.atMost",
                Outcomes.name(say, measure),
                Outcomes.isPart(say, measure)
                        ? say.text("points", Outcomes.plain(say, 100 * most))
                        : Outcomes.plain(say, most));
    }

    /** The changed cards, and those that are played more or less often because of them. */
    private static List<String> cards(Say say, int variant) {
        Statistics statistics = say.statistics();
        List<String> sentences = new ArrayList<>();
        List<String> changed = Changes.between(deck(say, 0), deck(say, variant)).stream()
                .map(Changes.Change::card)
                .distinct()
                .toList();
        List<Integer> others = new ArrayList<>();
        for (int card = 0; card < statistics.cards(0).size(); card++) {
            if (statistics.same(variant, card) >= 0) {
                String id = statistics.cards(0).faces().get(card).id();
                if (changed.contains(id) && seen(say, variant, card)) {
                    sentences.add(changedCard(say, variant, card));
                } else if (statistics.playedMore(variant, card).distance() >= 3.29) {
                    others.add(card);
                }
            }
        }
        others.sort(Comparator.comparingDouble(
                card -> -Math.abs(statistics.playedMore(variant, card).value())));
        if (!others.isEmpty()) {
            sentences.add(say.text(
                    "summary.others",
                    String.join(
                            ", ",
                            others.stream()
                                    .limit(MOST_CARDS)
                                    .map(card -> say.text(
                                            "summary.other",
                                            say.card(0, card),
                                            say.more(statistics
                                                    .playedMore(variant, card)
                                                    .value())))
                                    .toList()),
                    others.size()));
        }
        return sentences;
    }

    private static boolean seen(Say say, int variant, int card) {
        return say.statistics().variant(0).played().games(card)
                        + say.statistics()
                                .variant(variant)
                                .played()
                                .games(say.statistics().same(variant, card))
                > 0;
    }

    private static String changedCard(Say say, int variant, int card) {
        Statistics statistics = say.statistics();
        VariantStatistics before = statistics.variant(0);
        VariantStatistics after = statistics.variant(variant);
        int same = statistics.same(variant, card);
        Difference more = statistics.playedMore(variant, card);
        CardSums.Slope first = before.played().slope(card, before.wins());
        CardSums.Slope other = after.played().slope(same, after.wins());
        String sentence = say.text(
                "summary.card",
                say.card(0, card),
                say.number((double) after.played().times(same, after.wins().length) / statistics.games()),
                say.number((double) before.played().times(card, before.wins().length) / statistics.games()),
                say.more(more.value()),
                say.more(more.low()),
                say.more(more.high()),
                say.sure(more));
        if (!first.known() || !other.known()) {
            return sentence;
        }
        Difference stronger = new Difference(other.value() - first.value(), Math.hypot(first.error(), other.error()));
        return sentence
                + " "
                + say.text(
                        "summary.cardWins",
                        say.points(other.value()),
                        say.points(first.value()),
                        say.points(stronger.low()),
                        say.points(stronger.high()),
                        say.sure(stronger));
    }
}
