package tidetable.games.fintasticsea;

import java.util.Arrays;
import tidetable.engine.Rule;

/** The clauses of {@code RULES.md} that prompts and refusals cite. */
enum FintasticRule implements Rule {
    TURN_STATES("6.0"),
    START("6.0a"),
    PLAY_OR_PASS("6.0b"),
    OCEAN("6.0c"),
    CHAIN("6.0d"),
    END("6.0e"),
    CHOICE_FIRST("6.1d"),
    NO_PASS_WITH_CARDS("6.4"),
    ONE_CARD("6.4a"),
    PLAY("7.1"),
    IN_THE_SEA("7.1a"),
    EMPTY_CELL("7.1b"),
    NEXT_TO_A_CARD("7.1c"),
    NO_LEGAL_CELL("7.3"),
    FOOD_CHAIN("8.3"),
    CHAIN_NEIGHBOUR("8.3a"),
    CHAIN_WEAKER("8.3b"),
    CATCH("8.5"),
    GAIN("8.6"),
    TURN_IS_A_PLAY("5.1a"),
    ABILITY_MOMENT("9.1a"),
    ABILITY_WITHOUT_TARGET("9.1c"),
    NOT_ITSELF("9.1d"),
    OCEAN_ABILITIES("9.2"),
    OCEAN_SHRIMP("9.2a"),
    OCEAN_SARDINES("9.2b"),
    OCEAN_FIRE_GOBY("9.2c"),
    OCEAN_BUTTERFLYFISH("9.2d"),
    OCEAN_BLOWFISH("9.2e"),
    OCEAN_BLUE_TANG("9.2f"),
    OCEAN_LIONFISH("9.2g"),
    OCEAN_ANGLERFISH("9.2h"),
    OCEAN_SWORDFISH("9.2i"),
    RESERVE_ABILITIES("9.3"),
    RESERVE_SHRIMP("9.3a"),
    RESERVE_SARDINES("9.3b"),
    RESERVE_FIRE_GOBY("9.3c"),
    RESERVE_BUTTERFLYFISH("9.3d"),
    RESERVE_BLOWFISH("9.3e"),
    RESERVE_BLUE_TANG("9.3f"),
    RESERVE_LIONFISH("9.3g"),
    RESERVE_ANGLERFISH("9.3h"),
    RESERVE_SWORDFISH("9.3i"),
    NO_EMPTY_ACTIVATION("9.3l"),
    PUSHED_ONTO_CORAL("9.5a"),
    BOOST_AFTER_PLAY("9.6a"),
    BOOST_IN_OCEAN("9.6b"),
    BOOST_BEFORE_CHAIN("9.6c"),
    LAST_CHANCE("10.2a"),
    CLOSING_FIRST("10.2d"),
    CLOSE_AT_NINE("10.3"),
    KEEP_ONE("10.3c"),
    ENHANCE("10.5"),
    DIFFERENT_SECRETS("10.5a"),
    MATCH_OVER("14.1");

    private static final FintasticRule[] ALL = values();

    private final String number;

    FintasticRule(String number) {
        this.number = number;
    }

    @Override
    public String number() {
        return number;
    }

    /** The clause of an ability: that of the fish, or for a fish of a custom deck the clause about all of them. */
    static FintasticRule ofAbility(String fishId, boolean ocean) {
        String name = (ocean ? "OCEAN_" : "RESERVE_")
                + fishId.toUpperCase(java.util.Locale.ROOT).replace('-', '_');
        return Arrays.stream(ALL)
                .filter(rule -> rule.name().equals(name))
                .findFirst()
                .orElse(ocean ? OCEAN_ABILITIES : RESERVE_ABILITIES);
    }
}
