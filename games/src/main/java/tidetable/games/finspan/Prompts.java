package tidetable.games.finspan;

import tidetable.engine.State.Prompt;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/** The open question in words. */
final class Prompts {
    private Prompts() {}

    static Prompt of(FinspanState state) {
        if (state.agenda.depth() == 0) {
            return ask(FinspanRule.MATCH_OVER, "prompt.over");
        }
        int a = state.agenda.a();
        int b = state.agenda.b();
        return switch (state.agenda.step()) {
            case TURN -> ask(FinspanRule.PLAY_OR_DIVE, "prompt.turn", number(state.turnsLeft(state.agenda.seat())));
            case SLOT -> ask(FinspanRule.SLOT, "prompt.slot", card(state, a));
            case PAY ->
                ask(
                        payment(Plays.token(b)),
                        "prompt.pay." + Plays.token(b).word(),
                        card(state, Plays.card(a)),
                        number(Plays.left(b)));
            case ABILITY ->
                Source.isBonus(a)
                        ? ask(
                                FinspanRule.OPTIONAL,
                                "prompt.bonus",
                                new Term.Word("site." + Site.ALL[Source.siteOf(a)].word()),
                                new Term.Word("bonus." + Names.bonus(Source.bonusOf(a))))
                        : ask(FinspanRule.BENEFITS, "prompt.ability", card(state, Source.fishOf(a)), text(state, a));
            case EGGS -> ask(FinspanRule.SOME_EGGS, "prompt.eggs");
            case FINALE -> ask(FinspanRule.GAME_END_ABILITY, "prompt.finale");
            case DIVE -> throw new IllegalStateException("a dive asks nothing by itself");
        };
    }

    static FinspanRule payment(Token token) {
        return switch (token) {
            case CARD -> FinspanRule.COST_CARDS;
            case EGG -> FinspanRule.COST_EGGS;
            case YOUNG -> FinspanRule.COST_YOUNG;
            case SCHOOL -> FinspanRule.COST_SCHOOLS;
        };
    }

    private static Prompt ask(FinspanRule rule, String key, Term... terms) {
        return new Prompt(rule, Message.of(key, terms));
    }

    private static Term text(FinspanState state, int source) {
        return new Term.Word("card." + state.table.deck.id(Source.fishOf(source)) + ".text");
    }

    static Term card(FinspanState state, int fish) {
        return new Term.Card(state.table.deck.id(fish));
    }

    static Term number(int value) {
        return new Term.Number(value);
    }

    static Term place(int slot) {
        return place(Grid.name(slot));
    }

    /** A slot by its name, which every language says in its own way. */
    static Term place(String slot) {
        return new Term.Word("slot." + slot.replace(' ', '.'));
    }
}
