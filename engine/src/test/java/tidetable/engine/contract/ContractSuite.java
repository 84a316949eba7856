package tidetable.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.ActionList;
import tidetable.engine.ActionSpace;
import tidetable.engine.CardFace;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.GameInfo;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.engine.text.Texts;

/**
 * What every game must keep, whatever its rules are. A game's test extends this.
 *
 * @param <S> the positions of the game
 * @param <V> the views of the game
 */
public abstract class ContractSuite<S extends State<S>, V extends Record> extends RandomGames<S, V> {

    /** Random play ends, loses and makes nothing, and is the same again with a listener and the same seed. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void endsAndKeepsEverything(Batch batch) {
        playAndCount(batch, Rng.Kind.FAST);
    }

    /** The same with the streams of matches between people. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void endsAndKeepsEverythingWithKeyedShuffles(Batch batch) {
        playAndCount(new Batch(batch.seats(), batch.first(), Math.max(1, batch.count() / 4)), Rng.Kind.KEYED);
    }

    private void playAndCount(Batch batch, Rng.Kind shuffle) {
        batch.numbers().forEach(number -> {
            Walk<S> walk = walk(batch.seats(), number, shuffle);
            Map<String, Integer> inventory = inventory(written(walk.state()));
            S twin = game().deal(walk.deal());
            Set<Long> hashes = new HashSet<>();
            walk.play(at -> {
                S state = at.state();
                same(inventory(written(state)), inventory, "the inventory");
                same(state.hash(), twin.hash(), "the hash of the same game with a listener");
                hashes.add(state.hash());
                checkShape(state);
                checkStanding(state.standing(), state.seats());
                checkRanks(state);
                if (!at.over()) {
                    twin.apply(at.action(), Story.into(new ArrayList<>()));
                }
            });
            assertThat(hashes).as("different hashes in one game").hasSize(walk.step() + 1);
        });
    }

    private void checkShape(S state) {
        ActionList legal = new ActionList();
        legal.add(Integer.MAX_VALUE);
        state.legalActions(legal);
        boolean over = state.actor() == State.OVER;
        same(state.step().equals("over"), over, "whether the step is called 'over'");
        same(legal.size() == 0, over, "whether there is no legal action");
        if (!over) {
            assertThat(state.actor()).as("the actor").isBetween(0, state.seats() - 1);
        }
        int before = -1;
        for (int action : legal.toArray()) {
            if (action <= before || action >= game().actions().size()) {
                throw new AssertionError("legal actions are not ascending numbers of the action space: " + legal);
            }
            before = action;
        }
    }

    private static void checkStanding(Standing standing, int seats) {
        List<Integer> order =
                standing.groups().stream().flatMap(List::stream).sorted().toList();
        same(order, IntStream.range(0, seats).boxed().toList(), "the seats in the standing");
        same(standing.scores().size(), seats, "the number of scores");
        int above = Integer.MAX_VALUE;
        for (List<Integer> group : standing.groups()) {
            int score = standing.scores().get(group.getFirst());
            if (score > above
                    || !group.stream().allMatch(seat -> standing.scores().get(seat) == score)) {
                throw new AssertionError("groups are not ordered by score, or tied seats differ in it: " + standing);
            }
            same(group, group.stream().sorted().toList(), "a group in ascending order");
            above = score;
        }
    }

    private static <S extends State<S>> void checkRanks(S state) {
        Standing standing = state.standing();
        for (int seat = 0; seat < state.seats(); seat++) {
            for (int other = 0; other < seat; other++) {
                int places = Integer.compare(standing.place(other), standing.place(seat));
                same(Long.compare(state.rank(seat), state.rank(other)), places, "the order of ranks");
            }
        }
    }

    /** Another seed is another deal, for whoever may see all cards. */
    @Test
    public void anotherSeedIsAnotherDeal() {
        seats().forEach(seats -> {
            Set<String> positions = new HashSet<>();
            Set<String> seen = new HashSet<>();
            for (int number = 0; number < 20; number++) {
                S state = game().deal(Walk.deal(seats, number, Rng.Kind.FAST));
                same(state.seats(), seats, "the number of seats");
                positions.add(written(state).toString());
                seen.add(Json.tree(game().view(state, Viewer.ARCHIVE)).toString());
            }
            assertThat(positions).hasSize(20);
            assertThat(seen).hasSizeGreaterThan(1);
        });
    }

    /** A copy and its original go their own ways, and so does a position that was another one before. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void copiesAreIndependent(Batch batch) {
        batch.numbers().forEach(number -> {
            S used = game().deal(Walk.deal(batch.seats(), number + 1_000_003, shuffle(number + 1)));
            walk(batch.seats(), number, shuffle(number)).play(at -> {
                S state = at.state();
                if (at.over() || !sampled(at)) {
                    return;
                }
                ObjectNode before = written(state);
                long hash = state.hash();
                S copy = state.copy();
                S kept = state.copy();
                checkEqual(copy, before, hash, "a copy");
                used.copyFrom(state);
                checkEqual(used, before, hash, "copyFrom into a position of another match");
                copy.apply(at.action(), Story.NONE);
                playOn(copy, at.samples(), 1 + at.samples().below(60));
                checkEqual(state, before, hash, "the original after a copy was played on");
                checkEqual(used, before, hash, "a second copy after the first was played on");
                playOn(used, at.samples(), 1 + at.samples().below(60));
                checkEqual(state, before, hash, "the original after a copy made by copyFrom was played on");
                checkEqual(kept, before, hash, "a third copy after the others were played on");
                state.resample(state.actor(), at.samples());
                checkEqual(kept, before, hash, "a copy after the original was resampled");
                state.copyFrom(kept);
                checkEqual(state, before, hash, "copyFrom into the resampled original");
            });
        });
    }

    /** A position written and read between any two actions is the same in every field, and plays on the same. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void positionsAreWrittenAndRead(Batch batch) {
        play(batch, at -> {
            if (!sampled(at)) {
                return;
            }
            S state = at.state().copy();
            ObjectNode before = written(state);
            S read = game().positions().read(Json.parse(Json.pretty(before), "position"), "position");
            checkEqual(read, before, state.hash(), "the position written and read");
            Rng choices = at.samples().copy();
            for (int i = 0; i < 30 && state.actor() != State.OVER; i++) {
                same(read.actor(), state.actor(), "the actor of the position read");
                same(legal(read), legal(state), "the legal actions of the position read");
                playOn(state, choices.copy(), 1);
                playOn(read, choices, 1);
                same(read.hash(), state.hash(), "the hash after playing on from the position read");
            }
        });
    }

    /** For every number of the action space the two sides of legality agree, and refusals and prompts can be said. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void legalMeansNotRefused(Batch batch) {
        Words words = new Words(game());
        play(batch, at -> {
            S state = at.state();
            if (!at.over()) {
                State.Prompt prompt = state.prompt();
                words.check(prompt.rule());
                words.check(prompt.message());
            }
            if (sampled(at)) {
                long hash = state.hash();
                checkRefusals(state, words);
                same(state.hash(), hash, "the hash after asking for refusals");
            }
        });
    }

    private void checkRefusals(S state, Words words) {
        ActionSpace actions = game().actions();
        List<Integer> legal = legal(state);
        int next = 0;
        for (int action = 0; action < actions.size(); action++) {
            boolean listed = next < legal.size() && legal.get(next) == action;
            next += listed ? 1 : 0;
            Optional<Refusal> refusal = state.refusal(action);
            if (refusal.isEmpty() != listed) {
                throw new AssertionError("'" + actions.notation(action) + "' is "
                        + (listed ? "listed as legal" : "not listed as legal") + " in step " + state.step()
                        + ", but its refusal is " + refusal);
            }
            refusal.ifPresent(r -> {
                words.check(r.rule());
                words.check(r.message());
            });
        }
    }

    /** Every action's notation reads back to its number. */
    @Test
    public void notationReadsBack() {
        ActionSpace actions = game().actions();
        for (int action = 0; action < actions.size(); action++) {
            assertThat(actions.number(actions.notation(action))).hasValue(action);
        }
        assertThat(actions.number("no action at all")).isEmpty();
    }

    /**
     * An action reveals exactly when one of its events does, whoever looks; events can be said in everybody's form; and
     * seeing an event's form once more changes nothing.
     */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void eventsSayWhatIsRevealed(Batch batch) {
        Words words = new Words(game());
        List<Viewer> viewers = new ArrayList<>(viewers(batch.seats()));
        viewers.add(Viewer.ARCHIVE);
        play(batch, at -> {
            List<Integer> tried = at.over() ? List.of() : sampled(at) ? legal(at.state()) : List.of(at.action());
            tried.forEach(action -> checkEvents(at.state(), action, viewers, words));
        });
    }

    private void checkEvents(S state, int action, List<Viewer> viewers, Words words) {
        boolean reveals = state.reveals(action);
        List<Event> events = new ArrayList<>();
        S copy = state.copy();
        copy.apply(action, Story.into(events));
        boolean revealed = events.stream()
                .anyMatch(event -> viewers(state.seats()).stream().anyMatch(event::revealsTo));
        if (reveals != revealed) {
            throw new AssertionError("reveals('" + game().actions().notation(action) + "') is " + reveals + " in step "
                    + state.step() + ", but the events are " + events);
        }
        for (Event event : events) {
            for (Viewer viewer : viewers) {
                Event seen = event.seenBy(viewer);
                words.check(seen.message());
                same(seen.seenBy(viewer), seen, "the form of an event's form");
                same(Json.tree(seen).isObject(), true, "whether an event is written as an object");
            }
        }
    }

    /**
     * Seats that are asked at the same time may answer in any order: the actor can let the others' questions stand, and
     * these are then the same whichever of its quiet answers it gave.
     */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void questionsAskedAtOnceStand(Batch batch) {
        AskedAtOnce<S, V> check = new AskedAtOnce<>(game());
        play(batch, at -> check.check(at.state(), at.samples()));
    }

    /** A window that passes by itself is one that there is; what its seats may answer is checked with all that are asked at once. */
    @Test
    public void whatPassesByItselfOccurs() {
        Set<String> missing = new HashSet<>(game().passing());
        batches()
                .takeWhile(_ -> !missing.isEmpty())
                .forEach(batch -> play(batch, at -> missing.remove(at.state().step())));
        same(missing, Set.of(), "what passes by itself but never occurs");
    }

    /** Undo gives back exactly what revealed nothing, restores the position before it, and play goes on. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void undoRestores(Batch batch) {
        batch.numbers().forEach(number -> matchWalk(batch.seats(), number).undoAndRedo(every()));
    }

    /** A record, written, parsed and replayed, leads to the same position; also in the middle of a match. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("batches")
    public void recordsReplay(Batch batch) {
        batch.numbers().forEach(number -> matchWalk(batch.seats(), number).recordAndReplay());
    }

    private MatchWalk<S, V> matchWalk(int seats, long number) {
        return new MatchWalk<>(game(), seats, number, longest(), favoured(number));
    }

    /** Every language has the same texts and a rulebook. */
    @Test
    public void languagesAreComplete() {
        List<String> languages = game().info().languages();
        assertThat(languages).startsWith("en").doesNotHaveDuplicates();
        Texts english = game().texts("en");
        for (String language : languages) {
            game().texts(language).checkSameKeys(english);
            assertThat(game().rulebook(language)).isNotBlank();
        }
        assertThatThrownBy(() -> game().texts("tlh")).isInstanceOf(BadInput.class);
    }

    /** Every kind of card is there once, with a group and with a name and a text in every language. */
    @Test
    public void cardsHaveWords() {
        List<CardFace> cards = game().cards();
        assertThat(cards).isNotEmpty();
        assertThat(cards.stream().map(CardFace::id)).doesNotHaveDuplicates();
        for (CardFace card : cards) {
            assertThat(card.id()).isNotBlank();
            assertThat(card.group()).as(card.id()).isNotBlank();
            assertThat(card.count()).as(card.id()).isNotNegative();
            for (String language : game().info().languages()) {
                for (String word : List.of("name", "text")) {
                    assertThat(game().texts(language).get("card." + card.id() + "." + word))
                            .as(card.id())
                            .isNotBlank();
                }
            }
        }
    }

    /** A number of seats or an option that the game does not have is refused in one line. */
    @Test
    public void dealsOnlyWhatItHas() {
        GameInfo info = game().info();
        Deal good = Walk.deal(info.minSeats(), 1, Rng.Kind.FAST);
        List<Deal> bad = List.of(
                Deal.fast(info.minSeats() - 1, good.seed()),
                Deal.fast(info.maxSeats() + 1, good.seed()),
                Deal.fast(0, good.seed()),
                new Deal(info.minSeats(), Map.of("no-such-option", "x"), good.seed(), Rng.Kind.FAST));
        for (Deal deal : bad) {
            assertThatThrownBy(() -> game().deal(deal))
                    .isInstanceOf(BadInput.class)
                    .message()
                    .doesNotContain("\n")
                    .contains(info.title());
        }
    }

    /** Every seat and the audience. */
    static List<Viewer> viewers(int seats) {
        return Stream.concat(IntStream.range(0, seats).mapToObj(Viewer::at), Stream.of(Viewer.AUDIENCE))
                .toList();
    }

    private void checkEqual(S state, ObjectNode written, long hash, String what) {
        same(written(state), written, what);
        same(state.hash(), hash, "the hash of " + what);
    }

    private ObjectNode written(S state) {
        return game().positions().write(state);
    }

    private List<Integer> legal(S state) {
        ActionList legal = new ActionList();
        state.legalActions(legal);
        return IntStream.of(legal.toArray()).boxed().toList();
    }

    private static <S extends State<S>> void playOn(S state, Rng choices, int decisions) {
        ActionList legal = new ActionList();
        for (int i = 0; i < decisions && state.actor() != State.OVER; i++) {
            state.legalActions(legal);
            state.apply(legal.get(choices.below(legal.size())), Story.NONE);
        }
    }

    static void same(Object found, Object expected, String what) {
        if (!found.equals(expected)) {
            throw new AssertionError(what + " is\n" + found + "\nnot\n" + expected);
        }
    }
}
