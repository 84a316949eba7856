package tidetable.games.fullseal;

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
final class FullSealPositions implements PositionCodec<FullSealState> {
    /** What an announced card is at, by {@link Announced} state; a cancelled one never stays on the agenda. */
    static final List<String> CONDITIONS = List.of("waiting", "cancelled", "working");

    /** What a window is at, by {@link Windows} state. */
    static final List<String> ASKING = List.of("asked", "played", "opening");

    /** The audience among those who know a card. */
    static final int AUDIENCE = -1;

    private final FullSeal game;

    FullSealPositions(FullSeal game) {
        this.game = game;
    }

    @Override
    public FullSealState read(Fields position) {
        return new PositionReader(game, position).read();
    }

    @Override
    public ObjectNode write(FullSealState state) {
        Table table = state.table;
        ObjectNode node = Json.object();
        node.put("seats", table.seats);
        ObjectNode turn = node.putObject("turn");
        turn.put("active", state.active).put("number", state.turn);
        turn.put("plays", state.playsUsed).put("allowed", state.playsAllowed).put("discount", state.discount);
        pile(state, state.fishPile, kind -> Names.fish(table, kind), table.fishKinds, node.putObject("fishDeck"));
        list(node, "flipped", Names.flipped(state));
        list(node, "line", Names.row(state.line, state.lineSize, kind -> Names.fish(table, kind)));
        pile(
                state,
                state.actionPile,
                kind -> Names.action(table, kind),
                table.actionKinds,
                node.putObject("actionDeck"));
        list(node, "discard", Names.row(state.discard, state.discardSize, kind -> Names.action(table, kind)));
        pile(
                state,
                state.predatorPile,
                kind -> Names.predator(table, kind),
                table.predatorKinds,
                node.putObject("predatorPile"));
        pile(state, state.sealPile, part -> Names.seal(table, part), Part.COUNT, node.putObject("sealPile"));
        ArrayNode players = node.putArray("players");
        for (int seat = 0; seat < table.seats; seat++) {
            player(state, seat, players.addObject());
        }
        ObjectNode attack = node.putObject("attack");
        attack.put("chosen", predator(state, state.chosen));
        attack.put("attacker", predator(state, state.shownAttacker));
        attack.put("defender", predator(state, state.shownDefender));
        node.put("winner", state.winner);
        ArrayNode agenda = node.putArray("agenda");
        for (int i = 0; i < state.agenda.depth(); i++) {
            frame(state, i, agenda.addObject());
        }
        node.putObject("streams")
                .put("fish", state.fishPile.stream().write())
                .put("action", state.actionPile.stream().write())
                .put("predator", state.predatorPile.stream().write())
                .put("seal", state.sealPile.stream().write())
                .put("scatter", state.scatter.write());
        return node;
    }

    private static String predator(FullSealState state, int kindPlusOne) {
        return kindPlusOne == FullSealState.NONE ? "" : Names.predator(state.table, kindPlusOne - 1);
    }

    private static void pile(FullSealState state, Pile pile, IntFunction<String> name, int kinds, ObjectNode node) {
        row(state, pile.topSize(), pile::topCard, pile::topKnownTo, name, node.putArray("top"));
        list(node, "rest", Names.counted(kinds, pile::shuffled, name));
        row(state, pile.underSize(), pile::underCard, pile::underKnownTo, name, node.putArray("under"));
    }

    private static void row(
            FullSealState state,
            int size,
            IntUnaryOperator card,
            IntUnaryOperator knownTo,
            IntFunction<String> name,
            ArrayNode row) {
        for (int i = 0; i < size; i++) {
            ArrayNode to =
                    row.addObject().put("card", name.apply(card.applyAsInt(i))).putArray("knownTo");
            for (int observer = 0; observer <= state.table.seats; observer++) {
                if ((knownTo.applyAsInt(i) >> observer & 1) != 0) {
                    to.add(observer == state.table.audience() ? AUDIENCE : observer);
                }
            }
        }
    }

    private static void player(FullSealState state, int seat, ObjectNode node) {
        list(node, "hand", Names.hand(state, seat));
        list(node, "predators", Names.predators(state, seat));
        ObjectNode known = node.putObject("known");
        for (int observer = 0; observer <= state.table.seats; observer++) {
            if (observer != seat) {
                list(known, observerName(state, observer), Names.knownPredators(state, observer, seat));
            }
        }
        list(node, "seals", Names.seals(state, seat));
        node.put("fish", state.held.fish(seat)).put("limit", state.held.limit(seat));
    }

    static String observerName(FullSealState state, int observer) {
        return observer == state.table.audience() ? "audience" : Integer.toString(observer);
    }

    private static void frame(FullSealState state, int at, ObjectNode node) {
        int a = state.agenda.a(at);
        int b = state.agenda.b(at);
        Step step = state.agenda.step(at);
        node.put("step", step.word()).put("seat", state.agenda.seat(at));
        switch (step) {
            case START, PLAY, END -> node.put("window", a == Turn.WINDOW_HELD ? "held" : "first");
            case FISHING -> node.put("stage", Fishing.STAGES.get(a)).put("forced", b == 1);
            case TABLE, RESPONSE, UNDERTOW, MEND, DEN, PACK -> node.put("asking", ASKING.get(b));
            case CARD -> card(state, a, b, node);
            case ATTACK ->
                node.put("stage", Attack.STAGES.get(a)).put("target", b >> 2).put("part", Part.ALL[b & 3].word());
            case CHOOSE, CHANGE -> {}
            case WHISTLE, ORDER -> node.put("left", a);
        }
    }

    private static void card(FullSealState state, int a, int choice, ObjectNode node) {
        int kind = Announced.kind(a);
        node.put("card", Names.action(state.table, kind)).put("state", CONDITIONS.get(Announced.condition(a)));
        String own = Part.ALL[FullSealActions.choiceOwn(choice)].word();
        switch (state.table.choices[kind]) {
            case NOTHING -> {}
            case OPPONENT -> node.put("target", FullSealActions.choiceSeat(choice));
            case OWN_SEAL -> node.put("part", own);
            case BARTER ->
                node.put("target", FullSealActions.choiceSeat(choice))
                        .put("part", own)
                        .put("other", Part.ALL[FullSealActions.choiceOther(choice)].word());
        }
    }

    private static void list(ObjectNode node, String name, List<String> texts) {
        ArrayNode list = node.putArray(name);
        texts.forEach(list::add);
    }
}
