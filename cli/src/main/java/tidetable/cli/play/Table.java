package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tidetable.bots.Bot;
import tidetable.bots.Bots;
import tidetable.bots.Deadline;
import tidetable.engine.ActionList;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.Refusal;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.file.MatchRecord;

/** A match between one person and bots, as the person sees it. */
final class Table<S extends State<S>, V extends Record> {
    private final Match<S, V> match;
    private final Roster roster;
    private final Optional<JsonNode> deck;
    private final int person;
    private final Map<Integer, Bot> bots = new HashMap<>();
    private final List<Event> news = new ArrayList<>();

    /**
     * A table.
     *
     * @param match a match at any moment
     * @param deck the custom deck, if there is one
     * @param person the person's seat
     */
    Table(Match<S, V> match, Roster roster, Optional<JsonNode> deck, int person) {
        this.match = match;
        this.roster = roster;
        this.deck = deck;
        this.person = person;
        for (int seat = 0; seat < roster.players().size(); seat++) {
            if (seat != person) {
                bots.put(seat, Bots.open(roster.players().get(seat).name(), match.game()));
            }
        }
    }

    Game<S, V> game() {
        return match.game();
    }

    Roster roster() {
        return roster;
    }

    int person() {
        return person;
    }

    S state() {
        return match.state();
    }

    boolean over() {
        return match.over();
    }

    /** How many actions there have been. */
    int length() {
        return match.actions().size();
    }

    /** What the person sees; after the end, everything. */
    V view() {
        return match.view(over() ? Viewer.ARCHIVE : Viewer.at(person));
    }

    /** All that the person has seen happen since the beginning. */
    List<Event> history() {
        List<Event> events = new ArrayList<>();
        S state = game().deal(match.deal());
        match.actions().forEach(action -> state.apply(action, Story.into(events)));
        return events.stream().map(this::seen).toList();
    }

    /** What the person has seen happen since this was last asked. */
    List<Event> news() {
        List<Event> fresh = List.copyOf(news);
        news.clear();
        return fresh;
    }

    /** What the person may do, in notation. */
    List<String> offered() {
        List<String> offered = new ArrayList<>();
        if (!over()) {
            ActionList legal = new ActionList();
            match.state().legalActions(legal);
            for (int action : legal.toArray()) {
                offered.add(match.game().actions().notation(action));
            }
        }
        return offered;
    }

    /** Carries out an action of the seat that has to decide, unless it is refused. */
    Optional<Refusal> act(int action) {
        List<Event> events = new ArrayList<>();
        Optional<Refusal> refusal = match.act(action, Story.into(events));
        if (refusal.isEmpty()) {
            events.forEach(event -> news.add(seen(event)));
        }
        return refusal;
    }

    /** Lets the bots decide until the person has to, or the match is over. */
    void letBotsPlay() {
        while (!over() && match.state().actor() != person) {
            int seat = match.state().actor();
            Rng chance = Rng.of(Rng.Kind.KEYED, match.deal().seed(), "bot " + seat + " " + length());
            Bot bot = Optional.ofNullable(bots.get(seat)).orElseThrow();
            act(bot.choose(match.knowledge(), Deadline.NEVER, chance));
        }
    }

    /** Takes the last action back, if that can be; its notation. */
    Optional<String> undo() {
        OptionalInt action = match.undo();
        return action.isEmpty()
                ? Optional.empty()
                : Optional.of(game().actions().notation(action.getAsInt()));
    }

    /** The match as a file. */
    String record() {
        return MatchRecord.of(match, roster.players(), deck).write();
    }

    private Event seen(Event event) {
        return event.seenBy(Viewer.at(person));
    }
}
