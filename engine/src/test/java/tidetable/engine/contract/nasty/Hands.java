package tidetable.engine.contract.nasty;

import tidetable.engine.Hash;
import tidetable.engine.State;
import tidetable.engine.chance.Pile;
import tidetable.engine.chance.Rng;

/**
 * The hands of all seats, and what each observer surely knows of them: how many copies of a kind a hand holds at least.
 * Observers are the seats and, after them, the audience. What a seat knows of its own hand is not kept.
 */
final class Hands {
    /** Everybody, as a mask of observers. */
    static final int ALL = 0xFF;

    private final int seats;
    private final byte[] cards;
    private final byte[] known;

    Hands(int seats) {
        this.seats = seats;
        this.cards = new byte[seats * Kind.COUNT];
        this.known = new byte[(seats + 1) * seats * Kind.COUNT];
    }

    int count(int seat, int kind) {
        return cards[seat * Kind.COUNT + kind];
    }

    boolean has(int seat, Kind kind) {
        return count(seat, kind.number) > 0;
    }

    int size(int seat) {
        int size = 0;
        for (int kind = 0; kind < Kind.COUNT; kind++) {
            size += count(seat, kind);
        }
        return size;
    }

    /** How many copies of a kind an observer surely knows in a hand. */
    int known(int observer, int seat, int kind) {
        return known[at(observer, seat, kind)];
    }

    void setKnown(int observer, int seat, int kind, int copies) {
        known[at(observer, seat, kind)] = (byte) copies;
    }

    void gain(int seat, int kind, int seen) {
        cards[seat * Kind.COUNT + kind]++;
        for (int observer = 0; observer <= seats; observer++) {
            if (observer != seat && (seen >> observer & 1) != 0) {
                known[at(observer, seat, kind)]++;
            }
        }
    }

    /** Takes a card out of a hand. Who does not see which forgets a copy of every kind: it may have been that one. */
    void lose(int seat, int kind, int seen) {
        cards[seat * Kind.COUNT + kind]--;
        for (int observer = 0; observer <= seats; observer++) {
            boolean sees = (seen >> observer & 1) != 0;
            for (int gone = sees ? kind : 0; gone < (sees ? kind + 1 : Kind.COUNT); gone++) {
                int at = at(observer, seat, gone);
                known[at] = (byte) Math.max(0, known[at] - 1);
            }
        }
    }

    /** The kind of a random card of a hand that is not empty. */
    int random(int seat, Rng rng) {
        int left = rng.below(size(seat));
        int kind = 0;
        while ((left -= count(seat, kind)) >= 0) {
            kind++;
        }
        return kind;
    }

    /** Deals anew what an observer does not know, out of the part of the deck without order. */
    void resample(int observer, Pile deck, Rng rng, boolean keepInk) {
        int looks = observer == State.AUDIENCE ? seats : observer;
        int[] hidden = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            for (int kind = keepInk ? 1 : 0; kind < Kind.COUNT && seat != observer; kind++) {
                int unknown = count(seat, kind) - known(looks, seat, kind);
                deck.shuffleIn(kind, unknown);
                cards[seat * Kind.COUNT + kind] -= (byte) unknown;
                hidden[seat] += unknown;
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            for (int i = 0; i < hidden[seat]; i++) {
                cards[seat * Kind.COUNT + deck.drawShuffled(rng)]++;
            }
        }
        for (int other = 0; other < seats; other++) {
            for (int seat = 0; seat < seats && other != observer; seat++) {
                for (int kind = 0; kind < Kind.COUNT && other != seat; kind++) {
                    setKnown(other, seat, kind, known(seats, seat, kind));
                }
            }
        }
    }

    void copyFrom(Hands other) {
        System.arraycopy(other.cards, 0, cards, 0, cards.length);
        System.arraycopy(other.known, 0, known, 0, known.length);
    }

    long hash(long seed) {
        return Hash.mix(Hash.mix(seed, cards, cards.length), known, known.length);
    }

    private int at(int observer, int seat, int kind) {
        return (observer * seats + seat) * Kind.COUNT + kind;
    }
}
