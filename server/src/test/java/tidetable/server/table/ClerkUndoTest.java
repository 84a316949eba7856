package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.ActionList;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fintasticsea.FintasticState;

/** Undo is no oracle: whole matches in which everything is taken back that can be, checked against the rules alone. */
class ClerkUndoTest {
    private static final FintasticSea GAME = FintasticSea.standard();

    /** What an action does by the rules, found without the table. */
    private record Found(FintasticState after, boolean fixes) {}

    /** An action that stands, and what everybody saw before it. */
    private record Taken(String action, boolean fixes, FintasticState before, List<String> views) {}

    @ParameterizedTest(name = "{0} seats, seed {1}")
    @CsvSource({"2, 1", "2, 2", "3, 3", "4, 4"})
    void nothingCanBeTriedOut(int seats, long seed) {
        new Walk(seats, seed).toTheEnd();
    }

    private static final class Walk {
        private final Random random;
        private final Desk desk;
        private final Deque<Taken> stack = new ArrayDeque<>();
        private final Set<String> questions = new HashSet<>();
        private final List<String> stale = new ArrayList<>();
        private FintasticState state;
        private int undone;
        private int afterFinal;

        Walk(int seats, long seed) {
            random = new Random(seed);
            Seed secret = new Seed(seed, ~seed);
            desk = Desk.running(FintasticSea.ID, Optional.empty(), seats, secret);
            state = GAME.deal(new Deal(seats, Map.of(), secret, Rng.Kind.KEYED));
        }

        void toTheEnd() {
            while (state.actor() != State.OVER) {
                step();
            }
            assertThat(desk.table.status()).isEqualTo(Status.OVER);
            assertThat(undone).as("actions taken back").isGreaterThan(10);
            assertThat(afterFinal).as("rows past a final action").isGreaterThan(10);
        }

        private void step() {
            int seat = state.actor();
            checkQuestion(seat);
            boolean undoable = !stack.isEmpty() && !stack.peek().fixes();
            if (undoable && random.nextInt(3) == 0) {
                undo(seat);
                return;
            }
            if (!undoable) {
                refused(desk.undo(seat), Code.NO_UNDO);
            }
            List<String> offered = offered(seat);
            String action = offered.get(random.nextInt(offered.size()));
            Found found = find(state, action);
            String second = random.nextBoolean() ? anyAction() : legalAfter(found.after());
            if (found.fixes()) {
                // legal afterwards or not, the answer is the same
                unchanged(() -> refused(desk.act(seat, action, second), Code.AFTER_FINAL));
                afterFinal++;
                act(seat, action);
            } else if (refusedAfter(found.after(), second)) {
                unchanged(() -> assertThat(desk.act(seat, action, second)).isInstanceOf(Verdict.Illegal.class));
                act(seat, action);
            } else {
                act(seat, action, second);
            }
        }

        private void checkQuestion(int seat) {
            JsonNode question = desk.update(seat).path("question");
            assertThat(question.path("undo").asBoolean())
                    .isEqualTo(!stack.isEmpty() && !stack.peek().fixes());
            for (JsonNode choice : question.path("actions")) {
                String action = choice.path("action").asText();
                assertThat(choice.path("final").asBoolean())
                        .as(action)
                        .isEqualTo(find(state, action).fixes());
            }
            for (int other = -1; other < state.seats(); other++) {
                if (other != seat) {
                    assertThat(desk.update(other).has("question")).isFalse();
                }
            }
            assertThat(questions.add(question.path("id").asText()))
                    .as("the question is new")
                    .isTrue();
        }

        private void act(int seat, String... actions) {
            String question = desk.question(seat);
            List<String> views = desk.views();
            assertThat(desk.act(seat, actions)).isInstanceOf(Verdict.Store.class);
            for (String action : actions) {
                Found found = find(state, action);
                stack.push(new Taken(action, found.fixes(), state, views));
                state = found.after();
                // nobody was shown what lies between the actions of a row
                views = List.of();
            }
            staleNow(seat, question);
        }

        private void undo(int seat) {
            String question = desk.question(seat);
            int other = (seat + 1) % state.seats();
            unchanged(() -> refused(desk.ask(new Request.Undo(Desk.token(other), "", question)), Code.NOT_ASKED));
            assertThat(desk.undo(seat)).isInstanceOf(Verdict.Store.class);
            undone++;
            Taken taken = stack.pop();
            while (taken.views().isEmpty()) {
                // a row is taken back as a whole
                taken = stack.pop();
            }
            state = taken.before();
            assertThat(desk.views()).isEqualTo(taken.views());
            assertThat(desk.table.play().match().state().hash()).isEqualTo(state.hash());
            assertThat(offered(seat)).contains(taken.action());
            staleNow(seat, question);
        }

        /** Questions of the past are never open again. */
        private void staleNow(int seat, String question) {
            stale.add(question);
            String old = stale.get(random.nextInt(stale.size()));
            int asked = Integer.parseInt(old.substring(old.indexOf('.') + 1));
            if (state.actor() != State.OVER) {
                unchanged(() -> refused(
                        desk.ask(new Request.Act(Desk.token(asked), "", old, List.of("pass"))), Code.STALE_QUESTION));
            }
        }

        private void unchanged(Runnable what) {
            int position = desk.table.position();
            List<String> views = desk.views();
            String question = desk.question(state.actor());
            what.run();
            assertThat(desk.table.position()).isEqualTo(position);
            assertThat(desk.views()).isEqualTo(views);
            assertThat(desk.question(state.actor())).isEqualTo(question);
        }

        private List<String> offered(int seat) {
            List<String> offered = new ArrayList<>();
            desk.update(seat)
                    .path("question")
                    .path("actions")
                    .forEach(a -> offered.add(a.path("action").asText()));
            return offered;
        }

        private String legalAfter(FintasticState after) {
            ActionList legal = new ActionList();
            after.legalActions(legal);
            return legal.size() == 0 ? anyAction() : GAME.actions().notation(legal.get(random.nextInt(legal.size())));
        }

        private String anyAction() {
            return GAME.actions().notation(random.nextInt(GAME.actions().size()));
        }

        private static boolean refusedAfter(FintasticState after, String action) {
            return after.refusal(number(action)).isPresent();
        }

        private static int number(String action) {
            return GAME.actions().number(action).orElseThrow();
        }

        private static Found find(FintasticState before, String action) {
            FintasticState after = before.copy();
            List<Event> events = new ArrayList<>();
            after.apply(number(action), Story.into(events));
            boolean reveals = events.stream().anyMatch(event -> event.revealsToAny(after.seats()));
            return new Found(after, reveals || after.actor() != before.actor());
        }

        private static void refused(Verdict verdict, Code code) {
            assertThat(verdict)
                    .isInstanceOfSatisfying(
                            Verdict.Refused.class,
                            refused -> assertThat(refused.code()).isEqualTo(code));
        }
    }
}
