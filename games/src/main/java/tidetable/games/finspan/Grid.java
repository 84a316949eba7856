package tidetable.games.finspan;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The 18 slots of an ocean (1.5): three dive sites side by side, each of six rows. A slot is a number from 0, site by
 * site and each from the top; sets of slots are bit masks.
 */
final class Grid {
    static final int SITES = 3;
    static final int ROWS = 6;
    static final int SLOTS = SITES * ROWS;
    static final int ALL = (1 << SLOTS) - 1;
    /** Slots that a straight line from a slot can lead to. */
    static final int TARGETS = SITES + ROWS - 2;
    /** The straight lines from one slot to another, as pairs. */
    static final int LINES = SLOTS * TARGETS;

    /** The slots on the way from each slot in each of the four directions (8.5), the nearest first. */
    static final int[][][] RAYS = rays();
    /** All slots in a straight line from each slot. */
    static final int[] IN_LINE = inLine();
    /** The number of the line between two slots; -1 when there is none. */
    static final int[] LINE = lines();

    private static final int NO_LINE = -1;

    private Grid() {}

    static int slot(int site, int row) {
        return site * ROWS + row;
    }

    static int site(int slot) {
        return slot / ROWS;
    }

    static int row(int slot) {
        return slot % ROWS;
    }

    static int ofSite(int site) {
        return (1 << ROWS) - 1 << site * ROWS;
    }

    static int ofRow(int row) {
        return 1 << row | 1 << row + ROWS | 1 << row + 2 * ROWS;
    }

    /** How a slot is written: its site and its row, counted from 1. */
    static String name(int slot) {
        return Site.ALL[site(slot)].word() + " " + (row(slot) + 1);
    }

    /** The slot written so, if there is one. */
    static OptionalInt parse(String name) {
        return IntStream.range(0, SLOTS).filter(slot -> name(slot).equals(name)).findFirst();
    }

    /** The number of the straight line from one slot to another, from 0; negative when there is none (8.5a). */
    static int line(int from, int to) {
        return LINE[from * SLOTS + to];
    }

    static int lineFrom(int line) {
        return line / TARGETS;
    }

    static int lineTo(int line) {
        int mask = IN_LINE[lineFrom(line)];
        for (int skip = line % TARGETS; skip > 0; skip--) {
            mask &= mask - 1;
        }
        return Integer.numberOfTrailingZeros(mask);
    }

    private static int[][][] rays() {
        int[][][] rays = new int[SLOTS][][];
        for (int slot = 0; slot < SLOTS; slot++) {
            int site = site(slot);
            int row = row(slot);
            rays[slot] = new int[][] {
                IntStream.range(1, row + 1).map(n -> slot(site, row - n)).toArray(),
                IntStream.range(row + 1, ROWS).map(r -> slot(site, r)).toArray(),
                IntStream.range(1, site + 1).map(n -> slot(site - n, row)).toArray(),
                IntStream.range(site + 1, SITES).map(s -> slot(s, row)).toArray()
            };
        }
        return rays;
    }

    private static int[] inLine() {
        return IntStream.range(0, SLOTS)
                .map(slot -> (ofSite(site(slot)) | ofRow(row(slot))) & ~(1 << slot))
                .toArray();
    }

    private static int[] lines() {
        int[] lines = new int[SLOTS * SLOTS];
        for (int from = 0; from < SLOTS; from++) {
            for (int to = 0; to < SLOTS; to++) {
                boolean straight = (IN_LINE[from] >> to & 1) != 0;
                int before = Integer.bitCount(IN_LINE[from] & (1 << to) - 1);
                lines[from * SLOTS + to] = straight ? from * TARGETS + before : NO_LINE;
            }
        }
        return lines;
    }
}
