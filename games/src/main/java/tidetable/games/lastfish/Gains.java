package tidetable.games.lastfish;

/**
 * Whether a card could change something now (5.5); else it may not be announced. What there is for a seat to change is a
 * set of bits, and so is what a list of effects needs; a card is useful when they have one in common.
 */
final class Gains {
    /** Nothing is needed. */
    private static final int ALWAYS = 1;
    /** A card can be drawn. */
    private static final int DRAW = 1 << 1;
    /** There is an ITEM in the own hand. */
    private static final int ITEM = 1 << 2;
    /** A card of a type lies in the Discard Pile: a bit for each type. */
    private static final int DISCARDED = 3;

    private static final int ANYWHERE = (1 << DISCARDED + Type.ALL.length) - 1;
    /** There are cards in the own hand, and in other hands; then the same for ITEMs on fields, and for lost HP. */
    private static final int HANDS = 8;

    private static final int FIELDS = 10;
    private static final int WOUNDED = 12;

    private static final int OWN = 1;
    private static final int OTHERS = 2;

    private Gains() {}

    /** What one effect needs of which one must be there, as bits; {@code to} whom it reaches, in bits of own and others. */
    private static int wanted(Script script, int place, int to) {
        return switch (script.need(place)) {
            case NOTHING -> ALWAYS;
            case NEVER, END -> 0;
            case DRAW -> DRAW;
            case HANDS -> to << HANDS;
            case FIELDS -> to << FIELDS;
            case WOUNDED -> to << WOUNDED;
            case ITEM_IN_HAND -> ITEM;
            case DISCARDED -> script.types(place) << DISCARDED;
        };
    }

    /** What an effect without a target needs, as bits. */
    static int wanted(Script script, int place) {
        return switch (script.reaches(place)) {
            case SELF -> wanted(script, place, OWN);
            case EACH_PLAYER -> wanted(script, place, OWN | OTHERS);
            case EACH_OPPONENT, CHOSEN_OPPONENT -> wanted(script, place, OTHERS);
            case TARGET, SOURCE_PLAYER -> 0;
        };
    }

    /** What an effect on a target needs, as bits; what the target has to have is among what others have. */
    static int wantedOfTarget(Script script, int place) {
        return script.reaches(place) == Effect.To.TARGET ? wanted(script, place, OTHERS) : 0;
    }

    /**
     * What there is for a seat to change, as bits.
     *
     * @param leaving cards of the own hand that leave it with the announcement
     */
    static int there(LastFishState state, int seat, int leaving) {
        boolean item = (state.held.handKinds(seat) & state.table.items()) != 0;
        return there(state, seat, leaving, item);
    }

    /** The same as far as everybody can see. */
    static int thereOpenly(LastFishState state, int seat, int leaving) {
        return there(state, seat, leaving, state.held.handSize(seat) > leaving);
    }

    private static int there(LastFishState state, int seat, int leaving, boolean item) {
        int self = 1 << seat;
        int there = ALWAYS | (state.canDraw() ? DRAW : 0) | (item ? ITEM : 0);
        there |= state.table.typesOf(state.held.discardKinds()) << DISCARDED;
        there |= (state.held.handSize(seat) > leaving ? OWN : 0) << HANDS;
        there |= ((state.held.withHand() & ~self) != 0 ? OTHERS : 0) << HANDS;
        there |= sides(state.held.withField(), self) << FIELDS;
        return there | sides(state.seats.wounded(), self) << WOUNDED;
    }

    private static int sides(int seats, int self) {
        return ((seats & self) != 0 ? OWN : 0) | ((seats & ~self) != 0 ? OTHERS : 0);
    }

    /** Whether a card could do something for a seat in some way, of what is {@link #there}. */
    static boolean useful(LastFishState state, int there, int seat, int kind, int mode) {
        Table table = state.table;
        if (table.is(kind, Type.ITEM)) {
            return true;
        }
        if (table.negates[kind] != 0) {
            return anyEntry(state, table.negates[kind]);
        }
        return table.aims[2 * kind + mode] == Aim.NOBODY
                ? any(state, list(state, seat, kind, mode), there)
                : targets(state, there, seat, kind, mode) != 0;
    }

    private static boolean anyEntry(LastFishState state, int types) {
        for (int at = 0; at < state.chain.size(); at++) {
            if (state.chain.negatable(state.table, at, types)) {
                return true;
            }
        }
        return false;
    }

    private static int list(LastFishState state, int seat, int kind, int mode) {
        return state.table.lists[state.seats.champion(seat)][2 * kind + mode];
    }

    /** The seats at which a card may be aimed, as bits: on which an effect of it could change something (5.5j). */
    static int targets(LastFishState state, int there, int seat, int kind, int mode) {
        int self = 1 << seat;
        int wanted = state.table.script.wantedOfTarget(list(state, seat, kind, mode));
        int hands = state.held.withHand() & ~self | ((there >> HANDS & OWN) != 0 ? self : 0);
        int seats = (there & wanted & ANYWHERE) != 0 ? ~0 : 0;
        seats |= (wanted >> HANDS & OTHERS) != 0 ? hands : 0;
        seats |= (wanted >> FIELDS & OTHERS) != 0 ? state.held.withField() : 0;
        seats |= (wanted >> WOUNDED & OTHERS) != 0 ? state.seats.wounded() : 0;
        boolean opponents = state.table.aims[2 * kind + mode] == Aim.OPPONENT;
        return seats & state.seats.inGame() & (opponents ? ~self : ~0);
    }

    /** Whether an effect of a list without a target could change something, of what is {@link #there}. */
    static boolean any(LastFishState state, int list, int there) {
        return (state.table.script.wanted(list) & there) != 0;
    }
}
