package tidetable.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;
import tidetable.lab.watch.CardIndex;

/** What the games of a run add up to so far, in constant memory; can be kept and gone on with. */
public final class Statistics {
    private final List<Measure> measures;
    private final List<CardIndex> cards;
    private final List<int[]> same = new ArrayList<>();
    private final List<VariantStatistics> variants = new ArrayList<>();
    private final List<Contrast> contrasts = new ArrayList<>();
    private final boolean paired;
    private long games;

    /** Of no games. */
    Statistics(Plan plan, List<CardIndex> cards) {
        this.measures = Measure.all(plan.seats());
        this.cards = List.copyOf(cards);
        this.paired = plan.paired();
        for (CardIndex deck : cards) {
            variants.add(VariantStatistics.empty(plan.seats(), plan.kinds().size(), measures.size(), deck.size()));
            contrasts.add(Contrast.empty(measures.size(), cards.getFirst().size()));
            same.add(cards.getFirst().faces().stream()
                    .mapToInt(face -> deck.number(face.id()).orElse(-1))
                    .toArray());
        }
    }

    /** Counts the next game of every variant. */
    void add(List<Played> round) {
        double[] first = Measure.of(measures, round.getFirst());
        for (int variant = 0; variant < round.size(); variant++) {
            double[] values = variant == 0 ? first : Measure.of(measures, round.get(variant));
            variants.get(variant).add(round.get(variant), values);
            if (variant > 0 && paired) {
                contrasts.get(variant).add(round.getFirst(), first, round.get(variant), values, same.get(variant));
            }
        }
        games++;
    }

    /** How many games each variant has. */
    public long games() {
        return games;
    }

    /** All measures, in order. */
    public List<Measure> measures() {
        return measures;
    }

    /** What a variant came to. */
    public VariantStatistics variant(int number) {
        return variants.get(number);
    }

    /** The cards of a variant. */
    public CardIndex cards(int variant) {
        return cards.get(variant);
    }

    /** The number of a card of the first variant in another one's deck, or -1. */
    public int same(int variant, int card) {
        return same.get(variant)[card];
    }

    /** How much a measure of a variant differs from that of the first: by pairs of games, or else of two samples. */
    public Difference difference(int variant, int measure) {
        if (paired) {
            return Difference.of(contrasts.get(variant).measure(measure));
        }
        return Difference.between(
                variants.getFirst().measure(measure), variants.get(variant).measure(measure));
    }

    /** How much more often a card of the first variant was played, a game; known for paired runs alone. */
    public Difference playedMore(int variant, int card) {
        return Difference.of(contrasts.get(variant).played(card));
    }

    /** How much more often a card of the first variant came to any seat, a game; known for paired runs alone. */
    public Difference hadMore(int variant, int card) {
        return Difference.of(contrasts.get(variant).had(card));
    }

    /** All of it as plain data. */
    JsonNode write() {
        ObjectNode tree = Json.object();
        tree.put("games", games);
        tree.set("variants", Json.tree(variants));
        tree.set("contrasts", Json.tree(contrasts));
        return tree;
    }

    /** Takes what {@link #write} gave for the same plan. */
    void read(JsonNode tree, String source) {
        Fields fields = Fields.of(tree, source);
        games = fields.any("games").longValue();
        List<JsonNode> kept = fields.items("variants");
        List<JsonNode> pairs = fields.items("contrasts");
        if (kept.size() != variants.size() || pairs.size() != variants.size()) {
            throw fields.bad("is the state of another plan");
        }
        for (int i = 0; i < variants.size(); i++) {
            variants.set(i, Json.read(kept.get(i), VariantStatistics.class, source));
            contrasts.set(i, Json.read(pairs.get(i), Contrast.class, source));
        }
        fields.end();
    }
}
