package tidetable.engine.contract.nasty;

import tidetable.engine.Rule;

/** The clauses of the nasty game that the program names. */
enum NastyRule implements Rule {
    END("1.3"),
    TURN("2.1"),
    HAND("2.2"),
    CRAB("2.3"),
    GULL("2.4"),
    STORM("2.5"),
    INK("2.6"),
    WINDOW("3.1");

    private final String number;

    NastyRule(String number) {
        this.number = number;
    }

    @Override
    public String number() {
        return number;
    }
}
