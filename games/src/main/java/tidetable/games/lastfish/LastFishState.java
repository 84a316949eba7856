package tidetable.games.lastfish;

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
 * One position of Last Fish!: where every card lies, and the open questions. What the rules do with it stands in a class
 * per chapter: {@link Turn} (4), {@link Permissions} and {@link Gains} (5), {@link Announcing}, {@link Windows} and
 * {@link Chain} (6), {@link Effects} and {@link Part} (7, 8) with {@link Breaking} and {@link Moving}, {@link Defeat} (9); what may be done in {@link Offers}, what
 * may not in {@link Refusals}.
 */
public final class LastFishState implements State<LastFishState> {
    /** Frames of the longest agenda without triggers. */
    static final int FRAMES = 10;
    /** Frames that a trigger adds: its list, its MAY, its effect. */
    static final int FRAMES_OF_TRIGGER = 3;

    final Table table;
    /** Cards of the Draw Deck that can be counted. */
    final Holdings held;
    /** Champion, HP and other numbers of each seat. */
    final Seats seats;
    /** What others know of hands. */
    final Known known;
    /** The Discard Pile; the last card is the topmost. */
    final byte[] discard;

    int discardSize;
    final byte[] encounterDiscard;
    int encounterDiscardSize;
    /** The ENCOUNTER that is being carried out as kind + 1, or 0. */
    int encounter;

    final Pile drawPile;
    final Pile encounterPile;
    /** Which cards are stolen (8.9). */
    final Rng steal;

    final Chain chain;
    /** Destroyed ITEMs whose triggers are still to come; each a number of {@link Broken}. */
    final Broken broken;

    final Agenda<Step> agenda;
    /**
     * The seats that the window on top still asks after its actor, as bits, each so many seats after its opener; follows
     * from all else.
     */
    int waiting;
    /** From 1; 0 while Champions are taken. */
    int turn;
    /** The seat whose turn it is; after the end, whose turn it was. */
    int active;
    /** What was announced in this turn, and the additional permissions gained (5.3). */
    int attacks;

    int items;
    int curses;
    int extraAttacks;
    int extraItems;
    /** Whether a card other than an INSTANT was announced by the active player (4.2b). */
    boolean acted;
    /** Cards that the first player draws in the setup, as an option of the deal. */
    int starterHand;

    /** A position without cards and without a question. */
    LastFishState(Table table, Rng draw, Rng encounter, Rng steal) {
        this.table = table;
        int cards = table.drawCards;
        held = new Holdings(table.seats, table.kinds);
        seats = new Seats(table.seats, table.constants);
        known = new Known(cards);
        discard = new byte[cards];
        encounterDiscard = new byte[table.encounterCards];
        drawPile = new Pile(table.kinds, cards, draw);
        encounterPile = new Pile(table.deck.encounters().size(), encounterDiscard.length, encounter);
        this.steal = steal;
        chain = new Chain(table.longestChain, table.duplications);
        broken = new Broken(table.itemCards);
        agenda = new Agenda<>(Step.ALL, FRAMES + FRAMES_OF_TRIGGER * table.itemCards);
        starterHand = table.constants.startHand();
    }

    /** The first position of a match (section 3). */
    static LastFishState deal(Table table, Deal deal) {
        LastFishState state =
                new LastFishState(table, deal.stream("draw"), deal.stream("encounter"), deal.stream("steal"));
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
    public int asked() {
        return agenda.depth() == 0 ? 0 : Windows.asked(this);
    }

    @Override
    public int threatened() {
        return Threats.now(this);
    }

    @Override
    public boolean quiet(int action) {
        return Windows.quiet(this, action);
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
        if (!Turn.apply(this, action, story)) {
            Turn.goOn(this, story);
        }
    }

    @Override
    public Prompt prompt() {
        return Prompts.of(this);
    }

    @Override
    public String step() {
        return agenda.depth() == 0 ? "over" : agenda.step().word();
    }

    void discard(int kind) {
        discard[discardSize++] = (byte) kind;
        held.changeDiscard(kind, 1);
    }

    /** Takes the topmost card of a kind out of the Discard Pile. */
    void takeDiscarded(int kind) {
        int at = discardSize - 1;
        while (discard[at] != kind) {
            at--;
        }
        discardSize--;
        System.arraycopy(discard, at + 1, discard, at, discardSize - at);
        held.changeDiscard(kind, -1);
    }

    /** The seats that learn what everybody sees of a seat's hand, and the audience, as bits. */
    int everybodyBut(int seat) {
        return (seats.inGame() | 1 << table.audience()) & ~(1 << seat);
    }

    /** A card leaves a hand and is seen by all. */
    void show(int seat, int kind) {
        held.changeHand(seat, kind, -1);
        held.changeUnseen(kind, -1);
        known.lose(seat, kind, ~0);
    }

    /** Whether a card can be drawn at all (12.2). */
    boolean canDraw() {
        return drawPile.size() + discardSize > 0;
    }

    /** HP of a seat. */
    public int hp(int seat) {
        return seats.hp(seat);
    }

    /** Cards in the hand of a seat. */
    public int handSize(int seat) {
        return held.handSize(seat);
    }

    /** ITEMs on the field of a seat. */
    public int fieldSize(int seat) {
        return held.fieldSize(seat);
    }

    /** Whether a seat is still in the game. */
    public boolean inGame(int seat) {
        return seats.inGame(seat);
    }

    /** The seat whose turn it is; after the end, whose turn it was. */
    public int activeSeat() {
        return active;
    }

    @Override
    public LastFishState copy() {
        LastFishState copy = new LastFishState(
                table, drawPile.stream().copy(), encounterPile.stream().copy(), steal.copy());
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(LastFishState other) {
        held.copyFrom(other.held);
        seats.copyFrom(other.seats);
        known.copyFrom(other.known);
        System.arraycopy(other.discard, 0, discard, 0, other.discardSize);
        discardSize = other.discardSize;
        System.arraycopy(other.encounterDiscard, 0, encounterDiscard, 0, other.encounterDiscardSize);
        encounterDiscardSize = other.encounterDiscardSize;
        encounter = other.encounter;
        drawPile.copyFrom(other.drawPile);
        encounterPile.copyFrom(other.encounterPile);
        steal.copyFrom(other.steal);
        chain.copyFrom(other.chain);
        broken.copyFrom(other.broken);
        agenda.copyFrom(other.agenda);
        waiting = other.waiting;
        turn = other.turn;
        active = other.active;
        attacks = other.attacks;
        items = other.items;
        curses = other.curses;
        extraAttacks = other.extraAttacks;
        extraItems = other.extraItems;
        acted = other.acted;
        starterHand = other.starterHand;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Cards known to lie in a hand stay. A seat that is out knows what the audience knows (13.4). What others have
     * secretly chosen in Whirlpool is made anew among the cards dealt.
     */
    @Override
    public void resample(int observer, Rng rng) {
        boolean playing = observer != AUDIENCE && seats.inGame(observer);
        Resampling.of(this, playing ? observer : table.audience(), rng);
    }

    @Override
    public long hash() {
        long hash = known.hash(seats.hash(held.hash(turn)));
        hash = Hash.mix(Hash.mix(hash, discard, discardSize), encounterDiscard, encounterDiscardSize);
        hash = steal.hash(encounterPile.hash(drawPile.hash(hash)));
        hash = agenda.hash(broken.hash(chain.hash(hash)));
        hash = Hash.mix(hash, (long) encounter << 32 | (long) active << 24 | starterHand << 8 | (acted ? 1 : 0));
        hash = Hash.mix(hash, (long) attacks << 32 | (long) items << 16 | curses);
        return Hash.mix(hash, (long) extraAttacks << 32 | extraItems);
    }

    @Override
    public Standing standing() {
        return Defeat.standing(this);
    }

    @Override
    public long rank(int seat) {
        return Defeat.standingRank(this, seat);
    }
}
