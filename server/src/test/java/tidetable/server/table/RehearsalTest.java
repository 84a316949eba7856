package tidetable.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.contract.nasty.Nasty;
import tidetable.engine.file.Json;
import tidetable.games.Games;

/** A rehearsal tells what an answer would lead to, changes nothing, and is no oracle. */
class RehearsalTest {
    private static final int LONGEST = 400;
    private static final int TRIED = 6;

    /** Two positions that a seat cannot tell apart are told apart by no row of actions that it rehearses. */
    @ParameterizedTest(name = "{0}, {1} seats")
    @CsvSource({"finspan, 2", "fintastic-sea, 3", "full-seal, 4", "nasty, 3"})
    void nothingHiddenCanBeTriedOut(String id, int seats) {
        Game<?, ?> game = id.equals("nasty") ? new Nasty() : Games.open(id);
        Map<String, Integer> answers = new TreeMap<>();
        for (int match = 0; match < 3; match++) {
            compare(game, new Seed(seats, match), seats, answers);
        }
        assertThat(answers.keySet()).contains("Foreseen", "Illegal", "UNCOVERS");
        assertThat(answers.get("Foreseen")).isGreaterThan(100);
        assertThat(answers.get("UNCOVERS")).isGreaterThan(50);
    }

    private static <S extends State<S>, V extends Record> void compare(
            Game<S, V> game, Seed seed, int seats, Map<String, Integer> answers) {
        Random random = new Random(seed.low());
        Rng redeal = Rng.of(Rng.Kind.FAST, seed, "redeal");
        Match<S, V> match = new Match<>(game, Deal.fast(seats, seed));
        for (int i = 0; i < LONGEST && !match.over(); i++) {
            Play<S, V> play = at(game, match.state(), seats);
            int seat = play.asked().get(random.nextInt(play.asked().size()));
            S other = match.state().copy();
            other.resample(seat, redeal);
            Play<S, V> imagined = at(game, other, seats);
            for (int tried = 0; tried < TRIED; tried++) {
                List<String> row = row(play, seat, random);
                Verdict answer = Rehearsal.of(play, seat, row);
                assertThat(Rehearsal.of(imagined, seat, row)).as("%s", row).isEqualTo(answer);
                answers.merge(name(answer), 1, Integer::sum);
            }
            List<Play.Choice> choices = play.ask(match.state().actor()).choices();
            String action = choices.get(random.nextInt(choices.size())).action();
            match.act(game.actions().number(action).orElseThrow(), Story.NONE);
        }
    }

    /** One to three actions, each mostly one that may be taken then. */
    private static <S extends State<S>> List<String> row(Play<S, ?> play, int seat, Random random) {
        List<String> row = new ArrayList<>();
        Optional<Play.Question> question = Optional.of(play.ask(seat));
        for (int left = 1 + random.nextInt(3); left > 0 && question.isPresent(); left--) {
            List<Play.Choice> choices = question.get().choices();
            row.add(
                    random.nextInt(8) == 0
                            ? play.game()
                                    .actions()
                                    .notation(
                                            random.nextInt(play.game().actions().size()))
                            : choices.get(random.nextInt(choices.size())).action());
            question =
                    Rehearsal.of(play, seat, row) instanceof Verdict.Foreseen foreseen ? foreseen.question() : question;
        }
        return row;
    }

    /** A match that begins with a position. */
    @SuppressWarnings("unchecked")
    private static <S extends State<S>, V extends Record> Play<S, V> at(Game<S, V> game, S state, int seats) {
        Game<S, V> begun = (Game<S, V>) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (_, method, given) -> method.getName().equals("deal") ? state.copy() : method.invoke(game, given));
        return new Play<>(begun, Deal.fast(seats, new Seed(0, 0)), 0, 0);
    }

    /** What was told is what comes when the same row is sent, and until then nothing has changed for anybody. */
    @ParameterizedTest(name = "{0}, {1} seats")
    @CsvSource({"finspan, 2", "fintastic-sea, 3", "full-seal, 4", "nasty, 3"})
    void whatIsToldComes(String id, int seats) {
        Random random = new Random(seats);
        Desk desk =
                Desk.running(id, Optional.empty(), seats, new Seed(seats, 7)).askingEverybody();
        Map<String, Integer> answers = new TreeMap<>();
        for (int i = 0; i < LONGEST && desk.table.status() == Status.RUNNING; i++) {
            List<Integer> open = desk.table.asked().stream()
                    .filter(desk.table.play()::waitsFor)
                    .toList();
            int seat = open.get(random.nextInt(open.size()));
            List<String> row = row(desk.table.play(), seat, random);
            answers.merge(rehearseAndAct(desk, seat, row), 1, Integer::sum);
            desk.settle();
        }
        assertThat(answers.get("Foreseen")).isGreaterThan(20);
        assertThat(answers.get("UNCOVERS")).isGreaterThan(5);
    }

    private static String rehearseAndAct(Desk desk, int seat, List<String> row) {
        List<String> views = desk.views();
        JsonNode before = desk.update(seat);
        int stored = desk.journal.size();
        boolean window = desk.table.play().window();
        Verdict told = desk.ask(new Request.Rehearse(Desk.token(seat), "", desk.question(seat), row));
        assertThat(desk.views()).isEqualTo(views);
        assertThat(desk.update(seat)).isEqualTo(before);
        assertThat(desk.journal).hasSize(stored);
        Verdict done = desk.act(seat, row.toArray(String[]::new));
        switch (told) {
            case Verdict.Foreseen foreseen -> {
                assertThat(done).isInstanceOf(Verdict.Store.class);
                JsonNode after = desk.update(seat);
                assertThat(foreseen.view())
                        .isEqualTo(window ? Json.line(before.path("view")) : Json.line(after.path("view")));
                assertThat(foreseen.question().isPresent()).isEqualTo(after.has("question"));
                ObjectNode message = desk.teller.rehearsed("c", foreseen, "en");
                JsonNode asked = after.path("question");
                assertThat(message.path("question"))
                        .isEqualTo(
                                asked instanceof ObjectNode one
                                        ? one.deepCopy().without(List.of("id", "undo", "passes"))
                                        : asked);
            }
            // it may have been the first of a row that is too long for act
            case Verdict.Refused(Code code, List<Object> _)
            when code == Code.UNCOVERS ->
                assertThat(row.size() == 1 ? done instanceof Verdict.Store : done != told)
                        .isTrue();
            default -> assertThat(done).isEqualTo(told);
        }
        return name(told);
    }

    private static String name(Verdict verdict) {
        return verdict instanceof Verdict.Refused(Code code, List<Object> _)
                ? code.name()
                : verdict.getClass().getSimpleName();
    }
}
