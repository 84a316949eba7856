package tidetable.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import tidetable.bots.Bots;
import tidetable.bots.Hint;
import tidetable.bots.search.Review;
import tidetable.engine.ActionSpace;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Viewer;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.engine.text.Texts;

/** Puts a table into JSON for one viewer in one language. Everything a client is sent about a table is built here. */
final class Teller {
    private static final int THOUSAND = 1_000;

    private final Table table;
    /** People's names by the key in the journal. */
    private final Map<String, String> names = new HashMap<>();

    Teller(Table table) {
        this.table = table;
    }

    void learn(Map<String, String> byGuest) {
        names.putAll(byGuest);
    }

    String name(int seat, String language) {
        Texts words = Words.in(language);
        return switch (table.seats().get(seat)) {
            case Seat.Free _ -> words.get("seat.free");
            case Seat.Person person -> names.getOrDefault(person.guest(), words.get("seat.nameless"));
            case Seat.Bot _ -> botName(seat, words);
        };
    }

    private String botName(int seat, Texts words) {
        int before = (int) table.seats().subList(0, seat).stream()
                .filter(s -> s instanceof Seat.Bot)
                .count();
        String[] all = words.get("bot.names").split(", *", -1);
        return before < all.length ? all[before] : words.format("bot.more", List.of(before + 1));
    }

    /** The table as everybody may know it. */
    ObjectNode table(IntPredicate connected, String language) {
        Entry.Opening opening = table.opening();
        ObjectNode node = Json.object();
        node.put("table", table.id());
        node.put("game", opening.game());
        node.put("title", table.game().info().title());
        node.put("status", table.status().word());
        node.put("rulesVersion", opening.rulesVersion());
        node.put("deck", table.game().info().deckName());
        ObjectNode options = node.putObject("options");
        new TreeMap<>(opening.options()).forEach(options::put);
        node.put("listed", opening.listed());
        node.put("audience", opening.audience());
        node.put("hints", opening.hints());
        if (opening.away() > 0) {
            node.put("away", opening.away());
        }
        ArrayNode seats = node.putArray("seats");
        for (int seat = 0; seat < table.seats().size(); seat++) {
            seats.add(seat(seat, connected.test(seat), language));
        }
        node.put("created", Instant.ofEpochMilli(table.created()).toString());
        node.put("changed", Instant.ofEpochMilli(table.changed()).toString());
        node.put("position", table.position());
        ArrayNode asked = node.putArray("asked");
        table.asked().forEach(asked::add);
        if (table.botAlone()) {
            node.put("thinking", Bots.THINKING_TIME.toMillis());
        }
        if (table.started()) {
            node.put("commitment", table.commitment());
        }
        if (table.status() == Status.OVER) {
            node.set("standing", Json.tree(table.standing()));
        }
        if (!table.rematch().isEmpty()) {
            node.put("rematch", table.rematch());
        }
        return node;
    }

    private ObjectNode seat(int seat, boolean connected, String language) {
        ObjectNode node = Json.object();
        node.put("seat", seat);
        switch (table.seats().get(seat)) {
            case Seat.Free _ -> node.put("kind", "free");
            case Seat.Bot(String bot) ->
                node.put("kind", "bot")
                        .put("name", name(seat, language))
                        .put("bot", bot)
                        .put("connected", true)
                        .put("away", false)
                        .put("conceded", false);
            case Seat.Person person ->
                node.put("kind", "person")
                        .put("name", name(seat, language))
                        .put("connected", connected)
                        .put("away", !person.bot().isEmpty() && !person.conceded())
                        .put("conceded", person.conceded());
        }
        return node;
    }

    /**
     * What a viewer may see now, and what happened since.
     *
     * @param seat the viewer's seat; empty for the audience
     * @param since the position the viewer has seen
     * @param events the games' events by position, at least those after {@code since}
     */
    ObjectNode update(
            OptionalInt seat, IntPredicate connected, String language, int since, Map<Integer, List<Event>> events) {
        ObjectNode node = Json.object();
        node.put("type", "update");
        node.set("table", table(connected, language));
        node.put("you", seat.orElse(-1));
        Viewer viewer = viewer(seat);
        if (table.started()) {
            node.putRawValue("view", new RawValue(table.play().view(viewer)));
        }
        if (seat.isPresent()
                && table.status() == Status.RUNNING
                && table.play().waitsFor(seat.getAsInt())
                && table.seats().get(seat.getAsInt()).playedBy().isEmpty()) {
            ObjectNode question = question(table.play().ask(seat.getAsInt()), language);
            if (table.passes(seat.getAsInt())) {
                question.put("passes", true);
            }
            node.set("question", question);
        }
        if (seat.isPresent() && !table.game().passing().isEmpty()) {
            ObjectNode interrupts = node.putObject("interrupts");
            Set<String> wished = table.person(seat.getAsInt()).interrupts();
            new TreeSet<>(table.game().passing()).forEach(step -> interrupts.put(step, wished.contains(step)));
        }
        node.put("since", since);
        node.set("events", log(viewer, language, since, events));
        return node;
    }

    /** After the end everybody sees everything. */
    private Viewer viewer(OptionalInt seat) {
        if (table.status() == Status.OVER) {
            return Viewer.ARCHIVE;
        }
        return seat.isPresent() ? Viewer.at(seat.getAsInt()) : Viewer.AUDIENCE;
    }

    private ObjectNode question(Play.Question question, String language) {
        ObjectNode node = Json.object().put("id", question.id());
        asked(node, question, language);
        return node.put("undo", question.undo());
    }

    /** What is asked, and what may be answered. */
    private void asked(ObjectNode node, Play.Question question, String language) {
        State.Prompt prompt = question.prompt();
        node.put("step", question.step());
        node.put("text", words(language).say(prompt.message(), seat -> name(seat, language)));
        node.put("rule", prompt.rule().number());
        ArrayNode actions = node.putArray("actions");
        question.choices()
                .forEach(choice ->
                        actions.addObject().put("action", choice.action()).put("final", choice.fixed()));
    }

    /** The message that tells a seat what a row of actions would lead to. */
    ObjectNode rehearsed(String command, Verdict.Foreseen foreseen, String language) {
        ObjectNode node = Json.object().put("type", "rehearsed").put("command", command);
        node.putRawValue("view", new RawValue(foreseen.view()));
        foreseen.question().ifPresent(question -> asked(node.putObject("question"), question, language));
        return node;
    }

    /** The message that tells a seat what the strongest bot would do. */
    ObjectNode hint(String command, Hint hint, String language) {
        ObjectNode node = Json.object().put("type", "hint").put("command", command);
        node.put("action", hint.action());
        if (!hint.alone()) {
            node.put("now", part(hint.now())).put("after", part(hint.after()));
        }
        if (!hint.other().isEmpty()) {
            node.put("other", hint.other());
            if (!hint.alone()) {
                node.put("afterOther", part(hint.afterOther()));
            }
        }
        node.put("lines", hint.lines());
        return node.put("text", hint.say(language));
    }

    /** A part of 1, to the thousandth. */
    private static double part(float chance) {
        return Math.round(THOUSAND * chance) / (double) THOUSAND;
    }

    /** What a bot thinks of the match, as far as it has come, after the end. */
    String analysis(Reviews.Progress progress) {
        ActionSpace actions = table.game().actions();
        ObjectNode node = Json.object();
        node.put("table", table.id());
        node.put("game", table.opening().game());
        node.put("length", table.play().length());
        node.put("at", progress.at());
        node.put("failed", progress.failed());
        ArrayNode moments = node.putArray("moments");
        for (Review.Decision decision : progress.decisions()) {
            ArrayNode chances = moments.addObject()
                    .put("at", decision.at())
                    .put("seat", decision.seat())
                    .putArray("chances");
            decision.chances().forEach(chance -> chances.add(part(chance)));
        }
        ArrayNode costly = node.putArray("costly");
        for (Review.Decision decision : Review.costliest(progress.decisions())) {
            costly.addObject()
                    .put("at", decision.at())
                    .put("seat", decision.seat())
                    .put("action", actions.notation(decision.taken().action()))
                    .put("after", part(decision.taken().chance()))
                    .put("better", actions.notation(decision.better().action()))
                    .put("afterBetter", part(decision.better().chance()));
        }
        return Json.line(node);
    }

    private ArrayNode log(Viewer viewer, String language, int since, Map<Integer, List<Event>> events) {
        Map<Integer, List<ObjectNode>> byPosition = new TreeMap<>();
        events.forEach((at, told) -> {
            if (at > since) {
                told.forEach(event -> byPosition
                        .computeIfAbsent(at, _ -> new ArrayList<>())
                        .add(event(event.seenBy(viewer), language)));
            }
        });
        for (Notice notice : table.notices()) {
            if (notice.at() > since) {
                byPosition.computeIfAbsent(notice.at(), _ -> new ArrayList<>()).add(notice(notice, language));
            }
        }
        ArrayNode log = Json.object().putArray("log");
        byPosition.forEach((at, lines) -> lines.forEach(line -> log.add(at(at, line))));
        return log;
    }

    private static ObjectNode at(int at, ObjectNode line) {
        ObjectNode node = Json.object().put("at", at);
        node.setAll(line);
        return node;
    }

    private ObjectNode event(Event seen, String language) {
        return Json.event(seen).put("text", words(language).say(seen.message(), seat -> name(seat, language)));
    }

    private ObjectNode notice(Notice notice, String language) {
        ObjectNode node = Json.object().put("type", notice.type());
        String who = "";
        if (notice.seat() >= 0 && notice.seat() < table.seats().size()) {
            node.put("seat", notice.seat());
            who = name(notice.seat(), language);
        }
        return node.put("text", Words.in(language).format("notice." + notice.type(), List.of(who)));
    }

    /** The words of the table's game; English when it has none in the language. */
    Texts words(String language) {
        return table.game().texts(Words.languageOf(table.game(), language));
    }

    /** A part of the match again, after the end, as somebody saw it when it was played. */
    String replay(Request.Replay asked, String language) {
        ObjectNode node = Json.object();
        node.put("table", table.id());
        node.put("game", table.opening().game());
        node.put("length", table.play().length());
        node.put("view", asked.view());
        node.put("from", asked.from());
        ArrayNode frames = node.putArray("frames");
        for (Play.Frame frame : table.play().frames(asked.from(), asked.count(), asked.viewer())) {
            ObjectNode one = frames.addObject().put("at", frame.at());
            one.putRawValue("view", new RawValue(frame.view()));
            ArrayNode events = one.putArray("events");
            frame.events().forEach(event -> events.add(at(frame.at(), event(event.seenBy(asked.viewer()), language))));
        }
        return Json.line(node);
    }

    /** The whole match as a file, after the end. */
    String record() {
        List<MatchRecord.Player> players = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            players.add(
                    table.seats().get(seat) instanceof Seat.Bot(String bot)
                            ? new MatchRecord.Player(true, bot)
                            : new MatchRecord.Player(false, name(seat, "en")));
        }
        return table.play()
                .record(players, table.opening().deck(), table.commitment(), table.conceded())
                .write();
    }
}
