package tidetable.games.finspan;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tidetable.engine.Agenda;
import tidetable.engine.file.Fields;

/** Reads the open questions of a position whose cards and tokens are in place. */
final class AgendaReader {
    private final Fields position;
    private final FinspanState state;
    private final Table table;
    private final Agenda<Step> agenda;
    private final boolean lastTurnTaken;

    AgendaReader(Fields position, FinspanState state) {
        this.position = position;
        this.state = state;
        this.table = state.table;
        this.agenda = state.agenda;
        this.lastTurnTaken = state.turns == table.seats * table.constants.turnsPerWeek();
    }

    void read() {
        if (!position.has("agenda")) {
            agenda.push(
                    lastTurnTaken ? Step.FINALE : Step.TURN, lastTurnTaken ? state.first : state.activeSeat(), 0, 0);
            return;
        }
        List<Fields> frames = position.objects("agenda");
        if (frames.size() > table.frames) {
            throw position.bad("agenda", "has more than " + table.frames + " entries");
        }
        for (Fields frame : frames) {
            Step step = frame.word("step", Step::of, "a step of this game");
            boolean fits = agenda.depth() == 0 ? isBase(step) : !isBase(step) && !asksAtOnce(agenda.step());
            if (!fits || !push(frame, step, frame.integer("seat", 0, table.seats - 1))) {
                throw frame.bad("step", "'" + step.word() + "' does not fit the rest of the position");
            }
            frame.end();
        }
    }

    private static boolean isBase(Step step) {
        return step == Step.TURN || step == Step.FINALE;
    }

    /** Whether nothing ever lies on such a question. */
    private static boolean asksAtOnce(Step step) {
        return step == Step.SLOT || step == Step.PAY || step == Step.EGGS;
    }

    /** Puts a frame on the agenda; whether it fits what lies there. */
    private boolean push(Fields frame, Step step, int seat) {
        return switch (step) {
            case TURN -> {
                agenda.push(step, seat, frame.flag("done", false) ? Turn.DONE : Turn.OPEN, 0);
                yield !lastTurnTaken && seat == state.activeSeat();
            }
            case FINALE -> {
                agenda.push(step, seat, 0, 0);
                yield lastTurnTaken;
            }
            case DIVE -> {
                boolean fits = agenda.step() == Step.TURN && agenda.a() == Turn.DONE && seat == agenda.seat();
                int site = site(frame);
                agenda.push(step, seat, site, frame.word("next", AgendaReader::way, "a step of a dive"));
                yield fits;
            }
            case ABILITY -> begun() && ability(frame, seat);
            case EGGS -> begun() && eggs(frame, seat);
            case SLOT -> begun() && slot(frame, seat);
            case PAY -> begun() && payment(frame, seat);
        };
    }

    /** Whether the turn has begun, so that something can have come of it. */
    private boolean begun() {
        return agenda.step(0) == Step.FINALE || agenda.a(0) == Turn.DONE;
    }

    private static int site(Fields frame) {
        return frame.word("site", Site::of, "blue, purple or green").ordinal();
    }

    private static Optional<Integer> way(String name) {
        return IntStream.rangeClosed(0, Dives.STEPS)
                .filter(at -> Dives.name(at).equals(name))
                .boxed()
                .findFirst();
    }

    private boolean ability(Fields frame, int seat) {
        int source;
        if (frame.has("bonus")) {
            int site = site(frame);
            boolean fits = agenda.step() == Step.DIVE && agenda.seat() == seat && agenda.a() == site;
            if (!fits) {
                throw frame.bad("bonus", "needs the dive that it belongs to");
            }
            source = Source.bonus(site, frame.word("bonus", AgendaReader::bonus, "a zone, or depth"));
        } else {
            source = Source.fish(card(frame, "fish"), slot(frame));
        }
        Effect[] effects = table.effects(source, state.options);
        List<Integer> left = frame.integers("left", 0, 9);
        if (left.size() != effects.length) {
            throw frame.bad("left", "must have " + effects.length + " numbers, one for each effect");
        }
        int counts = 0;
        for (int i = 0; i < effects.length; i++) {
            if (left.get(i) > effects[i].benefits()) {
                throw frame.bad("left", "holds " + left.get(i) + ", more than the effect gives");
            }
            counts |= left.get(i) << i * 4;
        }
        agenda.push(Step.ABILITY, seat, source, counts);
        return true;
    }

    private static Optional<Integer> bonus(String word) {
        return IntStream.range(0, Source.BONUSES)
                .filter(bonus -> Names.bonus(bonus).equals(word))
                .boxed()
                .findFirst();
    }

    private int card(Fields frame, String field) {
        OptionalInt card = table.deck.card(frame.text(field));
        if (card.isEmpty()) {
            throw frame.bad(field, "names '" + frame.text(field) + "', which is no card of this deck");
        }
        return card.getAsInt();
    }

    private static int slot(Fields frame) {
        return PositionReader.slot(frame, "slot", frame.text("slot"));
    }

    private boolean eggs(Fields frame, int seat) {
        int slots = 0;
        for (String name : frame.texts("slots")) {
            slots |= 1 << PositionReader.slot(frame, "slots", name);
        }
        Eggs.push(state, seat, slots, frame.flag("begun", false));
        return (slots & ~Benefits.eggless(state, seat)) == 0;
    }

    /** A card of the hand that can be paid for, and a slot for it. */
    private boolean slot(Fields frame, int seat) {
        int card = card(frame, "card");
        Where where = frame.has("where")
                ? frame.word("where", AgendaReader::place, "anywhere, or a site, a zone or a row")
                : Where.ANYWHERE;
        agenda.push(Step.SLOT, seat, card, where.ordinal());
        return state.in(state.hand(seat), card) && Plays.playable(state, seat, card, where.slots());
    }

    private static Optional<Where> place(String word) {
        return IntStream.rangeClosed(0, Where.BOTTOM.ordinal())
                .mapToObj(i -> Where.ALL[i])
                .filter(where -> where.word().equals(word))
                .findFirst();
    }

    /** A payment that can be finished. */
    private boolean payment(Fields frame, int seat) {
        int card = card(frame, "card");
        int slot = slot(frame);
        Token token = frame.word("token", Token::of, "card, egg, young or school");
        FinspanDeck.Cost cost = table.costs[card];
        if (cost.of(token) == 0) {
            throw frame.bad("token", "is nothing that this card costs");
        }
        int left = frame.integer("left", 1, cost.of(token));
        int from = token == Token.CARD ? card(frame, "from") : PositionReader.slot(frame, "from", frame.text("from"));
        agenda.push(Step.PAY, seat, Source.fish(card, slot), Plays.payment(token, left, from));
        boolean placed =
                state.in(state.hand(seat), card) && (Plays.slots(state, seat, card, Grid.ALL) >> slot & 1) != 0;
        return placed && Pieces.count(state) >= left && laterPieces(cost, token, seat);
    }

    private boolean laterPieces(FinspanDeck.Cost cost, Token token, int seat) {
        return (token.compareTo(Token.EGG) >= 0 || cost.eggs() <= state.eggs(seat))
                && (token.compareTo(Token.YOUNG) >= 0 || cost.young() <= state.young(seat))
                && (token == Token.SCHOOL || cost.schools() <= state.schools(seat));
    }
}
