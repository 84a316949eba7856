package tidetable.lab.watch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tidetable.engine.ActionList;
import tidetable.engine.ActionSpace;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.file.Json;
import tidetable.lab.Witness;

/** Watches one game and takes notes. For one game and one thread. */
public final class Watcher implements Witness, Story {
    private final CardIndex cards;
    private final CardReader.Heard reader;
    private final ActionSpace actions;
    private final GameLog log;
    private final Lead lead = new Lead();
    private final Map<String, int[]> steps = new HashMap<>();
    private final Optional<Asked> asked;
    private final List<String> rows = new ArrayList<>();
    private int lookedAt;
    private int decisions;
    private int decisionsAtTurn;

    /** Whose decisions are written down, one by one: the variant, the number of the game, and the bot in each seat. */
    public record Asked(String variant, long game, List<String> bots) {}

    /** One decision as it is written; seats, turns and decisions count from 1, games from 0. */
    record Row(
            String variant,
            long game,
            int decision,
            int turn,
            int seat,
            String bot,
            String step,
            int options,
            String action) {}

    /**
     * A watcher.
     *
     * @param cards the cards of the game's deck
     * @param asked whose decisions are to be written down, if they are
     */
    public Watcher(Game<?, ?> game, CardIndex cards, int seats, Optional<Asked> asked) {
        this.cards = cards;
        this.reader = CardReader.of(game);
        this.actions = game.actions();
        this.log = new GameLog(cards, seats);
        this.asked = asked;
    }

    /** What was seen, after the end. */
    public GameNotes notes() {
        List<GameNotes.Steps> kinds = new ArrayList<>();
        steps.forEach((step, sums) -> kinds.add(new GameNotes.Steps(step, sums[0], sums[1], sums[2])));
        return new GameNotes(
                turns(),
                lead.changes(),
                lead.from(turns()),
                log.ending(),
                List.copyOf(kinds),
                new CardCounts(cards.size(), log.had(), log.played()),
                List.copyOf(rows));
    }

    @Override
    public Story story() {
        return this;
    }

    @Override
    public boolean listens() {
        return true;
    }

    @Override
    public void tell(Event event) {
        reader.heard(event, log);
    }

    @Override
    public void dealt(State<?> state) {
        reader.dealt(state, log);
    }

    @Override
    public void decided(State<?> state, ActionList legal, int action) {
        decisions++;
        String step = state.step();
        int[] sums = steps.computeIfAbsent(step, _ -> new int[3]);
        sums[0]++;
        if (legal.size() > 1) {
            sums[1]++;
            sums[2] += legal.size();
        }
        asked.ifPresent(of -> rows.add(Json.line(row(of, state, step, legal.size(), action))));
    }

    private Row row(Asked of, State<?> state, String step, int options, int action) {
        int seat = state.actor();
        return new Row(
                of.variant(),
                of.game(),
                decisions,
                log.turnsOver() + 1,
                seat + 1,
                of.bots().get(seat),
                step,
                options,
                actions.notation(action));
    }

    @Override
    public void happened(State<?> state) {
        boolean over = state.actor() == State.OVER;
        if (log.turnsOver() > lookedAt) {
            lookedAt = log.turnsOver();
            decisionsAtTurn = decisions;
        } else if (!over) {
            return;
        }
        lead.look(state, turns());
    }

    /** Turns that are over, and the one that the match ended in. */
    private int turns() {
        return log.turnsOver() + (decisions > decisionsAtTurn ? 1 : 0);
    }
}
