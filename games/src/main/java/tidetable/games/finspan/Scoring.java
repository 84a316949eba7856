package tidetable.games.finspan;

/** Weekly goals (10.5) and the final score (section 12). */
final class Scoring {
    private Scoring() {}

    /** What a goal counts in the ocean of a seat. */
    static int count(FinspanState state, int seat, Count count) {
        int fish = state.get(seat, FinspanState.FISH);
        int eggs = state.get(seat, FinspanState.EGGS);
        return switch (count) {
            case Count.EggsPlusYoung _ -> Integer.bitCount(eggs) + state.get(seat, FinspanState.YOUNG_COUNT);
            case Count.EggGroups(int n) -> Integer.bitCount(eggs) / n;
            case Count.Young _ -> state.get(seat, FinspanState.YOUNG_COUNT);
            case Count.Schools _ -> Integer.bitCount(state.get(seat, FinspanState.SCHOOLS));
            case Count.FullRows _ -> fullRows(fish);
            case Count.FishOfSize(Size size) -> ofSize(state, seat, size);
            case Count.FishWithTokens _ -> Integer.bitCount(fish & tokens(state, seat));
            case Count.FishWithoutTokens _ -> Integer.bitCount(fish & ~tokens(state, seat));
            case Count.FishWithTiming(Timing timing) -> withTiming(state, seat, timing);
            case Count.TagIcons(Tag tag) -> icons(state, seat, tag);
            case Count.ConsumedFish _ -> consumed(state, seat);
            case Count.FishInZone(Zone zone) -> Integer.bitCount(fish & zone.slots());
            case Count.DiscardPileCards _ -> state.get(seat, FinspanState.PILE_SIZE);
            case Count.DistinctTags _ -> distinctTags(state, seat);
            case Count.FishWithPrintedPoints(int min, int max) -> withPoints(state, seat, min, max);
        };
    }

    private static int tokens(FinspanState state, int seat) {
        return state.get(seat, FinspanState.EGGS)
                | state.get(seat, FinspanState.YOUNG)
                | state.get(seat, FinspanState.SCHOOLS);
    }

    private static int fullRows(int fish) {
        int rows = 0;
        for (int row = 0; row < Grid.ROWS; row++) {
            rows += (fish & Grid.ofRow(row)) == Grid.ofRow(row) ? 1 : 0;
        }
        return rows;
    }

    private static int ofSize(FinspanState state, int seat, Size size) {
        boolean[] fits = state.table.fits[Where.valueOf(size.name()).ordinal()];
        int count = 0;
        for (int left = state.get(seat, FinspanState.FISH); left != 0; left &= left - 1) {
            count += fits[state.fishAt(seat, Integer.numberOfTrailingZeros(left))] ? 1 : 0;
        }
        return count;
    }

    private static int withTiming(FinspanState state, int seat, Timing timing) {
        int count = 0;
        for (int left = state.get(seat, FinspanState.FISH); left != 0; left &= left - 1) {
            int fish = state.fishAt(seat, Integer.numberOfTrailingZeros(left));
            count += fish < state.table.cards && state.table.timing[fish] == timing ? 1 : 0;
        }
        return count;
    }

    private static int icons(FinspanState state, int seat, Tag tag) {
        int count = 0;
        for (int left = state.get(seat, FinspanState.FISH); left != 0; left &= left - 1) {
            int fish = state.fishAt(seat, Integer.numberOfTrailingZeros(left));
            count += fish < state.table.cards
                    ? state.table.deck.cards().get(fish).tags().get(tag.ordinal())
                    : 0;
        }
        return count;
    }

    private static int distinctTags(FinspanState state, int seat) {
        int count = 0;
        for (Tag tag : Tag.ALL) {
            count += icons(state, seat, tag) > 0 ? 1 : 0;
        }
        return count;
    }

    private static int withPoints(FinspanState state, int seat, int min, int max) {
        int count = 0;
        for (int left = state.get(seat, FinspanState.FISH); left != 0; left &= left - 1) {
            int fish = state.fishAt(seat, Integer.numberOfTrailingZeros(left));
            int points = state.table.points[fish];
            count += fish < state.table.cards && points >= min && points <= max ? 1 : 0;
        }
        return count;
    }

    static int consumed(FinspanState state, int seat) {
        int count = 0;
        for (int slot = 0; slot < Grid.SLOTS; slot++) {
            count += state.underAt(seat, slot);
        }
        return count;
    }

    /** All points of a seat (section 12). */
    static int points(FinspanState state, int seat) {
        FinspanDeck.Constants constants = state.table.constants;
        return abilities(state, seat)
                + printed(state, seat)
                + consumed(state, seat) * constants.consumedPoints()
                + state.eggs(seat) * constants.eggPoints()
                + state.young(seat) * constants.youngPoints()
                + state.schools(seat) * constants.schoolPoints()
                + goals(state, seat);
    }

    static int goals(FinspanState state, int seat) {
        int points = 0;
        for (int week = 0; week < FinspanDeck.GOAL_WEEKS; week++) {
            points += state.get(seat, FinspanState.GOALS + week);
        }
        return points;
    }

    /** 12.0b */
    static int printed(FinspanState state, int seat) {
        int points = 0;
        for (int left = state.get(seat, FinspanState.FISH); left != 0; left &= left - 1) {
            points += state.table.points[state.fishAt(seat, Integer.numberOfTrailingZeros(left))];
        }
        return points;
    }

    /** 12.0a: the points of gameEnd abilities whose conditions hold. */
    static int abilities(FinspanState state, int seat) {
        int points = 0;
        for (int left = state.get(seat, FinspanState.FISH); left != 0; left &= left - 1) {
            int slot = Integer.numberOfTrailingZeros(left);
            for (Effect effect : state.table.effects[state.fishAt(seat, slot)]) {
                if (effect instanceof Effect.Score(int given, Condition condition)
                        && holds(state, seat, slot, condition)) {
                    points += given;
                }
            }
        }
        return points;
    }

    /** 12.3 */
    private static boolean holds(FinspanState state, int seat, int slot, Condition condition) {
        return switch (condition) {
            case Condition.NoTokensHere _ -> (tokens(state, seat) >> slot & 1) == 0;
            case Condition.ConsumedUnderAtLeast(int n) -> state.underAt(seat, slot) >= n;
            case Condition.YoungHereExactly(int n) -> state.youngAt(seat, slot) == n;
            case Condition.SchoolHere _ -> state.has(seat, FinspanState.SCHOOLS, slot);
            case Condition.EggYoungAndSchoolHere _ ->
                state.has(seat, FinspanState.EGGS, slot)
                        && state.has(seat, FinspanState.YOUNG, slot)
                        && state.has(seat, FinspanState.SCHOOLS, slot);
            case Condition.InRow(Where row) -> (row.slots() >> slot & 1) != 0;
        };
    }
}
