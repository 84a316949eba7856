package tidetable.engine.contract.nasty;

import java.util.Arrays;
import java.util.Optional;
import tidetable.engine.ActionList;
import tidetable.engine.Agenda;
import tidetable.engine.Hash;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Pile;
import tidetable.engine.chance.Rng;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/** A position of the nasty game. */
public final class NastyState implements State<NastyState> {
    /** What a window about a gull is called. */
    static final String RIPPLE = "ripple";

    final int seats;
    final Hands hands;
    final int[] lives;
    final int[] pearls;
    final int[] discard;
    final Pile deck;
    final Rng steal;
    final Agenda<Step> agenda;
    private final Fault fault;

    NastyState(int seats, Rng deckStream, Rng steal, Fault fault) {
        this(seats, deckStream, steal, new int[Kind.COUNT], fault);
    }

    private NastyState(int seats, Rng deckStream, Rng steal, int[] discard, Fault fault) {
        this.seats = seats;
        this.hands = new Hands(seats);
        this.lives = new int[seats];
        this.pearls = new int[seats];
        this.discard = discard;
        this.deck = new Pile(Kind.COUNT, Kind.CARDS, deckStream);
        this.steal = steal;
        this.agenda = new Agenda<>(Step.values(), seats + 2);
        this.fault = fault;
    }

    void begin() {
        Arrays.stream(Kind.values()).forEach(kind -> deck.shuffleIn(kind.number, kind.copies));
        Arrays.fill(lives, 2);
        for (int i = 0; i < 2 * seats; i++) {
            hands.gain(i % seats, deck.draw(), 0);
        }
        agenda.push(Step.TURN, 0, 0, 0);
    }

    /** The seat whose turn it is, even when it is out; -1 after the end. */
    int active() {
        return agenda.depth() == 0 ? OVER : agenda.seat(0);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int actor() {
        return agenda.depth() == 0 ? OVER : agenda.seat();
    }

    @Override
    public int asked() {
        if (agenda.depth() == 0) {
            return 0;
        }
        int asked = 1 << agenda.seat();
        int seat = agenda.seat();
        return switch (agenda.step()) {
            case WINDOW -> {
                for (seat = nextAsked(seat); seat >= 0; seat = nextAsked(seat)) {
                    asked |= 1 << seat;
                }
                yield asked;
            }
            case DEPTH -> {
                while (seat != active()) {
                    seat = fault == Fault.FORGETS_ASKED ? active() : (seat + 1) % seats;
                    asked |= lives[seat] > 0 ? 1 << seat : 0;
                }
                yield asked;
            }
            case TURN, RESCUE, PEEK, CALM -> asked;
        };
    }

    @Override
    public int threatened() {
        int asked = asked();
        return switch (fault) {
            case THREATENS_STRANGERS -> ~asked;
            case THREATENS_THE_FIRST -> asked == 0 ? 0 : 1 << actor();
            case THREATENS_BY_SECRET -> asked != 0 && hands.has(actor(), Kind.INK) ? 0 : asked;
            default -> 0;
        };
    }

    @Override
    public boolean quiet(int action) {
        return switch (agenda.step()) {
            case WINDOW -> {
                boolean more = nextAsked(agenda.seat()) >= 0;
                boolean passes = ripples() && fault != Fault.LAST_MUST_SPEAK;
                yield action == NastyActions.DECLINE ? more || passes : more && fault == Fault.QUIET_INK;
            }
            case DEPTH -> agenda.seat() != active();
            case TURN, RESCUE, PEEK, CALM -> false;
        };
    }

    @Override
    public String step() {
        return agenda.depth() == 0 ? "over" : ripples() ? RIPPLE : agenda.step().id();
    }

    /** Whether the window that is open is about a card that harms nobody. */
    private boolean ripples() {
        return agenda.step() == Step.WINDOW && agenda.a() == Kind.GULL.number;
    }

    @Override
    public void legalActions(ActionList out) {
        out.clear();
        if (agenda.depth() == 0) {
            return;
        }
        int seat = agenda.seat();
        switch (agenda.step()) {
            case TURN -> offerTurn(seat, out);
            case WINDOW -> {
                if (hands.has(seat, Kind.INK)) {
                    out.add(NastyActions.INK);
                }
                out.add(NastyActions.DECLINE);
            }
            case DEPTH -> out.addBits(NastyActions.DIVE, 0b111);
            case RESCUE -> {
                Arrays.stream(Kind.values())
                        .filter(kind -> hands.has(seat, kind))
                        .forEach(kind -> out.add(NastyActions.GIVE + kind.number));
                out.add(NastyActions.SINK);
            }
            case PEEK -> out.addBits(NastyActions.LEAVE, 0b11);
            case CALM -> throw new IllegalStateException("no question");
        }
    }

    private void offerTurn(int seat, ActionList out) {
        for (int target = 0; target < seats && hands.has(seat, Kind.CRAB); target++) {
            if (target != seat && hands.size(target) > 0) {
                out.add(NastyActions.CRAB + target);
            }
        }
        if (hands.has(seat, Kind.GULL)) {
            out.add(NastyActions.GULL);
        }
        if (hands.has(seat, Kind.STORM)) {
            out.add(NastyActions.STORM);
        }
        out.add(NastyActions.DRAW);
    }

    @Override
    public Optional<Refusal> refusal(int action) {
        if (agenda.depth() == 0) {
            return no(NastyRule.END, "over");
        }
        int seat = agenda.seat();
        Step asked = NastyActions.step(action);
        if (asked != agenda.step()) {
            boolean inkInTurn = action == NastyActions.INK && agenda.step() == Step.TURN;
            return no(inkInTurn ? NastyRule.INK : clause(asked), "not-asked");
        }
        return switch (asked) {
            case TURN -> action == NastyActions.DRAW ? Optional.empty() : playRefusal(seat, action);
            case WINDOW ->
                action == NastyActions.INK && fault != Fault.REFUSES_LESS
                        ? cardRefusal(seat, Kind.INK)
                        : Optional.empty();
            case RESCUE ->
                action == NastyActions.SINK ? Optional.empty() : cardRefusal(seat, Kind.of(action - NastyActions.GIVE));
            case DEPTH, PEEK, CALM -> Optional.empty();
        };
    }

    private Optional<Refusal> playRefusal(int seat, int action) {
        Kind kind = NastyActions.played(action);
        if (!hands.has(seat, kind)) {
            return cardRefusal(seat, kind);
        }
        int target = action - NastyActions.CRAB;
        if (kind == Kind.CRAB && target == seat) {
            return no(NastyRule.CRAB, "own");
        }
        if (kind == Kind.CRAB && (target >= seats || hands.size(target) == 0)) {
            return no(NastyRule.CRAB, "no-cards", new Term.Seat(target));
        }
        return Optional.empty();
    }

    private Optional<Refusal> cardRefusal(int seat, Kind kind) {
        if (hands.has(seat, kind)) {
            return Optional.empty();
        }
        boolean peeks = fault == Fault.REFUSES_BY_SECRET && hands.has((seat + 1) % seats, kind);
        String key = fault == Fault.SPEECHLESS ? "nothing" : "no-card";
        return no(peeks ? NastyRule.TURN : NastyRule.HAND, key, new Term.Card(kind.id()));
    }

    private static Optional<Refusal> no(NastyRule rule, String key, Term... terms) {
        return Optional.of(new Refusal(rule, Message.of("refusal." + key, terms)));
    }

    private static NastyRule clause(Step step) {
        return switch (step) {
            case TURN -> NastyRule.TURN;
            case WINDOW -> NastyRule.WINDOW;
            case PEEK -> NastyRule.GULL;
            case DEPTH, RESCUE, CALM -> NastyRule.STORM;
        };
    }

    @Override
    public Prompt prompt() {
        if (agenda.depth() == 0) {
            return new Prompt(NastyRule.END, Message.of("prompt.over"));
        }
        Message message = switch (agenda.step()) {
            case WINDOW ->
                Message.of(
                        "prompt.window",
                        new Term.Seat(active()),
                        new Term.Card(Kind.of(agenda.a()).id()));
            case PEEK ->
                Message.of("prompt.peek", new Term.Card(Kind.of(deck.topCard(0)).id()));
            case TURN, DEPTH, RESCUE, CALM -> Message.of("prompt." + step());
        };
        return new Prompt(clause(agenda.step()), message);
    }

    @Override
    public boolean reveals(int action) {
        return switch (agenda.step()) {
            case TURN ->
                action == NastyActions.DRAW || nextAsked(active()) < 0 && uncovers(NastyActions.played(action));
            case WINDOW ->
                action == NastyActions.DECLINE && nextAsked(agenda.seat()) < 0 && uncovers(Kind.of(agenda.a()));
            case DEPTH -> agenda.seat() == active();
            case RESCUE -> action != NastyActions.SINK && receives(active(), agenda.seat());
            case PEEK, CALM -> false;
        };
    }

    private boolean uncovers(Kind kind) {
        return kind == Kind.CRAB && fault != Fault.REVEALS_UNDECLARED || kind == Kind.GULL;
    }

    private boolean receives(int player, int giver) {
        return player != giver && lives[player] > 0;
    }

    @Override
    public void apply(int action, Story story) {
        new NastyMoves(this, story, fault).apply(action);
    }

    /** The next seat that a window asks after one, or -1. */
    int nextAsked(int after) {
        for (int seat = (after + 1) % seats; seat != active(); seat = (seat + 1) % seats) {
            boolean could = hands.size(seat) > 0 && discard[Kind.INK.number] < Kind.INK.copies;
            if (fault == Fault.ASKS_HOLDERS ? hands.has(seat, Kind.INK) : could) {
                return seat;
            }
        }
        return -1;
    }

    @Override
    public NastyState copy() {
        NastyState copy = new NastyState(
                seats,
                deck.stream().copy(),
                steal.copy(),
                fault == Fault.SHALLOW_COPY ? discard : new int[Kind.COUNT],
                fault);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(NastyState other) {
        hands.copyFrom(other.hands);
        System.arraycopy(other.lives, 0, lives, 0, seats);
        if (fault != Fault.FORGETFUL_COPY) {
            System.arraycopy(other.pearls, 0, pearls, 0, seats);
        }
        System.arraycopy(other.discard, 0, discard, 0, Kind.COUNT);
        deck.copyFrom(other.deck);
        steal.copyFrom(other.steal);
        agenda.copyFrom(other.agenda);
    }

    @Override
    public void resample(int observer, Rng rng) {
        deck.forget(observer);
        hands.resample(observer, deck, rng, fault == Fault.KEEPS_CARD);
        deck.deal(rng);
        steal.forkFrom(rng);
        if (agenda.depth() > 0 && agenda.step() == Step.DEPTH && fault != Fault.KEEPS_DEPTH) {
            int answers = agenda.a();
            for (int seat = 0; seat < seats; seat++) {
                if (seat != observer && (answers >> 2 * seat & 3) != 0) {
                    answers = answers & ~(3 << 2 * seat) | 1 + rng.below(3) << 2 * seat;
                }
            }
            agenda.replace(Step.DEPTH, agenda.seat(), answers, 0);
        }
    }

    @Override
    public long hash() {
        long hash = agenda.hash(steal.hash(deck.hash(hands.hash(seats))));
        for (int[] numbers : new int[][] {lives, pearls, discard}) {
            for (int number : numbers) {
                hash = Hash.mix(hash, number);
            }
        }
        return hash;
    }

    @Override
    public Standing standing() {
        return Standing.ranked(pearls, lives);
    }
}
