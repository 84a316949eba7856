package tidetable.games.fintasticsea;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The grid of section 3 as bits of a long: {@value #WIDTH} columns from x = -3 to 4 and {@value #HEIGHT} rows from y =
 * -3 to 3, numbered in reading order (3.5). A set of cells is a mask.
 */
final class Sea {
    static final int WIDTH = 8;
    static final int HEIGHT = 7;
    static final int CELLS = WIDTH * HEIGHT;
    static final int NOWHERE = -1;

    private static final int WEST_EDGE = -3;
    private static final int NORTH_EDGE = -3;
    private static final long GRID = (1L << CELLS) - 1;
    private static final long FIRST_COLUMN = 0x01010101010101L;
    private static final long LAST_COLUMN = FIRST_COLUMN << WIDTH - 1;
    private static final Pattern CELL = Pattern.compile("\\((0|-?[1-9]),(0|-?[1-9])\\)");
    private static final Sea ONE_CORAL = new Sea(bit(cell(0, 0)));
    private static final Sea TWO_CORALS = new Sea(bit(cell(0, 0)) | bit(cell(1, 0)));

    /** The cells with a Coral card (3.1). */
    final long corals;
    /** The cells at distance 1 to 3 of a Coral (3.4). */
    final long cells;
    /** The cells at distance 1 (3.4). */
    final long ring;
    /** The cells at distance 1 and 2, where fish stay through a wave (11.2). */
    final long kept;
    /** The cells next to a Coral (3.2). */
    final long nextToCoral;

    private Sea(long corals) {
        this.corals = corals;
        ring = around(corals) & ~corals;
        kept = around(around(corals)) & ~corals;
        cells = around(around(around(corals))) & ~corals;
        nextToCoral = next(corals) & ~corals;
    }

    /** The sea for a number of seats (3.1). */
    static Sea of(int seats) {
        return seats == 2 ? ONE_CORAL : TWO_CORALS;
    }

    static long bit(int cell) {
        return 1L << cell;
    }

    /** The cells one step to the north, east, south or west of a set of cells; steps out of the grid are lost. */
    static long shift(long cells, Direction direction) {
        return switch (direction) {
            case NORTH -> cells >>> WIDTH;
            case EAST -> (cells & ~LAST_COLUMN) << 1;
            case SOUTH -> cells << WIDTH & GRID;
            case WEST -> (cells & ~FIRST_COLUMN) >>> 1;
        };
    }

    /** The cells that share an edge with one of a set (3.2). */
    static long next(long cells) {
        return (cells >>> WIDTH | cells << WIDTH & GRID)
                | ((cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >>> 1);
    }

    /** The cell one step away, or {@link #NOWHERE} at the edge of the grid. */
    static int step(int cell, Direction direction) {
        long to = shift(bit(cell), direction);
        return to == 0 ? NOWHERE : Long.numberOfTrailingZeros(to);
    }

    /** The distance of a cell to the nearest Coral in king steps (3.3). */
    int distance(int cell) {
        int distance = 0;
        for (long reached = corals; (reached & bit(cell)) == 0; reached = around(reached)) {
            distance++;
        }
        return distance;
    }

    /** How a cell is written: {@code (x,y)}. */
    static String name(int cell) {
        return "(" + (cell % WIDTH + WEST_EDGE) + "," + (cell / WIDTH + NORTH_EDGE) + ")";
    }

    /** How the place one step away from a cell is written, in the grid or past its edge. */
    static String nameBeyond(int cell, Direction direction) {
        int x = cell % WIDTH + WEST_EDGE;
        int y = cell / WIDTH + NORTH_EDGE;
        return switch (direction) {
            case NORTH -> "(" + x + "," + (y - 1) + ")";
            case EAST -> "(" + (x + 1) + "," + y + ")";
            case SOUTH -> "(" + x + "," + (y + 1) + ")";
            case WEST -> "(" + (x - 1) + "," + y + ")";
        };
    }

    /** The cell written so, if it lies in the grid. */
    static OptionalInt parse(String name) {
        Matcher form = CELL.matcher(name);
        if (!form.matches()) {
            return OptionalInt.empty();
        }
        int x = Integer.parseInt(form.group(1)) - WEST_EDGE;
        int y = Integer.parseInt(form.group(2)) - NORTH_EDGE;
        boolean inside = x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;
        return inside ? OptionalInt.of(y * WIDTH + x) : OptionalInt.empty();
    }

    private static int cell(int x, int y) {
        return (y - NORTH_EDGE) * WIDTH + x - WEST_EDGE;
    }

    /** The cells at most one king step away from one of a set, the set included. */
    private static long around(long cells) {
        long row = cells | shift(cells, Direction.EAST) | shift(cells, Direction.WEST);
        return row | shift(row, Direction.NORTH) | shift(row, Direction.SOUTH);
    }

    /** The four directions, in the order in which a push handles them (9.5). */
    enum Direction {
        NORTH,
        EAST,
        SOUTH,
        WEST;

        static final Direction[] ALL = values();

        Direction opposite() {
            return ALL[ordinal() ^ 2];
        }

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
