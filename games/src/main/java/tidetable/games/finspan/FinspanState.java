package tidetable.games.finspan;

import java.util.Optional;
import tidetable.engine.ActionList;
import tidetable.engine.Agenda;
import tidetable.engine.Deal;
import tidetable.engine.Hash;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;

/**
 * One position of Finspan: where every card and token lies, and the open questions. What the rules do with it stands in a
 * class per chapter: {@link Turn} (3, 10, 11), {@link Plays} (4), {@link Dives} (5), {@link Benefits} (6, 7), {@link
 * Tokens} (8), {@link Scoring} (10, 12); what may be done in {@link Offers}, what may not in {@link Refusals}.
 *
 * <p>All numbers of all seats lie in one array, so that a copy is one copy. Each card is there once, so cards are sets of
 * bits; the deck is one, too, and its order is decided when a card is drawn.
 */
public final class FinspanState implements State<FinspanState> {
    // Numbers of a seat, as offsets into its part of the array; the slots come first.
    static final int FISH = Grid.SLOTS;
    static final int EGGS = FISH + 1;
    static final int SCHOOLS = FISH + 2;
    /** Slots with young. */
    static final int YOUNG = FISH + 3;
    /** Young in all slots. */
    static final int YOUNG_COUNT = FISH + 4;
    /** Divers used this week: 4 bits each for plays and the three sites. */
    static final int DIVERS = FISH + 5;
    /** Forage fish that were consumed, as bits. */
    static final int FORAGE_UNDER = FISH + 6;
    /** Slots whose gameEnd ability was used (11.1), and {@link #DONE}. */
    static final int USED = FISH + 7;
    /** The noted points of three weeks (10.4). */
    static final int GOALS = FISH + 8;

    static final int HAND_SIZE = GOALS + FinspanDeck.GOAL_WEEKS;
    static final int PILE_SIZE = HAND_SIZE + 1;
    /** The hand as a set of cards; after it the discard pile as another. */
    static final int HAND = PILE_SIZE + 1;

    /** In {@link #USED}: the seat has finished section 11. */
    static final int DONE = 1 << Grid.SLOTS;

    private static final int FISH_BITS = 8;
    private static final int YOUNG_BITS = 12;
    private static final int ONE_YOUNG = 1 << FISH_BITS;
    private static final int ONE_UNDER = 1 << FISH_BITS + YOUNG_BITS;
    private static final int DIVER_BITS = 4;
    /** The most young and the most consumed fish that a slot has room for; no match comes near. */
    static final int MOST_YOUNG = (1 << YOUNG_BITS) - 1;

    final Table table;
    private final int stride;
    /** By seat: slots (fish + 1, young, number of consumed fish), then the numbers above; at the end the deck. */
    final int[] cells;
    /** Where each consumed card lies: seat * slots + slot + 1; 0 for other cards. */
    final byte[] under;

    final Agenda<Step> agenda;
    final Rng stream;
    /** The choices of the deal, see {@link Options}. */
    int options;

    int deckSize;
    /** From 1. */
    int week = 1;
    /** Turns taken this week, of all seats. */
    int turns;
    /** The holder of the first-player token. */
    int first;
    /** The goals of weeks 1 to 3, 8 bits each. */
    int goals;

    /** A position without cards and without a question. */
    FinspanState(Table table, Rng stream) {
        this.table = table;
        this.stream = stream;
        stride = HAND + 2 * table.words;
        cells = new int[table.seats * stride + table.words];
        under = new byte[table.cards];
        // a position that is read may have as many frames as a match can, and can be played on
        agenda = new Agenda<>(Step.ALL, 2 * table.frames);
    }

    /** The first position of a match (section 2). */
    static FinspanState deal(Table table, Deal deal) {
        FinspanState state = new FinspanState(table, deal.stream("deck"));
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

    int get(int seat, int what) {
        return cells[seat * stride + what];
    }

    void set(int seat, int what, int value) {
        cells[seat * stride + what] = value;
    }

    void add(int seat, int what, int value) {
        cells[seat * stride + what] += value;
    }

    boolean has(int seat, int what, int slot) {
        return (get(seat, what) >> slot & 1) != 0;
    }

    /** Where the hand of a seat begins in {@link #cells}. */
    int hand(int seat) {
        return seat * stride + HAND;
    }

    /** Where the discard pile of a seat begins in {@link #cells}. */
    int pile(int seat) {
        return seat * stride + HAND + table.words;
    }

    /** Where the deck begins in {@link #cells}. */
    int deck() {
        return table.seats * stride;
    }

    /** Whether a card is in the set that begins there. */
    boolean in(int set, int card) {
        return (cells[set + (card >> 5)] >> card & 1) != 0;
    }

    void addToHand(int seat, int card) {
        cells[hand(seat) + (card >> 5)] |= 1 << card;
        add(seat, HAND_SIZE, 1);
    }

    void removeFromHand(int seat, int card) {
        cells[hand(seat) + (card >> 5)] &= ~(1 << card);
        add(seat, HAND_SIZE, -1);
    }

    void addToPile(int seat, int card) {
        cells[pile(seat) + (card >> 5)] |= 1 << card;
        add(seat, PILE_SIZE, 1);
    }

    void removeFromPile(int seat, int card) {
        cells[pile(seat) + (card >> 5)] &= ~(1 << card);
        add(seat, PILE_SIZE, -1);
    }

    void addToDeck(int card) {
        cells[deck() + (card >> 5)] |= 1 << card;
        deckSize++;
    }

    /** Takes a card out of the deck by chance; there must be one. */
    int takeFromDeck() {
        int skip = stream.below(deckSize--);
        int at = deck();
        for (int count = Integer.bitCount(cells[at]); skip >= count; count = Integer.bitCount(cells[at])) {
            skip -= count;
            at++;
        }
        int word = cells[at];
        while (skip-- > 0) {
            word &= word - 1;
        }
        int bit = Integer.numberOfTrailingZeros(word);
        cells[at] &= ~(1 << bit);
        return (at - deck()) * Integer.SIZE + bit;
    }

    /** The visible fish of a slot that has one. */
    int fishAt(int seat, int slot) {
        return (get(seat, slot) & (1 << FISH_BITS) - 1) - 1;
    }

    void setFish(int seat, int slot, int fish) {
        set(seat, slot, get(seat, slot) & -ONE_YOUNG | fish + 1);
        set(seat, FISH, get(seat, FISH) | 1 << slot);
    }

    int youngAt(int seat, int slot) {
        return get(seat, slot) >> FISH_BITS & MOST_YOUNG;
    }

    void addYoung(int seat, int slot, int n) {
        add(seat, slot, n * ONE_YOUNG);
        add(seat, YOUNG_COUNT, n);
        int bit = 1 << slot;
        set(seat, YOUNG, youngAt(seat, slot) > 0 ? get(seat, YOUNG) | bit : get(seat, YOUNG) & ~bit);
    }

    /** How many consumed fish lie in a slot. */
    int underAt(int seat, int slot) {
        return get(seat, slot) >>> FISH_BITS + YOUNG_BITS;
    }

    /** Puts a fish under the fish of a slot (4.5a). */
    void putUnder(int seat, int slot, int fish) {
        add(seat, slot, ONE_UNDER);
        if (fish < table.cards) {
            under[fish] = (byte) (seat * Grid.SLOTS + slot + 1);
        } else {
            set(seat, FORAGE_UNDER, get(seat, FORAGE_UNDER) | 1 << fish - table.cards);
        }
    }

    /** Divers of a seat used this week for plays (0) or for a site + 1. */
    int divers(int seat, int what) {
        return get(seat, DIVERS) >> what * DIVER_BITS & (1 << DIVER_BITS) - 1;
    }

    void useDiver(int seat, int what) {
        add(seat, DIVERS, 1 << what * DIVER_BITS);
    }

    FinspanDeck.Goal goal(int ofWeek) {
        return table.deck.goals().get(goals >> (ofWeek - 1) * Byte.SIZE & 0xFF);
    }

    /** The seat whose turn it is (3.1b); after the last turn of a week, whose turn would be next. */
    public int activeSeat() {
        return (first + turns) % table.seats;
    }

    @Override
    public FinspanState copy() {
        FinspanState copy = new FinspanState(table, stream.copy());
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(FinspanState other) {
        System.arraycopy(other.cells, 0, cells, 0, cells.length);
        System.arraycopy(other.under, 0, under, 0, under.length);
        agenda.copyFrom(other.agenda);
        stream.copyFrom(other.stream);
        options = other.options;
        deckSize = other.deckSize;
        week = other.week;
        turns = other.turns;
        first = other.first;
        goals = other.goals;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Everything lies open (15.1), so all know which cards are in the deck; its order is decided when they are drawn.
     */
    @Override
    public void resample(int observer, Rng rng) {
        stream.forkFrom(rng);
    }

    @Override
    public long hash() {
        long hash = Hash.mix(options, under, under.length);
        for (int cell : cells) {
            hash = Hash.mix(hash, cell);
        }
        hash = agenda.hash(stream.hash(hash));
        return Hash.mix(Hash.mix(hash, (long) week << 32 | turns), (long) first << 32 | goals);
    }

    @Override
    public Standing standing() {
        int[] scores = new int[table.seats];
        int[] hands = new int[table.seats];
        for (int seat = 0; seat < table.seats; seat++) {
            scores[seat] = points(seat);
            hands[seat] = get(seat, HAND_SIZE);
        }
        return Standing.ranked(scores, hands);
    }

    @Override
    public long rank(int seat) {
        return ((long) points(seat) << 32) + get(seat, HAND_SIZE);
    }

    /** The points of a seat if the match ended now (section 12). */
    public int points(int seat) {
        return Scoring.points(this, seat);
    }

    /** The week, from 1. */
    public int weekNow() {
        return week;
    }

    /** Turns that a seat still has, this one included (3.1a). */
    public int turnsLeft(int seat) {
        int perWeek = table.constants.turnsPerWeek();
        int used = divers(seat, 0) + divers(seat, 1) + divers(seat, 2) + divers(seat, 3);
        return (FinspanDeck.WEEKS - week + 1) * perWeek - used;
    }

    /** Cards in the hand of a seat. */
    public int handSize(int seat) {
        return get(seat, HAND_SIZE);
    }

    /** Cards in the discard pile of a seat. */
    public int pileSize(int seat) {
        return get(seat, PILE_SIZE);
    }

    /** Eggs in the ocean of a seat. */
    public int eggs(int seat) {
        return Integer.bitCount(get(seat, EGGS));
    }

    /** Young in the ocean of a seat. */
    public int young(int seat) {
        return get(seat, YOUNG_COUNT);
    }

    /** Schools in the ocean of a seat. */
    public int schools(int seat) {
        return Integer.bitCount(get(seat, SCHOOLS));
    }

    /** Visible fish in the ocean of a seat. */
    public int fish(int seat) {
        return Integer.bitCount(get(seat, FISH));
    }
}
