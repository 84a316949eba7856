package tidetable.games.fintasticsea;

import tidetable.engine.Story;
import tidetable.engine.chance.Pile;
import tidetable.games.fintasticsea.Sea.Direction;

/** Strength and targets (section 8), abilities and pushes (section 9). */
final class Abilities {
    private static final int DIRECTION_BITS = 3;

    private Abilities() {}

    /** The strength of the fish in a cell (8.1). */
    static int strength(FintasticState state, int cell) {
        int perMember = state.table.school[state.kindAt[cell]];
        return perMember == 0 ? state.table.value[state.kindAt[cell]] : perMember * schoolSize(state, cell);
    }

    /** The number of fish in the group of equal fish, joined by shared edges, that a fish belongs to (8.1). */
    static int schoolSize(FintasticState state, int cell) {
        int kind = state.kindAt[cell];
        long school = Sea.bit(cell);
        for (long fresh = school; fresh != 0; ) {
            long near = Sea.next(fresh) & state.fish & ~school;
            fresh = 0;
            for (long left = near; left != 0; left &= left - 1) {
                int at = Long.numberOfTrailingZeros(left);
                fresh |= state.kindAt[at] == kind ? Sea.bit(at) : 0;
            }
            school |= fresh;
        }
        return Long.bitCount(school);
    }

    /** The fish that the Food Chain may catch now (8.3). */
    static long chainTargets(FintasticState state) {
        if (state.played == Sea.NOWHERE) {
            return 0;
        }
        int limit = strength(state, state.played) + state.boost;
        return weaker(state, Sea.next(Sea.bit(state.played)) & state.fish, limit);
    }

    private static long weaker(FintasticState state, long cells, int limit) {
        long weaker = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            weaker |= strength(state, cell) < limit ? Sea.bit(cell) : 0;
        }
        return weaker;
    }

    /** The fish that an ability may take now; the fish played is no target of its own Ocean Ability (9.1, R-12). */
    static long targets(FintasticState state, Effect.Take take, boolean ocean) {
        long cells = state.fish;
        if (ocean) {
            if (state.played == Sea.NOWHERE) {
                return 0;
            }
            cells &= ~Sea.bit(state.played);
        }
        cells &= switch (take.near()) {
            case ANYWHERE -> cells;
            case SELF -> Sea.next(Sea.bit(state.played));
            case CORAL -> state.table.sea.nextToCoral;
        };
        if (take.strengthBelow() > 0) {
            cells = weaker(state, cells, take.strengthBelow());
        }
        return take.excluded() == 0 ? cells : cells & ~ofKinds(state, cells, take.excluded());
    }

    private static long ofKinds(FintasticState state, long cells, int kinds) {
        long found = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            found |= (kinds >> state.kindAt[cell] & 1) != 0 ? Sea.bit(cell) : 0;
        }
        return found;
    }

    /** The fish that may be the centre of a push that does something: one that moves a fish next to it. */
    static long centres(FintasticState state) {
        long centres = 0;
        for (Direction direction : Direction.ALL) {
            long movable = state.fish & ~Sea.shift(state.fish, direction.opposite());
            centres |= Sea.shift(movable, direction.opposite()) & state.fish;
        }
        return centres;
    }

    /** Whether the Ocean Ability of the fish played can do something now (9.1). */
    static boolean oceanUsable(FintasticState state) {
        if (state.played == Sea.NOWHERE) {
            return false;
        }
        return canDo(state, state.table.effects[FintasticDeck.ability(state.kindAt[state.played], true)], true);
    }

    private static boolean canDo(FintasticState state, Effect effect, boolean ocean) {
        return switch (effect) {
            case Effect.None _ -> false;
            case Effect.Take take -> targets(state, take, ocean) != 0;
            case Effect.Draw _ -> state.canDraw();
            case Effect.Push(boolean chosen, int _) -> (centres(state) & (chosen ? -1L : Sea.bit(state.played))) != 0;
            case Effect.Boost _ -> boostable(state);
            case Effect.Look _ -> state.secretDeck.size() > 0;
        };
    }

    /** Whether the fish played this turn can be boosted now (9.6). */
    static boolean boostable(FintasticState state) {
        return state.played != Sea.NOWHERE
                && (state.agenda.step(0) == Step.OCEAN || state.agenda.step(0) == Step.CHAIN);
    }

    /** Whether the Reserve Ability of a kind could do something now, whoever has the pair. */
    static boolean reserveUsable(FintasticState state, int kind) {
        return canDo(state, state.table.effects[FintasticDeck.ability(kind, false)], false);
    }

    /** The kinds of which the active seat may pay a pair now (9.3), as bits. */
    static int payable(FintasticState state) {
        int payable = 0;
        for (long left = Bag.pairs(state.zone(state.active(), FintasticState.RESERVE)); left != Bag.EMPTY; ) {
            int kind = Bag.first(left);
            left &= left - 1;
            payable |= reserveUsable(state, kind) ? 1 << kind : 0;
        }
        return payable;
    }

    /** Pays a pair into the spent pile and begins the ability (9.3, 9.4). */
    static void pay(FintasticState state, int kind, Story story) {
        int seat = state.active();
        for (int i = 0; i < 2; i++) {
            state.remove(seat, FintasticState.RESERVE, kind);
            state.spent[state.spentSize++] = (byte) kind;
        }
        if (story.listens()) {
            story.tell(new FintasticEvent.Paid(seat, fishId(state, kind)));
        }
        begin(state, FintasticDeck.ability(kind, false), story);
    }

    /** Begins an ability: asks for targets, or does at once what needs no choice. */
    static void begin(FintasticState state, int ability, Story story) {
        int seat = state.active();
        switch (state.table.effects[ability]) {
            case Effect.None _ -> {}
            case Effect.Take take -> state.agenda.push(Step.CATCH, seat, ability, take.n());
            case Effect.Draw draw -> draw(state, seat, draw, story);
            case Effect.Push(boolean chosen, int _) -> {
                if (chosen) {
                    state.agenda.push(Step.CENTRE, seat, ability, 0);
                } else {
                    push(state, ability, state.played, 0);
                }
            }
            case Effect.Boost(int points) -> {
                state.boost += points;
                if (story.listens()) {
                    story.tell(new FintasticEvent.Boosted(seat, points));
                }
            }
            case Effect.Look(int draw) -> Ecosystems.look(state, seat, draw, 0, story);
        }
    }

    private static void draw(FintasticState state, int seat, Effect.Draw draw, Story story) {
        for (int i = 0; i < draw.n(); i++) {
            boolean fromDiscard = draw.discardFirst() && state.discardSize > 0;
            if (!fromDiscard && draw.toHand()) {
                drawToHand(state, seat, story);
                continue;
            }
            int kind = fromDiscard ? state.discard[--state.discardSize] : state.drawFish(story);
            if (kind == Pile.NONE) {
                return;
            }
            state.add(seat, draw.toHand() ? FintasticState.HAND : FintasticState.RESERVE, kind);
            if (draw.toHand()) {
                state.add(seat, FintasticState.KNOWN, kind);
            }
            if (story.listens()) {
                story.tell(new FintasticEvent.Took(seat, fishId(state, kind), fromDiscard ? "discard" : "deck"));
            }
        }
    }

    /** Draws the top card of the Fish Deck into a hand, if there is one (12.1). */
    static void drawToHand(FintasticState state, int seat, Story story) {
        int kind = state.drawFish(story);
        if (kind != Pile.NONE) {
            state.add(seat, FintasticState.HAND, kind);
            if (story.listens()) {
                story.tell(new FintasticEvent.Drew(seat, fishId(state, kind)));
            }
        }
    }

    /** Begins a push (9.5) with the fish in one direction; {@link #goOnPushing} carries it out. */
    static void push(FintasticState state, int ability, int centre, int direction) {
        state.agenda.push(Step.PUSHED, state.active(), ability, centre << DIRECTION_BITS | direction);
    }

    static int pushCentre(int operand) {
        return operand >> DIRECTION_BITS;
    }

    static int pushDirection(int operand) {
        return operand & (1 << DIRECTION_BITS) - 1;
    }

    /** The cell of the fish that the open push handles now. */
    static int pushedCell(FintasticState state) {
        return Sea.step(pushCentre(state.agenda.b()), Direction.ALL[pushDirection(state.agenda.b())]);
    }

    /**
     * Goes on with the open push, in the order north, east, south, west (9.5).
     *
     * @return whether it waits for a choice: the fish it handles now was pushed onto a Coral
     */
    static boolean goOnPushing(FintasticState state, Story story) {
        int ability = state.agenda.a();
        int centre = pushCentre(state.agenda.b());
        int to = ((Effect.Push) state.table.effects[ability]).to();
        for (int d = pushDirection(state.agenda.b()); d < Direction.ALL.length; d++) {
            int cell = Sea.step(centre, Direction.ALL[d]);
            if (cell != Sea.NOWHERE && state.fishAt(cell)) {
                int target = Sea.step(cell, Direction.ALL[d]);
                boolean coral = target != Sea.NOWHERE && (state.table.sea.corals & Sea.bit(target)) != 0;
                if (coral && Integer.bitCount(to) > 1) {
                    state.agenda.replace(Step.PUSHED, state.agenda.seat(), ability, centre << DIRECTION_BITS | d);
                    return true;
                }
                if (coral) {
                    state.agenda.replace(Step.PUSHED, state.agenda.seat(), ability, centre << DIRECTION_BITS | d + 1);
                    Ecosystems.take(state, cell, to, story);
                    return false;
                }
                pushOne(state, cell, target, story);
            }
        }
        state.agenda.pop();
        return false;
    }

    private static void pushOne(FintasticState state, int cell, int target, Story story) {
        String id = fishId(state, state.kindAt[cell]);
        if (target == Sea.NOWHERE || (state.table.sea.cells & Sea.bit(target)) == 0) {
            state.discard(state.takeAway(cell));
            if (story.listens()) {
                story.tell(new FintasticEvent.PushedOut(id, Sea.name(cell)));
            }
        } else if (!state.fishAt(target)) {
            state.move(cell, target);
            if (story.listens()) {
                story.tell(new FintasticEvent.Pushed(id, Sea.name(cell), Sea.name(target)));
            }
        }
    }

    private static String fishId(FintasticState state, int kind) {
        return state.table.deck.fish().get(kind).id();
    }
}
