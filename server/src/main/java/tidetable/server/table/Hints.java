package tidetable.server.table;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import tidetable.bots.Hint;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/** The hints at one table: each question is thought about once, however often its seat asks. */
final class Hints {
    private final Table table;
    private final BotPool pool;
    private final ActorContext<TableMessage> context;
    private final Answers answers;
    /** By question: what was found out. */
    private final Map<String, Hint> known = new HashMap<>();
    /** By question that is thought about, and by command: who wants to know. */
    private final Map<String, Map<String, TableMessage.Ask>> waiting = new HashMap<>();

    Hints(Table table, BotPool pool, ActorContext<TableMessage> context, Answers answers) {
        this.table = table;
        this.pool = pool;
        this.context = context;
        this.answers = answers;
    }

    /** Somebody asks about the question that is open for a seat. */
    void ask(TableMessage.Ask ask, int seat) {
        String question = table.play().question(seat);
        known.keySet().removeIf(old -> !open(old));
        if (known.containsKey(question)) {
            answers.hint(ask, known.get(question));
            return;
        }
        boolean begun = waiting.containsKey(question);
        waiting.computeIfAbsent(question, _ -> new LinkedHashMap<>())
                .put(ask.request().command(), ask);
        if (!begun) {
            think(table.play(), seat, question);
        }
    }

    private <S extends State<S>> void think(Play<S, ?> play, int seat, String question) {
        Rng chance = play.match().deal().stream("hint " + question);
        context.pipeToSelf(
                pool.analyse(play.knowledge(seat), chance),
                (analysis, failure) -> failure == null
                        ? new TableMessage.Hinted(
                                question, Hint.of(analysis, play.game().actions()))
                        : new TableMessage.NotHinted(question, String.valueOf(failure)));
    }

    /** A question has been thought about; whoever has answered it meanwhile needs no hint. */
    void found(String question, Hint hint) {
        boolean open = open(question);
        if (open) {
            known.put(question, hint);
        }
        for (TableMessage.Ask ask : taken(question)) {
            if (open) {
                answers.hint(ask, hint);
            } else {
                answers.refused(ask, Code.STALE_QUESTION, List.of());
            }
        }
    }

    /** Thinking about a question has failed. */
    void failed(String question) {
        taken(question).forEach(ask -> answers.refused(ask, Code.FAULT, List.of()));
    }

    private Collection<TableMessage.Ask> taken(String question) {
        Map<String, TableMessage.Ask> asks = waiting.remove(question);
        return asks == null ? List.of() : asks.values();
    }

    private boolean open(String question) {
        int seat = Integer.parseInt(question.substring(question.indexOf('.') + 1));
        return table.status() == Status.RUNNING && table.play().question(seat).equals(question);
    }

    /** Whether nobody waits for one. */
    boolean idle() {
        return waiting.isEmpty();
    }
}
