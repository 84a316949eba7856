package tidetable.games.fullseal;

import tidetable.engine.State.Prompt;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/** The open question in words. */
final class Prompts {
    private Prompts() {}

    static Prompt of(FullSealState state) {
        if (state.agenda.depth() == 0) {
            return ask(FullSealRule.MATCH_OVER, "prompt.over");
        }
        Step step = state.agenda.step();
        return switch (step) {
            case FISHING -> ask(FullSealRule.FLIP_OR_STOP, "prompt.fishing", new Term.Number(state.catchSize));
            case TABLE -> ask(FullSealRule.TABLE_WINDOW, "prompt.table", who(state.active));
            case RESPONSE -> {
                int below = state.agenda.depth() - 2;
                yield ask(
                        FullSealRule.RESPONSE_WINDOW,
                        "prompt.response",
                        who(state.agenda.seat(below)),
                        action(state, Announced.kind(state.agenda.a(below))));
            }
            case UNDERTOW ->
                ask(FullSealRule.UNDERTOW, "prompt.undertow", who(state.active), new Term.Number(state.catchSize));
            case MEND -> ask(FullSealRule.NET_MENDER, "prompt.mend", new Term.Number(state.catchSize));
            case PLAY ->
                ask(
                        FullSealRule.PLAYS,
                        "prompt.play",
                        new Term.Number(state.playsUsed + 1),
                        new Term.Number(state.playsAllowed));
            case DEN ->
                ask(FullSealRule.SNOW_DEN, "prompt.den", who(Attack.attacker(state)), seal(state, Attack.part(state)));
            case PACK ->
                ask(
                        FullSealRule.CHANGE_OF_PACK,
                        "prompt.pack",
                        predator(state, state.shownAttacker - 1),
                        predator(state, state.shownDefender - 1));
            case CHOOSE ->
                state.agenda.seat() == Attack.attacker(state)
                        ? ask(FullSealRule.ATTACKER_CHOOSES, "prompt.attack", who(Attack.defender(state)))
                        : ask(FullSealRule.DEFENDER_CHOOSES, "prompt.defend", who(Attack.attacker(state)));
            case CHANGE -> ask(FullSealRule.CHANGE_OF_PACK, "prompt.change");
            case WHISTLE -> ask(FullSealRule.BUY_LOOKED_AT, "prompt.whistle", new Term.Number(state.sealPrice()));
            case ORDER -> ask(FullSealRule.ORDER, "prompt.order", new Term.Number(state.agenda.a()));
            case START, END, CARD, ATTACK -> throw new IllegalStateException(step + " asks nothing");
        };
    }

    private static Prompt ask(FullSealRule rule, String key, Term... terms) {
        return new Prompt(rule, Message.of(key, terms));
    }

    static Term who(int seat) {
        return new Term.Seat(seat);
    }

    static Term action(FullSealState state, int kind) {
        return new Term.Card(Names.action(state.table, kind));
    }

    static Term predator(FullSealState state, int kind) {
        return new Term.Card(Names.predator(state.table, kind));
    }

    static Term seal(FullSealState state, int part) {
        return new Term.Card(Names.seal(state.table, part));
    }
}
