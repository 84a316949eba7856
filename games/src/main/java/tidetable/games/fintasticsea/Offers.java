package tidetable.games.fintasticsea;

import tidetable.engine.ActionList;
import tidetable.games.fintasticsea.FintasticActions.Family;

/** What may be done in a position, ascending by number. {@link Refusals} says the same in the negative. */
final class Offers {
    private Offers() {}

    static void list(FintasticState state, ActionList out) {
        switch (state.agenda.step()) {
            case PLAY -> {
                plays(state, out);
                free(state, out);
            }
            case OCEAN -> {
                oceanAbility(state, out);
                out.add(state.table.actions.first(Family.SKIP));
                free(state, out);
            }
            case CHAIN -> {
                targets(state, Abilities.chainTargets(state), Effect.RESERVE | Effect.ECOSYSTEM, out);
                out.add(state.table.actions.first(Family.SKIP));
                free(state, out);
            }
            case END -> {
                free(state, out);
                out.add(state.table.actions.first(Family.END));
            }
            case CATCH -> targets(state, catchTargets(state), catchEffect(state).to(), out);
            case CENTRE -> out.addBits(state.table.actions.first(Family.CENTRE), state.fish);
            case PUSHED -> {
                int to = ((Effect.Push) state.table.effects[state.agenda.a()]).to();
                targets(state, Sea.bit(Abilities.pushedCell(state)), to, out);
            }
            case CLOSE -> {
                out.addBits(state.table.actions.first(Family.ENHANCE), Ecosystems.addable(state));
                out.add(state.table.actions.first(Family.CLOSE));
            }
            case KEEP -> {
                int keep = state.table.actions.first(Family.KEEP);
                long looking = state.zone(state.agenda.seat(), FintasticState.LOOKING);
                for (long left = looking; left != Bag.EMPTY; left = Bag.without(left, Bag.first(left))) {
                    out.add(keep + Bag.first(left));
                }
            }
        }
    }

    /** The cells where a fish may be played (7.1). */
    static long playable(FintasticState state) {
        Sea sea = state.table.sea;
        return Sea.next(state.fish | sea.corals) & sea.cells & ~state.fish;
    }

    static Effect.Take catchEffect(FintasticState state) {
        return (Effect.Take) state.table.effects[state.agenda.a()];
    }

    static long catchTargets(FintasticState state) {
        return Abilities.targets(state, catchEffect(state), FintasticDeck.abilityIsOcean(state.agenda.a()));
    }

    private static void plays(FintasticState state, ActionList out) {
        FintasticActions actions = state.table.actions;
        long hand = state.zone(state.active(), FintasticState.HAND);
        if (hand == Bag.EMPTY) {
            out.add(actions.first(Family.PASS));
            return;
        }
        long cells = playable(state);
        for (long left = hand; left != Bag.EMPTY; left = Bag.without(left, Bag.first(left))) {
            int kind = Bag.first(left);
            if (cells == 0) {
                out.add(actions.first(Family.DISCARD) + kind);
            } else {
                out.addBits(actions.first(Family.PLAY) + kind * Sea.CELLS, cells);
            }
        }
    }

    private static void oceanAbility(FintasticState state, ActionList out) {
        if (!Abilities.oceanUsable(state)) {
            return;
        }
        if (state.table.effects[FintasticDeck.ability(state.kindAt[state.played], true)] instanceof Effect.Take take) {
            targets(state, Abilities.targets(state, take, true), take.to(), out);
        } else {
            out.add(state.table.actions.first(Family.USE));
        }
    }

    private static void targets(FintasticState state, long cells, int to, ActionList out) {
        FintasticActions actions = state.table.actions;
        if ((to & Effect.RESERVE) != 0) {
            out.addBits(actions.first(Family.CATCH_TO_RESERVE), cells);
        }
        if ((to & Effect.ECOSYSTEM) != 0) {
            out.addBits(actions.first(Family.CATCH_TO_ECOSYSTEM), cells);
        }
        if ((to & Effect.HAND) != 0) {
            out.addBits(actions.first(Family.GAIN), cells);
        }
    }

    /** 6.1 */
    private static void free(FintasticState state, ActionList out) {
        FintasticActions actions = state.table.actions;
        out.addBits(actions.first(Family.PAY), Abilities.payable(state));
        out.addBits(actions.first(Family.ENHANCE), Ecosystems.addable(state));
        if (Ecosystems.full(state, state.active())) {
            out.add(actions.first(Family.CLOSE));
        }
    }
}
