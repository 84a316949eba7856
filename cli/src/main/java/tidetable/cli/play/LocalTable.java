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
import tidetable.bots.Hint;
import tidetable.bots.search.Analysis;
import tidetable.bots.search.Plan;
import tidetable.engine.ActionList;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.Refusal;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.MatchRecord;
import tidetable.engine.text.Texts;

/** A match between one person and bots on this machine. */
final class LocalTable<S extends State<S>, V extends Record> implements Table<V>, AutoCloseable {
    private final Match<S, V> match;
    private final Roster roster;
    private final Optional<JsonNode> deck;
    private final int person;
    private final Screen<V> screen;
    private final Texts words;
    private final Texts gameWords;
    private final Map<Integer, Bot> bots = new HashMap<>();
    private final List<Event> news = new ArrayList<>();

    /**
     * A table.
     *
     * @param match a match at any moment
     * @param deck the custom deck, if there is one
     * @param person the person's seat
     * @param screen tells what happens
     * @param words of the program
     */
    LocalTable(Match<S, V> match, Roster roster, Optional<JsonNode> deck, int person, Screen<V> screen, Texts words) {
        this.match = match;
        this.roster = roster;
        this.deck = deck;
        this.person = person;
        this.screen = screen;
        this.words = words;
        this.gameWords = match.game().texts(words.tag());
        for (int seat = 0; seat < roster.players().size(); seat++) {
            if (seat != person) {
                bots.put(seat, Bots.open(roster.players().get(seat).name(), match.game()));
            }
        }
        sitDown();
    }

    private void sitDown() {
        try {
            bots.forEach((seat, bot) -> bot.sitDown(
                    new Bot.Chair(seat, roster.players().size(), match.deal().options())));
        } catch (BadInput e) {
            bots.values().forEach(Bot::close);
            throw e;
        }
    }

    /** The bots go, and hear how the match ended, if it has. */
    @Override
    public void close() {
        if (over()) {
            bots.values().forEach(bot -> bot.ended(standing()));
        }
        bots.values().forEach(Bot::close);
    }

    @Override
    public Game<S, V> game() {
        return match.game();
    }

    @Override
    public Roster roster() {
        return roster;
    }

    @Override
    public int person() {
        return person;
    }

    @Override
    public boolean over() {
        return match.over();
    }

    /** How many actions there have been. */
    @Override
    public int version() {
        return match.actions().size();
    }

    /** What the person sees; after the end, everything. */
    @Override
    public Optional<V> view() {
        return Optional.of(match.view(over() ? Viewer.ARCHIVE : Viewer.at(person)));
    }

    @Override
    public Optional<Question> question() {
        if (over()) {
            return Optional.empty();
        }
        State.Prompt prompt = match.state().prompt();
        return Optional.of(new Question(
                gameWords.say(prompt.message(), roster::name), prompt.rule().number()));
    }

    /** Bots do not let a person wait. */
    @Override
    public String waiting() {
        return "";
    }

    @Override
    public List<String> history() {
        List<Event> events = new ArrayList<>();
        S state = game().deal(match.deal());
        match.actions().forEach(action -> state.apply(action, Story.into(events)));
        return screen.tell(events.stream().map(this::seen).toList(), roster);
    }

    @Override
    public List<String> news() {
        List<String> told = screen.tell(news, roster);
        news.clear();
        return told;
    }

    @Override
    public List<String> offered() {
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

    @Override
    public Optional<Refused> act(String notation) {
        return act(number(notation));
    }

    /** Carries out an action of the seat that has to decide, unless it is refused. */
    private Optional<Refused> act(int action) {
        List<Event> events = new ArrayList<>();
        Optional<Refusal> refusal = match.act(action, Story.into(events));
        if (refusal.isEmpty()) {
            events.forEach(event -> news.add(seen(event)));
        }
        return refusal.map(this::said);
    }

    @Override
    public Optional<Refused> why(String notation) {
        return match.state().refusal(number(notation)).map(this::said);
    }

    private int number(String notation) {
        return game().actions().number(notation).orElseThrow();
    }

    private Refused said(Refusal refusal) {
        return new Refused(
                gameWords.say(refusal.message(), roster::name),
                Optional.of(refusal.rule().number()));
    }

    /** Lets the bots decide until the person has to, or the match is over; what is no choice is answered at once. */
    @Override
    public boolean advance() {
        int before = version();
        while (!over()) {
            int seat = match.state().actor();
            if (seat == person) {
                List<String> offered = offered();
                if (!screen.answersItself(match.view(Viewer.at(person)), offered)) {
                    break;
                }
                act(number(offered.getFirst()));
                continue;
            }
            Rng chance = Rng.of(Rng.Kind.KEYED, match.deal().seed(), "bot " + seat + " " + version());
            Bot bot = Optional.ofNullable(bots.get(seat)).orElseThrow();
            Deadline due = Deadline.in(Bots.THINKING_TIME, System::nanoTime);
            act(bot.choose(match.knowledge(), due, chance));
        }
        return version() != before;
    }

    @Override
    public Advice hint() {
        if (!Bots.isJudged(game())) {
            return new Advice.None(new Refused(words.get("play.noHints"), Optional.empty()));
        }
        if (offered().size() == 1) {
            return new Advice.None(new Refused(words.get("play.noChoice"), Optional.empty()));
        }
        Deadline due = Deadline.in(Bots.THINKING_TIME, System::nanoTime);
        Rng chance = Rng.of(Rng.Kind.KEYED, match.deal().seed(), "hint " + version());
        Analysis found = Bots.search(game(), Plan.EXPERT).analyse(match.knowledge(), due, chance);
        return new Advice.Given(Hint.of(found, game().actions()).say(words.tag()));
    }

    @Override
    public Optional<String> undo() {
        OptionalInt action = match.undo();
        return action.isEmpty()
                ? Optional.empty()
                : Optional.of(game().actions().notation(action.getAsInt()));
    }

    /** Nobody is left to play on. */
    @Override
    public boolean canConcede() {
        return false;
    }

    @Override
    public Optional<Refused> concede() {
        return Optional.empty();
    }

    @Override
    public Optional<Boolean> interrupts() {
        return Optional.empty();
    }

    @Override
    public Optional<Refused> interrupt(boolean on) {
        return Optional.empty();
    }

    @Override
    public Standing standing() {
        return match.state().standing();
    }

    @Override
    public Optional<String> record() {
        return Optional.of(MatchRecord.of(match, roster.players(), deck).write());
    }

    private Event seen(Event event) {
        return event.seenBy(Viewer.at(person));
    }
}
