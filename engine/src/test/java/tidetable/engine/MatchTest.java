package tidetable.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.contract.nasty.Nasty;
import tidetable.engine.contract.nasty.NastyState;
import tidetable.engine.contract.nasty.NastyView;

class MatchTest {
    private final Match<NastyState, NastyView> match = new Match<>(new Nasty(), Deal.fast(3, new Seed(1, 2)));

    private int number(String notation) {
        return match.game().actions().number(notation).orElseThrow();
    }

    @Test
    void aRefusedActionChangesNothing() {
        long hash = match.state().hash();
        List<Event> events = new ArrayList<>();
        assertThat(match.act(number("sink"), Story.into(events)))
                .hasValueSatisfying(
                        refusal -> assertThat(refusal.rule().number()).isEqualTo("2.5"));
        assertThat(match.state().hash()).isEqualTo(hash);
        assertThat(match.actions()).isEmpty();
        assertThat(events).isEmpty();
    }

    @Test
    void actionsAreTold() {
        List<Event> events = new ArrayList<>();
        assertThat(match.act(number("draw"), Story.into(events))).isEmpty();
        assertThat(match.notations()).containsExactly("draw");
        assertThat(events).hasSize(1);
        assertThat(match.over()).isFalse();
        assertThat(match.undo()).as("a draw is not taken back").isEmpty();
    }

    @Test
    void whatIsAttemptedIsCarriedOutOnlyWhenAccepted() {
        long hash = match.state().hash();
        Attempt.Done<NastyState> done = done(match, "draw", "draw");
        assertThat(match.state().hash()).isEqualTo(hash);
        assertThat(match.actions()).isEmpty();
        assertThat(done.actions()).containsExactly(number("draw"), number("draw"));
        assertThat(done.events())
                .hasSize(2)
                .allSatisfy(events -> assertThat(events).hasSize(1));
        assertThat(done.fixes()).containsExactly(true, true);
        Match<NastyState, NastyView> acting = match.copy();
        assertThat(acting.act(number("draw"), Story.NONE)).isEmpty();
        assertThat(acting.act(number("draw"), Story.NONE)).isEmpty();
        match.accept(done);
        assertThat(match.actions()).isEqualTo(acting.actions());
        assertThat(match.state().hash()).isEqualTo(acting.state().hash()).isEqualTo(done.hash());
        assertThat(match.undoable()).isZero();
    }

    @Test
    void saysBeforehandWhatCanNotBeTakenBack() {
        NastyState trial = match.state().copy();
        for (int turn = 0; turn < 20 && !match.over(); turn++) {
            long hash = match.state().hash();
            ActionList legal = new ActionList();
            match.state().legalActions(legal);
            for (int action : legal.toArray()) {
                assertThat(match.attempt(List.of(action)))
                        .isInstanceOfSatisfying(
                                Attempt.Done.class,
                                done -> assertThat(done.fixes()).isEqualTo(List.of(match.fixes(action, trial))));
            }
            assertThat(match.state().hash()).isEqualTo(hash);
            match.act(legal.toArray()[turn % legal.toArray().length], Story.NONE);
        }
        assertThat(match.actions()).isNotEmpty();
    }

    @Test
    void oneRefusedActionRefusesAll() {
        assertThat(match.attempt(List.of(number("draw"), number("sink"), number("draw"))))
                .isInstanceOfSatisfying(Attempt.Refused.class, refused -> {
                    assertThat(refused.index()).isEqualTo(1);
                    assertThat(refused.refusal().rule().number()).isEqualTo("2.5");
                });
        assertThat(match.actions()).isEmpty();
    }

    @Test
    void onlyWhatWasAttemptedOnTheMatchAsItStandsIsAccepted() {
        Attempt.Done<NastyState> first = done(match, "draw");
        Attempt.Done<NastyState> second = done(match, "draw");
        assertThatThrownBy(() -> match.copy().accept(first)).isInstanceOf(IllegalStateException.class);
        match.accept(first);
        assertThatThrownBy(() -> match.accept(second)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> match.accept(first)).isInstanceOf(IllegalStateException.class);
        assertThat(match.notations()).containsExactly("draw");
        match.accept(done(match));
        assertThat(match.notations()).containsExactly("draw");
    }

    @Test
    void aCopyGoesItsOwnWay() {
        Match<NastyState, NastyView> copy = match.copy();
        long hash = match.state().hash();
        assertThat(copy.act(number("draw"), Story.NONE)).isEmpty();
        assertThat(match.state().hash())
                .isEqualTo(hash)
                .isNotEqualTo(copy.state().hash());
        assertThat(match.actions()).isEmpty();
        assertThat(copy.copy().notations()).containsExactly("draw");
        assertThat(copy.deal()).isEqualTo(match.deal());
    }

    private static Attempt.Done<NastyState> done(Match<NastyState, NastyView> match, String... notations) {
        List<Integer> actions = Stream.of(notations)
                .map(notation -> match.game().actions().number(notation).orElseThrow())
                .toList();
        return switch (match.attempt(actions)) {
            case Attempt.Done<NastyState> done -> done;
            case Attempt.Refused<NastyState> refused -> throw new AssertionError(refused);
        };
    }

    @Test
    void aBotKnowsWhatItsSeatSees() {
        Knowledge<?> knowledge = match.knowledge();
        ActionList legal = new ActionList();
        ActionList known = new ActionList();
        match.state().legalActions(legal);
        knowledge.legalActions(known);
        assertThat(known.toArray()).isEqualTo(legal.toArray());
        assertThat(knowledge.seat()).isZero();
        assertThat(knowledge.view()).isEqualTo(match.view(Viewer.at(0)));
        long hash = match.state().hash();
        assertThat(knowledge.sample(Rng.fast(new Seed(1, 1), "bot")).hash()).isNotEqualTo(hash);
        assertThat(match.state().hash()).isEqualTo(hash);
    }

    @Test
    void aPlayoutCountsDecisions() {
        Playout playout = new Playout();
        Rng rng = Rng.fast(new Seed(5, 5), "playout");
        State<?> state = new Nasty().deal(Deal.fast(4, new Seed(1, 2)));
        playout.run(state, rng, 3);
        assertThat(playout.decisions()).isEqualTo(3);
        playout.run(state, rng);
        assertThat(state.actor()).isEqualTo(State.OVER);
        assertThat(playout.choices()).isPositive().isLessThan(playout.decisions());
        assertThat(playout.options()).isGreaterThanOrEqualTo(2 * playout.choices());
    }

    @Test
    void aViewerSeesItsOwnSeat() {
        assertThat(Viewer.at(1).sees(1)).isTrue();
        assertThat(Viewer.at(1).sees(0)).isFalse();
        assertThat(Viewer.AUDIENCE.sees(0)).isFalse();
        assertThat(Viewer.ARCHIVE.sees(0)).isTrue();
    }

    @Test
    void aDealKeepsItsOwnOptions() {
        Map<String, String> options = new java.util.HashMap<>(Map.of("a", "b"));
        Deal deal = new Deal(2, options, new Seed(1, 2), Rng.Kind.KEYED);
        options.clear();
        assertThat(deal.options()).containsEntry("a", "b");
        assertThat(deal.stream("x").write()).startsWith("keyed:");
    }
}
