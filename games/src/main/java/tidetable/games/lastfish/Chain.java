package tidetable.games.lastfish;

import tidetable.engine.Hash;
import tidetable.engine.Story;

/** The entries of the chain (section 6), each one number, and how they are carried out one after the other (6.4). */
final class Chain {
    /** Stages of a chain on the agenda: it may be answered, its last entry comes next, or takes effect now. */
    static final int ANSWERING = 0;

    static final int NEXT = 1;
    static final int RESOLVING = 2;

    /** The words for the stages, in their order. */
    static final java.util.List<String> STAGES = java.util.List.of("answering", "next", "resolving");

    private static final int NEGATED = 1;
    private static final int COPY = 2;
    private static final int TARGET = 2;
    private static final int SEAT = 5;
    private static final int MODE = 8;
    private static final int KIND = 9;
    private static final int NAMES = 16;

    private final int[] entries;
    private int size;
    /** Kinds of Duplications that accompany the first entry, in the order in which they were laid down. */
    private final byte[] laid;

    private int laidSize;

    Chain(int longest, int duplications) {
        entries = new int[longest];
        laid = new byte[duplications];
    }

    int size() {
        return size;
    }

    int kind(int at) {
        return entries[at] >> KIND & 0x7F;
    }

    /** 0, or 1 for the secondary mode of a CURSE. */
    int mode(int at) {
        return entries[at] >> MODE & 1;
    }

    int seat(int at) {
        return entries[at] >> SEAT & 7;
    }

    /** The seat at which it is aimed + 1; 0 for none. */
    int target(int at) {
        return entries[at] >> TARGET & 7;
    }

    /** The entry that it negates, from 1; 0 for none. */
    int names(int at) {
        return entries[at] >> NAMES;
    }

    boolean copy(int at) {
        return (entries[at] & COPY) != 0;
    }

    boolean negated(int at) {
        return (entries[at] & NEGATED) != 0;
    }

    void negate(int at) {
        entries[at] |= NEGATED;
    }

    void add(int seat, int kind, int mode, int target, int names, boolean copy) {
        entries[size++] =
                names << NAMES | kind << KIND | mode << MODE | seat << SEAT | target << TARGET | (copy ? COPY : 0);
    }

    /** Whether an entry is of one of some types, given as bits, and not yet negated (6.5). */
    boolean negatable(Table table, int at, int types) {
        return !negated(at) && (types & table.type[kind(at)].bit()) != 0;
    }

    int laidSize() {
        return laidSize;
    }

    int laid(int at) {
        return laid[at];
    }

    void lay(int kind) {
        laid[laidSize++] = (byte) kind;
    }

    /** What the chain on top of the agenda does next: its last entry begins or is over, or it ends. */
    static boolean goOn(LastFishState state, Story story) {
        Chain chain = state.chain;
        int stage = state.agenda.a();
        if (stage == RESOLVING) {
            chain.remove(state, true);
        }
        state.agenda.replace(Step.CHAIN, state.agenda.seat(), NEXT, 0);
        while (chain.size > 0) {
            if (chain.takesEffect(state, story)) {
                return Effects.goOn(state, story);
            }
        }
        chain.discardLaid(state);
        state.agenda.pop();
        return false;
    }

    /** The last entry is carried out: whether a list of effects was put on the agenda. If not, it is over. */
    private boolean takesEffect(LastFishState state, Story story) {
        int at = size - 1;
        int seat = seat(at);
        int kind = kind(at);
        boolean works = !negated(at) && state.seats.inGame(seat);
        if (story.listens()) {
            String card = Names.card(state.table, kind);
            story.tell(works ? new PublicEvent.Resolved(seat, card, size) : new PublicEvent.Fizzled(seat, card, size));
        }
        if (!works) {
            remove(state, true);
            return false;
        }
        if (state.table.is(kind, Type.ITEM)) {
            remove(state, false);
            Effects.equip(state, seat, kind, "hand", story);
            return false;
        }
        state.agenda.replace(Step.CHAIN, state.agenda.seat(), RESOLVING, 0);
        int list = state.table.lists[state.seats.champion(seat)][2 * kind + mode(at)];
        state.agenda.push(Step.EFFECTS, seat, list, Effects.entry(target(at)));
        return true;
    }

    /** The last entry is over; a copy vanishes (6.4g to 6.4i). */
    private void remove(LastFishState state, boolean discards) {
        size--;
        if (discards && !copy(size)) {
            state.discard(kind(size));
        }
    }

    /** 6.6l */
    private void discardLaid(LastFishState state) {
        for (int at = 0; at < laidSize; at++) {
            state.discard(laid[at]);
        }
        laidSize = 0;
    }

    /** Everything goes to the Discard Pile: the match is over. */
    void clear(LastFishState state) {
        while (size > 0) {
            remove(state, true);
        }
        discardLaid(state);
    }

    void copyFrom(Chain other) {
        size = other.size;
        for (int at = 0; at < size; at++) {
            entries[at] = other.entries[at];
        }
        laidSize = other.laidSize;
        for (int at = 0; at < laidSize; at++) {
            laid[at] = other.laid[at];
        }
    }

    long hash(long seed) {
        long hash = Hash.mix(seed, laid, laidSize) + size;
        for (int at = 0; at < size; at++) {
            hash = Hash.mix(hash, entries[at]);
        }
        return hash;
    }
}
