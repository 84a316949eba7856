package tidetable.games.fullseal;

import tidetable.engine.Rule;

/** The clauses of {@code RULES.md} that prompts and refusals cite. */
enum FullSealRule implements Rule {
    DECLINE("5.1b"),
    TABLE_WINDOW("5.2"),
    RESPONSE_WINDOW("5.3"),
    USELESS("5.5"),
    FROM_THE_HAND("5.6"),
    FLIP_OR_STOP("6.2b"),
    NET_MENDER("6.4"),
    NO_CATCH("6.4d"),
    UNDERTOW("6.5"),
    PLAYS("7.1"),
    PLAY_BUY("7.1a"),
    PLAY_BLUE("7.1b"),
    PLAY_ATTACK("7.1c"),
    PLAY_TRADE("7.1d"),
    MOST_PLAYS("7.3a"),
    TOO_DEAR("8.1d"),
    EMPTY_PILE("8.3"),
    NO_ACTION_CARD("8.3a"),
    TRADE("8.5"),
    TWO_OF_A_PART("8.5a"),
    TRADE_PILE("8.5b"),
    ATTACK("9.1"),
    ATTACK_TARGET("9.1a"),
    SNOW_DEN("9.1b"),
    ATTACKER_CHOOSES("9.1c"),
    DEFENDER_CHOOSES("9.1e"),
    CHANGE_OF_PACK("9.1g"),
    SECOND_PREDATOR("9.1h"),
    OPPONENT("5.3a"),
    BARTER_PARTS("10.5"),
    BUY_LOOKED_AT("10.3b"),
    ORDER("10.3c"),
    MATCH_OVER("11.1");

    private final String number;

    FullSealRule(String number) {
        this.number = number;
    }

    @Override
    public String number() {
        return number;
    }

    /** The clause of a window, or of a play for cards that are played there. */
    static FullSealRule of(Window window) {
        return switch (window) {
            case OWN_PLAY -> PLAY_BLUE;
            case ANY -> TABLE_WINDOW;
            case OWN_EMPTY_FLIPPED -> NET_MENDER;
            case OPPONENT_STOPS_FISHING -> UNDERTOW;
            case ACTION_DECLARED -> RESPONSE_WINDOW;
            case ATTACK_DECLARED_ON_YOU -> SNOW_DEN;
            case YOUR_PREDATOR_REVEALED -> CHANGE_OF_PACK;
        };
    }
}
