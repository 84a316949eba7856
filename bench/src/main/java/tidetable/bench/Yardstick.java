package tidetable.bench;

/** The three things a game is measured against, on {@link Tableau}: the same work on every machine, in the same order. */
final class Yardstick {
    private static final int POSITIONS = 64;
    private static final int READ = 255;

    private final Tableau game = new Tableau(new Chance());
    private final Tableau to;
    private final Tableau[] positions = new Tableau[POSITIONS];
    private final byte[] hidden = new byte[Tableau.HIDDEN];
    private int reads;
    private long sum;

    Yardstick() {
        Chance chance = new Chance();
        for (int i = 0; i < POSITIONS; i++) {
            positions[i] = new Tableau(chance);
            positions[i].deal();
            positions[i].play(i);
        }
        to = new Tableau(chance);
    }

    /** A whole game; a step is a decision. */
    int tableau() {
        return game.play();
    }

    /** Copies of positions from the first to the 64th decision of as many games; a step is a copy. */
    int copy() {
        Tableau into = to;
        for (Tableau position : positions) {
            into.copyFrom(position);
            sum += into.at(reads++ & READ);
        }
        return POSITIONS;
    }

    /** Copies, each with all hidden cards dealt anew; a step is both together. */
    int determinize() {
        for (Tableau position : positions) {
            to.copyFrom(position);
            to.determinize(0, hidden);
            sum += to.at(reads++ & READ);
        }
        return POSITIONS;
    }

    /** The game of {@link #tableau}. */
    Tableau game() {
        return game;
    }

    /** A byte of each copy so far, added up: no copy can be left out. */
    long sum() {
        return sum;
    }
}
