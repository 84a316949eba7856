package tidetable.games.fullseal;

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
 * One position of Full Seal: where every card lies, and the open questions. What the rules do with it stands in a class
 * per chapter: {@link Turn} (4, 7, 8), {@link Windows} and {@link Announced} (5), {@link Fishing} (6), {@link Attack}
 * (9), {@link Effects} (10), {@link Seals} (8, 11); what may be done in {@link Offers}, what may not in {@link
 * Refusals}.
 */
public final class FullSealState implements State<FullSealState> {
    /** No Predator, where a kind is kept plus one. */
    static final int NONE = 0;

    /** Frames of the longest agenda without a chain of cancelled cards. */
    static final int FRAMES = 8;

    final Table table;
    /** What lies in front of the seats, and what can be counted. */
    final Holdings held;
    /** The last card is the topmost. */
    final byte[] discard;

    int discardSize;
    final Pile actionPile;
    final Pile fishPile;
    final Predators predators;
    final Pile predatorPile;
    /** Which of a seat's Predators is scattered (10.1h). */
    final Rng scatter;

    final Pile sealPile;
    final Agenda<Step> agenda;
    /** From 1. */
    int turn = 1;
    /** The seat whose turn it is; after the end, whose turn it was. */
    int active;

    int playsUsed;
    int playsAllowed;
    int discount;
    /** The number cards of the fishing that is going on, in order; none when there is none. */
    final byte[] line;

    int lineSize;
    /** The sum of {@link #line}. */
    int catchSize;
    /** The Predator that the attacker has chosen, still among its own, as kind + 1. */
    int chosen = NONE;
    /** The revealed Predators, apart from their owners' others, as kind + 1. */
    int shownAttacker = NONE;

    int shownDefender = NONE;
    /** Who has a full seal, or {@link #OVER}. */
    int winner = OVER;
    /** Cards in the hands of {@link Seals}; not a part of the position. */
    final int[] scratch = new int[DeckReader.MOST_KINDS];

    /** A position without cards and without a question. */
    FullSealState(Table table, Rng action, Rng fishStream, Rng predator, Rng seal, Rng scatter) {
        this.table = table;
        int actionCards = table.deck.actionCards();
        int fishCards = table.deck.fishCards();
        held = new Holdings(table.seats, table.actionKinds, table.fishKinds);
        discard = new byte[actionCards];
        actionPile = new Pile(table.actionKinds, actionCards, action);
        fishPile = new Pile(table.fishKinds, fishCards, fishStream);
        predators = new Predators(table.seats, table.predatorKinds);
        predatorPile = new Pile(table.predatorKinds, table.deck.predatorCards(), predator);
        this.scatter = scatter;
        sealPile = new Pile(Part.COUNT, table.deck.sealCards(), seal);
        agenda = new Agenda<>(Step.ALL, FRAMES + table.cancelling);
        line = new byte[2 * fishCards];
    }

    /** The first position of a match (section 3). */
    static FullSealState deal(Table table, Deal deal) {
        FullSealState state = new FullSealState(
                table,
                deal.stream("action"),
                deal.stream("fish"),
                deal.stream("predator"),
                deal.stream("seal"),
                deal.stream("scatter"));
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
    }

    /** Whether an Action card can be drawn at all (12.1). */
    boolean canDrawAction() {
        return actionPile.size() + discardSize > 0;
    }

    /** A seat draws an Action card, after a reshuffle if need be, or does not when none is left (12.1). */
    void drawAction(int seat, Story story) {
        if (actionPile.size() == 0 && discardSize > 0) {
            for (int i = 0; i < discardSize; i++) {
                actionPile.shuffleIn(discard[i]);
                held.changeUnseen(discard[i], 1);
            }
            if (story.listens()) {
                story.tell(new PublicEvent.Reshuffled(discardSize));
            }
            discardSize = 0;
        }
        int kind = actionPile.draw();
        if (kind != Pile.NONE) {
            held.addToHand(seat, kind);
            if (story.listens()) {
                story.tell(new SecretEvent.Drew(seat, Names.action(table, kind)));
            }
        }
    }

    /** A seat draws a Predator, or does not when none is left (12.2). */
    void drawPredator(int seat, Story story) {
        int knownTo = nextKnownTo(predatorPile);
        int kind = predatorPile.draw();
        if (kind != Pile.NONE) {
            predators.gain(seat, kind, knownTo);
            if (story.listens()) {
                story.tell(new SecretEvent.DrewPredator(seat, Names.predator(table, kind)));
            }
        }
    }

    /** The observers that know the card that is drawn next from a pile, as bits. */
    static int nextKnownTo(Pile pile) {
        if (pile.topSize() > 0) {
            return pile.topKnownTo(0);
        }
        return pile.size() > pile.underSize() || pile.size() == 0 ? 0 : pile.underKnownTo(0);
    }

    /** Fish cards flipped since the last shuffle that were Empty. */
    int empties() {
        return held.flipped(table.empty);
    }

    /** What a Seal costs now (8.4). */
    public int sealPrice() {
        return Math.max(0, table.constants.sealPrice() - discount);
    }

    /** Fish tokens of a seat. */
    public int fishOf(int seat) {
        return held.fish(seat);
    }

    /** Action cards in the hand of a seat. */
    public int handSize(int seat) {
        return held.handSize(seat);
    }

    /** Predators of a seat, a revealed one included. */
    public int predatorsOf(int seat) {
        int shown = Attack.shown(this, seat) == NONE ? 0 : 1;
        return predators.size(seat) + shown;
    }

    /** Different parts that a seat owns. */
    public int partsOf(int seat) {
        return Integer.bitCount(held.parts(seat));
    }

    /** Seal cards that a seat owns. */
    public int sealsOf(int seat) {
        return held.seals(seat);
    }

    /** How many cards of a part a seat owns; parts count from 0 in the order head, flipper, belly, tail. */
    public int sealsOf(int seat, int part) {
        return held.seals(seat, part);
    }

    /** What the fishing that is going on has brought so far; 0 when there is none. */
    public int catchNow() {
        return catchSize;
    }

    /** Which part of the Fish deck is Empty cards, as everybody can count. */
    public double emptyShare() {
        return (double) (table.deck.fish().get(table.empty).count() - empties()) / fishPile.size();
    }

    /** The mean value of the number cards in the Fish deck, as everybody can count; 0 when there are none. */
    public double meanNumber() {
        int cards = 0;
        int sum = 0;
        for (int kind = 0; kind < table.fishKinds; kind++) {
            int left = table.value[kind] == 0 ? 0 : table.deck.fish().get(kind).count() - held.flipped(kind);
            cards += left;
            sum += left * table.value[kind];
        }
        return cards == 0 ? 0 : (double) sum / cards;
    }

    /** The seat whose turn it is; after the end, whose turn it was. */
    public int activeSeat() {
        return active;
    }

    @Override
    public FullSealState copy() {
        FullSealState copy = new FullSealState(
                table,
                actionPile.stream().copy(),
                fishPile.stream().copy(),
                predatorPile.stream().copy(),
                sealPile.stream().copy(),
                scatter.copy());
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(FullSealState other) {
        held.copyFrom(other.held);
        System.arraycopy(other.discard, 0, discard, 0, other.discardSize);
        discardSize = other.discardSize;
        actionPile.copyFrom(other.actionPile);
        fishPile.copyFrom(other.fishPile);
        predators.copyFrom(other.predators);
        predatorPile.copyFrom(other.predatorPile);
        scatter.copyFrom(other.scatter);
        sealPile.copyFrom(other.sealPile);
        agenda.copyFrom(other.agenda);
        turn = other.turn;
        active = other.active;
        playsUsed = other.playsUsed;
        playsAllowed = other.playsAllowed;
        discount = other.discount;
        System.arraycopy(other.line, 0, line, 0, other.lineSize);
        lineSize = other.lineSize;
        catchSize = other.catchSize;
        chosen = other.chosen;
        shownAttacker = other.shownAttacker;
        shownDefender = other.shownDefender;
        winner = other.winner;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Nobody ever sees an Action card in another's hand. Cards in piles whose place is known, and Predators known to
     * lie with a seat, stay. An attacker's secret choice is made anew among the Predators dealt.
     */
    @Override
    public void resample(int observer, Rng rng) {
        int looks = observer == AUDIENCE ? table.audience() : observer;
        actionPile.forget(looks);
        dealHands(looks, rng);
        fishPile.forget(looks);
        fishPile.deal(rng);
        predatorPile.forget(looks);
        predators.gather(looks, predatorPile);
        predators.deal(looks, predatorPile, rng);
        predatorPile.deal(rng);
        sealPile.forget(looks);
        sealPile.deal(rng);
        scatter.forkFrom(rng);
        if (chosen != NONE) {
            int attacker = Attack.attacker(this);
            if (attacker != observer) {
                chosen = 1 + predators.nth(attacker, rng.below(predators.size(attacker)));
            }
        }
    }

    private void dealHands(int observer, Rng rng) {
        int[] sizes = scratch;
        for (int seat = 0; seat < table.seats; seat++) {
            sizes[seat] = held.handSize(seat);
            for (int left = seat == observer ? 0 : held.handKinds(seat); left != 0; left &= left - 1) {
                int kind = Integer.numberOfTrailingZeros(left);
                int copies = held.inHand(seat, kind);
                actionPile.shuffleIn(kind, copies);
                held.removeFromHand(seat, kind, copies);
            }
        }
        for (int seat = 0; seat < table.seats; seat++) {
            while (held.handSize(seat) < sizes[seat]) {
                held.addToHand(seat, actionPile.drawShuffled(rng));
            }
        }
        actionPile.deal(rng);
    }

    @Override
    public long hash() {
        long hash = held.hashOpen(Hash.mix(held.hashHands(turn), discard, discardSize));
        hash = Hash.mix(hash, line, lineSize);
        hash = fishPile.hash(actionPile.hash(hash));
        hash = sealPile.hash(predatorPile.hash(predators.hash(hash)));
        hash = held.hashFish(agenda.hash(scatter.hash(hash)));
        hash = Hash.mix(hash, (long) active << 40 | (long) playsUsed << 24 | (long) playsAllowed << 8 | winner + 1);
        return Hash.mix(hash, (long) discount << 32 | chosen << 16 | shownAttacker << 8 | shownDefender);
    }

    @Override
    public Standing standing() {
        int[] scores = new int[table.seats];
        int[] tieBreaks = new int[table.seats];
        for (int seat = 0; seat < table.seats; seat++) {
            scores[seat] = partsOf(seat);
            tieBreaks[seat] = Seals.rank(this, seat);
        }
        return Standing.ranked(scores, tieBreaks);
    }

    @Override
    public long rank(int seat) {
        return ((long) partsOf(seat) << 32) + Seals.rank(this, seat);
    }
}
