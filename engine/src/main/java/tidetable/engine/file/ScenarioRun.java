package tidetable.engine.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import tidetable.engine.ActionList;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;

/** Plays one scenario and collects what does not hold. */
public final class ScenarioRun<S extends State<S>, V extends Record> {
    private final Game<S, V> game;
    private final Scenario scenario;
    private final S state;
    private final List<Event> events = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();

    private ScenarioRun(Game<S, V> game, Scenario scenario) {
        this.game = game;
        this.scenario = scenario;
        this.state = game.positions().read(scenario.position());
    }

    /**
     * Plays a scenario.
     *
     * @param game the game that the scenario names, with its deck
     * @return a sentence for everything that does not hold: what was expected, what was there; empty when all holds
     * @throws BadInput when the file is no scenario of this game
     */
    public static <S extends State<S>, V extends Record> List<String> failures(Game<S, V> game, Scenario scenario) {
        ScenarioRun<S, V> run = new ScenarioRun<>(game, scenario);
        run.play();
        return run.failures;
    }

    private void play() {
        List<Integer> actions = new ArrayList<>();
        for (int i = 0; i < scenario.actions().size(); i++) {
            actions.add(number(scenario.actions().get(i), "/actions/" + i));
        }
        scenario.expectations().forEach(this::checkViewer);
        check(0);
        for (int i = 0; i < actions.size(); i++) {
            Optional<Refusal> refusal = state.refusal(actions.get(i));
            if (refusal.isPresent()) {
                failures.add("/actions/%d: '%s' is not legal by rule %s: %s"
                        .formatted(
                                i,
                                scenario.actions().get(i),
                                refusal.get().rule().number(),
                                words(refusal.get())));
                return;
            }
            events.clear();
            state.apply(actions.get(i), Story.into(events));
            check(i + 1);
        }
    }

    private void checkViewer(Scenario.Expectation expectation) {
        int viewer = expectation.viewer().orElse(State.AUDIENCE);
        if (viewer >= state.seats()) {
            throw new BadInput("%s: %s/view must be -1 for the audience or a seat from 0 to %d, not %d"
                    .formatted(scenario.source(), expectation.where(), state.seats() - 1, viewer));
        }
    }

    private void check(int after) {
        for (Scenario.Expectation expectation : scenario.expectations()) {
            if (expectation.after() == after) {
                check(expectation);
            }
        }
    }

    private void check(Scenario.Expectation expectation) {
        switch (expectation.what()) {
            case Scenario.Claim.Equals(String path, JsonNode value) -> {
                JsonNode found = look(expectation).at(path);
                if (!found.equals(value)) {
                    fail(expectation, path + " = " + value, found.isMissingNode() ? "nothing" : found);
                }
            }
            case Scenario.Claim.Size(String path, int size) -> {
                JsonNode found = look(expectation).at(path);
                if (!found.isContainerNode() || found.size() != size) {
                    fail(expectation, path + " with " + size + " entries", found.isMissingNode() ? "nothing" : found);
                }
            }
            case Scenario.Claim.Absent(String path) -> {
                JsonNode found = look(expectation).at(path);
                if (!found.isMissingNode()) {
                    fail(expectation, "nothing at " + path, found);
                }
            }
            case Scenario.Claim.Illegal(String action, String rule) -> {
                Optional<Refusal> refusal = state.refusal(number(action, expectation.where()));
                String found =
                        refusal.map(r -> r.rule().number() + ": " + words(r)).orElse("it is legal");
                if (refusal.isEmpty() || !refusal.get().rule().number().equals(rule)) {
                    fail(expectation, "'" + action + "' refused by rule " + rule, found);
                }
            }
            case Scenario.Claim.Legal(String action) -> {
                Optional<Refusal> refusal = state.refusal(number(action, expectation.where()));
                refusal.ifPresent(r -> fail(
                        expectation,
                        "'" + action + "' legal",
                        "refused by " + r.rule().number() + ": " + words(r)));
            }
            case Scenario.Claim.LegalExactly(List<String> actions) -> {
                actions.forEach(action -> number(action, expectation.where()));
                if (!new TreeSet<>(actions).equals(new TreeSet<>(legal()))) {
                    fail(expectation, "just these legal: " + actions, legal());
                }
            }
            case Scenario.Claim.Actor(int seat) -> {
                if (state.actor() != seat) {
                    fail(expectation, "seat " + seat + " to decide", state.actor());
                }
            }
            case Scenario.Claim.Step(String name) -> {
                if (!state.step().equals(name)) {
                    fail(expectation, "step " + name, state.step());
                }
            }
            case Scenario.Claim.Happened(boolean expected, JsonNode fields) -> {
                List<ObjectNode> told = events.stream()
                        .map(event -> tree(event, expectation.viewer()))
                        .toList();
                if (told.stream().anyMatch(event -> covers(event, fields)) != expected) {
                    fail(expectation, (expected ? "the event " : "no event ") + fields, told);
                }
            }
            case Scenario.Claim.Stands(List<List<Integer>> groups, Optional<List<Integer>> scores) -> {
                Standing standing = state.standing();
                if (!standing.groups().equals(groups)
                        || scores.map(s -> !s.equals(standing.scores())).orElse(false)) {
                    fail(
                            expectation,
                            "standing " + groups
                                    + scores.map(s -> ", scores " + s).orElse(""),
                            standing);
                }
            }
        }
    }

    private void fail(Scenario.Expectation expectation, String expected, Object found) {
        failures.add("%s after %d: expected %s, found %s"
                .formatted(expectation.where(), expectation.after(), expected, found));
    }

    private JsonNode look(Scenario.Expectation expectation) {
        return expectation.viewer().isEmpty()
                ? game.positions().write(state)
                : Json.tree(game.view(state, viewer(expectation.viewer().getAsInt())));
    }

    private List<String> legal() {
        ActionList list = new ActionList();
        if (state.actor() != State.OVER) {
            state.legalActions(list);
        }
        List<String> legal = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            legal.add(game.actions().notation(list.get(i)));
        }
        return legal;
    }

    private int number(String notation, String where) {
        OptionalInt number = game.actions().number(notation);
        if (number.isEmpty()) {
            throw new BadInput("%s: %s '%s' is no action of %s"
                    .formatted(scenario.source(), where, notation, game.info().title()));
        }
        return number.getAsInt();
    }

    private String words(Refusal refusal) {
        return game.texts("en").say(refusal.message(), seat -> "seat " + seat);
    }

    private static Viewer viewer(int seat) {
        return seat == State.AUDIENCE ? Viewer.AUDIENCE : Viewer.at(seat);
    }

    /** An event as plain data, with its kind as {@code type}. */
    private static ObjectNode tree(Event event, OptionalInt viewer) {
        Event seen = event.seenBy(viewer.isEmpty() ? Viewer.ARCHIVE : viewer(viewer.getAsInt()));
        return Json.event(seen);
    }

    private static boolean covers(JsonNode event, JsonNode fields) {
        return fields.properties().stream().allMatch(field -> field.getValue().equals(event.get(field.getKey())));
    }
}
