package tidetable.games.fullseal;

import tidetable.engine.Hash;
import tidetable.engine.chance.Pile;
import tidetable.engine.chance.Rng;

/**
 * The face-down Predators of all seats, and what each observer surely knows of them: how many of a kind a seat has at
 * least (13.1b). Observers are the seats and, after them, the audience. What a seat knows of its own is not kept.
 */
final class Predators {
    private final int seats;
    private final int kinds;
    /** What the seats have, by seat and kind; then what is known of it, by observer, seat and kind; then how many. */
    private final byte[] cards;

    private final int known;
    private final int sizes;
    /** The seats that have a Predator, as bits. */
    private int owners;

    Predators(int seats, int kinds) {
        this.seats = seats;
        this.kinds = kinds;
        known = seats * kinds;
        sizes = known + (seats + 1) * seats * kinds;
        cards = new byte[sizes + seats];
    }

    int count(int seat, int kind) {
        return cards[seat * kinds + kind];
    }

    int size(int seat) {
        return cards[sizes + seat];
    }

    /** The seats that have a Predator, as bits. */
    int owners() {
        return owners;
    }

    /** The kinds that a seat has, as bits. */
    int kinds(int seat) {
        int mask = 0;
        for (int kind = 0; kind < kinds; kind++) {
            mask |= count(seat, kind) > 0 ? 1 << kind : 0;
        }
        return mask;
    }

    /** How many of a kind an observer surely knows a seat to have. */
    int known(int observer, int seat, int kind) {
        return cards[at(observer, seat, kind)];
    }

    void setKnown(int observer, int seat, int kind, int copies) {
        cards[at(observer, seat, kind)] = (byte) copies;
    }

    /** An observer looks at all Predators of a seat. */
    void look(int observer, int seat) {
        for (int kind = 0; kind < kinds; kind++) {
            setKnown(observer, seat, kind, count(seat, kind));
        }
    }

    /** A seat gets a Predator that some observers, as bits, know. */
    void gain(int seat, int kind, int seen) {
        cards[seat * kinds + kind]++;
        cards[sizes + seat]++;
        owners |= 1 << seat;
        for (int observer = 0; observer <= seats; observer++) {
            if (observer != seat && (seen >> observer & 1) != 0) {
                cards[at(observer, seat, kind)]++;
            }
        }
    }

    /** A Predator leaves a seat. Who does not see which knows one of every kind less: it may have been that one. */
    void lose(int seat, int kind, int seen) {
        cards[seat * kinds + kind]--;
        cards[sizes + seat]--;
        owners &= size(seat) > 0 ? ~0 : ~(1 << seat);
        for (int observer = 0; observer <= seats; observer++) {
            boolean sees = (seen >> observer & 1) != 0;
            for (int gone = sees ? kind : 0; gone < (sees ? kind + 1 : kinds); gone++) {
                int at = at(observer, seat, gone);
                cards[at] = (byte) Math.max(0, cards[at] - 1);
            }
        }
    }

    /** The kind of the n-th Predator of a seat, in the order of kinds. */
    int nth(int seat, int n) {
        int left = n;
        int kind = 0;
        while ((left -= count(seat, kind)) >= 0) {
            kind++;
        }
        return kind;
    }

    /** Takes what an observer does not know into the part of the pile without order, which has been begun to deal anew. */
    void gather(int observer, Pile pile) {
        for (int seat = 0; seat < seats; seat++) {
            for (int kind = 0; kind < kinds && seat != observer; kind++) {
                int unknown = count(seat, kind) - known(observer, seat, kind);
                pile.shuffleIn(kind, unknown);
                cards[seat * kinds + kind] -= (byte) unknown;
            }
        }
    }

    /** Deals what was gathered; what others know becomes what everybody knows. */
    void deal(int observer, Pile pile, Rng rng) {
        for (int seat = 0; seat < seats; seat++) {
            int dealt = 0;
            for (int kind = 0; kind < kinds; kind++) {
                dealt += count(seat, kind);
            }
            for (; dealt < size(seat); dealt++) {
                cards[seat * kinds + pile.drawShuffled(rng)]++;
            }
        }
        for (int other = 0; other < seats; other++) {
            for (int seat = 0; seat < seats && other != observer; seat++) {
                for (int kind = 0; kind < kinds && other != seat && seat != observer; kind++) {
                    setKnown(other, seat, kind, known(seats, seat, kind));
                }
            }
        }
    }

    void copyFrom(Predators other) {
        System.arraycopy(other.cards, 0, cards, 0, cards.length);
        owners = other.owners;
    }

    long hash(long seed) {
        return Hash.mix(Hash.mix(seed, cards, known), cards, known, sizes - known);
    }

    private int at(int observer, int seat, int kind) {
        return known + (observer * seats + seat) * kinds + kind;
    }
}
