package tidetable.games.lastfish;

/**
 * Whom the chain threatens: at whom an entry of somebody else is aimed, whom it would take something from, or whose entry
 * it negates. Decided by what lies open alone, so that who is waited for tells nothing.
 */
final class Threats {
    private Threats() {}

    /** The asked seats, as bits, that the chain before a response window harms if nobody answers. */
    static int now(LastFishState state) {
        if (state.agenda.depth() == 0 || state.agenda.step() != Step.RESPONSE) {
            return 0;
        }
        int threatened = 0;
        for (int at = 0; at < state.chain.size(); at++) {
            threatened |= by(state, at) & ~(1 << state.chain.seat(at));
        }
        return threatened & Windows.asked(state);
    }

    private static int by(LastFishState state, int at) {
        Chain chain = state.chain;
        int seats = chain.target(at) > 0 ? 1 << chain.target(at) - 1 : 0;
        if (chain.names(at) > 0) {
            seats |= 1 << chain.seat(chain.names(at) - 1);
        }
        if (state.table.is(chain.kind(at), Type.ITEM)) {
            return seats;
        }
        int champion = state.seats.champion(chain.seat(at));
        int place = state.table.lists[champion][2 * chain.kind(at) + chain.mode(at)];
        for (Effect effect = state.table.script.effect(place);
                !(effect instanceof Effect.End);
                effect = state.table.script.effect(++place)) {
            seats |= reachesAll(effect) ? harmed(state, effect) : 0;
        }
        return seats;
    }

    private static boolean reachesAll(Effect effect) {
        return effect.to() == Effect.To.EACH_OPPONENT || effect.to() == Effect.To.EACH_PLAYER;
    }

    private static int harmed(LastFishState state, Effect effect) {
        int seats = 0;
        for (int seat = 0; seat < state.table.seats; seat++) {
            boolean harms = switch (effect) {
                case Effect.Damage _ -> true;
                case Effect.Destroy _ -> state.held.fieldSize(seat) > 0;
                case Effect.Discard _, Effect.Steal _ -> state.held.handSize(seat) > 0;
                case Effect.IfLostHp _,
                        Effect.Draw _,
                        Effect.Discover _,
                        Effect.Equip _,
                        Effect.Gift _,
                        Effect.PassLeft _,
                        Effect.Heal _,
                        Effect.Negate _,
                        Effect.Recover _,
                        Effect.ExtraPlay _,
                        Effect.Copy _,
                        Effect.May _,
                        Effect.Signed _,
                        Effect.End _ -> false;
            };
            seats |= harms ? 1 << seat : 0;
        }
        return seats;
    }
}
