package tidetable.games.lastfish;

import tidetable.engine.Story;

/** Parts of effects that move cards of a player's choice (8.4, 8.6, 8.7, 8.10). */
final class Moving {
    private static final int NOTHING = -1;
    private static final int SEVERAL = -2;

    private Moving() {}

    /** 8.4 */
    static boolean asksForDiscard(LastFishState state, int reached, Story story) {
        int size = state.held.handSize(reached);
        if (size == 0) {
            Part.setLeft(state, 0);
            return false;
        }
        if (size > Part.left(state.agenda.b())) {
            return true;
        }
        discard(state, state.held.nthInHand(reached, 0), story);
        return false;
    }

    static void discard(LastFishState state, int kind, Story story) {
        int operand = state.agenda.b();
        Part.setLeft(state, Part.left(operand) - 1);
        Drawing.discard(state, Part.reached(operand), kind, story);
    }

    /** 8.7 */
    static boolean asksForGift(LastFishState state, Effect.Gift effect, int reached, Story story) {
        int size = state.held.handSize(reached);
        int receivers = receivers(state, effect, reached);
        if (size == 0) {
            Part.setLeft(state, 0);
            return false;
        }
        if (size > Part.left(state.agenda.b()) || Integer.bitCount(receivers) > 1) {
            return true;
        }
        give(state, state.held.nthInHand(reached, 0), Integer.numberOfTrailingZeros(receivers), story);
        return false;
    }

    /** The seats that may get the next card, as bits. */
    static int receivers(LastFishState state, Effect.Gift effect, int giver) {
        int chosen = Part.receiver(state.agenda.b());
        if (chosen > 0) {
            return 1 << chosen - 1;
        }
        return effect.left() ? 1 << state.seats.next(giver) : state.seats.inGame() & ~(1 << giver);
    }

    static void give(LastFishState state, int kind, int target, Story story) {
        int operand = state.agenda.b();
        int giver = Part.reached(operand);
        Part.set(state, Part.operand(giver, Part.left(operand) - 1, target + 1, Part.lost(operand), false));
        Drawing.give(state, giver, target, kind, story);
    }

    /** 8.6, 8.6b */
    static boolean asksForEquip(LastFishState state, Effect.Equip effect, int reached, Story story) {
        if (effect.fromDiscard()) {
            int kind = onlyDiscarded(state, state.table.items());
            if (kind >= 0) {
                equip(state, kind, story);
            }
            return kind == SEVERAL;
        }
        boolean asked = state.held.handSize(reached) > 0;
        if (!asked) {
            Part.setLeft(state, 0);
        }
        return asked;
    }

    /** The kind that comes out of the Discard Pile without a question, if there is no choice (4.6c, 4.6d). */
    private static int onlyDiscarded(LastFishState state, long wanted) {
        long kinds = state.held.discardKinds() & wanted;
        if (kinds == 0) {
            Part.setLeft(state, 0);
            return NOTHING;
        }
        int cards = 0;
        for (long rest = kinds; rest != 0; rest &= rest - 1) {
            cards += state.held.discarded(Long.numberOfTrailingZeros(rest));
        }
        boolean choice = Long.bitCount(kinds) > 1 && cards > Part.left(state.agenda.b());
        return choice ? SEVERAL : Long.numberOfTrailingZeros(kinds);
    }

    static void equip(LastFishState state, int kind, Story story) {
        int operand = state.agenda.b();
        int seat = Part.reached(operand);
        boolean fromDiscard = ((Effect.Equip) Effects.at(state, state.agenda.a())).fromDiscard();
        Part.setLeft(state, Part.left(operand) - 1);
        if (fromDiscard) {
            state.takeDiscarded(kind);
        } else {
            state.show(seat, kind);
        }
        Effects.equip(state, seat, kind, fromDiscard ? "discard" : "hand", story);
    }

    /** No ITEM is left in the hand (8.6b). */
    static void stop(LastFishState state) {
        Part.setLeft(state, 0);
    }

    /** 8.10 */
    static boolean asksForRecover(LastFishState state, Effect.Recover effect, Story story) {
        int kind = onlyDiscarded(state, state.table.kindsOf(effect.types()));
        if (kind >= 0) {
            recover(state, kind, story);
        }
        return kind == SEVERAL;
    }

    static void recover(LastFishState state, int kind, Story story) {
        int operand = state.agenda.b();
        Part.setLeft(state, Part.left(operand) - 1);
        Drawing.recover(state, Part.reached(operand), kind, story);
    }
}
