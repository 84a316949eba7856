package tidetable.server.web;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.bucket4j.Bucket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.server.Node;
import tidetable.server.table.Code;
import tidetable.server.table.Reply;
import tidetable.server.table.Request;
import tidetable.server.table.TableMessage;
import tidetable.server.table.Words;

/**
 * Speaks for one connection: reads what the client says, asks the table, passes on what the table says. Answers and updates
 * go the same way, so an update always comes before the answer that speaks of it.
 */
final class SocketActor {
    private static final int LONGEST = 16 * 1024;
    private static final int UNSENT = 256;
    private static final int MESSAGES = 1_000;
    private static final Duration REFILL = Duration.ofSeconds(2);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    /** A hint is thought about, one after the other. */
    private static final Duration HINT_PATIENCE = Duration.ofSeconds(20);

    private static final Duration AGAIN = Duration.ofMillis(250);
    private static final int POLICY = 1008;
    private static final int TOO_SLOW = 1013;

    private final ActorContext<Message> context;
    private final TimerScheduler<Message> timers;
    private final Client client;
    private final Node node;
    private final Limits limits;
    private final String address;
    private final ActorRef<Reply> replies;
    private final Bucket pace = Bucket.builder()
            .addLimit(limit -> limit.capacity(MESSAGES).refillGreedy(MESSAGES, REFILL))
            .build();
    /** Commands that the table has not answered. */
    private final Set<String> open = new HashSet<>();

    private Optional<Said.Hello> hello = Optional.empty();
    private int position;
    private int unsent;

    private SocketActor(
            ActorContext<Message> context,
            TimerScheduler<Message> timers,
            Client client,
            Node node,
            Limits limits,
            String address) {
        this.context = context;
        this.timers = timers;
        this.client = client;
        this.node = node;
        this.limits = limits;
        this.address = address;
        this.replies = context.messageAdapter(Reply.class, Message.FromTable::new);
    }

    /** The way out to the client. */
    interface Client {
        /** Sends a text; {@code sent} runs once it has gone, or could not. */
        void send(String text, Runnable sent);

        void close(int code, String reason);
    }

    sealed interface Message {
        /** From the client. */
        record Text(String text) implements Message {}

        /** Something from the client that is no text. */
        record Binary() implements Message {}

        record Closed() implements Message {}

        record FromTable(Reply reply) implements Message {}

        record Sent() implements Message {}

        /** The table has not answered a command. */
        record Late(String command) implements Message {}

        /** Follow the table again. */
        record Again() implements Message {}
    }

    static Behavior<Message> create(Client client, Node node, Limits limits, String address) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> {
            SocketActor actor = new SocketActor(context, timers, client, node, limits, address);
            return Behaviors.receive(Message.class)
                    .onMessage(Message.Text.class, message -> actor.said(message.text()))
                    .onMessage(Message.Binary.class, _ -> actor.noText())
                    .onMessage(Message.FromTable.class, message -> actor.replied(message.reply()))
                    .onMessage(Message.Sent.class, _ -> actor.sent())
                    .onMessage(Message.Late.class, actor::late)
                    .onMessage(Message.Again.class, _ -> actor.follow())
                    .onMessage(Message.Closed.class, _ -> Behaviors.stopped())
                    .build();
        }));
    }

    private Behavior<Message> said(String text) {
        if (!pace.tryConsume(1)) {
            // the limit saves work, so no more is read than a good message has
            Optional<String> command = text.length() > LONGEST ? Optional.empty() : Said.commandOf(text);
            return problem(Code.TOO_MANY, Words.refusal(Code.TOO_MANY, language(), List.of(1)), command);
        }
        if (text.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            return problem(Code.TOO_LONG, Words.refusal(Code.TOO_LONG, language(), List.of(LONGEST)));
        }
        Said said;
        try {
            said = Said.read(text);
        } catch (BadInput e) {
            return problem(Code.MALFORMED, String.valueOf(e.getMessage()), Said.commandOf(text));
        }
        return hello.isEmpty() && !(said instanceof Said.Ping) && !(said instanceof Said.Hello)
                ? problem(Code.MALFORMED, "the first message must be of the type hello", Said.commandOf(text))
                : heard(said);
    }

    private Behavior<Message> noText() {
        return pace.tryConsume(1)
                ? problem(Code.MALFORMED, "the message must be text, not binary")
                : problem(Code.TOO_MANY, Words.refusal(Code.TOO_MANY, language(), List.of(1)));
    }

    private Behavior<Message> heard(Said said) {
        if (said instanceof Said.Ping) {
            return send(Json.object().put("type", "pong"));
        }
        if (said instanceof Said.Hello meet) {
            return meet(meet);
        }
        String token = hello.orElseThrow().token();
        return ask(
                switch (said) {
                    case Said.Act act -> new Request.Act(token, act.command(), act.question(), act.actions());
                    case Said.Rehearse rehearse ->
                        new Request.Rehearse(token, rehearse.command(), rehearse.question(), rehearse.actions());
                    case Said.Hint hint -> new Request.Advise(token, hint.command(), hint.question());
                    case Said.Undo undo -> new Request.Undo(token, undo.command(), undo.question());
                    case Said.Concede concede -> new Request.Concede(token, concede.command());
                    case Said.Leave leave -> new Request.Leave(token, leave.command());
                    case Said.Back back -> new Request.Back(token, back.command());
                    case Said.Why why -> new Request.Why(token, why.command(), why.action());
                    case Said.Interrupt interrupt ->
                        new Request.Interrupt(token, interrupt.command(), interrupt.step(), interrupt.on());
                    case Said.Hello _, Said.Ping _ -> throw new IllegalStateException("answered before");
                });
    }

    private Behavior<Message> meet(Said.Hello meet) {
        hello.ifPresent(old -> node.tell(old.table(), new TableMessage.Unfollow(replies)));
        hello = Optional.empty();
        String language = Words.language(Optional.of(meet.language()));
        if (!Secrets.isId(meet.table())) {
            return problem(Code.NO_SUCH_TABLE, Words.refusal(Code.NO_SUCH_TABLE, language, List.of()));
        }
        hello = Optional.of(new Said.Hello(meet.table(), meet.token(), language, meet.since()));
        position = meet.since();
        return follow();
    }

    private Behavior<Message> follow() {
        hello.ifPresent(
                to -> node.tell(to.table(), new TableMessage.Follow(to.token(), to.language(), position, replies)));
        return Behaviors.same();
    }

    private Behavior<Message> ask(Request request) {
        Said.Hello to = hello.orElseThrow();
        open.add(request.command());
        Duration patience = request instanceof Request.Advise ? HINT_PATIENCE : PATIENCE;
        timers.startSingleTimer(request.command(), new Message.Late(request.command()), patience);
        node.tell(to.table(), new TableMessage.Ask(request, to.language(), replies));
        return Behaviors.same();
    }

    private Behavior<Message> replied(Reply reply) {
        return switch (reply) {
            case Reply.Update(int at, String json) -> {
                position = at;
                yield send(json);
            }
            case Reply.Done done -> {
                answered(done.command());
                yield send(Json.object()
                        .put("type", "done")
                        .put("command", done.command())
                        .put("position", done.position()));
            }
            case Reply.Rehearsed(String command, String json) -> {
                answered(command);
                yield send(json);
            }
            case Reply.Hinted(String command, String json) -> {
                answered(command);
                yield send(json);
            }
            case Reply.Refused refused -> {
                answered(refused.command());
                yield refused(refused);
            }
            case Reply.Dropped(String code, String _)
            when code.equals(Code.TRY_AGAIN.word()) -> {
                timers.startSingleTimer("again", new Message.Again(), AGAIN);
                yield Behaviors.same();
            }
            case Reply.Dropped(String code, String text) -> {
                hello = Optional.empty();
                yield problem(Code.of(code), text);
            }
        };
    }

    private void answered(String command) {
        timers.cancel(command);
        open.remove(command);
    }

    private Behavior<Message> refused(Reply.Refused refused) {
        ObjectNode node = Json.object();
        node.put("type", "refused").put("command", refused.command());
        node.put("code", refused.code()).put("text", refused.text());
        if (!refused.rule().isEmpty()) {
            node.put("rule", refused.rule());
        }
        if (!refused.update().isEmpty()) {
            node.set("update", Json.parse(refused.update(), "the update"));
        }
        return send(node);
    }

    private Behavior<Message> late(Message.Late late) {
        if (!open.remove(late.command())) {
            return Behaviors.same();
        }
        String code = Code.TRY_AGAIN.word();
        return refused(
                new Reply.Refused(late.command(), code, Words.refusal(Code.TRY_AGAIN, language(), List.of()), "", ""));
    }

    private Behavior<Message> problem(Code code, String text) {
        return problem(code, text, Optional.empty());
    }

    /** Says that a message was of no use; whoever sends too many such is sent away. */
    private Behavior<Message> problem(Code code, String text, Optional<String> command) {
        if (limits.take(Limits.Kind.FAIL, address) > 0) {
            client.close(POLICY, Code.TOO_MANY.word());
            return Behaviors.stopped();
        }
        ObjectNode node =
                Json.object().put("type", "problem").put("code", code.word()).put("text", text);
        command.ifPresent(id -> node.put("command", id));
        return send(node);
    }

    private Behavior<Message> send(ObjectNode node) {
        return send(Json.line(node));
    }

    /** Sends a text, unless the client has stopped to read: then it may come back when it can. */
    private Behavior<Message> send(String text) {
        if (unsent >= UNSENT) {
            client.close(TOO_SLOW, "too slow");
            return Behaviors.stopped();
        }
        unsent++;
        ActorRef<Message> self = context.getSelf();
        client.send(text, () -> self.tell(new Message.Sent()));
        return Behaviors.same();
    }

    private Behavior<Message> sent() {
        unsent--;
        return Behaviors.same();
    }

    private String language() {
        return hello.map(Said.Hello::language).orElse("en");
    }
}
