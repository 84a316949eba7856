package tidetable.games.lastfish;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import tidetable.engine.PositionCodec;
import tidetable.engine.chance.Pile;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;

/** Positions as plain data; the form and its defaults stand on the game's page. {@link PositionReader} is the way back. */
final class LastFishPositions implements PositionCodec<LastFishState> {
    /** What a window is at, by {@link Windows} state. */
    static final List<String> ASKING = List.of("asked", "played", "opening");

    /** Whether the window of MAIN was held, by {@link Turn} number. */
    static final List<String> WINDOWS = List.of("first", "held");

    /** What was chosen before a window in which a card was played, by {@link Turn} number + 1. */
    static final List<String> CHOSEN = List.of("", "end", "rest");

    /** What happens at the end of a turn, and the state of its window, by {@link Turn} number. */
    static final List<String> CLOSING = List.of("end", "rest");

    static final List<String> CLOSING_WINDOWS = List.of("first", "held", "played");

    /** The audience among those who know a card. */
    static final int AUDIENCE = -1;

    private final LastFish game;

    LastFishPositions(LastFish game) {
        this.game = game;
    }

    @Override
    public LastFishState read(Fields position) {
        return new PositionReader(game, position).read();
    }

    @Override
    public ObjectNode write(LastFishState state) {
        Table table = state.table;
        ObjectNode node = Json.object();
        node.put("seats", table.seats);
        ObjectNode options = node.putObject("options");
        if (state.starterHand != table.constants.startHand()) {
            options.put(Options.STARTER_HAND, Integer.toString(state.starterHand));
        }
        turn(state, node.putObject("turn"));
        pile(state, state.drawPile, kind -> Names.card(table, kind), table.kinds, node.putObject("drawDeck"));
        list(node, "discard", Names.row(state.discard, state.discardSize, kind -> Names.card(table, kind)));
        IntFunction<String> encounters = kind -> Names.encounter(table, kind);
        int kinds = table.deck.encounters().size();
        pile(state, state.encounterPile, encounters, kinds, node.putObject("encounterDeck"));
        list(node, "encounterDiscard", Names.row(state.encounterDiscard, state.encounterDiscardSize, encounters));
        node.put("encounter", state.encounter == 0 ? "" : encounters.apply(state.encounter - 1));
        chain(state, node.putArray("chain"));
        list(node, "laid", Names.laid(state));
        broken(state, node.putArray("broken"));
        ArrayNode players = node.putArray("players");
        for (int seat = 0; seat < table.seats; seat++) {
            player(state, seat, players.addObject());
        }
        ArrayNode agenda = node.putArray("agenda");
        for (int i = 0; i < state.agenda.depth(); i++) {
            frame(state, i, agenda.addObject());
        }
        node.putObject("streams")
                .put("draw", state.drawPile.stream().write())
                .put("encounter", state.encounterPile.stream().write())
                .put("steal", state.steal.write());
        return node;
    }

    private static void turn(LastFishState state, ObjectNode turn) {
        turn.put("active", state.active).put("number", state.turn);
        turn.put("attacks", state.attacks).put("items", state.items).put("curses", state.curses);
        turn.put("extraAttacks", state.extraAttacks).put("extraItems", state.extraItems);
        turn.put("acted", state.acted);
    }

    private static void pile(LastFishState state, Pile pile, IntFunction<String> name, int kinds, ObjectNode node) {
        row(state, pile.topSize(), pile::topCard, pile::topKnownTo, name, node.putArray("top"));
        list(node, "rest", Names.counted(kinds, pile::shuffled, name));
        row(state, pile.underSize(), pile::underCard, pile::underKnownTo, name, node.putArray("under"));
    }

    private static void row(
            LastFishState state,
            int size,
            IntUnaryOperator card,
            IntUnaryOperator knownTo,
            IntFunction<String> name,
            ArrayNode row) {
        for (int i = 0; i < size; i++) {
            known(state, row.addObject().put("card", name.apply(card.applyAsInt(i))), knownTo.applyAsInt(i));
        }
    }

    private static void known(LastFishState state, ObjectNode node, int observers) {
        ArrayNode to = node.putArray("knownTo");
        for (int observer = 0; observer <= state.table.seats; observer++) {
            if ((observers >> observer & 1) != 0) {
                to.add(observer == state.table.audience() ? AUDIENCE : observer);
            }
        }
    }

    private static void chain(LastFishState state, ArrayNode node) {
        Chain chain = state.chain;
        for (int at = 0; at < chain.size(); at++) {
            node.addObject()
                    .put("seat", chain.seat(at))
                    .put("card", Names.card(state.table, chain.kind(at)))
                    .put("mode", Names.mode(state, at))
                    .put("target", chain.target(at) - 1)
                    .put("names", chain.names(at))
                    .put("copy", chain.copy(at))
                    .put("negated", chain.negated(at));
        }
    }

    private static void broken(LastFishState state, ArrayNode node) {
        for (int at = 0; at < state.broken.size(); at++) {
            node.addObject()
                    .put("card", Names.card(state.table, state.broken.kind(at)))
                    .put("seat", state.broken.seat(at))
                    .put("source", state.broken.source(at) - 1)
                    .put("fresh", state.broken.fresh(at))
                    .put("last", state.broken.last(at));
        }
    }

    private static void player(LastFishState state, int seat, ObjectNode node) {
        node.put("champion", Names.championOf(state, seat)).put("hp", state.seats.hp(seat));
        list(node, "hand", Names.hand(state, seat));
        list(node, "field", Names.field(state, seat));
        ArrayNode known = node.putArray("known");
        for (int at = 0; at < state.known.size(); at++) {
            if (state.known.seat(at) == seat) {
                String card = Names.card(state.table, state.known.kind(at));
                known(state, known.addObject().put("card", card), state.known.observers(at));
            }
        }
        int passing = state.seats.passing(seat);
        node.put("started", state.seats.started(seat)).put("announced", state.seats.announced(seat));
        node.put("place", state.seats.place(seat));
        node.put("passing", passing == 0 ? "" : Names.card(state.table, passing - 1));
    }

    private static void frame(LastFishState state, int at, ObjectNode node) {
        int a = state.agenda.a(at);
        int b = state.agenda.b(at);
        Step step = state.agenda.step(at);
        node.put("step", step.word()).put("seat", state.agenda.seat(at));
        switch (step) {
            case CHAMPION, START, DOUBLE -> {}
            case ENCOUNTER -> node.put("signatures", a);
            case MAIN -> node.put("window", WINDOWS.get(a)).put("chosen", CHOSEN.get(b));
            case CLOSING -> node.put("chosen", CLOSING.get(a)).put("window", CLOSING_WINDOWS.get(b));
            case OPEN, RESPONSE -> node.put("asking", ASKING.get(b));
            case CHAIN -> node.put("stage", Chain.STAGES.get(a));
            case COPY -> node.put("left", a);
            case EFFECTS ->
                node.put("effect", state.table.script.name(a))
                        .put("of", Effects.OF.get(Effects.of(b)))
                        .put("source", Effects.source(b) - 1)
                        .put("target", Effects.target(b) - 1)
                        .put("lost", Effects.lost(b));
            case BLOCK, DESTROY, DISCARD, GIFT, EQUIP, RECOVER ->
                node.put("effect", state.table.script.name(a))
                        .put("reached", Part.reached(b))
                        .put("left", Part.left(b))
                        .put("receiver", Part.receiver(b) - 1)
                        .put("lost", Part.lost(b))
                        .put("triggering", Part.triggering(b));
            case PASS, CHOOSE, MAY -> node.put("effect", state.table.script.name(a));
        }
    }

    private static void list(ObjectNode node, String name, List<String> texts) {
        ArrayNode list = node.putArray(name);
        texts.forEach(list::add);
    }
}
