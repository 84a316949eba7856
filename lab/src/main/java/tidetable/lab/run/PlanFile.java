package tidetable.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import tidetable.engine.Game;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;
import tidetable.games.Games;

/** Plans as files, {@code tidetable-plan/1}. */
public final class PlanFile {
    /** The version of the form. */
    public static final String FORMAT = "tidetable-plan/1";

    /** How many games are played where nobody says it. */
    public static final int GAMES = 1000;

    private static final String BOT = "greedy";

    private PlanFile() {}

    /**
     * A plan from a file.
     *
     * @param source the file's name for messages
     * @param fresh the root seed, where the file names none
     * @param files the text of a deck file that the plan names
     * @throws BadInput naming the file and the field
     */
    public static Plan read(JsonNode tree, String source, Seed fresh, UnaryOperator<String> files) {
        Fields fields = Fields.of(tree, source);
        fields.word("format", word -> Optional.of(word).filter(FORMAT::equals), FORMAT);
        String id = fields.text("game");
        Game<?, ?> game = Games.open(id);
        List<String> bots = fields.texts("bots");
        int seats = fields.integer(
                "seats", 1, 64, bots.size() > 1 ? bots.size() : game.info().minSeats());
        Plan plan = new Plan(
                id,
                seats,
                bots.isEmpty() ? List.of(BOT) : bots,
                fields.has("seating") ? fields.word("seating", PlanFile::seating, "fixed or all") : Plan.Seating.FIXED,
                options(fields),
                fields.has("seed") ? fields.word("seed", Seed::parse, "32 lower-case hex digits") : fresh,
                variants(fields, files),
                fields.flag("paired", true),
                budget(fields));
        fields.end();
        return plan;
    }

    private static Optional<Plan.Seating> seating(String word) {
        return Arrays.stream(Plan.Seating.values())
                .filter(seating -> word(seating).equals(word))
                .findFirst();
    }

    private static String word(Plan.Seating seating) {
        return seating.name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, String> options(Fields fields) {
        Map<String, String> options = new TreeMap<>();
        fields.optionalObject("options")
                .ifPresent(all -> all.names().forEach(name -> options.put(name, all.text(name))));
        return options;
    }

    private static Plan.Budget budget(Fields fields) {
        double width = 0;
        if (fields.has("width")) {
            JsonNode value = fields.any("width");
            if (!value.isNumber()) {
                throw fields.bad("width", "must be a number, such as 0.02 for two percentage points");
            }
            width = value.doubleValue();
        }
        return new Plan.Budget(fields.has("games") ? games(fields) : GAMES, width);
    }

    private static long games(Fields fields) {
        JsonNode value = fields.any("games");
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw fields.bad("games", "must be a whole number");
        }
        return value.longValue();
    }

    private static List<Variant> variants(Fields fields, UnaryOperator<String> files) {
        List<Variant> variants = new ArrayList<>();
        for (Fields entry : fields.objects("variants")) {
            Optional<JsonNode> deck = Optional.empty();
            if (entry.has("deck")) {
                JsonNode value = entry.any("deck");
                deck = Optional.of(value.isTextual() ? deck(value.textValue(), files) : value);
            }
            String name = entry.optionalText("name")
                    .orElse(deck.isPresent() ? deck.get().path("name").asText("") : Variant.STANDARD);
            entry.end();
            variants.add(new Variant(name, deck));
        }
        return variants.isEmpty() ? List.of(Variant.standard()) : variants;
    }

    private static JsonNode deck(String file, UnaryOperator<String> files) {
        return Json.parse(files.apply(file), file);
    }

    /** A plan as it is written, with its decks in it, so that it needs no other file. */
    public static ObjectNode write(Plan plan) {
        ObjectNode tree = Json.object();
        tree.put("format", FORMAT);
        tree.put("game", plan.game());
        tree.put("seats", plan.seats());
        ArrayNode bots = tree.putArray("bots");
        plan.bots().forEach(bots::add);
        tree.put("seating", word(plan.seating()));
        ObjectNode options = tree.putObject("options");
        plan.options().forEach(options::put);
        tree.put("seed", plan.seed().hex());
        ArrayNode variants = tree.putArray("variants");
        for (Variant variant : plan.variants()) {
            ObjectNode entry = variants.addObject().put("name", variant.name());
            variant.deck().ifPresent(deck -> entry.set("deck", deck));
        }
        tree.put("paired", plan.paired());
        tree.put("games", plan.budget().games());
        if (plan.budget().width() > 0) {
            tree.put("width", plan.budget().width());
        }
        return tree;
    }
}
