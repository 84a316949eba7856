package tidetable.games.lastfish;

import tidetable.engine.State.Prompt;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/** The open question in words. */
final class Prompts {
    private Prompts() {}

    static Prompt of(LastFishState state) {
        if (state.agenda.depth() == 0) {
            return ask(LastFishRule.MATCH_OVER, "prompt.over");
        }
        Step step = state.agenda.step();
        return switch (step) {
            case CHAMPION -> ask(LastFishRule.PICK, "prompt.champion");
            case OPEN -> ask(LastFishRule.OPEN, "prompt.open", who(state.active));
            case RESPONSE -> {
                int last = state.chain.size() - 1;
                Term card = card(state, state.chain.kind(last));
                yield ask(LastFishRule.RESPONSE, "prompt.response", who(state.chain.seat(last)), card);
            }
            case MAIN -> main(state);
            case DOUBLE -> ask(LastFishRule.DUPLICATION, "prompt.double");
            case COPY ->
                ask(
                        LastFishRule.COPY,
                        "prompt.copy",
                        card(state, state.chain.kind(0)),
                        new Term.Number(state.agenda.a()));
            case BLOCK -> part(state, LastFishRule.BLOCK, "prompt.block");
            case DESTROY -> destroy(state);
            case DISCARD -> part(state, LastFishRule.DISCARD, "prompt.discard");
            case GIFT -> part(state, LastFishRule.GIFT, "prompt.gift");
            case PASS -> ask(LastFishRule.PASS, "prompt.pass", who(state.seats.next(state.agenda.seat())));
            case EQUIP -> part(state, LastFishRule.EQUIP, "prompt.equip");
            case RECOVER -> part(state, LastFishRule.RECOVER, "prompt.recover");
            case CHOOSE -> ask(LastFishRule.CHOOSE, "prompt.choose", effect(state));
            case MAY -> ask(LastFishRule.MAY, "prompt.may", effect(state));
            case START, ENCOUNTER, CLOSING, CHAIN, EFFECTS -> throw new IllegalStateException(step + " asks nothing");
        };
    }

    private static Prompt main(LastFishState state) {
        int chosen = state.agenda.b();
        if (chosen == 0) {
            return ask(LastFishRule.MAIN, Turn.mayRest(state) ? "prompt.main" : "prompt.mainActed");
        }
        return ask(LastFishRule.MAIN, chosen == 1 + Turn.REST ? "prompt.confirmRest" : "prompt.confirmEnd");
    }

    private static Prompt destroy(LastFishState state) {
        int reached = Part.reached(state.agenda.b());
        boolean own = ((Effect.Destroy) Effects.at(state, state.agenda.a())).ownerPicks();
        LastFishRule rule = own ? LastFishRule.OWNER_DESTROYS : LastFishRule.DESTROY;
        return reached == state.agenda.seat()
                ? part(state, rule, "prompt.destroyOwn")
                : ask(rule, "prompt.destroy", effect(state), left(state), who(reached));
    }

    /** Which card makes the question, and how many points, cards or ITEMs are left. */
    private static Prompt part(LastFishState state, LastFishRule rule, String key) {
        return ask(rule, key, effect(state), left(state));
    }

    private static Term left(LastFishState state) {
        return new Term.Number(Part.left(state.agenda.b()));
    }

    private static Prompt ask(LastFishRule rule, String key, Term... terms) {
        return new Prompt(rule, Message.of(key, terms));
    }

    /** The card whose effect is on top. */
    private static Term effect(LastFishState state) {
        return new Term.Card(state.table.script.card(state.agenda.a()));
    }

    static Term who(int seat) {
        return new Term.Seat(seat);
    }

    static Term card(LastFishState state, int kind) {
        return new Term.Card(Names.card(state.table, kind));
    }
}
