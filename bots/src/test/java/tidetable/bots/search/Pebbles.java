package tidetable.bots.search;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tidetable.engine.ActionList;
import tidetable.engine.ActionSpace;
import tidetable.engine.CardFace;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.PositionCodec;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.text.Texts;

/** A game small enough to be known: two seats take one, two or three pebbles in turn; who takes the last one wins. */
final class Pebbles implements Game<Pebbles.Heap, Pebbles.View> {
    private static final GameInfo INFO =
            new GameInfo("pebbles", "Pebbles", 2, 2, List.of(), 1, "standard", "0", List.of("en"));
    private static final ActionSpace ACTIONS = new ActionSpace(List.of("take none", "take 1", "take 2", "take 3"));
    private static final int MOST = 3;

    /** The heap is there for all to see. */
    record View(int left) {}

    /** A heap, and whose turn it is. */
    static final class Heap implements State<Heap> {
        private int left;
        private int seat;

        Heap(int left) {
            this.left = left;
        }

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public int actor() {
            return left == 0 ? OVER : seat;
        }

        @Override
        public int activeSeat() {
            return seat;
        }

        @Override
        public void legalActions(ActionList out) {
            out.clear();
            IntStream.rangeClosed(1, Math.min(MOST, left)).forEach(out::add);
        }

        @Override
        public Optional<Refusal> refusal(int action) {
            return Optional.empty();
        }

        @Override
        public void apply(int action, Story story) {
            left -= action;
            seat = 1 - seat;
        }

        @Override
        public Prompt prompt() {
            throw new UnsupportedOperationException("nobody asks");
        }

        @Override
        public String step() {
            return "take";
        }

        @Override
        public Heap copy() {
            Heap copy = new Heap(left);
            copy.seat = seat;
            return copy;
        }

        @Override
        public void copyFrom(Heap other) {
            left = other.left;
            seat = other.seat;
        }

        @Override
        public void resample(int observer, Rng rng) {}

        @Override
        public long hash() {
            return left * 2L + seat;
        }

        /** Who is not to move took last. */
        @Override
        public Standing standing() {
            return Standing.ranked(new int[] {seat, 1 - seat}, new int[2]);
        }
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public ActionSpace actions() {
        return ACTIONS;
    }

    @Override
    public Heap deal(Deal deal) {
        return new Heap(21);
    }

    @Override
    public View view(Heap state, Viewer viewer) {
        return new View(state.left);
    }

    @Override
    public List<CardFace> cards() {
        return List.of();
    }

    @Override
    public PositionCodec<Heap> positions() {
        throw new UnsupportedOperationException("not written");
    }

    @Override
    public Texts texts(String language) {
        throw new UnsupportedOperationException("no words");
    }

    @Override
    public String rulebook(String language) {
        return "Take one, two or three pebbles. Who takes the last one wins.";
    }
}
