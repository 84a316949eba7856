package tidetable.engine.contract;

import static tidetable.engine.contract.ContractSuite.same;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import tidetable.engine.ActionList;
import tidetable.engine.Attempt;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.file.MatchRecord;

/** One random match, to check undo and records. */
final class MatchWalk<S extends State<S>, V extends Record> {
    private final Game<S, V> game;
    private final Match<S, V> match;
    private final long number;
    private final int longest;
    private final IntPredicate favoured;
    private final Rng choices;
    private final ActionList legal = new ActionList();

    MatchWalk(Game<S, V> game, int seats, long number, int longest, IntPredicate favoured) {
        this.game = game;
        this.number = number;
        this.longest = longest;
        this.favoured = favoured;
        this.match = new Match<>(game, Walk.deal(seats, number, RandomGames.shuffle(number)));
        this.choices = Rng.fast(match.deal().seed(), "match");
    }

    /** Plays to the end and takes back, now and then, all that can be taken back. */
    void undoAndRedo(int every) {
        guarded(() -> {
            List<JsonNode> since = new ArrayList<>(List.of(written()));
            while (!match.over()) {
                int seat = match.state().actor();
                int action = choose();
                boolean fixed = match.state().reveals(action);
                same(match.act(action, Story.NONE), Optional.empty(), "the refusal of a legal action");
                if (fixed || match.state().actor() != seat) {
                    since.clear();
                }
                since.add(written());
                if (match.over() || choices.below(every) == 0) {
                    undoAll(since);
                }
            }
        });
    }

    private void undoAll(List<JsonNode> since) {
        List<Integer> before = match.actions();
        long hash = match.state().hash();
        same(match.undoable(), since.size() - 1, "how many actions can be taken back");
        Match<S, V> copy = match.copy();
        for (int back = since.size() - 2; back >= 0; back--) {
            same(match.undo(), OptionalInt.of(before.get(match.actions().size())), "the action taken back");
            same(written(), since.get(back), "the position after undo");
        }
        same(match.undo(), OptionalInt.empty(), "undo of what revealed something or ended a seat's decisions");
        same(copy.state().hash(), hash, "the hash of a copy after undo");
        redo(before.subList(match.actions().size(), before.size()));
        same(match.state().hash(), hash, "the hash after undo and redo");
        same(match.undoable(), since.size() - 1, "how many actions can be taken back after undo and redo");
    }

    private void redo(List<Integer> actions) {
        long hash = match.state().hash();
        switch (match.attempt(actions)) {
            case Attempt.Refused<S> refused -> throw new AssertionError("after undo: " + refused);
            case Attempt.Done<S> done -> {
                same(match.state().hash(), hash, "the hash of the match after an attempt");
                same(done.fixes(), Collections.nCopies(actions.size(), false), "whether undo closes again");
                match.accept(done);
                same(match.state().hash(), done.hash(), "the hash that was foretold");
            }
        }
    }

    /** Plays to the end, and replays the record of the end and of one moment before. */
    void recordAndReplay() {
        guarded(() -> {
            int pause = choices.below(100);
            while (!match.over()) {
                match.act(choose(), Story.NONE);
                if (match.actions().size() == pause) {
                    replay();
                }
            }
            replay();
        });
    }

    private void replay() {
        List<MatchRecord.Player> players = IntStream.range(0, match.state().seats())
                .mapToObj(seat -> new MatchRecord.Player(seat % 2 == 1, "player \"" + seat + "\""))
                .toList();
        MatchRecord record = MatchRecord.of(match, players, Optional.empty(), Optional.empty(), conceded());
        MatchRecord parsed = MatchRecord.parse(record.write(), "record");
        same(parsed, record, "the record written and parsed");
        Match<S, V> again = parsed.replay(game, "record", Integer.MAX_VALUE, Story.NONE);
        same(again.state().hash(), match.state().hash(), "the hash after the replay");
        same(game.positions().write(again.state()), written(), "the position after the replay");
    }

    /** In every third match all seats but the last give up, one after the other. */
    private List<MatchRecord.Concession> conceded() {
        int seats = match.state().seats();
        int length = match.actions().size();
        return IntStream.range(0, number % 3 == 0 ? seats - 1 : 0)
                .mapToObj(seat -> new MatchRecord.Concession(seat, length * (seat + 1) / seats))
                .toList();
    }

    private int choose() {
        if (match.actions().size() >= longest) {
            throw new AssertionError("the game does not end");
        }
        match.state().legalActions(legal);
        return Walk.choose(legal, choices, favoured);
    }

    private JsonNode written() {
        return game.positions().write(match.state());
    }

    private void guarded(Runnable check) {
        try {
            check.run();
        } catch (RuntimeException | AssertionError e) {
            String where = "match %d of %s with %d seats (%s, seed %s), step %d, after %s"
                    .formatted(
                            number,
                            game.info().id(),
                            match.deal().seats(),
                            match.deal().shuffle(),
                            match.deal().seed().hex(),
                            match.actions().size(),
                            match.notations());
            throw new AssertionError(Walk.reason(e) + "\nin " + where, e);
        }
    }
}
