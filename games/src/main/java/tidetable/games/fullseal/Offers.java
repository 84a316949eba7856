package tidetable.games.fullseal;

import tidetable.engine.ActionList;

/** What may be done in a position, ascending by number. {@link Refusals} says the same in the negative. */
final class Offers {
    private Offers() {}

    static void list(FullSealState state, ActionList out) {
        Step step = state.agenda.step();
        if (step.isWindow()) {
            cards(state, step.window(), out);
            out.add(state.table.actions.decline);
        } else {
            list(state, step, out);
        }
    }

    private static void list(FullSealState state, Step step, ActionList out) {
        FullSealActions actions = state.table.actions;
        switch (step) {
            case FISHING -> {
                out.add(actions.flip);
                out.add(actions.stop);
            }
            case PLAY -> plays(state, out);
            case CHOOSE, CHANGE -> out.addBits(actions.choose, state.predators.kinds(state.agenda.seat()));
            case WHISTLE -> {
                out.add(actions.decline);
                out.addBits(actions.buyPart, Seals.parts(state, state.agenda.a()));
            }
            case ORDER -> out.addBits(actions.under, Seals.parts(state, state.agenda.a()));
            case TABLE, RESPONSE, UNDERTOW, MEND, DEN, PACK, START, END, CARD, ATTACK ->
                throw new IllegalStateException(step + " asks nothing here");
        }
    }

    private static void plays(FullSealState state, ActionList out) {
        FullSealActions actions = state.table.actions;
        FullSealDeck.Constants constants = state.table.constants;
        int seat = state.active;
        int tokens = state.held.fish(seat);
        cards(state, Window.OWN_PLAY, out);
        if (tokens >= constants.actionPrice() && state.canDrawAction()) {
            out.add(actions.buyAction);
        }
        if (tokens >= constants.predatorPrice() && state.predatorPile.size() > 0) {
            out.add(actions.buyPredator);
        }
        if (tokens >= state.sealPrice() && state.sealPile.size() > 0) {
            out.add(actions.buySeal);
        }
        out.addBits(actions.trade, Turn.tradable(state));
        if (state.predators.size(seat) > 0) {
            out.addBits(actions.attack, attackable(state, seat));
        }
        out.add(actions.end);
    }

    /** The parts that others own, as bits, {@link Part#COUNT} for each seat. */
    private static long attackable(FullSealState state, int seat) {
        long parts = 0;
        for (int other = 0; other < state.table.seats; other++) {
            parts |= other == seat ? 0 : (long) state.held.parts(other) << other * Part.COUNT;
        }
        return parts;
    }

    /** The Action cards in the actor's hand that fit, each with all choices that could do something. */
    private static void cards(FullSealState state, Window window, ActionList out) {
        int seat = state.agenda.seat();
        int fitting = state.held.handKinds(seat) & state.table.fitting[window.ordinal()];
        for (int left = fitting; left != 0; left &= left - 1) {
            int kind = Integer.numberOfTrailingZeros(left);
            if (Effects.usable(state, kind, seat)) {
                card(state, seat, kind, out);
            }
        }
    }

    private static void card(FullSealState state, int seat, int kind, ActionList out) {
        int first = state.table.actions.playOf(kind);
        switch (state.table.choices[kind]) {
            case NOTHING -> out.add(first);
            case OPPONENT -> out.addBits(first, Effects.opponents(state, kind, seat));
            case OWN_SEAL -> out.addBits(first, state.held.parts(seat));
            case BARTER -> {
                int own = state.held.parts(seat);
                for (int other = 0; other < state.table.seats; other++) {
                    int theirs = other == seat ? 0 : state.held.parts(other);
                    for (int left = theirs == 0 ? 0 : own; left != 0; left &= left - 1) {
                        int part = Integer.numberOfTrailingZeros(left);
                        int at = first + (other * Part.COUNT + part) * Part.COUNT;
                        out.addBits(at, theirs & ~(1 << part));
                    }
                }
            }
        }
    }
}
