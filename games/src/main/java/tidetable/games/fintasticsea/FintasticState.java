package tidetable.games.fintasticsea;

import java.util.Optional;
import tidetable.engine.ActionList;
import tidetable.engine.Agenda;
import tidetable.engine.Deal;
import tidetable.engine.Hash;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Pile;
import tidetable.engine.chance.Rng;

/**
 * One position of Fintastic Sea: where every card lies, and the open question. What the rules do with it stands in a
 * class per chapter: {@link Turn} (6, 7), {@link Abilities} (8, 9), {@link Ecosystems} (10), {@link Wave} (11), {@link
 * Scoring} (14); what may be done in {@link Offers}, what may not in {@link Refusals}.
 */
public final class FintasticState implements State<FintasticState> {
    /** Zones of a seat, as offsets into {@link #zones}; each is a {@link Bag}. */
    static final int HAND = 0;
    /** The part of the hand that all saw being gained. */
    static final int KNOWN = 1;

    static final int RESERVE = 2;
    static final int ECOSYSTEM = 3;
    static final int SECRETS = 4;
    /** Secret Fish looked at, of which one will be kept. */
    static final int LOOKING = 5;
    /** Kinds of Secret Fish in the open Ecosystem, as bits. */
    static final int ADDED = 6;

    static final int ZONES = 7;
    static final int FRAMES = 8;

    final Table table;
    /** The cells with a fish. */
    long fish;
    /** The kind of fish in each cell; 0 where there is none. */
    final byte[] kindAt = new byte[Sea.CELLS];

    final long[] zones;
    /** The last card is the topmost. */
    final byte[] discard;

    int discardSize;
    /** Cards paid this turn, in order (9.4). */
    final byte[] spent;

    int spentSize;
    /** Closed Ecosystems of all seats, in the order in which they were closed. */
    final long[] closedFish;
    /** Owner and added Secret Fish of each: seat * 256 + kinds as bits. */
    final short[] closedBy;

    int closedSize;
    /** What the closed Ecosystems of each seat are worth; they never change (10.4). */
    final int[] closedPoints;

    final Pile fishDeck;
    final Pile secretDeck;
    final Agenda<Step> agenda;
    int specialA;
    int specialB;
    /** From 1. */
    int round = 1;
    /** The first player of this round. */
    int first;
    /** Passes in a row. */
    int passes;
    /** Turns of this voyage phase. */
    int turns;
    /** The cell of the fish played this turn, or {@link Sea#NOWHERE}. */
    int played = Sea.NOWHERE;

    int boost;

    /** A position without cards and without a question. */
    FintasticState(Table table, Rng fishStream, Rng secretStream) {
        this.table = table;
        int fishCards = table.deck.fishCards();
        int secretCards = table.deck.secretCards();
        zones = new long[table.seats * ZONES];
        discard = new byte[fishCards];
        spent = new byte[fishCards];
        int ecosystems = fishCards / table.ecosystemLimit;
        closedFish = new long[ecosystems];
        closedBy = new short[ecosystems];
        closedPoints = new int[table.seats];
        fishDeck = new Pile(table.kinds, fishCards, fishStream);
        secretDeck = new Pile(table.deck.secrets().size(), secretCards, secretStream);
        agenda = new Agenda<>(Step.ALL, FRAMES);
    }

    /** The first position of a match (section 4). */
    static FintasticState deal(Table table, Deal deal) {
        FintasticState state = new FintasticState(table, deal.stream("fish"), deal.stream("secret"));
        Setup.deal(state, deal);
        return state;
    }

    @Override
    public int seats() {
        return table.seats;
    }

    @Override
    public int actor() {
        return agenda.depth() == 0 ? OVER : agenda.seat();
    }

    /** The seat whose turn it is (section 6); the match must not be over. */
    int active() {
        return agenda.seat(0);
    }

    @Override
    public void legalActions(ActionList out) {
        out.clear();
        if (agenda.depth() > 0) {
            Offers.list(this, out);
        }
    }

    @Override
    public Optional<Refusal> refusal(int action) {
        return Refusals.of(this, action);
    }

    @Override
    public void apply(int action, Story story) {
        Turn.apply(this, action, story);
        Turn.goOn(this, story);
    }

    @Override
    public Prompt prompt() {
        return Prompts.of(this);
    }

    @Override
    public String step() {
        return agenda.depth() == 0 ? "over" : agenda.step().word();
    }

    long zone(int seat, int zone) {
        return zones[seat * ZONES + zone];
    }

    void setZone(int seat, int zone, long cards) {
        zones[seat * ZONES + zone] = cards;
    }

    void add(int seat, int zone, int kind) {
        zones[seat * ZONES + zone] += Bag.one(kind);
    }

    void remove(int seat, int zone, int kind) {
        zones[seat * ZONES + zone] -= Bag.one(kind);
    }

    boolean fishAt(int cell) {
        return (fish >>> cell & 1) != 0;
    }

    void place(int kind, int cell) {
        fish |= Sea.bit(cell);
        kindAt[cell] = (byte) kind;
    }

    /** Takes a fish out of the Ocean; if it was the fish played this turn, that has left the Ocean (8.4). */
    int takeAway(int cell) {
        int kind = kindAt[cell];
        fish &= ~Sea.bit(cell);
        kindAt[cell] = 0;
        if (cell == played) {
            played = Sea.NOWHERE;
        }
        return kind;
    }

    /** Moves a fish to an empty cell; the fish played this turn stays that (8.4). */
    void move(int from, int to) {
        boolean wasPlayed = from == played;
        place(takeAway(from), to);
        if (wasPlayed) {
            played = to;
        }
    }

    void discard(int kind) {
        discard[discardSize++] = (byte) kind;
    }

    /** Takes a card from the hand. Others who saw a copy being gained cannot tell which one it was. */
    void removeFromHand(int seat, int kind) {
        remove(seat, HAND, kind);
        if (Bag.count(zone(seat, KNOWN), kind) > 0) {
            remove(seat, KNOWN, kind);
        }
    }

    /** Whether a fish card can be drawn at all (12.1). */
    boolean canDraw() {
        return fishDeck.size() + discardSize > 0;
    }

    /** Draws the top fish card, after shuffling the discard pile in if need be (12.1); {@link Pile#NONE} if none is left. */
    int drawFish(Story story) {
        if (fishDeck.size() == 0 && discardSize > 0) {
            for (int i = 0; i < discardSize; i++) {
                fishDeck.shuffleIn(discard[i]);
            }
            if (story.listens()) {
                story.tell(new FintasticEvent.Reshuffled(discardSize));
            }
            discardSize = 0;
        }
        return fishDeck.draw();
    }

    /** How many Ecosystems a seat has closed. */
    public int closedCount(int seat) {
        int count = 0;
        for (int i = 0; i < closedSize; i++) {
            count += closedSeat(i) == seat ? 1 : 0;
        }
        return count;
    }

    int closedSeat(int index) {
        return closedBy[index] >> 8;
    }

    int closedAdded(int index) {
        return closedBy[index] & 0xFF;
    }

    @Override
    public FintasticState copy() {
        FintasticState copy = new FintasticState(
                table, fishDeck.stream().copy(), secretDeck.stream().copy());
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(FintasticState other) {
        fish = other.fish;
        System.arraycopy(other.kindAt, 0, kindAt, 0, Sea.CELLS);
        System.arraycopy(other.zones, 0, zones, 0, zones.length);
        System.arraycopy(other.discard, 0, discard, 0, other.discardSize);
        discardSize = other.discardSize;
        System.arraycopy(other.spent, 0, spent, 0, other.spentSize);
        spentSize = other.spentSize;
        System.arraycopy(other.closedFish, 0, closedFish, 0, other.closedSize);
        System.arraycopy(other.closedBy, 0, closedBy, 0, other.closedSize);
        closedSize = other.closedSize;
        System.arraycopy(other.closedPoints, 0, closedPoints, 0, closedPoints.length);
        fishDeck.copyFrom(other.fishDeck);
        secretDeck.copyFrom(other.secretDeck);
        agenda.copyFrom(other.agenda);
        specialA = other.specialA;
        specialB = other.specialB;
        round = other.round;
        first = other.first;
        passes = other.passes;
        turns = other.turns;
        played = other.played;
        boost = other.boost;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Known to all are cards gained openly while they can still be in the hand, and all that went into Ecosystems,
     * closed ones too (it was open then). A Secret Fish under the deck is known to the seat that put it there.
     */
    @Override
    public void resample(int observer, Rng rng) {
        for (int seat = 0; seat < table.seats; seat++) {
            if (seat != observer) {
                shuffleIn(fishDeck, zone(seat, HAND) - zone(seat, KNOWN));
                shuffleIn(secretDeck, zone(seat, SECRETS) + zone(seat, LOOKING));
            }
        }
        fishDeck.forget(observer);
        secretDeck.forget(observer);
        for (int seat = 0; seat < table.seats; seat++) {
            if (seat != observer) {
                long known = zone(seat, KNOWN);
                setZone(seat, HAND, known + dealt(fishDeck, Bag.size(zone(seat, HAND)) - Bag.size(known), rng));
                setZone(seat, SECRETS, dealt(secretDeck, Bag.size(zone(seat, SECRETS)), rng));
                setZone(seat, LOOKING, dealt(secretDeck, Bag.size(zone(seat, LOOKING)), rng));
            }
        }
        fishDeck.deal(rng);
        secretDeck.deal(rng);
    }

    private static void shuffleIn(Pile pile, long cards) {
        for (long left = cards; left != Bag.EMPTY; ) {
            int kind = Bag.first(left);
            pile.shuffleIn(kind, Bag.count(left, kind));
            left = Bag.without(left, kind);
        }
    }

    private static long dealt(Pile pile, int count, Rng rng) {
        long cards = Bag.EMPTY;
        for (int i = 0; i < count; i++) {
            cards += Bag.one(pile.drawShuffled(rng));
        }
        return cards;
    }

    @Override
    public long hash() {
        long hash = Hash.mix(specialA * 64L + specialB, kindAt, Sea.CELLS);
        hash = Hash.mix(hash, fish);
        for (long zone : zones) {
            hash = Hash.mix(hash, zone);
        }
        hash = Hash.mix(Hash.mix(hash, discard, discardSize), spent, spentSize);
        for (int i = 0; i < closedSize; i++) {
            hash = Hash.mix(Hash.mix(hash, closedFish[i]), closedBy[i]);
        }
        hash = agenda.hash(secretDeck.hash(fishDeck.hash(hash)));
        hash = Hash.mix(hash, (long) round << 32 | first << 16 | passes);
        return Hash.mix(Hash.mix(hash, (long) turns << 32 | (played & 0xFF)), boost);
    }

    @Override
    public Standing standing() {
        int[] scores = new int[table.seats];
        int[] reserves = new int[table.seats];
        for (int seat = 0; seat < table.seats; seat++) {
            scores[seat] = points(seat);
            reserves[seat] = reserveSize(seat);
        }
        return Standing.ranked(scores, reserves);
    }

    @Override
    public long rank(int seat) {
        return ((long) points(seat) << 32) + reserveSize(seat);
    }

    /** The points of a seat if the match ended now (14.1). */
    public int points(int seat) {
        return openPoints(seat) + closedPoints(seat);
    }

    /** What the open Ecosystem of a seat is worth now. */
    public int openPoints(int seat) {
        return table.scoring.points(zone(seat, ECOSYSTEM), (int) zone(seat, ADDED), specialA, specialB);
    }

    /** What the open Ecosystem of a seat would be worth now with all Secret Fish of its hand that fit (10.5). */
    public int openPointsWithSecrets(int seat) {
        int added = (int) zone(seat, ADDED);
        for (long left = zone(seat, SECRETS); left != Bag.EMPTY; left = Bag.without(left, Bag.first(left))) {
            added |= 1 << Bag.first(left);
        }
        return table.scoring.points(zone(seat, ECOSYSTEM), added, specialA, specialB);
    }

    /** What the closed Ecosystems of a seat are worth. */
    public int closedPoints(int seat) {
        return closedPoints[seat];
    }

    /** Sets an Ecosystem of a seat aside, closed (10.3). */
    void addClosed(int seat, long ecosystem, int added) {
        closedFish[closedSize] = ecosystem;
        closedBy[closedSize++] = (short) (seat << 8 | added);
        closedPoints[seat] += table.scoring.points(ecosystem, added, specialA, specialB);
    }

    /** Rounds after this one. */
    public int roundsLeft() {
        return table.rounds - round;
    }

    /** Fish in the open Ecosystem of a seat. */
    public int ecosystemSize(int seat) {
        return Bag.size(zone(seat, ECOSYSTEM));
    }

    /** Fish in the Reserve of a seat, which break ties (14.6). */
    public int reserveSize(int seat) {
        return Bag.size(zone(seat, RESERVE));
    }

    /** Pairs of equal fish in the Reserve of a seat, each of which pays for an ability (9.3). */
    public int reservePairs(int seat) {
        long reserve = zone(seat, RESERVE);
        int pairs = 0;
        for (long left = Bag.pairs(reserve); left != 0; left &= left - 1) {
            pairs += Bag.count(reserve, Bag.first(left)) / 2;
        }
        return pairs;
    }

    /** Fish cards in the hand of a seat. */
    public int handSize(int seat) {
        return Bag.size(zone(seat, HAND));
    }

    /** Secret Fish in the hand of a seat. */
    public int secretsSize(int seat) {
        return Bag.size(zone(seat, SECRETS));
    }
}
