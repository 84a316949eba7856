package tidetable.games.fullseal;

import tidetable.engine.Agenda;
import tidetable.engine.Story;

/** Fishing (section 6): one frame from the first flip to the collecting of the catch. */
final class Fishing {
    /** A card is flipped next. */
    static final int FLIP = 0;
    /** A number was flipped, and the table window follows. */
    static final int NUMBER = 1;
    /** The fishing player decides. */
    static final int DECIDE = 2;
    /** The player has stopped; opponents may play Undertow. */
    static final int STOPPED = 3;
    /** An Empty card was flipped; the player may play Net Mender. */
    static final int EMPTY = 4;
    /** Net Mender has saved the catch. */
    static final int SAVED = 5;

    /** The words for the stages, in their order. */
    static final java.util.List<String> STAGES =
            java.util.List.of("flip", "number", "decide", "stopped", "empty", "saved");

    private Fishing() {}

    /** 6.1 */
    static void begin(FullSealState state, int seat) {
        state.lineSize = 0;
        state.catchSize = 0;
        state.agenda.push(Step.FISHING, seat, FLIP, 0);
    }

    /** Whether the frame on top asks its player; if not, it is worked on. */
    static boolean asks(FullSealState state, Story story) {
        Agenda<Step> agenda = state.agenda;
        return switch (agenda.a()) {
            case FLIP -> flip(state, story);
            case NUMBER -> numbered(state, story);
            case DECIDE -> decides(state, story);
            case STOPPED, SAVED -> collect(state, story);
            case EMPTY -> lose(state, story);
            default -> throw new IllegalStateException("no stage of a fishing: " + agenda.a());
        };
    }

    private static void stage(FullSealState state, int stage) {
        state.agenda.replace(Step.FISHING, state.agenda.seat(), stage, state.agenda.b());
    }

    /** 10.4, 10.4b: the flip limit is for the regular fishing, which is the lowest frame. */
    static int limit(FullSealState state) {
        return state.agenda.step(0) == Step.FISHING ? state.held.limit(state.active) : 0;
    }

    private static boolean limitReached(FullSealState state) {
        int limit = limit(state);
        return limit > 0 && state.lineSize >= limit;
    }

    /** 6.1, 6.2b: the card that is flipped, and its window. */
    static boolean flip(FullSealState state, Story story) {
        int seat = state.agenda.seat();
        int kind = state.fishPile.draw();
        int value = state.table.value[kind];
        state.held.setFlipped(kind, state.held.flipped(kind) + 1);
        if (value > 0) {
            state.line[state.lineSize++] = (byte) kind;
            state.catchSize += value;
        }
        if (story.listens()) {
            story.tell(new PublicEvent.Flipped(seat, Names.fish(state.table, kind), state.catchSize));
        }
        if (value > 0) {
            stage(state, NUMBER);
            return Windows.opens(state, Step.TABLE, seat) || numbered(state, story);
        }
        if (state.empties() == state.table.deck.fish().get(kind).count()) {
            reshuffle(state, story);
        }
        stage(state, EMPTY);
        return Windows.opens(state, Step.MEND, seat) || lose(state, story);
    }

    private static boolean numbered(FullSealState state, Story story) {
        if (state.agenda.b() == 1) {
            return stops(state, story);
        }
        stage(state, DECIDE);
        return decides(state, story);
    }

    private static boolean decides(FullSealState state, Story story) {
        return !limitReached(state) || stop(state, story);
    }

    private static boolean lose(FullSealState state, Story story) {
        if (story.listens()) {
            story.tell(new PublicEvent.LostCatch(state.agenda.seat(), state.catchSize));
        }
        return over(state, story);
    }

    /** 6.3a */
    private static void reshuffle(FullSealState state, Story story) {
        while (state.fishPile.topSize() > 0) {
            state.fishPile.shuffleIn(state.fishPile.draw());
        }
        for (int kind = 0; kind < state.table.fishKinds; kind++) {
            state.fishPile.shuffleIn(kind, state.held.flipped(kind));
            state.held.setFlipped(kind, 0);
        }
        if (story.listens()) {
            story.tell(new PublicEvent.FishReshuffled(state.fishPile.size()));
        }
    }

    /** 6.5 */
    static boolean stop(FullSealState state, Story story) {
        if (story.listens()) {
            story.tell(new PublicEvent.Stopped(state.agenda.seat(), state.catchSize));
        }
        return stops(state, story);
    }

    private static boolean stops(FullSealState state, Story story) {
        stage(state, STOPPED);
        return Windows.opens(state, Step.UNDERTOW, state.agenda.seat()) || collect(state, story);
    }

    /** Undertow takes effect (6.5b): its window, which lies on top, is over, and one more card is flipped. */
    static void force(FullSealState state) {
        state.agenda.pop();
        state.agenda.replace(Step.FISHING, state.agenda.seat(), FLIP, 1);
    }

    /** Net Mender takes effect (6.4a): its window, which lies on top, is over. */
    static void save(FullSealState state) {
        state.agenda.pop();
        stage(state, SAVED);
    }

    /** 6.5f, 6.4a */
    private static boolean collect(FullSealState state, Story story) {
        int seat = state.agenda.seat();
        state.held.addFish(seat, state.catchSize);
        if (story.listens()) {
            story.tell(new PublicEvent.Collected(seat, state.catchSize));
        }
        return over(state, story);
    }

    private static boolean over(FullSealState state, Story story) {
        state.lineSize = 0;
        state.catchSize = 0;
        state.agenda.pop();
        if (state.agenda.depth() > 0) {
            return false;
        }
        state.held.setLimit(state.active, 0);
        state.agenda.push(Step.PLAY, state.active, Turn.WINDOW_FIRST, 0);
        return Turn.asksForPlay(state, story);
    }
}
