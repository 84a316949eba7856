package tidetable.engine.contract.nasty;

import java.util.List;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;

/** Reads the agenda of a position of the nasty game, of which all else has been read. */
final class NastyAgenda {
    private static final int ANY = 0xFFFF;

    private final NastyState state;
    private final List<Fields> frames;

    private NastyAgenda(NastyState state, List<Fields> frames) {
        this.state = state;
        this.frames = frames;
    }

    static void read(Fields position, NastyState state) {
        List<Fields> frames = position.objects("agenda");
        if (frames.size() > state.seats + 2) {
            throw position.bad("agenda", "is too long");
        }
        NastyAgenda agenda = new NastyAgenda(state, frames);
        for (int i = 0; i < frames.size(); i++) {
            agenda.read(frames.get(i), i);
        }
        if (frames.isEmpty()) {
            return;
        }
        if (state.deck.size() == 0) {
            throw position.bad("agenda", "must be empty, as the deck is");
        }
        if (state.lives[state.agenda.seat()] == 0 || state.agenda.step() == Step.CALM) {
            throw position.bad("agenda", "must end with a question to a living seat");
        }
    }

    private void read(Fields frame, int index) {
        Step step = frame.word("step", Step::named, "a step");
        int seat = frame.integer("seat", 0, state.seats - 1);
        int a = frame.integer("a", 0, ANY);
        int b = frame.integer("b", 0, ANY);
        frame.end();
        boolean last = index == frames.size() - 1;
        boolean fits = switch (step) {
            case TURN -> index == 0 && a == 0 && b == 0;
            case WINDOW -> index == 1 && last && window(seat, a, b);
            case DEPTH -> index == 1 && last && b == 0 && dived(seat) == answered(a);
            case PEEK -> index == 1 && last && a == 0 && b == 0 && seat == state.active() && peeks(seat);
            case CALM -> index == 1 && !last && a == 0 && seat == state.active() && b < 1 << state.seats;
            case RESCUE -> index > 1 && a == 0 && b == 0 && hit(seat, index);
        };
        if (!fits) {
            throw misfit(frame);
        }
        state.agenda.push(step, seat, a, b);
    }

    private static BadInput misfit(Fields frame) {
        return frame.bad("does not fit the rest of the position");
    }

    private boolean window(int seat, int kind, int target) {
        boolean played = kind < Kind.COUNT && kind != Kind.INK.number && state.discard[kind] > 0;
        boolean aimed = kind == Kind.CRAB.number
                ? target < state.seats && target != state.active() && state.hands.size(target) > 0
                : target == 0;
        return played && aimed && living(state.active()) && seat != state.active() && state.hands.size(seat) > 0;
    }

    /** The seats that have dived before one is asked. */
    private int dived(int asked) {
        int before = 0;
        if (!living(state.active())) {
            return -1;
        }
        for (int i = 1; i <= state.seats; i++) {
            int seat = (state.active() + i) % state.seats;
            if (seat == asked) {
                return before;
            }
            before |= living(seat) ? 1 << seat : 0;
        }
        return -1;
    }

    /** The seats whose answers are there, as a mask; -2 when there are more answers than seats. */
    private int answered(int answers) {
        int seats = 0;
        for (int seat = 0; seat < state.seats; seat++) {
            seats |= (answers >> 2 * seat & 3) != 0 ? 1 << seat : 0;
        }
        return answers >> 2 * state.seats == 0 ? seats : -2;
    }

    private boolean peeks(int seat) {
        return living(seat) && state.deck.topSize() > 0 && (state.deck.topKnownTo(0) >> seat & 1) != 0;
    }

    /** Whether a seat was hit, and its turn to say how it fares comes before that of the seat asked below. */
    private boolean hit(int seat, int index) {
        boolean first = index == 2 || order(seat) < order(state.agenda.seat(index - 1));
        return first && (state.agenda.b(1) >> seat & 1) != 0;
    }

    private int order(int seat) {
        return (seat - state.active() + state.seats - 1) % state.seats;
    }

    private boolean living(int seat) {
        return state.lives[seat] > 0;
    }
}
