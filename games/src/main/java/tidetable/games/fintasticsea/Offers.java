package tidetable.games.fintasticsea;

import tidetable.engine.ActionList;

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
                out.add(state.table.actions.skip);
                free(state, out);
            }
            case CHAIN -> {
                targets(state, Abilities.chainTargets(state), Effect.RESERVE | Effect.ECOSYSTEM, out);
                out.add(state.table.actions.skip);
                free(state, out);
            }
            case END -> {
                free(state, out);
                out.add(state.table.actions.end);
            }
            case CATCH -> targets(state, catchTargets(state), catchEffect(state).to(), out);
            case CENTRE -> out.addBits(state.table.actions.centre, state.fish);
            case PUSHED -> {
                int to = ((Effect.Push) state.table.effects[state.agenda.a()]).to();
                targets(state, Sea.bit(Abilities.pushedCell(state)), to, out);
            }
            case CLOSE -> {
                out.addBits(state.table.actions.enhance, Ecosystems.addable(state));
                out.add(state.table.actions.close);
            }
            case KEEP -> {
                long looking = state.zone(state.agenda.seat(), FintasticState.LOOKING);
                out.addBits(state.table.actions.keep, Bag.kinds(looking));
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
            out.add(actions.pass);
            return;
        }
        long cells = playable(state);
        if (cells == 0) {
            out.addBits(actions.discard, Bag.kinds(hand));
        } else {
            out.addBlocks(actions.play, Sea.CELLS, Bag.kinds(hand), cells);
        }
    }

    private static void oceanAbility(FintasticState state, ActionList out) {
        if (!Abilities.oceanUsable(state)) {
            return;
        }
        if (state.table.effects[FintasticDeck.ability(state.kindAt[state.played], true)] instanceof Effect.Take take) {
            targets(state, Abilities.targets(state, take, true), take.to(), out);
        } else {
            out.add(state.table.actions.use);
        }
    }

    private static void targets(FintasticState state, long cells, int to, ActionList out) {
        FintasticActions actions = state.table.actions;
        if ((to & Effect.RESERVE) != 0) {
            out.addBits(actions.catchToReserve, cells);
        }
        if ((to & Effect.ECOSYSTEM) != 0) {
            out.addBits(actions.catchToEcosystem, cells);
        }
        if ((to & Effect.HAND) != 0) {
            out.addBits(actions.gain, cells);
        }
    }

    /** 6.1 */
    private static void free(FintasticState state, ActionList out) {
        FintasticActions actions = state.table.actions;
        out.addBits(actions.pay, Abilities.payable(state));
        out.addBits(actions.enhance, Ecosystems.addable(state));
        if (Ecosystems.full(state, state.active())) {
            out.add(actions.close);
        }
    }
}
