package tidetable.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tidetable.engine.ActionList;
import tidetable.engine.Attempt;
import tidetable.engine.Deal;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.Knowledge;
import tidetable.engine.Match;
import tidetable.engine.Refusal;
import tidetable.engine.State;
import tidetable.engine.Viewer;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.server.table.Entry.Move;

/**
 * The match at a table, with the questions that are open. All seats of a window are asked at once; their answers are held
 * until the rules have come to them, so that nobody can tell who has answered and what. Who lets a question pass by itself is
 * the table's to say. Pure: the same calls lead to the
 * same play.
 */
final class Play<S extends State<S>, V extends Record> {
    private final Match<S, V> match;
    /** The table's position after each action that stands. */
    private final List<Integer> positions = new ArrayList<>();
    /** By seat that is asked: the table's position that opened its question. */
    private final Map<Integer, Integer> opened = new HashMap<>();
    /** Answers in a window, by seat, until they are carried out. */
    private final Map<Integer, Integer> held = new TreeMap<>();
    /** When the open questions were asked, in milliseconds. */
    private long asked;

    Play(Game<S, V> game, Deal deal, int position, long time) {
        match = new Match<>(game, deal);
        ask(position, time, 0);
    }

    Match<S, V> match() {
        return match;
    }

    Game<S, V> game() {
        return match.game();
    }

    boolean over() {
        return match.over();
    }

    /** The seats that are asked, whether or not they have answered already. */
    List<Integer> asked() {
        return seats(match.state().asked());
    }

    /** When the open questions were asked, in milliseconds. */
    long askedAt() {
        return asked;
    }

    /** Whether a seat is asked and has not answered. */
    boolean waitsFor(int seat) {
        return opened.containsKey(seat) && !held.containsKey(seat);
    }

    /** The id of the question that is open for a seat; empty when none is. */
    String question(int seat) {
        return waitsFor(seat) ? opened.get(seat) + "." + seat : "";
    }

    /**
     * Whether a window is open: several seats are asked at once, or at least one in a step that passes by itself. Then
     * answers are held until it has been open long enough, so that nothing tells who has given one.
     */
    boolean window() {
        return window(match.state());
    }

    private boolean window(S state) {
        return several(state.asked()) || game().passing().contains(state.step());
    }

    private static boolean several(int seats) {
        return Integer.bitCount(seats) > 1;
    }

    /** The step in which a seat is asked. */
    String step(int seat) {
        return asSeenBy(seat).step();
    }

    /** What a seat answers whose question passes by itself; empty when it does not, or when there is no such question. */
    Optional<String> declines(int seat) {
        if (game().passing().isEmpty() || !waitsFor(seat)) {
            return Optional.empty();
        }
        S state = asSeenBy(seat);
        int[] quiet = quiet(state);
        boolean threatened = (state.threatened() >> seat & 1) != 0;
        return game().passing().contains(state.step()) && !threatened && quiet.length == 1
                ? Optional.of(game().actions().notation(quiet[0]))
                : Optional.empty();
    }

    private static int[] quiet(State<?> state) {
        ActionList legal = new ActionList();
        state.legalActions(legal);
        return IntStream.of(legal.toArray()).filter(state::quiet).toArray();
    }

    /** What would happen if a seat that is asked answered so; nothing changes. */
    Outcome<S> answer(int seat, List<String> actions) {
        List<Integer> numbers = new ArrayList<>();
        for (String action : actions) {
            OptionalInt number = game().actions().number(action);
            if (number.isEmpty()) {
                return new Outcome.Unknown<>(action);
            }
            numbers.add(number.getAsInt());
        }
        if (window()) {
            Optional<Refusal> refusal = asSeenBy(seat).refusal(numbers.getFirst());
            return numbers.size() > 1
                    ? new Outcome.TooMany<>(false)
                    : refusal.<Outcome<S>>map(Outcome.Illegal::new).orElseGet(Outcome.Kept::new);
        }
        // one more action at a time: what comes after an uncovered card must not be tried out
        Attempt.Done<S> done = done(match.attempt(List.of()));
        for (int count = 1; count <= numbers.size(); count++) {
            if (count > 1 && done.fixes().getLast()) {
                return new Outcome.TooMany<>(Rehearsal.uncovers(done));
            }
            switch (match.attempt(numbers.subList(0, count))) {
                case Attempt.Refused<S> refused -> {
                    return new Outcome.Illegal<>(refused.refusal());
                }
                case Attempt.Done<S> further -> done = further;
            }
        }
        return new Outcome.Carried<>(done);
    }

    /** Why a seat may not do something now; empty when it may. The seat must be asked. */
    Outcome<S> why(int seat, String action) {
        OptionalInt number = game().actions().number(action);
        if (number.isEmpty()) {
            return new Outcome.Unknown<>(action);
        }
        return asSeenBy(seat)
                .refusal(number.getAsInt())
                .<Outcome<S>>map(Outcome.Illegal::new)
                .orElseGet(Outcome.Kept::new);
    }

    /**
     * The held answers that can be carried out now, in the order of the rules: up to the first that changes the window, or
     * all of them once everybody has answered. Empty while the rules wait for somebody.
     */
    List<Move> ready() {
        return ready(List.of());
    }

    /** The same when these answers are there, too. */
    List<Move> ready(List<Move> more) {
        Map<Integer, Integer> answers = new HashMap<>(held);
        more.forEach(move -> answers.put(move.seat(), number(move.action())));
        if (answers.isEmpty()) {
            return List.of();
        }
        S ahead = match.state().copy();
        List<Move> moves = new ArrayList<>();
        int window = ahead.asked();
        while (window != 0 && answers.get(ahead.actor()) instanceof Integer action) {
            int seat = ahead.actor();
            moves.add(new Move(seat, game().actions().notation(action)));
            window &= ~(1 << seat);
            if (!ahead.quiet(action)) {
                return moves;
            }
            ahead.apply(action, tidetable.engine.Story.NONE);
        }
        return window == 0 ? moves : List.of();
    }

    /** What moves of several seats lead to; they must be legal in this order. */
    Attempt.Done<S> rehearse(List<Move> moves) {
        return done(
                match.attempt(moves.stream().map(move -> number(move.action())).toList()));
    }

    private int number(String action) {
        return game().actions().number(action).orElseThrow();
    }

    private Attempt.Done<S> done(Attempt<S> attempt) {
        return switch (attempt) {
            case Attempt.Done<S> done -> done;
            case Attempt.Refused<S> refused ->
                throw new IllegalStateException("a stored action is refused by rule "
                        + refused.refusal().rule().number());
        };
    }

    /** Goes on from what was rehearsed; {@code position} is the table's after it. */
    void accept(Attempt.Done<S> done, int position, long time) {
        int before = match.state().asked();
        boolean quiet = several(before)
                && done.actions().size() == 1
                && match.state().quiet(done.actions().getFirst());
        match.accept(done);
        done.actions().forEach(_ -> positions.add(position));
        // the questions of a window that goes on stay as they are
        ask(position, time, quiet ? before & match.state().asked() : 0);
    }

    /** Keeps an answer of a window. */
    void hold(int seat, String action) {
        held.put(seat, number(action));
    }

    /** Seats whose held answers a row of moves would leave without a question. */
    List<Integer> voidedBy(List<Move> moves) {
        List<Integer> fed = moves.stream().map(Move::seat).toList();
        return held.keySet().stream().filter(seat -> !fed.contains(seat)).toList();
    }

    /** How many actions stand when what was stored last is taken back: a row as a whole, as it was carried out. */
    int beforeLast() {
        long row = positions.stream().filter(positions.getLast()::equals).count();
        return length() - (int) Math.min(row, match.undoable());
    }

    /** Takes actions back until so many are left. */
    void undo(int left, int position, long time) {
        while (length() > left) {
            match.undo();
            positions.removeLast();
        }
        ask(position, time, 0);
    }

    private void ask(int position, long time, int same) {
        opened.keySet().removeIf(seat -> (same & 1 << seat) == 0);
        held.keySet().removeIf(seat -> (same & 1 << seat) == 0);
        asked().forEach(seat -> opened.putIfAbsent(seat, position));
        asked = same == 0 ? time : asked;
    }

    /** How many actions stand. */
    int length() {
        return positions.size();
    }

    /** The position up to which the log of a viewer stays the same when the last action is taken back. */
    int positionBefore(int left, int start) {
        return left == 0 ? start : positions.get(left - 1);
    }

    /** The events of all actions after a position, by position, as everybody's own form is made from them. */
    Map<Integer, List<Event>> eventsAfter(int position) {
        Map<Integer, List<Event>> events = new TreeMap<>();
        if (positions.isEmpty() || positions.getLast() <= position) {
            return events;
        }
        int seen = (int) positions.stream().takeWhile(at -> at <= position).count();
        retell(
                seen + 1,
                length(),
                (at, _, told) -> events.computeIfAbsent(positions.get(at - 1), _ -> new ArrayList<>())
                        .addAll(told));
        return events;
    }

    /**
     * The position after a number of actions as a viewer saw it then, and what the last of these actions told, as it truly
     * happened. Nothing is told before the first action.
     */
    record Frame(int at, String view, List<Event> events) {}

    /** So many frames of the match as it stands, or as many as there are; the first is after {@code from} actions. */
    List<Frame> frames(int from, int count, Viewer viewer) {
        List<Frame> frames = new ArrayList<>();
        retell(
                from,
                Math.min(length(), from + count - 1),
                (at, state, told) -> frames.add(new Frame(at, Json.line(game().view(state, viewer)), told)));
        return frames;
    }

    /** Is shown the position after a number of actions, not to be kept, and what the last of them told. */
    private interface Listener<S> {
        void hear(int at, S state, List<Event> told);
    }

    /** Plays the match again up to a number of actions; what happens is told from another number on. */
    private void retell(int from, int upTo, Listener<S> listener) {
        S state = game().deal(match.deal());
        List<Integer> actions = match.actions();
        for (int at = 0; at <= upTo; at++) {
            boolean wanted = at >= from;
            List<Event> told = new ArrayList<>();
            if (at > 0) {
                state.apply(
                        actions.get(at - 1), wanted ? tidetable.engine.Story.into(told) : tidetable.engine.Story.NONE);
            }
            if (wanted) {
                listener.hear(at, state, told);
            }
        }
    }

    /** What a viewer may see now, as JSON. */
    String view(Viewer viewer) {
        return Json.line(match.view(viewer));
    }

    /** What a seat that is asked is asked, and what it may answer. */
    Question ask(int seat) {
        return ask(seat, match, question(seat));
    }

    /** What a seat is asked at some point of the match, or of one like it; {@code id} is what an answer has to name. */
    Question ask(int seat, Match<S, V> at, String id) {
        S state = asSeenBy(seat, at.state());
        boolean window = window(at.state());
        ActionList legal = new ActionList();
        state.legalActions(legal);
        S trial = at.state().copy();
        List<Choice> choices = IntStream.of(legal.toArray())
                .mapToObj(action -> new Choice(game().actions().notation(action), window || at.fixes(action, trial)))
                .toList();
        return new Question(id, state.step(), state.prompt(), choices, at.undoable() > 0 && !window);
    }

    /** An open question: {@code undo} says whether the last action can be taken back instead. */
    record Question(String id, String step, State.Prompt prompt, List<Choice> choices, boolean undo) {}

    /** An action on offer; {@code fixed} when it cannot be taken back. */
    record Choice(String action, boolean fixed) {}

    /** What a seat that is asked knows. */
    Knowledge<S> knowledge(int seat) {
        return new Knowledge<>(game(), asSeenBy(seat));
    }

    /** The position in which a seat of the window is the one to decide. */
    private S asSeenBy(int seat) {
        return asSeenBy(seat, match.state());
    }

    private S asSeenBy(int seat, S state) {
        if (state.actor() == seat) {
            return state;
        }
        S ahead = state.copy();
        while (ahead.actor() != seat) {
            int[] quiet = quiet(ahead);
            if (quiet.length == 0 || !several(ahead.asked())) {
                throw new IllegalStateException("seat " + seat + " is not asked");
            }
            ahead.apply(quiet[0], tidetable.engine.Story.NONE);
        }
        return ahead;
    }

    MatchRecord record(
            List<MatchRecord.Player> players, JsonNode deck, String commitment, List<MatchRecord.Concession> conceded) {
        Optional<JsonNode> custom = deck.isObject() ? Optional.of(deck) : Optional.empty();
        return MatchRecord.of(match, players, custom, Optional.of(commitment), conceded);
    }

    private static List<Integer> seats(int mask) {
        return IntStream.range(0, Integer.SIZE)
                .filter(seat -> (mask & 1 << seat) != 0)
                .boxed()
                .toList();
    }
}
