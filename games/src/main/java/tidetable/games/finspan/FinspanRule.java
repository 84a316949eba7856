package tidetable.games.finspan;

import tidetable.engine.Rule;

/** The clauses of {@code RULES.md} that prompts and refusals cite. */
enum FinspanRule implements Rule {
    PLAY_OR_DIVE("3.2"),
    NO_PASSING("3.2a"),
    PLAY("4.1"),
    LEGAL_AS_A_WHOLE("4.1b"),
    COST("4.2"),
    COST_CARDS("4.2a"),
    PLAYED_CARD_NEVER_PAYS("4.2b"),
    COST_EGGS("4.2c"),
    COST_YOUNG("4.2d"),
    COST_SCHOOLS("4.2e"),
    MUST_CONSUME("4.2g"),
    ORDER_OF_PIECES("4.2h"),
    SLOT("4.3"),
    BAND("4.3a"),
    BOTTOM_ROW("4.3b"),
    NEEDS_A_FISH("4.4b"),
    LONGER("4.5"),
    OPTIONAL("5.5"),
    BENEFITS("6.2"),
    DRAW("7.1"),
    RECOVER("7.2"),
    RECOVER_FROM_DECK("7.2a"),
    NO_DRAW_INSTEAD("7.2b"),
    LAY_EGG("7.3"),
    LAY_EGG_EACH("7.4"),
    SOME_EGGS("7.4e"),
    HATCH("7.5"),
    ADD_YOUNG("7.6"),
    MOVE("7.7"),
    EAT("7.8"),
    EAT_SHORTER("7.8a"),
    PLAY_FISH("7.9"),
    PLAY_FISH_WHERE("7.9a"),
    EGG_ON_A_FISH("8.1"),
    WAY_ENDS("8.6a"),
    SCHOOL_BARRED("8.7"),
    NOTHING_TO_DRAW("9.2b"),
    GAME_END_ABILITY("11.1"),
    MATCH_OVER("11.2"),
    EATER_VISIBLE("14.1b"),
    ALL_EGGS("16.4");

    private final String number;

    FinspanRule(String number) {
        this.number = number;
    }

    @Override
    public String number() {
        return number;
    }
}
