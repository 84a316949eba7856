package tidetable.games.lastfish;

import java.util.List;
import java.util.Optional;
import tidetable.engine.Agenda;
import tidetable.engine.file.Fields;

/** Reads the agenda of a position, of which all else has been read; every frame must be one that the rules put there. */
final class AgendaReader {
    private static final int MOST_LEFT = 63;

    private final LastFishState state;
    private final Table table;
    private final Agenda<Step> agenda;
    private final Fields position;

    AgendaReader(LastFishState state, Fields position) {
        this.state = state;
        this.table = state.table;
        this.agenda = state.agenda;
        this.position = position;
    }

    void read() {
        List<Fields> frames = position.objects("agenda");
        int fields = 0;
        for (int seat = 0; seat < table.seats; seat++) {
            fields += state.held.fieldSize(seat);
        }
        int nested = Math.max(0, table.itemCards - fields - state.broken.size());
        int most = LastFishState.FRAMES + LastFishState.FRAMES_OF_TRIGGER * nested;
        if (frames.size() > most) {
            throw position.bad("agenda", "has more than " + most + " entries");
        }
        if (!position.has("agenda")) {
            agenda.push(Step.MAIN, state.active, Turn.WINDOW_HELD, 0);
        }
        for (Fields frame : frames) {
            Step step = frame.word("step", Step::named, "a step of this game");
            if (step.isBase() != (agenda.depth() == 0)) {
                String problem = step.isBase() ? "' must be the first entry" : "' must not be the first entry";
                throw frame.bad("step", "'" + step.word() + problem);
            }
            push(frame, step, frame.integer("seat", 0, table.seats - 1));
            frame.end();
        }
        new PositionCheck(state, position).check();
    }

    private void push(Fields frame, Step step, int seat) {
        int a = 0;
        int b = 0;
        boolean fits = switch (step) {
            case CHAMPION -> state.turn == 0 && picks(seat);
            case START -> seat == state.active && state.seats.inGame(seat);
            case ENCOUNTER -> {
                a = frame.integer("signatures", 0, table.seats, 0);
                yield seat == state.active && state.encounter != 0;
            }
            case MAIN -> {
                a = word(frame, "window", LastFishPositions.WINDOWS, "held");
                b = word(frame, "chosen", LastFishPositions.CHOSEN, "");
                yield seat == state.active;
            }
            case CLOSING -> {
                a = word(frame, "chosen", LastFishPositions.CLOSING, "end");
                b = word(frame, "window", LastFishPositions.CLOSING_WINDOWS, "held");
                yield seat == state.active;
            }
            case OPEN, RESPONSE -> {
                b = word(frame, "asking", LastFishPositions.ASKING, "asked");
                yield windowFits(step) && (b != Windows.ASKED || state.seats.inGame(seat));
            }
            case CHAIN -> {
                a = word(frame, "stage", Chain.STAGES, "answering");
                yield seat == state.active && chainFits(a);
            }
            case DOUBLE -> seat == state.active && doubleFits();
            case COPY -> {
                a = frame.integer("left", 1, table.longestChain);
                yield copyFits(seat, a);
            }
            case EFFECTS -> {
                a = place(frame);
                b = effects(frame);
                yield effectsFit(seat, a, b);
            }
            case BLOCK, DESTROY, DISCARD, GIFT, EQUIP, RECOVER -> {
                a = place(frame);
                b = part(frame);
                yield partFits(step, seat, a, b);
            }
            case PASS -> {
                a = place(frame);
                yield isNext(a) && Effects.at(state, a) instanceof Effect.PassLeft;
            }
            case CHOOSE -> {
                a = place(frame);
                yield isNext(a)
                        && Effects.at(state, a).to() == Effect.To.CHOSEN_OPPONENT
                        && seat == agenda.seat()
                        && state.seats.inGame(seat);
            }
            case MAY -> {
                a = place(frame);
                yield isNext(a)
                        && Effects.at(state, a) instanceof Effect.May
                        && seat == agenda.seat()
                        && state.seats.inGame(seat);
            }
        };
        if (!fits) {
            throw frame.bad("step", "'" + step.word() + "' does not fit the rest of the position");
        }
        agenda.push(step, seat, a, b);
    }

    private static int word(Fields frame, String field, List<String> words, String otherwise) {
        if (!frame.has(field)) {
            return words.indexOf(otherwise);
        }
        return frame.word(
                field,
                word -> Optional.of(words.indexOf(word)).filter(i -> i >= 0),
                "one of " + String.join(", ", words));
    }

    private int place(Fields frame) {
        return frame.word(
                "effect",
                name -> table.script.place(name).stream().boxed().findFirst(),
                "an effect such as 'frozen-spear 1'");
    }

    private int effects(Fields frame) {
        return Effects.operand(
                word(frame, "of", Effects.OF, "entry"),
                1 + frame.integer("source", -1, table.seats - 1, -1),
                frame.flag("lost", false),
                1 + frame.integer("target", -1, table.seats - 1, -1));
    }

    private int part(Fields frame) {
        return Part.operand(
                frame.integer("reached", 0, table.seats - 1),
                frame.integer("left", 0, MOST_LEFT),
                1 + frame.integer("receiver", -1, table.seats - 1, -1),
                frame.flag("lost", false),
                frame.flag("triggering", false));
    }

    /** Whether it is for a seat to take a Champion: those before it have one, those after it none. */
    private boolean picks(int seat) {
        boolean before = true;
        for (int passed = 0; passed < table.seats; passed++) {
            int other = (state.active + passed) % table.seats;
            before &= other != seat;
            if ((state.seats.champion(other) > 0) != before || !state.seats.inGame(other)) {
                return false;
            }
        }
        return true;
    }

    private boolean windowFits(Step window) {
        if (window == Step.RESPONSE) {
            return agenda.step() == Step.CHAIN && agenda.a() == Chain.ANSWERING;
        }
        return agenda.step() == Step.MAIN && agenda.a() == Turn.WINDOW_HELD && agenda.b() == 0
                || agenda.step() == Step.CLOSING && agenda.b() != Turn.TO_OPEN;
    }

    private boolean chainFits(int stage) {
        boolean placed = agenda.step() == Step.MAIN && agenda.a() == Turn.WINDOW_FIRST && agenda.b() == 0
                || agenda.step() == Step.OPEN && agenda.b() == Windows.PLAYED;
        for (int at = 0; at < state.chain.size(); at++) {
            placed &= stage != Chain.ANSWERING || !state.chain.negated(at) && state.seats.inGame(state.chain.seat(at));
        }
        boolean doubled = state.chain.laidSize() == 0 || agenda.step() == Step.MAIN;
        return placed && doubled && state.chain.size() > 0;
    }

    private boolean doubleFits() {
        if (agenda.step() != Step.MAIN
                || agenda.a() != Turn.WINDOW_FIRST
                || state.chain.size() > 0
                || state.chain.laidSize() == 0
                || !state.seats.inGame(state.active)
                || Permissions.cardsLeft(state, state.active) == 0) {
            return false;
        }
        agenda.push(Step.DOUBLE, state.active, 0, 0);
        boolean fits = Offers.anyToDouble(state);
        agenda.pop();
        return fits;
    }

    private boolean copyFits(int seat, int left) {
        if (agenda.step() != Step.CHAIN || agenda.a() != Chain.ANSWERING || state.chain.seat(0) != seat) {
            return false;
        }
        int made = state.chain.size() - 1;
        if (made > 0 && !state.chain.copy(made) || made + left != Announcing.allCopies(state, seat)) {
            return false;
        }
        int there = Gains.there(state, seat, 0);
        int targets = Gains.targets(state, there, seat, state.chain.kind(0), state.chain.mode(0));
        return state.chain.target(0) == 0 || targets != 0;
    }

    private boolean effectsFit(int seat, int place, int operand) {
        String card = table.script.card(place);
        boolean trigger = Effects.of(operand) == Effects.TRIGGER;
        return switch (agenda.step()) {
            case ENCOUNTER ->
                Effects.of(operand) == Effects.ENCOUNTER && card.equals(Names.encounter(table, state.encounter - 1));
            case CHAIN -> {
                int last = state.chain.size() - 1;
                yield Effects.of(operand) == Effects.ENTRY
                        && agenda.a() == Chain.RESOLVING
                        && seat == state.chain.seat(last)
                        && card.equals(Names.card(table, state.chain.kind(last)));
            }
            case BLOCK, DESTROY ->
                trigger
                        && Part.left(agenda.b()) == 0
                        && table.deck.card(card).stream().anyMatch(kind -> table.is(kind, Type.ITEM));
            case EFFECTS ->
                seat == agenda.seat()
                        && Effects.of(operand) == Effects.ENCOUNTER
                        && Effects.of(agenda.b()) == Effects.ENCOUNTER
                        && card.equals(table.script.card(agenda.a()));
            case CHAMPION,
                    START,
                    MAIN,
                    CLOSING,
                    OPEN,
                    RESPONSE,
                    DOUBLE,
                    COPY,
                    DISCARD,
                    GIFT,
                    EQUIP,
                    RECOVER,
                    PASS,
                    CHOOSE,
                    MAY -> false;
        };
    }

    /** Whether the effects on top have just come past a place. */
    private boolean isNext(int place) {
        return agenda.step() == Step.EFFECTS && agenda.a() == place + 1;
    }

    private boolean partFits(Step step, int seat, int place, int operand) {
        if (!isNext(place)) {
            return false;
        }
        Effect effect = Effects.at(state, place);
        int reached = Part.reached(operand);
        int receiver = Part.receiver(operand) - 1;
        boolean breaks = step == Step.BLOCK || step == Step.DESTROY;
        boolean self = step == Step.EQUIP || step == Step.RECOVER;
        return Part.step(effect) == step
                && seat == Part.decides(table.script, place, agenda.seat(), reached)
                && (Part.left(operand) == 0 || state.seats.inGame(seat))
                && (!Part.triggering(operand) || breaks && Part.left(operand) == 0)
                && (!self || reached == agenda.seat())
                && (receiver < 0 || step == Step.GIFT && receiver != reached && state.seats.inGame(receiver));
    }
}
