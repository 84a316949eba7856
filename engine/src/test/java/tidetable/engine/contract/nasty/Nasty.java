package tidetable.engine.contract.nasty;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tidetable.engine.ActionSpace;
import tidetable.engine.CardFace;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.PositionCodec;
import tidetable.engine.Viewer;
import tidetable.engine.text.Languages;
import tidetable.engine.text.Texts;

/** The nasty game: see its RULES.md. */
public final class Nasty implements Game<NastyState, NastyView> {
    private static final GameInfo INFO = new GameInfo(
            "nasty", "Nasty Reef", 2, NastyActions.MOST_SEATS, List.of(), 1, "standard", "0", Languages.ALL);

    private final Fault fault;

    /** The game as it should be. */
    public Nasty() {
        this(Fault.NONE);
    }

    Nasty(Fault fault) {
        this.fault = fault;
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public ActionSpace actions() {
        return NastyActions.SPACE;
    }

    @Override
    public NastyState deal(Deal deal) {
        INFO.check(deal);
        NastyState state = new NastyState(deal.seats(), deal.stream("deck"), deal.stream("steal"), fault);
        state.begin();
        return state;
    }

    @Override
    public NastyView view(NastyState state, Viewer viewer) {
        boolean over = state.agenda.depth() == 0;
        boolean secret = !over && (state.agenda.step() == Step.WINDOW || state.agenda.step() == Step.DEPTH);
        boolean window = !over && state.agenda.step() == Step.WINDOW;
        return new NastyView(
                state.step(),
                state.active(),
                secret && !viewer.sees(state.actor()) ? -1 : state.actor(),
                window ? Kind.of(state.agenda.a()).id() : "",
                window ? state.agenda.b() : 0,
                dived(state, viewer),
                state.deck.size(),
                row(state.deck.topSize(), state.deck::topCard, state.deck::topKnownTo, viewer),
                row(state.deck.underSize(), state.deck::underCard, state.deck::underKnownTo, viewer),
                cards(kind -> state.discard[kind]),
                IntStream.range(0, state.seats)
                        .mapToObj(seat -> player(state, seat, viewer))
                        .toList(),
                clue(state));
    }

    private static int dived(NastyState state, Viewer viewer) {
        if (viewer instanceof Viewer.AtSeat(int seat) && state.step().equals("depth")) {
            return (state.agenda.a() >> 2 * seat & 3) - 1;
        }
        return -1;
    }

    private static List<String> row(int size, IntUnaryOperator card, IntUnaryOperator knownTo, Viewer viewer) {
        return IntStream.range(0, size)
                .mapToObj(n -> switch (viewer) {
                            case Viewer.AtSeat(int seat) -> (knownTo.applyAsInt(n) >> seat & 1) != 0;
                            case Viewer.Audience _ -> false;
                            case Viewer.Archive _ -> true;
                        }
                        ? Kind.of(card.applyAsInt(n)).id()
                        : "?")
                .toList();
    }

    private static NastyView.Player player(NastyState state, int seat, Viewer viewer) {
        int observer = viewer instanceof Viewer.AtSeat(int own) ? own : state.seats;
        List<String> hand = cards(
                kind -> viewer.sees(seat) ? state.hands.count(seat, kind) : state.hands.known(observer, seat, kind));
        return new NastyView.Player(state.lives[seat], state.pearls[seat], state.hands.size(seat), hand);
    }

    private String clue(NastyState state) {
        if (fault == Fault.SHOWS_DECLINE && state.step().equals("window")) {
            return "asking " + state.actor();
        }
        if (fault == Fault.SHOWS_DEPTH && state.step().equals("depth")) {
            return "depth " + (state.agenda.a() >> 2 * ((state.active() + 1) % state.seats) & 3);
        }
        return fault == Fault.LEAKING_VIEW && state.hands.has(0, Kind.INK) ? "ink" : "";
    }

    /** The ids of cards that are counted by kind. */
    static List<String> cards(IntUnaryOperator copies) {
        List<String> cards = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            cards.addAll(Collections.nCopies(copies.applyAsInt(kind.number), kind.id()));
        }
        return cards;
    }

    @Override
    public Set<String> passing() {
        return fault == Fault.NEVER_RIPPLES ? Set.of(NastyState.RIPPLE, "calm") : Set.of(NastyState.RIPPLE);
    }

    @Override
    public List<CardFace> cards() {
        List<String> more = switch (fault) {
            case TWO_CARDS_OF_A_NAME -> List.of("ink");
            case CARD_WITHOUT_WORDS -> List.of("foam");
            default -> List.of();
        };
        return Stream.concat(
                        Stream.of(Kind.values()).map(kind -> new CardFace(kind.id(), "reef", kind.copies, Map.of())),
                        more.stream().map(id -> new CardFace(id, "reef", 1, Map.of())))
                .toList();
    }

    @Override
    public PositionCodec<NastyState> positions() {
        return new NastyCodec(fault);
    }

    @Override
    public Texts texts(String language) {
        return Texts.beside(Nasty.class, language);
    }

    @Override
    public String rulebook(String language) {
        try (InputStream in = Objects.requireNonNull(Nasty.class.getResourceAsStream("RULES.md"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
