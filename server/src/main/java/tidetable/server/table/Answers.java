package tidetable.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.typed.ActorRef;
import tidetable.bots.Hint;
import tidetable.engine.Refusal;
import tidetable.engine.file.Json;

/** What those who ask are answered. */
final class Answers {
    private final Table table;
    private final Teller teller;
    private final Followers followers;
    private final TableMeters meters;
    private final Reviews reviews;

    Answers(Table table, Teller teller, Followers followers, TableMeters meters, Reviews reviews) {
        this.table = table;
        this.teller = teller;
        this.followers = followers;
        this.meters = meters;
        this.reviews = reviews;
    }

    /** It is done; {@code position} is where it left the table, {@code seat} whom it is about, or -1. */
    void done(TableMessage.Ask ask, int position, int seat) {
        String body = switch (ask.request()) {
            case Request.Write _ -> teller.record();
            case Request.Replay replay -> teller.replay(replay, ask.language());
            case Request.Deck _ -> Cards.of(table.game(), ask.language());
            case Request.Analyse _ -> teller.analysis(reviews.look(table.id(), table.play()));
            case Request.Act _,
                    Request.Rehearse _,
                    Request.Advise _,
                    Request.Undo _,
                    Request.Why _,
                    Request.Interrupt _ -> "";
            // seats may have moved up
            case Request.Start start ->
                Json.line(table(ask, table.seatOf(start.token()).orElse(seat)));
            default -> Json.line(table(ask, seat));
        };
        ask.replyTo().tell(new Reply.Done(ask.request().command(), position, seat, body));
    }

    /** It would lead to this. */
    void foreseen(TableMessage.Ask ask, Verdict.Foreseen foreseen) {
        String command = ask.request().command();
        ask.replyTo()
                .tell(new Reply.Rehearsed(command, Json.line(teller.rehearsed(command, foreseen, ask.language()))));
    }

    /** A bot would do this. */
    void hint(TableMessage.Ask ask, Hint hint) {
        String command = ask.request().command();
        ask.replyTo().tell(new Reply.Hinted(command, Json.line(teller.hint(command, hint, ask.language()))));
    }

    /** There is a table at which the people play again. */
    void next(TableMessage.Ask ask, int seat) {
        String body =
                Json.line(Json.object().put("table", table.rematch()).put("name", teller.name(seat, ask.language())));
        ask.replyTo().tell(new Reply.Done(ask.request().command(), table.position(), seat, body));
    }

    /** The table is not shown. */
    void dropped(ActorRef<Reply> socket, Code code, String language) {
        meters.refused(code);
        socket.tell(new Reply.Dropped(code.word(), Words.refusal(code, language, List.of())));
    }

    /** The table, with what only those who sit there may know. */
    private ObjectNode table(TableMessage.Ask ask, int seat) {
        ObjectNode node = teller.table(followers::connected, ask.language());
        if (seat >= 0) {
            node.put("you", seat);
            node.put(
                    "yourTurn", table.status() == Status.RUNNING && table.play().waitsFor(seat));
        }
        // who sets a table up without sitting down is the one to invite others
        if (seat >= 0 || ask.request() instanceof Request.Open) {
            node.put("invite", table.invite());
        }
        return node;
    }

    void refused(TableMessage.Ask ask, Code code, List<Object> arguments) {
        meters.refused(code);
        ask.replyTo()
                .tell(new Reply.Refused(
                        ask.request().command(),
                        code.word(),
                        Words.refusal(code, ask.language(), arguments),
                        "",
                        updateFor(ask)));
    }

    void refused(TableMessage.Ask ask, Refusal refusal) {
        meters.refused(Code.NOT_LEGAL);
        String text = teller.words(ask.language()).say(refusal.message(), seat -> teller.name(seat, ask.language()));
        ask.replyTo()
                .tell(new Reply.Refused(
                        ask.request().command(),
                        Code.NOT_LEGAL.word(),
                        text,
                        refusal.rule().number(),
                        updateFor(ask)));
    }

    /** What a refused seat may see now; nothing for anybody else, who may not even be shown the table. */
    private String updateFor(TableMessage.Ask ask) {
        boolean seated = table.seatOf(ask.request().token()).isPresent();
        return seated && table.broken().isEmpty()
                ? Json.line(followers.update(ask.request().token(), ask.language(), table.position(), Map.of()))
                : "";
    }
}
