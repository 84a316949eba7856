package tidetable.games.lastfish;

import tidetable.engine.Rule;

/** The clauses of {@code RULES.md} that prompts and refusals cite. */
enum LastFishRule implements Rule {
    PICK("3.2"),
    MAIN("4.0f"),
    ENCOUNTER_UNANSWERED("4.1"),
    END("4.2a"),
    REST("4.2b"),
    ONLY_ONTO_A_CHAIN("5.1b"),
    ONE_CURSE("5.1c"),
    MAIN_ONLY("5.1d"),
    FIRST_TURN_ATTACK("5.2"),
    FIRST_TURN_CURSE("5.2a"),
    ATTACKS("5.3a"),
    ITEMS("5.3b"),
    ATTACKS_WITH_HARNESS("5.3c"),
    ITEMS_WITH_HARNESS("5.3d"),
    NO_SUCH_TARGET("5.5a"),
    NOBODY_TO_HEAL("5.5b"),
    NO_CARDS_IN_HAND("5.5c"),
    NO_CARD_TO_GIVE("5.5d"),
    NO_ITEM_TO_DESTROY("5.5e"),
    NOTHING_TO_RECOVER("5.5f"),
    NOTHING_TO_EQUIP("5.5g"),
    NOTHING_TO_DRAW("5.5h"),
    NO_ENTRY("5.5k"),
    MOST_CARDS("5.6"),
    MOST_CARDS_WITH_DUPLICATION("5.6a"),
    FROM_THE_HAND("6.1"),
    RESPONSE("6.2b"),
    OPEN("6.3a"),
    NEGATE("6.5"),
    DUPLICATION("6.6"),
    COPY("6.6c"),
    ALONE("6.6k"),
    BLOCK("7.1"),
    LAST_HP("7.7a"),
    PASS("8.1d"),
    DESTROY("8.3"),
    OWNER_DESTROYS("8.3b"),
    DISCARD("8.4"),
    EQUIP("8.6"),
    NO_ITEM_IN_HAND("8.6b"),
    GIFT("8.7"),
    RECOVER("8.10"),
    MAY("8.11"),
    CHOOSE("8.12"),
    NOT_CHOSEN("9.1e"),
    MATCH_OVER("9.2"),
    OPPONENTS_ONLY("10.1a");

    private final String number;

    LastFishRule(String number) {
        this.number = number;
    }

    @Override
    public String number() {
        return number;
    }
}
