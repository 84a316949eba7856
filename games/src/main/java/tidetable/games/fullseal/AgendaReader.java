package tidetable.games.fullseal;

import java.util.List;
import java.util.Optional;
import tidetable.engine.Agenda;
import tidetable.engine.file.Fields;

/** Reads the agenda of a position, of which all else has been read; every frame must be one that the rules put there. */
final class AgendaReader {
    private final FullSealState state;
    private final Table table;
    private final Agenda<Step> agenda;
    private final Fields position;

    AgendaReader(FullSealState state, Fields position) {
        this.state = state;
        this.table = state.table;
        this.agenda = state.agenda;
        this.position = position;
    }

    void read(List<Fields> frames) {
        for (Fields frame : frames) {
            Step step = frame.word("step", Step::named, "a step of this game");
            if (step.isBase() && agenda.depth() > 0 && step != Step.FISHING) {
                throw frame.bad("step", "'" + step.word() + "' must be the first entry");
            }
            if (!step.isBase() && agenda.depth() == 0) {
                throw frame.bad("step", "'" + step.word() + "' must not be the first entry");
            }
            push(frame, step, frame.integer("seat", 0, table.seats - 1));
            frame.end();
        }
        if (agenda.depth() > 0 && agenda.step() == Step.ATTACK && agenda.a() == Attack.CHOOSING) {
            throw position.bad("agenda", "must ask who chooses a Predator");
        }
        boolean fishing = false;
        for (int at = 0; at < agenda.depth(); at++) {
            fishing |= agenda.step(at) == Step.FISHING;
        }
        if (!fishing && state.lineSize > 0) {
            throw position.bad("line", "must be empty when nobody fishes");
        }
        boolean predators = state.chosen + state.shownAttacker + state.shownDefender > 0;
        if (predators && !Attack.goesOn(state)) {
            throw position.bad("attack", "must be empty when there is no attack");
        }
    }

    private void push(Fields frame, Step step, int seat) {
        int a = 0;
        int b = 0;
        boolean fits = switch (step) {
            case START, PLAY, END -> {
                a = word(frame, "window", List.of("first", "held"), "held");
                yield seat == state.active;
            }
            case FISHING -> {
                a = word(frame, "stage", Fishing.STAGES, "decide");
                b = frame.flag("forced", false) ? 1 : 0;
                yield seat == state.active && (agenda.depth() == 0 || works(seat, Effect.FishAgain.class));
            }
            case TABLE, RESPONSE, UNDERTOW, MEND, DEN, PACK -> {
                b = word(frame, "asking", FullSealPositions.ASKING, "asked");
                yield windowFits(step, seat);
            }
            case CARD -> {
                a = card(frame);
                b = choice(frame, Announced.kind(a));
                yield cardFits(seat, a, b);
            }
            case ATTACK -> {
                a = word(frame, "stage", Attack.STAGES, "announced");
                int target = frame.integer("target", 0, table.seats - 1);
                int part = part(frame, "part");
                b = Attack.operand(target, part);
                yield attackFits(seat, a, target, part);
            }
            case CHOOSE -> isOn(Step.ATTACK, Attack.CHOOSING) && choosing(seat);
            case CHANGE ->
                works(seat, Effect.ChangePredator.class) && Attack.goesOn(state) && state.predators.size(seat) > 0;
            case WHISTLE, ORDER -> {
                a = frame.integer("left", 0, 9);
                yield works(seat, Effect.SearchBuy.class) && looks(seat, a);
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

    private static int part(Fields frame, String field) {
        return frame.word(field, Part::named, "head, flipper, belly or tail").ordinal();
    }

    private boolean isOn(Step below, int a) {
        return agenda.step() == below && agenda.a() == a;
    }

    private boolean windowFits(Step window, int seat) {
        return switch (window) {
            case TABLE ->
                agenda.step() == Step.START && agenda.a() == Turn.WINDOW_HELD
                        || agenda.step() == Step.END && agenda.a() == Turn.WINDOW_HELD
                        || agenda.step() == Step.PLAY && agenda.a() == Turn.WINDOW_HELD
                        || isOn(Step.FISHING, Fishing.NUMBER);
            case RESPONSE -> waitingCard() && seat != agenda.seat();
            case UNDERTOW -> isOn(Step.FISHING, Fishing.STOPPED) && seat != state.active;
            case MEND -> isOn(Step.FISHING, Fishing.EMPTY) && seat == state.active;
            case DEN -> isOn(Step.ATTACK, Attack.ANNOUNCED) && seat == Attack.defender(state);
            case PACK ->
                isOn(Step.ATTACK, Attack.REVEALED)
                        && (seat == Attack.attacker(state) || seat == Attack.defender(state));
            case START, FISHING, PLAY, END, CARD, ATTACK, CHOOSE, CHANGE, WHISTLE, ORDER -> false;
        };
    }

    private boolean waitingCard() {
        return agenda.step() == Step.CARD && Announced.condition(agenda.a()) == Announced.WAITING;
    }

    /** Whether a card of that seat lies on top whose effect goes on with questions. */
    private boolean works(int seat, Class<? extends Effect> effect) {
        if (agenda.step() != Step.CARD
                || agenda.seat() != seat
                || Announced.condition(agenda.a()) != Announced.WORKING) {
            return false;
        }
        Effect[] effects = table.effects[Announced.kind(agenda.a())];
        return effect.isInstance(effects[effects.length - 1]);
    }

    private int card(Fields frame) {
        String id = frame.text("card");
        int kind = table.deck.actionKind(id).orElseThrow();
        int condition = word(frame, "state", FullSealPositions.CONDITIONS, "waiting");
        if (condition == Announced.CANCELLED) {
            throw frame.bad("state", "must be waiting or working");
        }
        return Announced.operand(kind, condition);
    }

    private int choice(Fields frame, int kind) {
        int most = table.seats - 1;
        return switch (table.choices[kind]) {
            case NOTHING -> 0;
            case OPPONENT -> FullSealActions.choice(frame.integer("target", 0, most), 0, 0);
            case OWN_SEAL -> FullSealActions.choice(0, part(frame, "part"), 0);
            case BARTER ->
                FullSealActions.choice(frame.integer("target", 0, most), part(frame, "part"), part(frame, "other"));
        };
    }

    /** Whether a card can lie there: in a play, in a window that fits, or in a chain; and be announced with its choices. */
    private boolean cardFits(int seat, int operand, int choice) {
        int kind = Announced.kind(operand);
        Window window = table.window(kind);
        boolean placed = switch (agenda.step()) {
            case PLAY -> window == Window.OWN_PLAY && agenda.a() == Turn.WINDOW_FIRST && seat == state.active;
            case TABLE, UNDERTOW, MEND, DEN, PACK ->
                agenda.b() == Windows.PLAYED && agenda.step().window() == window && agenda.seat() == seat;
            case CARD -> waitingCard() && window == Window.ACTION_DECLARED && seat != agenda.seat();
            case START, FISHING, END, RESPONSE, ATTACK, CHOOSE, CHANGE, WHISTLE, ORDER -> false;
        };
        if (Announced.condition(operand) == Announced.WORKING) {
            Effect[] effects = table.effects[kind];
            return placed && effects[effects.length - 1].waits();
        }
        return placed && usable(seat, kind, choice);
    }

    private boolean usable(int seat, int kind, int choice) {
        int other = FullSealActions.choiceSeat(choice);
        int own = FullSealActions.choiceOwn(choice);
        return switch (table.choices[kind]) {
            case NOTHING -> Effects.usable(state, kind, seat);
            case OPPONENT -> Effects.usableAt(state, kind, seat, other);
            case OWN_SEAL -> state.held.seals(seat, own) > 0 && Effects.usable(state, kind, seat);
            case BARTER ->
                other != seat && Effects.canSwap(state, seat, other, own, FullSealActions.choiceOther(choice));
        };
    }

    private boolean attackFits(int seat, int stage, int target, int part) {
        boolean shown = state.shownAttacker != FullSealState.NONE && state.shownDefender != FullSealState.NONE;
        boolean none = state.shownAttacker == FullSealState.NONE && state.shownDefender == FullSealState.NONE;
        boolean predators = switch (stage) {
            case Attack.ANNOUNCED -> none && state.chosen == FullSealState.NONE && state.predators.size(seat) > 0;
            case Attack.CHOOSING -> none && state.predators.size(seat) > 0;
            default -> shown && state.chosen == FullSealState.NONE;
        };
        return isOn(Step.PLAY, Turn.WINDOW_FIRST)
                && seat == state.active
                && target != seat
                && state.held.seals(target, part) > 0
                && predators;
    }

    /** Whether it is for a seat to choose: the attacker first, then the defender (9.1c, 9.1e). */
    private boolean choosing(int seat) {
        if (state.chosen == FullSealState.NONE) {
            return seat == Attack.attacker(state);
        }
        return seat == Attack.defender(state)
                && state.predators.count(Attack.attacker(state), state.chosen - 1) > 0
                && state.predators.size(seat) > 0;
    }

    private boolean looks(int seat, int count) {
        for (int i = 0; i < count; i++) {
            if (i >= state.sealPile.topSize() || (state.sealPile.topKnownTo(i) >> seat & 1) == 0) {
                return false;
            }
        }
        return true;
    }
}
