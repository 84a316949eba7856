package tidetable.games.finspan;

import tidetable.engine.ActionList;

/** What may be done in a position, ascending by number. {@link Refusals} says the same in the negative. */
final class Offers {
    private Offers() {}

    static void list(FinspanState state, ActionList out) {
        FinspanActions actions = state.table.actions;
        int a = state.agenda.a();
        int b = state.agenda.b();
        int seat = state.agenda.seat();
        switch (state.agenda.step()) {
            case TURN -> {
                plays(state, seat, Grid.ALL, out);
                for (int site = 0; site < Grid.SITES; site++) {
                    out.add(actions.dive + site);
                }
            }
            case SLOT -> out.addBits(actions.at, Plays.slots(state, seat, a, Where.ALL[b].slots()));
            case PAY -> Pieces.list(state, out);
            case ABILITY -> benefits(state, seat, a, b, out);
            case EGGS -> {
                out.addBits(actions.egg, Eggs.slots(a, b));
                if (Eggs.begun(b)) {
                    out.add(actions.end);
                }
            }
            case FINALE -> {
                out.addBits(actions.use, Finale.usable(state, seat));
                out.add(actions.end);
            }
            case DIVE -> throw new IllegalStateException("a dive asks nothing by itself");
        }
    }

    /** 4.1b */
    private static void plays(FinspanState state, int seat, int within, ActionList out) {
        int hand = state.hand(seat);
        for (int word = 0; word < state.table.words; word++) {
            for (int left = state.cells[hand + word]; left != 0; left &= left - 1) {
                int card = word * Integer.SIZE + Integer.numberOfTrailingZeros(left);
                if (Plays.playable(state, seat, card, within)) {
                    out.add(state.table.actions.play + card);
                }
            }
        }
    }

    /** What is left of an ability, verb by verb in the order of their numbers. */
    private static void benefits(FinspanState state, int seat, int source, int counts, ActionList out) {
        Effect[] effects = state.table.effects(source, state.options);
        if (effects.length == 1) {
            benefit(state, seat, source, effects[0], out);
        } else {
            int open = 0;
            for (int i = 0; i < effects.length; i++) {
                open |= Benefits.left(counts, i) > 0 ? 1 << i : 0;
            }
            while (open != 0) {
                int next = first(effects, open);
                benefit(state, seat, source, effects[next], out);
                open &= ~(1 << next);
            }
        }
        out.add(state.table.actions.end);
    }

    private static int first(Effect[] effects, int open) {
        int first = Integer.numberOfTrailingZeros(open);
        for (int left = open & open - 1; left != 0; left &= left - 1) {
            int other = Integer.numberOfTrailingZeros(left);
            first = order(effects[other]) < order(effects[first]) ? other : first;
        }
        return first;
    }

    /** The order of the verbs' numbers. */
    private static int order(Effect effect) {
        return switch (effect) {
            case Effect.PlayFish _ -> 0;
            case Effect.Draw _ -> 1;
            case Effect.Recover _ -> 2;
            case Effect.LayEgg _ -> 3;
            case Effect.LayEggEach _ -> 4;
            case Effect.Hatch _ -> 5;
            case Effect.AddYoung _ -> 6;
            case Effect.Move _ -> 7;
            case Effect.Eat _ -> 8;
            case Effect.Score _ -> 9;
        };
    }

    private static void benefit(FinspanState state, int seat, int source, Effect effect, ActionList out) {
        FinspanActions actions = state.table.actions;
        switch (effect) {
            case Effect.PlayFish(int _, Where where) -> plays(state, seat, where.slots(), out);
            case Effect.Draw _ -> {
                if (Deck.canDraw(state)) {
                    out.add(actions.draw);
                }
            }
            case Effect.Recover _ -> recover(state, seat, out);
            case Effect.LayEgg _ -> out.addBits(actions.egg, Benefits.eggless(state, seat));
            case Effect.LayEggEach(Where where) -> each(state, Benefits.eggless(state, seat, where), out);
            case Effect.Hatch _ -> out.addBits(actions.hatch, state.get(seat, FinspanState.EGGS));
            case Effect.AddYoung _ -> out.addBits(actions.young, Grid.ALL);
            case Effect.Move _ -> moves(state, seat, out);
            case Effect.Eat _ -> meals(state, seat, source, out);
            case Effect.Score _ -> {}
        }
    }

    /** 7.2, 7.2a */
    private static void recover(FinspanState state, int seat, ActionList out) {
        if (state.get(seat, FinspanState.PILE_SIZE) > 0) {
            int pile = state.pile(seat);
            for (int word = 0; word < state.table.words; word++) {
                out.addBits(
                        state.table.actions.recover + word * Integer.SIZE,
                        Integer.toUnsignedLong(state.cells[pile + word]));
            }
        } else if (Deck.canDraw(state)) {
            out.add(state.table.actions.recoverDraw);
        }
    }

    /** 7.4, 7.4e */
    private static void each(FinspanState state, int slots, ActionList out) {
        if (slots != 0) {
            out.add(state.table.actions.eggEach);
        }
        if (Integer.bitCount(slots) > 1 && !Options.EGGS_ON_EACH.in(state.options)) {
            out.add(state.table.actions.eggSome);
        }
    }

    private static void moves(FinspanState state, int seat, ActionList out) {
        FinspanActions actions = state.table.actions;
        int endings = Tokens.endings(state, seat);
        for (int left = state.get(seat, FinspanState.YOUNG); left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            lines(actions.moveYoung, from, Tokens.reach(from, endings, 0), out);
        }
        int schools = state.get(seat, FinspanState.SCHOOLS);
        for (int left = schools; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            lines(actions.moveSchool, from, Tokens.reach(from, 0, schools), out);
        }
    }

    private static void lines(int first, int from, int reach, ActionList out) {
        int line = first + from * Grid.TARGETS;
        for (int left = Grid.IN_LINE[from]; left != 0; left &= left - 1) {
            if ((reach & left & -left) != 0) {
                out.add(line);
            }
            line++;
        }
    }

    private static void meals(FinspanState state, int seat, int source, ActionList out) {
        if (!Benefits.hungry(state, seat, source)) {
            return;
        }
        int hand = state.hand(seat);
        for (int word = 0; word < state.table.words; word++) {
            for (int left = state.cells[hand + word]; left != 0; left &= left - 1) {
                int card = word * Integer.SIZE + Integer.numberOfTrailingZeros(left);
                if (Benefits.eatable(state, source, card)) {
                    out.add(state.table.actions.eat + card);
                }
            }
        }
    }
}
