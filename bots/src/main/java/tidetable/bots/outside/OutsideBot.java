package tidetable.bots.outside;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tidetable.bots.Bot;
import tidetable.bots.Deadline;
import tidetable.engine.ActionList;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;

/**
 * A bot at the other end of a line, by {@code tidetable-bot/1}. The line is opened when it sits down. What it
 * does wrong beyond what the protocol forgives is a {@link BadInput} that names it, and the line is ended.
 */
final class OutsideBot implements Bot {
    /** So many wrong answers to one decision end a match. */
    static final int TRIES = 5;

    private static final int QUOTED = 80;

    private final String name;
    private final Game<?, ?> game;
    private final Patience patience;
    private final Supplier<Line> open;
    private final ActionList legal = new ActionList();
    private Optional<Line> line = Optional.empty();
    private Optional<Chair> chair = Optional.empty();
    /** The match that the bot was told of; empty between matches. */
    private String match = "";

    private int matches;
    private int decisions;

    /**
     * A bot.
     *
     * @param name what messages call it
     * @param open opens the line
     */
    OutsideBot(String name, Game<?, ?> game, Patience patience, Supplier<Line> open) {
        this.name = name;
        this.game = game;
        this.patience = patience;
        this.open = open;
    }

    /** Opens the line, so that no decision has to wait for it. */
    @Override
    public void sitDown(Chair at) {
        end(Optional.empty());
        chair = Optional.of(at);
        attended(this::line);
    }

    @Override
    public <S extends State<S>> int choose(Knowledge<S> knowledge, Deadline deadline, Rng rng) {
        return attended(() -> {
            Line to = line();
            begin(to, knowledge, rng);
            return answer(to, knowledge, deadline);
        });
    }

    /** Part of the conversation. */
    private interface Talk<T> {
        T had() throws InterruptedException;
    }

    /** Ends the line when a part of the conversation fails. */
    private <T> T attended(Talk<T> talk) {
        try {
            return talk.had();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            hangUp();
            throw new CancellationException("bot '" + name + "' was not waited for");
        } catch (BadInput e) {
            hangUp();
            throw e;
        }
    }

    private Line line() throws InterruptedException {
        return line.isPresent() ? line.get() : greeted();
    }

    private Line greeted() throws InterruptedException {
        Line to = open.get();
        line = Optional.of(to);
        say(to, Protocol.hello());
        switch (hear(to, patience.hello(), "did not say hello within " + seconds(patience.hello()))) {
            case Heeding.Hello hello -> {
                if (!hello.protocol().equals(Protocol.NAME)) {
                    throw failure("speaks '%s', not %s".formatted(hello.protocol(), Protocol.NAME));
                }
            }
            case Heeding.Action _, Heeding.Bye _ -> throw failure("did not say hello first");
        }
        return to;
    }

    /** Tells of the match, before its first decision. */
    private void begin(Line to, Knowledge<?> knowledge, Rng rng) {
        if (match.isEmpty()) {
            matches++;
            match = Integer.toString(matches);
            Chair at = chair.orElseGet(() -> new Chair(knowledge.seat(), knowledge.seats(), Map.of()));
            say(to, Saying.game(match, game, at, new Seed(rng.next(), rng.next())));
        }
    }

    private <S extends State<S>> int answer(Line to, Knowledge<S> knowledge, Deadline deadline)
            throws InterruptedException {
        knowledge.legalActions(legal);
        Deadline due = deadline == Deadline.NEVER ? Deadline.in(patience.answer(), System::nanoTime) : deadline;
        Duration time = Duration.ofNanos(Math.max(0, due.nanosLeft()));
        ask(to, knowledge, deadline);
        for (int tries = 1; ; tries++) {
            String late = "did not answer decision %d within %s".formatted(decisions, seconds(time));
            Heeding.Action said = switch (hear(to, Duration.ofNanos(due.nanosLeft()), late)) {
                case Heeding.Action action -> action;
                case Heeding.Hello _ -> throw failure("said hello twice");
                case Heeding.Bye(Optional<String> text) ->
                    throw failure("left the match"
                            + text.map(why -> ": " + quoted(why)).orElse(""));
            };
            OptionalInt action = game.actions().number(said.action());
            Optional<Protocol.Wrong> wrong = wrong(said, action, knowledge);
            if (wrong.isEmpty()) {
                return action.getAsInt();
            }
            say(to, about(said, Saying.error(wrong.get())));
            if (tries == TRIES) {
                throw failure("gave %d wrong answers to one decision; the last was '%s': %s"
                        .formatted(TRIES, quoted(said.action()), wrong.get().text()));
            }
            if (said.match().equals(match) && said.id() == decisions) {
                ask(to, knowledge, deadline);
            }
        }
    }

    private <S extends State<S>> void ask(Line to, Knowledge<S> knowledge, Deadline deadline) {
        decisions++;
        OptionalLong millis = deadline == Deadline.NEVER
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max(0, TimeUnit.NANOSECONDS.toMillis(deadline.nanosLeft())));
        say(to, Saying.decision(match, decisions, knowledge, legal, millis));
    }

    private Optional<Protocol.Wrong> wrong(Heeding.Action said, OptionalInt action, Knowledge<?> knowledge) {
        if (!said.match().equals(match)) {
            return wrong("no-such-match", "no match '" + quoted(said.match()) + "' is going on");
        }
        if (said.id() != decisions) {
            return wrong("stale-decision", "decision " + said.id() + " is not open; decision " + decisions + " is");
        }
        if (action.isEmpty()) {
            return wrong(
                    "unknown-action",
                    "no action of " + game.info().title() + " is written '" + quoted(said.action()) + "'");
        }
        return knowledge.refusal(action.getAsInt()).map(refusal -> Protocol.Wrong.forbidden(game, refusal));
    }

    private static Optional<Protocol.Wrong> wrong(String code, String text) {
        return Optional.of(new Protocol.Wrong(code, text));
    }

    /** Names the answer that an error is about. */
    private static ObjectNode about(Heeding.Action said, ObjectNode error) {
        return error.put("match", said.match()).put("id", said.id());
    }

    private void say(Line to, ObjectNode message) {
        to.send(Json.line(message));
    }

    private Heeding hear(Line from, Duration time, String late) throws InterruptedException {
        return switch (from.hear(time)) {
            case Line.Heard.Text(String text) -> read(from, text);
            case Line.Heard.TooLong _ -> throw garbled(from, "it is longer than 64 KiB");
            case Line.Heard.End(String how) -> throw failure(how);
            case Line.Heard.Nothing _ -> throw failure(late);
        };
    }

    private Heeding read(Line from, String text) {
        try {
            return Heeding.read(text, "'" + quoted(text) + "'");
        } catch (BadInput e) {
            throw garbled(from, String.valueOf(e.getMessage()));
        }
    }

    private BadInput garbled(Line from, String why) {
        say(from, Saying.error(Protocol.Wrong.malformed(why)));
        return failure("wrote a line that is no message of " + Protocol.NAME + ": " + why);
    }

    private BadInput failure(String what) {
        return new BadInput("bot '" + name + "' " + what);
    }

    private static String quoted(String text) {
        return text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "...";
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.1f s", time.toNanos() / 1e9);
    }

    @Override
    public void ended(Standing standing) {
        end(Optional.of(standing));
    }

    private void end(Optional<Standing> standing) {
        if (!match.isEmpty()) {
            line.ifPresent(to -> say(to, Saying.result(match, standing)));
            match = "";
        }
    }

    @Override
    public void close() {
        hangUp();
    }

    private void hangUp() {
        line.ifPresent(to -> {
            say(to, Protocol.message("bye"));
            to.close();
        });
        line = Optional.empty();
        match = "";
    }
}
