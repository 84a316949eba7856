package tidetable.games.fintasticsea;

import tidetable.engine.Story;
import tidetable.engine.chance.Pile;

/** The wave phase (section 11). */
final class Wave {
    private Wave() {}

    static void run(FintasticState state, Story story) {
        Sea.Direction direction = state.table.wave[state.round - 1];
        sweep(state, direction, current(state, direction, story), story);
        refill(state, story);
        state.round++;
        for (int i = 0; i < state.table.drawPerRound; i++) {
            for (int n = 0; n < state.table.seats; n++) {
                Abilities.drawToHand(state, Setup.seat(state, n), story);
            }
        }
        state.first = Setup.seat(state, 1);
    }

    /**
     * 11.1: fish furthest downstream first; a fish moves one cell if the next cell is free at that moment. So only fish
     * in an unbroken row behind a Coral stay.
     *
     * @return the fish that left the grid, a byte for each line parallel to the current: kind + 1, or 0
     */
    private static long current(FintasticState state, Sea.Direction direction, Story story) {
        if (story.listens()) {
            story.tell(new FintasticEvent.Current(direction.word()));
        }
        Sea.Direction upstream = direction.opposite();
        long blocked = state.fish & Sea.shift(state.table.sea.corals, upstream);
        for (long more = blocked; more != 0; ) {
            more = state.fish & Sea.shift(more, upstream) & ~blocked;
            blocked |= more;
        }
        boolean downstreamIsLater = direction == Sea.Direction.SOUTH || direction == Sea.Direction.EAST;
        long outside = 0;
        for (long left = state.fish & ~blocked; left != 0; ) {
            int cell = downstreamIsLater ? 63 - Long.numberOfLeadingZeros(left) : Long.numberOfTrailingZeros(left);
            left &= ~Sea.bit(cell);
            int kind = state.kindAt[cell];
            int to = Sea.step(cell, direction);
            if (to == Sea.NOWHERE) {
                state.takeAway(cell);
                outside |= (kind + 1L) << Byte.SIZE * line(cell, direction);
            } else {
                state.move(cell, to);
            }
            if (story.listens()) {
                String beyond = Sea.nameBeyond(cell, direction);
                story.tell(new FintasticEvent.Drifted(fishId(state, kind), Sea.name(cell), beyond));
            }
        }
        return outside;
    }

    /** The number of a cell's line parallel to a direction: its column or its row. */
    private static int line(int cell, Sea.Direction direction) {
        boolean column = direction == Sea.Direction.NORTH || direction == Sea.Direction.SOUTH;
        return column ? cell % Sea.WIDTH : cell / Sea.WIDTH;
    }

    /** 11.2: every fish at distance 3 or more goes onto the discard pile, in reading order. */
    private static void sweep(FintasticState state, Sea.Direction direction, long outside, Story story) {
        if (outside == 0) {
            sweepInside(state, -1L, story);
            return;
        }
        if (direction == Sea.Direction.NORTH) {
            sweepOutside(state, direction, outside, 0, Sea.WIDTH, story);
        }
        for (int row = 0; row < Sea.HEIGHT; row++) {
            if (direction == Sea.Direction.WEST) {
                sweepOutside(state, direction, outside, row, row + 1, story);
            }
            sweepInside(state, 0xFFL << row * Sea.WIDTH, story);
            if (direction == Sea.Direction.EAST) {
                sweepOutside(state, direction, outside, row, row + 1, story);
            }
        }
        if (direction == Sea.Direction.SOUTH) {
            sweepOutside(state, direction, outside, 0, Sea.WIDTH, story);
        }
    }

    private static void sweepInside(FintasticState state, long cells, Story story) {
        for (long left = cells & state.fish & ~state.table.sea.kept; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int kind = state.takeAway(cell);
            state.discard(kind);
            if (story.listens()) {
                story.tell(new FintasticEvent.Swept(fishId(state, kind), Sea.name(cell)));
            }
        }
    }

    /** Sweeps the fish that left the grid on lines from one number to before another. */
    private static void sweepOutside(
            FintasticState state, Sea.Direction direction, long outside, int from, int to, Story story) {
        for (int line = from; line < to; line++) {
            int kind = (int) (outside >>> Byte.SIZE * line & 0xFF) - 1;
            if (kind >= 0) {
                state.discard(kind);
                if (story.listens()) {
                    String place = Sea.nameBeyond(edge(line, direction), direction);
                    story.tell(new FintasticEvent.Swept(fishId(state, kind), place));
                }
            }
        }
    }

    /** The last cell of a line downstream. */
    private static int edge(int line, Sea.Direction direction) {
        return switch (direction) {
            case NORTH -> line;
            case SOUTH -> (Sea.HEIGHT - 1) * Sea.WIDTH + line;
            case WEST -> line * Sea.WIDTH;
            case EAST -> line * Sea.WIDTH + Sea.WIDTH - 1;
        };
    }

    /** 11.3: every empty ring cell gets the top card of the deck, in reading order. */
    static void refill(FintasticState state, Story story) {
        for (long left = state.table.sea.ring & ~state.fish; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int kind = state.drawFish(story);
            if (kind == Pile.NONE) {
                return;
            }
            state.place(kind, cell);
            if (story.listens()) {
                story.tell(new FintasticEvent.Refilled(fishId(state, kind), Sea.name(cell)));
            }
        }
    }

    private static String fishId(FintasticState state, int kind) {
        return state.table.deck.fish().get(kind).id();
    }
}
