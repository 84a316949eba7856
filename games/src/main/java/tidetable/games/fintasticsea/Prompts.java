package tidetable.games.fintasticsea;

import tidetable.engine.State.Prompt;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/** The open question in words. */
final class Prompts {
    private Prompts() {}

    static Prompt of(FintasticState state) {
        if (state.agenda.depth() == 0) {
            return ask(FintasticRule.MATCH_OVER, "prompt.over");
        }
        return switch (state.agenda.step()) {
            case PLAY -> play(state);
            case OCEAN -> ask(FintasticRule.OCEAN, "prompt.ocean", played(state), played(state, "text"));
            case CHAIN ->
                ask(
                        FintasticRule.FOOD_CHAIN,
                        "prompt.chain",
                        played(state),
                        new Term.Number(Abilities.strength(state, state.played) + state.boost));
            case END -> ask(FintasticRule.END, "prompt.end");
            case CATCH -> ask(abilityRule(state), "prompt.catch", ability(state), new Term.Number(state.agenda.b()));
            case CENTRE -> ask(abilityRule(state), "prompt.centre", ability(state));
            case PUSHED -> {
                int cell = Abilities.pushedCell(state);
                yield ask(
                        FintasticRule.PUSHED_ONTO_CORAL, "prompt.pushed", fish(state, state.kindAt[cell]), place(cell));
            }
            case CLOSE -> ask(FintasticRule.LAST_CHANCE, "prompt.close");
            case KEEP -> ask(FintasticRule.KEEP_ONE, "prompt.keep");
        };
    }

    private static Prompt play(FintasticState state) {
        if (state.handSize(state.active()) == 0) {
            return ask(FintasticRule.PLAY_OR_PASS, "prompt.pass");
        }
        return Offers.playable(state) == 0
                ? ask(FintasticRule.NO_LEGAL_CELL, "prompt.discard")
                : ask(FintasticRule.PLAY, "prompt.play");
    }

    private static Prompt ask(FintasticRule rule, String key, Term... terms) {
        return new Prompt(rule, Message.of(key, terms));
    }

    private static FintasticRule abilityRule(FintasticState state) {
        int ability = state.agenda.a();
        String id =
                state.table.deck.fish().get(FintasticDeck.abilityKind(ability)).id();
        return FintasticRule.ofAbility(id, FintasticDeck.abilityIsOcean(ability));
    }

    private static Term ability(FintasticState state) {
        return fish(state, FintasticDeck.abilityKind(state.agenda.a()));
    }

    private static Term played(FintasticState state) {
        return fish(state, state.kindAt[state.played]);
    }

    private static Term played(FintasticState state, String word) {
        return new Term.Word("card."
                + state.table.deck.fish().get(state.kindAt[state.played]).id() + "." + word);
    }

    static Term fish(FintasticState state, int kind) {
        return new Term.Card(state.table.deck.fish().get(kind).id());
    }

    static Term secret(FintasticState state, int kind) {
        return new Term.Card(state.table.deck.secrets().get(kind).id());
    }

    static Term place(int cell) {
        return new Term.Place(Sea.name(cell));
    }
}
