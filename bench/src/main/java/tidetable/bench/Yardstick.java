package tidetable.bench;

/** The three things a game is measured against, on {@link Tableau}. */
final class Yardstick {
    private static final int POSITIONS = 64;

    private final Tableau game = new Tableau();
    private final Tableau to = new Tableau();
    private final Tableau[] positions = new Tableau[POSITIONS];
    private int checksum;

    Yardstick() {
        for (int i = 0; i < POSITIONS; i++) {
            positions[i] = new Tableau();
            positions[i].deal();
            positions[i].play(i);
        }
    }

    /** A whole game; a step is a decision. */
    int tableau() {
        return game.play();
    }

    /** Copies of positions along a game; a step is a copy. */
    int copy() {
        for (Tableau position : positions) {
            to.copyFrom(position);
        }
        checksum += to.checksum();
        return POSITIONS;
    }

    /** Copies, each with all hidden cards dealt anew; a step is both together. */
    int determinize() {
        for (Tableau position : positions) {
            to.copyFrom(position);
            to.determinize(0);
        }
        checksum += to.checksum();
        return POSITIONS;
    }

    /** Depends on all that was done, so that no work can be left out. */
    int checksum() {
        return checksum + game.checksum();
    }
}
