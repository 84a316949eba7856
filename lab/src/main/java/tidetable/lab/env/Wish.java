package tidetable.lab.env;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;

/** What is said to an environment over a line, read strictly. */
sealed interface Wish {
    /** The first message. */
    record Hello(String protocol, String name) implements Wish {}

    /** Matches begin; those of the same names are forgotten. */
    record Reset(List<Start> games, Set<Told.With> with) implements Wish {}

    /** Agents act, in this order. */
    record Step(List<Act> games, Set<Told.With> with) implements Wish {}

    /** What does a seat see and know? */
    record Observe(String match, int seat) implements Wish {}

    /** The match as a file. */
    record AsFile(String match) implements Wish {}

    /** Nothing more will be said. */
    record Bye() implements Wish {}

    /** How a match begins. */
    record Start(String match, Seed seed, Map<String, String> options) {}

    /** What an agent does. */
    record Act(String match, int action) {}

    /**
     * A message.
     *
     * @throws BadInput when it is none
     */
    static Wish read(String line) {
        Fields fields = Fields.of(Json.parse(line, "the message"), "the message");
        Wish wish = switch (fields.text("type")) {
            case "hello" -> new Hello(fields.text("protocol"), fields.text("name"));
            case "reset" -> new Reset(starts(fields), with(fields));
            case "step" -> new Step(acts(fields), with(fields));
            case "observe" -> new Observe(fields.text("match"), fields.integer("seat", 0, 255));
            case "record" -> new AsFile(fields.text("match"));
            case "bye" -> new Bye();
            case String other ->
                throw fields.bad("type", "must be hello, reset, step, observe, record or bye, not '" + other + "'");
        };
        fields.end();
        return wish;
    }

    private static List<Start> starts(Fields fields) {
        List<Start> starts = new ArrayList<>();
        for (Fields game : fields.objects("games")) {
            Map<String, String> options = new TreeMap<>();
            game.optionalObject("options").ifPresent(o -> o.names().forEach(name -> options.put(name, o.text(name))));
            starts.add(
                    new Start(game.text("match"), game.word("seed", Seed::parse, "32 lower-case hex digits"), options));
            game.end();
        }
        return starts;
    }

    private static List<Act> acts(Fields fields) {
        List<Act> acts = new ArrayList<>();
        for (Fields game : fields.objects("games")) {
            acts.add(new Act(game.text("match"), game.integer("action", 0, Integer.MAX_VALUE)));
            game.end();
        }
        return acts;
    }

    private static Set<Told.With> with(Fields fields) {
        Set<Told.With> all = EnumSet.noneOf(Told.With.class);
        for (String word : fields.texts("with")) {
            Optional<Told.With> with = Told.With.of(word);
            all.add(with.orElseThrow(() -> fields.bad("with", "may have view and information, not '" + word + "'")));
        }
        return all;
    }
}
