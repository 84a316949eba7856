package tidetable.engine.contract;

import static tidetable.engine.contract.ContractSuite.same;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tidetable.engine.ActionList;
import tidetable.engine.Game;
import tidetable.engine.Refusal;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;

/** What {@link State#asked()}, {@link State#threatened()}, {@link State#quiet(int)} and {@link Game#passing()} promise, at one position. */
final class AskedAtOnce<S extends State<S>, V extends Record> {
    private final Game<S, V> game;

    AskedAtOnce(Game<S, V> game) {
        this.game = game;
    }

    /** All that a seat is given when it has to answer. */
    private record Question<V extends Record>(
            int seat,
            int asked,
            List<Integer> legal,
            List<Integer> quiet,
            String step,
            List<Optional<Refusal>> refusals,
            State.Prompt prompt,
            V view) {}

    void check(S state, Rng choices) {
        if (state.actor() == State.OVER) {
            same(state.asked(), 0, "the seats asked after the end");
            same(state.threatened(), 0, "the seats threatened after the end");
            return;
        }
        same(state.asked() >> state.actor() & 1, 1, "the actor's bit of the seats asked");
        same(state.asked() >>> state.seats(), 0, "the seats asked beyond the last");
        same(state.threatened() & ~state.asked(), 0, "the seats threatened beyond those asked");
        int others = others(state);
        List<Integer> quiet = quiet(state);
        boolean passing = game.passing().contains(state.step());
        if (!passing) {
            same(quiet.isEmpty(), others == 0, "in step " + state.step() + ", whether no answer is quiet");
        }
        List<Question<V>> first = new ArrayList<>();
        for (int action : quiet) {
            String when = " after quiet '" + game.actions().notation(action) + "' in step " + state.step();
            S after = state.copy();
            after.apply(action, Story.NONE);
            List<Question<V>> following = following(after, others, state.threatened(), when, choices);
            if (first.isEmpty()) {
                first.addAll(following);
            }
            same(following, first, "what the others are asked" + when);
        }
        if (passing) {
            same(quiet.size(), 1, "in step " + state.step() + ", which passes by itself, the number of quiet answers");
            for (Question<V> question : first) {
                same(question.step, state.step(), "the step of another seat of a window that passes by itself");
                same(question.quiet.size(), 1, "the number of quiet answers of another seat in " + question.step);
            }
        }
    }

    /** The questions to the seats that are still to answer, each of which gives some quiet answer. */
    private List<Question<V>> following(S state, int asked, int threatened, String when, Rng choices) {
        List<Question<V>> questions = new ArrayList<>();
        int left = asked;
        while (left != 0) {
            same(state.asked(), left, "the seats asked" + when);
            same(state.threatened(), threatened & left, "the seats threatened" + when);
            same(left >> state.actor() & 1, 1, "the actor's bit of the seats asked" + when);
            Question<V> question = question(state);
            questions.add(question);
            left = others(state);
            if (left != 0) {
                same(question.quiet.isEmpty(), false, "whether no answer is quiet" + when);
                state.apply(question.quiet.get(choices.below(question.quiet.size())), Story.NONE);
            }
        }
        return questions;
    }

    private Question<V> question(S state) {
        return new Question<>(
                state.actor(),
                state.asked(),
                legal(state),
                quiet(state),
                state.step(),
                IntStream.range(0, game.actions().size())
                        .mapToObj(state::refusal)
                        .toList(),
                state.prompt(),
                game.view(state, Viewer.at(state.actor())));
    }

    private static int others(State<?> state) {
        return state.asked() & ~(1 << state.actor());
    }

    private static List<Integer> quiet(State<?> state) {
        return legal(state).stream().filter(state::quiet).toList();
    }

    private static List<Integer> legal(State<?> state) {
        ActionList legal = new ActionList();
        state.legalActions(legal);
        return IntStream.of(legal.toArray()).boxed().toList();
    }
}
