package tidetable.engine.chance;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import tidetable.engine.Hash;

/**
 * A face-down pile with a stream of its own. The middle is a multiset of kinds whose order is decided only when a card
 * is drawn, which is the same as a fair shuffle beforehand; cards put on top or under it lie in order, each with a mask
 * of the seats that know it. Kinds are numbers from 0. At most 8 seats.
 *
 * <p>Putting an unordered card in is shuffling it in: games do it only where the rules shuffle.
 */
public final class Pile {
    /** What {@link #draw} gives when the pile is empty. */
    public static final int NONE = -1;

    /** The kind of a card that {@link #forget} took the identity of. */
    private static final int HIDDEN = 0xFF;

    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH = 0x8080808080808080L;

    private final int kinds;
    /** How many of each kind, and up to the next eight zeros. */
    private final byte[] middle;

    private int middleSize;
    /** The last card is the topmost. */
    private final Row top;
    /** The first card is drawn first. */
    private final Row under;

    private final Rng stream;

    /**
     * An empty pile.
     *
     * @param kinds how many kinds of cards there are, at most 127
     * @param capacity how many cards can ever lie in it
     */
    public Pile(int kinds, int capacity, Rng stream) {
        this.kinds = kinds;
        this.middle = new byte[(kinds + Long.BYTES - 1) / Long.BYTES * Long.BYTES];
        this.top = new Row(capacity);
        this.under = new Row(capacity);
        this.stream = stream;
    }

    /** How many cards lie in it. */
    public int size() {
        return top.size + middleSize + under.size;
    }

    /** How many cards of a kind lie in the part without order. */
    public int shuffled(int kind) {
        return middle[kind];
    }

    /** Cards on top in a decided order. */
    public int topSize() {
        return top.size;
    }

    /** Cards underneath in a decided order. */
    public int underSize() {
        return under.size;
    }

    /** The kind of the card that is drawn as the n-th, counted from 0, among those on top in a decided order. */
    public int topCard(int n) {
        return top.kind(top.size - 1 - n);
    }

    /** The seats that know that card, as a bit mask. */
    public int topKnownTo(int n) {
        return top.knownTo(top.size - 1 - n);
    }

    /** The kind of the card that is drawn as the n-th, counted from 0, among those underneath in a decided order. */
    public int underCard(int n) {
        return under.kind(n);
    }

    /** The seats that know that card, as a bit mask. */
    public int underKnownTo(int n) {
        return under.knownTo(n);
    }

    /** The stream that decides the order of the middle. */
    public Rng stream() {
        return stream;
    }

    /** Takes the topmost card away: its kind, or {@link #NONE}. */
    public int draw() {
        if (top.size > 0) {
            return top.kind(--top.size);
        }
        if (middleSize > 0) {
            return drawShuffled(stream);
        }
        return under.size > 0 ? under.removeFirst() : NONE;
    }

    /** Takes a card out of the part without order, decided by a stream of the caller's. */
    public int drawShuffled(Rng rng) {
        int left = rng.below(middleSize);
        int kind = middleSize <= Byte.MAX_VALUE ? kindOfFew(left) : kindOfMany(left);
        middleSize--;
        middle[kind]--;
        return kind;
    }

    private int kindOfMany(int nth) {
        int left = nth;
        int kind = 0;
        while ((left -= middle[kind]) >= 0) {
            kind++;
        }
        return kind;
    }

    /** The same eight kinds at a time: byte k of a product with ones is the sum of the bytes up to k, at most 127. */
    private int kindOfFew(int nth) {
        int left = nth;
        int from = 0;
        while (true) {
            long sums = (long) WORDS.get(middle, from) * ONES;
            long above = (sums | HIGH) - (left + 1) * ONES & HIGH;
            if (above != 0) {
                return from + (Long.numberOfTrailingZeros(above) >> 3);
            }
            left -= (int) (sums >>> Long.SIZE - Byte.SIZE);
            from += Long.BYTES;
        }
    }

    /** Shuffles a card in. */
    public void shuffleIn(int kind) {
        shuffleIn(kind, 1);
    }

    /** Shuffles several cards of a kind in. */
    public void shuffleIn(int kind, int count) {
        middle[kind] += (byte) count;
        middleSize += count;
    }

    /** Puts a card on top. */
    public void putOnTop(int kind, int knownTo) {
        top.add(kind, knownTo);
    }

    /** Puts a card underneath. */
    public void putUnder(int kind, int knownTo) {
        under.add(kind, knownTo);
    }

    /**
     * Begins a new deal of what an observer cannot know: ordered cards that it does not know lose their identity and
     * join the part without order. Between this and {@link #deal} the caller may move cards in and out of that part.
     *
     * @param observer a seat, or -1 for one that knows no card
     */
    public void forget(int observer) {
        top.forget(observer, this);
        under.forget(observer, this);
    }

    /** Ends a new deal: cards without identity get one, and the stream is replaced. */
    public void deal(Rng rng) {
        top.deal(rng, this);
        under.deal(rng, this);
        stream.forkFrom(rng);
    }

    /** Makes this pile equal to another of the same kinds and capacity, without allocating. */
    public void copyFrom(Pile other) {
        System.arraycopy(other.middle, 0, middle, 0, middle.length);
        middleSize = other.middleSize;
        top.copyFrom(other.top);
        under.copyFrom(other.under);
        stream.copyFrom(other.stream);
    }

    /** Stirs this pile into a hash. */
    public long hash(long seed) {
        return stream.hash(under.hash(top.hash(Hash.mix(seed, middle, kinds))));
    }

    /** Cards in a decided order, each with the seats that know it: kind * 256 + mask. */
    private static final class Row {
        private final short[] cards;
        private int size;

        Row(int capacity) {
            cards = new short[capacity];
        }

        int kind(int at) {
            return cards[at] >> Byte.SIZE & 0xFF;
        }

        int knownTo(int at) {
            return cards[at] & 0xFF;
        }

        void add(int kind, int knownTo) {
            cards[size++] = (short) (kind << Byte.SIZE | knownTo);
        }

        int removeFirst() {
            int kind = kind(0);
            size--;
            System.arraycopy(cards, 1, cards, 0, size);
            return kind;
        }

        void forget(int observer, Pile pile) {
            for (int i = 0; i < size; i++) {
                if (observer < 0 || (knownTo(i) >> observer & 1) == 0) {
                    pile.shuffleIn(kind(i));
                    cards[i] = (short) (HIDDEN << Byte.SIZE | knownTo(i));
                }
            }
        }

        void deal(Rng rng, Pile pile) {
            for (int i = 0; i < size; i++) {
                if (kind(i) == HIDDEN) {
                    cards[i] = (short) (pile.drawShuffled(rng) << Byte.SIZE | knownTo(i));
                }
            }
        }

        void copyFrom(Row other) {
            size = other.size;
            for (int i = 0; i < size; i++) {
                cards[i] = other.cards[i];
            }
        }

        long hash(long seed) {
            long hash = Hash.mix(seed, size);
            for (int i = 0; i < size; i++) {
                hash = Hash.mix(hash, cards[i]);
            }
            return hash;
        }
    }
}
