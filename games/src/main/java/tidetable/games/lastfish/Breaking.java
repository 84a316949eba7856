package tidetable.games.lastfish;

import tidetable.engine.Story;

/** Parts of effects that take HP or ITEMs (7.1, 8.3), and the triggers that follow (7.3, 8.2). */
final class Breaking {
    private Breaking() {}

    /** 7.1 */
    static boolean asksForBlock(LastFishState state, Effect.Damage effect, int reached, Story story) {
        int left = Part.left(state.agenda.b());
        long items = state.held.fieldKinds(reached);
        if (effect.bypassesItems() || items == 0) {
            Part.setLost(state);
            Part.setLeft(state, 0);
            Defeat.lose(state, reached, Math.min(left, state.seats.hp(reached)), story);
            return false;
        }
        if (Long.bitCount(items) > 1 && state.held.fieldSize(reached) > left) {
            return true;
        }
        block(state, Long.numberOfTrailingZeros(items), story);
        return false;
    }

    static void block(LastFishState state, int kind, Story story) {
        int reached = Part.reached(state.agenda.b());
        int self = Part.self(state);
        int source = Effects.of(Part.below(state)) == Effects.ENCOUNTER ? 0 : self + 1;
        if (story.listens()) {
            story.tell(new PublicEvent.Blocked(reached, Names.card(state.table, kind)));
        }
        breakItem(state, reached, kind, source);
    }

    private static void breakItem(LastFishState state, int seat, int kind, int source) {
        state.held.changeField(seat, kind, -1);
        state.discard(kind);
        if (triggers(state, seat, kind, source) != Script.NONE) {
            state.broken.add(seat, kind, source);
        }
        Part.setLeft(state, Part.left(state.agenda.b()) - 1);
    }

    /** The list of what an ITEM does when it was destroyed, by damage of a seat + 1 or otherwise. */
    static int triggers(LastFishState state, int seat, int kind, int source) {
        int byOpponent = source != 0 && source - 1 != seat ? 1 : 0;
        return state.table.triggers[state.seats.champion(seat)][2 * kind + byOpponent];
    }

    /** 8.3 */
    static boolean asksForItem(LastFishState state, int reached, Story story) {
        long items = state.held.fieldKinds(reached);
        if (items == 0) {
            Part.setLeft(state, 0);
            return false;
        }
        if (Long.bitCount(items) > 1 && state.held.fieldSize(reached) > Part.left(state.agenda.b())) {
            return true;
        }
        destroy(state, Long.numberOfTrailingZeros(items), story);
        return false;
    }

    static void destroy(LastFishState state, int kind, Story story) {
        int reached = Part.reached(state.agenda.b());
        if (story.listens()) {
            story.tell(new PublicEvent.Destroyed(reached, Names.card(state.table, kind)));
        }
        boolean all = Part.left(state.agenda.b()) == Effect.ALL;
        breakItem(state, reached, kind, 0);
        if (all) {
            Part.setLeft(state, Effect.ALL);
        }
    }

    /** The next trigger of the part on top is done. */
    static void trigger(LastFishState state, int operand, Story story) {
        int at = state.broken.size() - 1;
        int seat = state.broken.seat(at);
        int kind = state.broken.kind(at);
        int source = state.broken.source(at);
        if (state.broken.last(at)) {
            Part.setTriggered(state, operand);
        }
        state.broken.removeLast();
        if (!state.seats.inGame(seat)) {
            return;
        }
        if (story.listens()) {
            story.tell(new PublicEvent.Triggered(seat, Names.card(state.table, kind)));
        }
        state.agenda.push(Step.EFFECTS, seat, triggers(state, seat, kind, source), Effects.ofTrigger(source));
    }
}
