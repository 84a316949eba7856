package tidetable.lab.env;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tidetable.bots.outside.Protocol;
import tidetable.bots.outside.Protocol.Wrong;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.Refusal;
import tidetable.engine.State;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;

/**
 * Environments at the other end of a line of JSON messages (docs/research.md): many matches of one game, begun and stepped
 * many in one message. What is wrong is answered, and changes nothing.
 *
 * @param <S> the positions of the game
 */
public final class EnvironmentHost<S extends State<S>> {
    /** So many matches may be going on. */
    static final int MOST_MATCHES = 10_000;

    private final Game<S, ?> game;
    private final Optional<JsonNode> deck;
    private final int seats;
    private final Reward reward;
    private final Map<String, Environment<S>> matches = new HashMap<>();
    private boolean greeted;

    /**
     * A host.
     *
     * @param deck the custom deck of the game, if it has one
     * @throws BadInput when the game is not played with so many seats
     */
    public EnvironmentHost(Game<S, ?> game, Optional<JsonNode> deck, int seats, Reward reward) {
        game.info().check(Deal.fast(seats, new Seed(0, 0)));
        this.game = game;
        this.deck = deck;
        this.seats = seats;
        this.reward = reward;
    }

    /**
     * Answers until the other end says {@code bye} or nothing more.
     *
     * @param lines the next line that is said; empty at the end
     * @param answer takes each answer, a line without its end
     */
    public void run(Supplier<Optional<String>> lines, Consumer<String> answer) {
        answer.accept(Json.line(Protocol.hello()));
        for (Optional<String> line = lines.get(); line.isPresent(); line = lines.get()) {
            Optional<ObjectNode> said = answer(line.get());
            if (said.isEmpty()) {
                return;
            }
            answer.accept(Json.line(said.get()));
        }
    }

    /** The answer to a line; empty when it said goodbye. */
    private Optional<ObjectNode> answer(String line) {
        try {
            Wish wish = Wish.read(line);
            if (!greeted && !(wish instanceof Wish.Hello || wish instanceof Wish.Bye)) {
                throw new BadInput("the first message must be hello");
            }
            return switch (wish) {
                case Wish.Hello hello -> Optional.of(greet(hello));
                case Wish.Reset reset -> Optional.of(turns(reset.games(), start -> reset(start, reset)));
                case Wish.Step step -> Optional.of(turns(step.games(), act -> step(act, step)));
                case Wish.Observe observe -> Optional.of(observe(observe));
                case Wish.AsFile wanted -> Optional.of(record(wanted.match()));
                case Wish.Bye _ -> Optional.empty();
            };
        } catch (BadInput e) {
            return Optional.of(error(Wrong.malformed(String.valueOf(e.getMessage()))));
        }
    }

    private ObjectNode greet(Wish.Hello hello) {
        if (!hello.protocol().equals(Protocol.NAME)) {
            throw new BadInput("this is " + Protocol.NAME + ", not '" + hello.protocol() + "'");
        }
        greeted = true;
        return Told.environment(game, seats, reward);
    }

    private interface Turn<T> {
        ObjectNode of(T wish);
    }

    private static <T> ObjectNode turns(List<T> wishes, Turn<T> turn) {
        ObjectNode node = Protocol.message("turns");
        ArrayNode turns = node.putArray("turns");
        wishes.forEach(wish -> turns.add(turn.of(wish)));
        return node;
    }

    private ObjectNode reset(Wish.Start start, Wish.Reset wish) {
        String match = start.match();
        Environment<S> at = matches.get(match);
        if (at == null && matches.size() == MOST_MATCHES) {
            return Told.refused(match, new Wrong("too-many", "at most " + MOST_MATCHES + " matches may be going on"));
        }
        try {
            if (at == null) {
                at = new Environment<>(game, seats, start.options(), start.seed(), reward);
                matches.put(match, at);
            } else {
                at.reset(start.options(), start.seed());
            }
        } catch (BadInput e) {
            return Told.refused(match, new Wrong("bad-choice", String.valueOf(e.getMessage())));
        }
        return Told.turn(match, at, wish.with());
    }

    private ObjectNode step(Wish.Act act, Wish.Step wish) {
        Environment<S> at = matches.get(act.match());
        if (at == null) {
            return Told.refused(act.match(), unknown(act.match()));
        }
        if (at.over()) {
            return Told.refused(act.match(), new Wrong("over", "match '" + act.match() + "' is over"));
        }
        if (act.action() >= game.actions().size()) {
            return Told.refused(
                    act.match(),
                    new Wrong(
                            "unknown-action",
                            "the actions of %s are numbered 0 to %d; there is no %d"
                                    .formatted(
                                            game.info().title(), game.actions().size() - 1, act.action())));
        }
        Optional<Refusal> refusal = at.step(act.action());
        return refusal.isEmpty()
                ? Told.turn(act.match(), at, wish.with())
                : Told.refused(act.match(), Wrong.forbidden(game, refusal.get()));
    }

    private static Wrong unknown(String match) {
        return new Wrong("no-such-match", "no match '" + match + "' is going on");
    }

    private static ObjectNode error(Wrong wrong) {
        return wrong.in(Protocol.message("error"));
    }

    private ObjectNode observe(Wish.Observe wish) {
        Environment<S> at = matches.get(wish.match());
        if (at == null) {
            return error(unknown(wish.match()));
        }
        if (wish.seat() >= seats) {
            return error(new Wrong("bad-choice", "the seats are numbered 0 to " + (seats - 1)));
        }
        return Told.observation(wish.match(), at, wish.seat());
    }

    private ObjectNode record(String match) {
        Environment<S> at = matches.get(match);
        if (at == null) {
            return error(unknown(match));
        }
        GameInfo info = game.info();
        MatchRecord record = new MatchRecord(
                info.id(),
                info.rulesVersion(),
                deck,
                at.deal(),
                Collections.nCopies(seats, new MatchRecord.Player(true, "environment")),
                Optional.empty(),
                at.notations(),
                List.of(),
                at.over() ? Optional.of(at.standing()) : Optional.empty());
        ObjectNode node = Protocol.message("record").put("match", match);
        node.set("record", Json.parse(record.write(), "the record"));
        return node;
    }
}
