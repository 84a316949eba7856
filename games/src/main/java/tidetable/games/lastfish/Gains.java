package tidetable.games.lastfish;

/** Whether a card could change something now (5.5); else it may not be announced. */
final class Gains {
    private Gains() {}

    /** Whether a card of a kind could do something for a seat in some way, as far as everybody can see (6.8b). */
    static boolean could(LastFishState state, int kind, int seat) {
        return useful(state, seat, kind, 0, 1, true);
    }

    /**
     * Whether a card could do something for a seat in some way.
     *
     * @param leaving cards of the own hand that leave it with the announcement
     */
    static boolean useful(LastFishState state, int seat, int kind, int mode, int leaving) {
        return useful(state, seat, kind, mode, leaving, false);
    }

    private static boolean useful(LastFishState state, int seat, int kind, int mode, int leaving, boolean openly) {
        Table table = state.table;
        if (table.is(kind, Type.ITEM)) {
            return true;
        }
        if (table.negates[kind] != 0) {
            return anyEntry(state, table.negates[kind]);
        }
        int list = table.lists[state.seats.champion(seat)][2 * kind + mode];
        return table.aims[2 * kind + mode] == Aim.NOBODY
                ? any(state, list, seat, leaving, openly)
                : targets(state, seat, kind, mode, leaving) != 0;
    }

    private static boolean anyEntry(LastFishState state, int types) {
        for (int at = 0; at < state.chain.size(); at++) {
            if (state.chain.negatable(state.table, at, types)) {
                return true;
            }
        }
        return false;
    }

    /** The seats at which a card may be aimed, as bits: on which an effect of it could change something (5.5j). */
    static int targets(LastFishState state, int seat, int kind, int mode, int leaving) {
        int list = state.table.lists[state.seats.champion(seat)][2 * kind + mode];
        int targets = state.seats.inGame();
        if (state.table.aims[2 * kind + mode] == Aim.OPPONENT) {
            targets &= ~(1 << seat);
        }
        int useful = 0;
        for (int left = targets; left != 0; left &= left - 1) {
            int target = Integer.numberOfTrailingZeros(left);
            useful |= usefulAt(state, list, seat, target, leaving) ? 1 << target : 0;
        }
        return useful;
    }

    private static boolean usefulAt(LastFishState state, int list, int seat, int target, int leaving) {
        Script script = state.table.script;
        int place = list;
        for (Effect effect = script.effect(place); !(effect instanceof Effect.End); effect = script.effect(++place)) {
            if (effect.to() == Effect.To.TARGET && changes(state, effect, seat, 1 << target, leaving, true)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an effect of a list without a target could change something. */
    static boolean any(LastFishState state, int list, int seat, int leaving, boolean openly) {
        Script script = state.table.script;
        int place = list;
        for (Effect effect = script.effect(place); !(effect instanceof Effect.End); effect = script.effect(++place)) {
            if (changes(state, effect, seat, Effects.reached(state, effect.to(), seat), leaving, openly)) {
                return true;
            }
        }
        return false;
    }

    private static boolean changes(
            LastFishState state, Effect effect, int seat, int reached, int leaving, boolean openly) {
        return switch (effect) {
            case Effect.Damage _, Effect.ExtraPlay _, Effect.Copy _ -> true;
            case Effect.Draw _, Effect.Discover _ -> state.canDraw();
            case Effect.Discard _, Effect.Steal _, Effect.Gift _, Effect.PassLeft _ ->
                anyHand(state, seat, reached, leaving);
            case Effect.Destroy _ -> anyField(state, reached);
            case Effect.Equip(int _, boolean fromDiscard) -> canEquip(state, seat, fromDiscard, leaving, openly);
            case Effect.Heal _ -> anyWounded(state, reached);
            case Effect.Recover(int _, int types) -> (state.held.discardKinds() & state.table.kindsOf(types)) != 0;
            case Effect.IfLostHp(Effect inner) -> changes(state, inner, seat, reached, leaving, openly);
            case Effect.Negate _, Effect.May _, Effect.Signed _, Effect.End _ -> false;
        };
    }

    private static boolean canEquip(LastFishState state, int seat, boolean fromDiscard, int leaving, boolean openly) {
        long items = state.table.items();
        if (fromDiscard) {
            return (state.held.discardKinds() & items) != 0;
        }
        return openly ? state.held.handSize(seat) > leaving : (state.held.handKinds(seat) & items) != 0;
    }

    private static boolean anyHand(LastFishState state, int seat, int reached, int leaving) {
        for (int left = reached; left != 0; left &= left - 1) {
            int other = Integer.numberOfTrailingZeros(left);
            if (state.held.handSize(other) > (other == seat ? leaving : 0)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyField(LastFishState state, int reached) {
        for (int left = reached; left != 0; left &= left - 1) {
            if (state.held.fieldSize(Integer.numberOfTrailingZeros(left)) > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyWounded(LastFishState state, int reached) {
        for (int left = reached; left != 0; left &= left - 1) {
            if (state.seats.hp(Integer.numberOfTrailingZeros(left)) < state.table.constants.maxHp()) {
                return true;
            }
        }
        return false;
    }
}
