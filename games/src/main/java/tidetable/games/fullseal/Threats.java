package tidetable.games.fullseal;

import tidetable.engine.Agenda;

/**
 * Whom an announced Action card threatens: what it is aimed at, or would take something from. Decided by what lies open
 * alone, so that who is waited for tells nothing.
 */
final class Threats {
    private Threats() {}

    /** The asked seats, as bits, that the cards before a response window harm if nobody answers (5.3e). */
    static int now(FullSealState state) {
        Agenda<Step> agenda = state.agenda;
        if (agenda.depth() == 0 || agenda.step() != Step.RESPONSE) {
            return 0;
        }
        int frame = agenda.depth() - 2;
        int threatened = by(state, frame);
        boolean works = true;
        while (isAnswer(state, frame)) {
            frame--;
            works = !works;
            threatened |= works ? by(state, frame) : 0;
        }
        return threatened & Windows.asked(state);
    }

    /** Whether the card of a frame cancels the one below. */
    private static boolean isAnswer(FullSealState state, int frame) {
        return state.table.window(Announced.kind(state.agenda.a(frame))) == Window.ACTION_DECLARED;
    }

    private static int by(FullSealState state, int frame) {
        int seats = 0;
        for (Effect effect : state.table.effects[Announced.kind(state.agenda.a(frame))]) {
            seats |= by(state, frame, effect);
        }
        return seats;
    }

    private static int by(FullSealState state, int frame, Effect effect) {
        int seat = state.agenda.seat(frame);
        int chosen = 1 << FullSealActions.choiceSeat(state.agenda.b(frame));
        return switch (effect) {
            case Effect.TakeFish take -> withFish(state) & (take.each() ? ~(1 << seat) : chosen);
            case Effect.ReturnPredator _, Effect.LimitFlips _, Effect.LookPredators _, Effect.SwapSeals _ -> chosen;
            case Effect.CancelAction _ -> 1 << state.agenda.seat(frame - 1);
            case Effect.ForceFlip _ -> 1 << state.active;
            case Effect.CancelAttack _ -> 1 << Attack.attacker(state);
            case Effect.ChangePredator _ -> (1 << Attack.attacker(state) | 1 << Attack.defender(state)) & ~(1 << seat);
            case Effect.GainFish _,
                    Effect.FishAgain _,
                    Effect.Discount _,
                    Effect.SearchBuy _,
                    Effect.CycleSeal _,
                    Effect.DrawActions _,
                    Effect.DrawPredators _,
                    Effect.ExtraPlays _,
                    Effect.SaveCatch _,
                    Effect.Peek _ -> 0;
        };
    }

    private static int withFish(FullSealState state) {
        int seats = 0;
        for (int seat = 0; seat < state.table.seats; seat++) {
            seats |= state.held.fish(seat) > 0 ? 1 << seat : 0;
        }
        return seats;
    }
}
