package tidetable.engine.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.Match;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/**
 * A whole match as a file ({@code .tide.json}, format {@code tidetable-record/1}).
 *
 * @param game the game's id
 * @param rulesVersion the version of its behaviour
 * @param deck the custom deck, if it is not the standard one
 * @param deal seats, options, seed and kind of shuffle
 * @param seats who sat where
 * @param commitment the {@link Commitment} that was shown before the start, if one was; nothing here says that it holds
 * @param actions every action, in notation
 * @param conceded the seats that gave up, in the order in which they did, each once
 * @param result the standing at the end, if the match has ended
 */
public record MatchRecord(
        String game,
        int rulesVersion,
        Optional<JsonNode> deck,
        Deal deal,
        List<Player> seats,
        Optional<String> commitment,
        List<String> actions,
        List<Concession> conceded,
        Optional<Standing> result) {
    /** The format's name and version. */
    public static final String FORMAT = "tidetable-record/1";

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    /** Who sat in a seat: a person by name, or a bot by the name of its kind. */
    public record Player(boolean bot, String name) {}

    /**
     * That a seat gave up.
     *
     * @param seat a seat of the match
     * @param after how many actions there had been by then
     */
    public record Concession(int seat, int after) {}

    public MatchRecord {
        seats = List.copyOf(seats);
        actions = List.copyOf(actions);
        conceded = List.copyOf(conceded);
    }

    /** The record of a match as it stands, to which nobody committed and in which nobody gave up. */
    public static MatchRecord of(Match<?, ?> match, List<Player> seats, Optional<JsonNode> deck) {
        return of(match, seats, deck, Optional.empty(), List.of());
    }

    /**
     * The record of a match as it stands; with a result when the match is over, or all seats but one gave up.
     *
     * @param commitment what was shown before the start, 64 lower-case hex digits
     * @param conceded in the order in which the seats gave up, each once
     */
    public static MatchRecord of(
            Match<?, ?> match,
            List<Player> seats,
            Optional<JsonNode> deck,
            Optional<String> commitment,
            List<Concession> conceded) {
        GameInfo info = match.game().info();
        MatchRecord record = new MatchRecord(
                info.id(),
                info.rulesVersion(),
                deck,
                match.deal(),
                seats,
                commitment,
                match.notations(),
                conceded,
                Optional.empty());
        return record.ended(match) ? record.with(record.standing(match)) : record;
    }

    private MatchRecord with(Standing end) {
        return new MatchRecord(game, rulesVersion, deck, deal, seats, commitment, actions, conceded, Optional.of(end));
    }

    /**
     * Whether a match that this record led to, up to any moment, has ended: it is over, or by then all seats but one had
     * given up, or all people.
     */
    public boolean ended(Match<?, ?> match) {
        List<Integer> gone = gone(match);
        boolean people = IntStream.range(0, seats.size())
                .anyMatch(seat -> !seats.get(seat).bot() && !gone.contains(seat));
        return match.over()
                || !gone.isEmpty() && (!people || gone.size() >= match.deal().seats() - 1);
    }

    /** The standing in a match that this record led to, up to any moment: seats that had given up by then are last. */
    public Standing standing(Match<?, ?> match) {
        return match.state().standing().withConceded(gone(match));
    }

    private List<Integer> gone(Match<?, ?> match) {
        int length = match.actions().size();
        return conceded.stream()
                .filter(concession -> concession.after() <= length)
                .map(Concession::seat)
                .toList();
    }

    /**
     * The record that a file holds.
     *
     * @throws BadInput naming the file and the field
     */
    public static MatchRecord parse(String text, String source) {
        Fields fields = Fields.of(Json.parse(text, source), source);
        String format = fields.text("format");
        if (!format.equals(FORMAT)) {
            throw fields.bad("format", "must be '" + FORMAT + "', not '" + format + "'");
        }
        String game = fields.text("game");
        int rulesVersion = fields.integer("rulesVersion", 1, 1_000_000);
        Optional<JsonNode> deck = fields.has("deck") ? Optional.of(fields.any("deck")) : Optional.empty();
        Map<String, String> options = new TreeMap<>();
        fields.optionalObject("options").ifPresent(o -> o.names().forEach(name -> options.put(name, o.text(name))));
        List<Player> seats =
                fields.objects("seats").stream().map(MatchRecord::player).toList();
        Seed seed = fields.word("seed", Seed::parse, "32 lower-case hex digits");
        Rng.Kind shuffle = fields.word("shuffle", MatchRecord::kind, "'fast' or 'keyed'");
        Optional<String> commitment = fields.has("commitment")
                ? Optional.of(fields.word("commitment", MatchRecord::hash, "64 lower-case hex digits"))
                : Optional.empty();
        List<String> actions = fields.texts("actions");
        List<Concession> conceded = concessions(fields, seats.size(), actions.size());
        Optional<Standing> result = fields.optionalObject("result").map(MatchRecord::readStanding);
        fields.end();
        Deal deal = new Deal(seats.size(), options, seed, shuffle);
        return new MatchRecord(game, rulesVersion, deck, deal, seats, commitment, actions, conceded, result);
    }

    /** This record as the text of a file. */
    public String write() {
        ObjectNode node = Json.object();
        node.put("format", FORMAT).put("game", game).put("rulesVersion", rulesVersion);
        deck.ifPresent(d -> node.set("deck", d));
        ObjectNode options = node.putObject("options");
        new TreeMap<>(deal.options()).forEach(options::put);
        ArrayNode players = node.putArray("seats");
        seats.forEach(player -> players.addObject().put(player.bot() ? "bot" : "name", player.name()));
        node.put("seed", deal.seed().hex());
        node.put("shuffle", deal.shuffle().name().toLowerCase(java.util.Locale.ROOT));
        commitment.ifPresent(hash -> node.put("commitment", hash));
        ArrayNode list = node.putArray("actions");
        actions.forEach(list::add);
        if (!conceded.isEmpty()) {
            node.set("conceded", Json.tree(conceded));
        }
        result.ifPresent(standing -> node.set("result", Json.tree(standing)));
        return Json.pretty(node);
    }

    /**
     * Plays this record again, checking every action and the result.
     *
     * @param game the game that {@link #game()} names, with this record's deck
     * @param source the file's name for messages
     * @param upTo how many actions to play; more than there are means all
     * @param story hears what happens
     * @throws BadInput when an action is no notation or not legal, or the result is another
     */
    public <S extends State<S>, V extends Record> Match<S, V> replay(
            Game<S, V> game, String source, int upTo, Story story) {
        GameInfo info = game.info();
        if (info.rulesVersion() != rulesVersion) {
            throw new BadInput("%s: /rulesVersion is %d, but this program plays %s by version %d"
                    .formatted(source, rulesVersion, info.title(), info.rulesVersion()));
        }
        Match<S, V> match = begin(game, source);
        List<String> played = actions.subList(0, Math.min(upTo, actions.size()));
        for (int i = 0; i < played.size(); i++) {
            String where = source + ": /actions/" + i + " '" + played.get(i) + "' ";
            OptionalInt action = game.actions().number(played.get(i));
            if (action.isEmpty()) {
                throw new BadInput(where + "is no action of " + info.title());
            }
            Optional<Refusal> refusal = match.act(action.getAsInt(), story);
            if (refusal.isPresent()) {
                String why = game.texts("en").say(refusal.get().message(), seat -> "seat " + seat);
                throw new BadInput(
                        where + "is not legal by rule " + refusal.get().rule().number() + ": " + why);
            }
        }
        if (played.size() == actions.size()) {
            checkResult(match, source);
        }
        return match;
    }

    private <S extends State<S>, V extends Record> Match<S, V> begin(Game<S, V> game, String source) {
        try {
            return new Match<>(game, deal);
        } catch (BadInput e) {
            throw new BadInput(source + ": " + e.getMessage());
        }
    }

    private void checkResult(Match<?, ?> match, String source) {
        if (result.isEmpty()) {
            return;
        }
        if (!ended(match)) {
            throw new BadInput(source + ": /result is given, but the match has not ended after the last action");
        }
        Standing standing = standing(match);
        if (!standing.equals(result.get())) {
            throw new BadInput(source + ": /result is " + Json.tree(result.get()) + ", but these actions lead to "
                    + Json.tree(standing));
        }
    }

    private static Optional<Rng.Kind> kind(String word) {
        return Arrays.stream(Rng.Kind.values())
                .filter(kind -> kind.name().toLowerCase(java.util.Locale.ROOT).equals(word))
                .findFirst();
    }

    private static Optional<String> hash(String word) {
        return HASH.matcher(word).matches() ? Optional.of(word) : Optional.empty();
    }

    private static List<Concession> concessions(Fields fields, int seats, int actions) {
        List<Concession> all = new ArrayList<>();
        for (Fields entry : fields.objects("conceded")) {
            int seat = entry.integer("seat", 0, seats - 1);
            int earliest = all.isEmpty() ? 0 : all.getLast().after();
            int after = entry.integer("after", earliest, actions);
            entry.end();
            if (all.stream().anyMatch(before -> before.seat() == seat)) {
                throw entry.bad("seat", "must be a seat that has not given up before, not " + seat);
            }
            all.add(new Concession(seat, after));
        }
        return all;
    }

    private static Player player(Fields fields) {
        boolean bot = fields.has("bot");
        Player player = new Player(bot, fields.text(bot ? "bot" : "name"));
        fields.end();
        return player;
    }

    private static Standing readStanding(Fields fields) {
        List<List<Integer>> groups = fields.integerLists("groups", 0, 255);
        List<Integer> scores = new ArrayList<>(fields.integers("scores", Integer.MIN_VALUE, Integer.MAX_VALUE));
        fields.end();
        return new Standing(groups, scores);
    }
}
