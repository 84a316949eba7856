package tidetable.server.table;

import java.util.HashSet;
import java.util.Set;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import tidetable.engine.State;
import tidetable.engine.chance.Rng;

/** The bots at one table: they are asked what is open for their seats, and answer by a message to the table. */
final class SeatedBots {
    private final Table table;
    private final BotPool pool;
    private final ActorContext<TableMessage> context;
    /** Questions that bots think about. */
    private final Set<String> thinking = new HashSet<>();

    SeatedBots(Table table, BotPool pool, ActorContext<TableMessage> context) {
        this.table = table;
        this.pool = pool;
        this.context = context;
    }

    /** Asks every bot what it has not been asked yet. The match must be running. */
    void ask() {
        for (int seat : table.asked()) {
            String bot = table.seats().get(seat).playedBy();
            String question = table.play().question(seat);
            if (!bot.isEmpty() && !question.isEmpty() && thinking.add(question)) {
                ask(table.play(), bot, seat, question);
            }
        }
    }

    private <S extends State<S>> void ask(Play<S, ?> play, String bot, int seat, String question) {
        // the same question of the same match gets the same answer, so a match can be played again as it was
        Rng chance = play.match().deal().stream("bot " + question);
        context.pipeToSelf(
                pool.choose(bot, play.knowledge(seat), chance),
                (action, failure) -> failure == null
                        ? new TableMessage.BotAnswered(
                                seat, question, play.game().actions().notation(action))
                        : new TableMessage.BotFailed(seat, question, String.valueOf(failure)));
    }

    /** A question has been thought about. */
    void answered(String question) {
        thinking.remove(question);
    }

    /** Whether none of them thinks. */
    boolean idle() {
        return thinking.isEmpty();
    }
}
