package tidetable.lab.report;

import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tidetable.engine.Game;
import tidetable.engine.text.Texts;
import tidetable.lab.run.Difference;
import tidetable.lab.run.Plan;
import tidetable.lab.run.Statistics;

/** The words and numbers of a report in one language, and what it is about. */
final class Say {
    private final Plan plan;
    private final Statistics statistics;
    private final Texts words;
    private final Locale locale;
    private final List<Texts> games = new ArrayList<>();
    private final Map<String, String> names = new HashMap<>();

    Say(Plan plan, Statistics statistics, String language) {
        this.plan = plan;
        this.statistics = statistics;
        words = Texts.beside(Say.class, language);
        locale = Locale.forLanguageTag(language);
        plan.variants().forEach(variant -> games.add(texts(variant.open(plan.game()), language)));
    }

    private static Texts texts(Game<?, ?> game, String language) {
        return game.texts(game.info().languages().contains(language) ? language : "en");
    }

    Plan plan() {
        return plan;
    }

    Statistics statistics() {
        return statistics;
    }

    String language() {
        return words.tag();
    }

    /** A text with its places filled. */
    String text(String key, Object... arguments) {
        return words.format(key, Arrays.asList(arguments));
    }

    /** A word for a name of the program, or that name where there is none. */
    String word(String key, String otherwise) {
        return words.has(key) ? words.get(key) : otherwise;
    }

    /** The name of a card in a variant. */
    String card(int variant, int number) {
        String id = statistics.cards(variant).faces().get(number).id();
        return names.computeIfAbsent(variant + " " + id, _ -> cardName(variant, id));
    }

    /** The name of a card by its id. */
    String cardName(int variant, String id) {
        String key = "card." + id + ".name";
        return games.get(variant).has(key) ? games.get(variant).get(key) : id;
    }

    String seat(int seat) {
        return text("seat", Integer.toString(seat + 1));
    }

    /** The name of a variant. */
    String variant(int number) {
        return plan.variants().get(number).name();
    }

    boolean comparing() {
        return plan.variants().size() > 1;
    }

    String whole(long value) {
        return NumberFormat.getIntegerInstance(locale).format(value);
    }

    /** A number with as many digits behind the point as its size calls for. */
    String number(double value) {
        return fixed(value, Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
    }

    /** A part as a percentage. */
    String percent(double part) {
        return fixed(100 * part, 1) + "\u00a0%";
    }

    /** A difference of parts, in percentage points, with its sign. */
    String points(double part) {
        return signed(100 * part, 1);
    }

    /** A number with its sign. */
    String more(double value) {
        return signed(value, Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
    }

    private String signed(double value, int digits) {
        String text = fixed(Math.abs(value), digits);
        boolean zero = text.chars().noneMatch(c -> c >= '1' && c <= '9');
        return (zero ? "±" : value > 0 ? "+" : "\u2212") + text;
    }

    private String fixed(double value, int digits) {
        NumberFormat format = NumberFormat.getNumberInstance(locale);
        format.setMinimumFractionDigits(digits);
        format.setMaximumFractionDigits(digits);
        return format.format(value);
    }

    /** How sure a difference is. */
    String sure(Difference difference) {
        return text(difference.distance() >= 3.29 ? "sure.very" : difference.clear() ? "sure.likely" : "sure.not");
    }

    /** Things in a row, as a person says them. */
    String list(List<String> all) {
        return switch (all.size()) {
            case 0 -> "";
            case 1 -> all.getFirst();
            default -> text("list", String.join(", ", all.subList(0, all.size() - 1)), all.getLast());
        };
    }
}
