package tidetable.games.finspan;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import tidetable.engine.PositionCodec;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;

/** Positions as plain data; the form and its defaults stand on the game's page. {@link PositionReader} is the way back. */
final class FinspanPositions implements PositionCodec<FinspanState> {
    private final Finspan game;

    FinspanPositions(Finspan game) {
        this.game = game;
    }

    @Override
    public FinspanState read(Fields position) {
        return new PositionReader(game, position).read();
    }

    @Override
    public ObjectNode write(FinspanState state) {
        ObjectNode node = Json.object();
        node.put("seats", state.table.seats);
        ObjectNode options = node.putObject("options");
        for (Options option : Options.ALL) {
            options.put(option.word(), option.chosen(state.options));
        }
        node.put("week", state.week).put("turns", state.turns).put("first", state.first);
        list(node, "goals", ViewBuilder.goals(state));
        list(node, "deck", Names.cards(state, state.deck()));
        ArrayNode players = node.putArray("players");
        for (int seat = 0; seat < state.table.seats; seat++) {
            player(state, seat, players.addObject());
        }
        ArrayNode agenda = node.putArray("agenda");
        for (int i = 0; i < state.agenda.depth(); i++) {
            frame(state, i, agenda.addObject());
        }
        node.putObject("streams").put("deck", state.stream.write());
        return node;
    }

    private static void player(FinspanState state, int seat, ObjectNode node) {
        list(node, "hand", Names.cards(state, state.hand(seat)));
        list(node, "discard", Names.cards(state, state.pile(seat)));
        ObjectNode ocean = node.putObject("ocean");
        for (int slot = 0; slot < Grid.SLOTS; slot++) {
            slot(state, seat, slot, ocean);
        }
        node.putObject("divers")
                .put("play", state.divers(seat, 0))
                .put("blue", state.divers(seat, 1))
                .put("purple", state.divers(seat, 2))
                .put("green", state.divers(seat, 3));
        ArrayNode goals = node.putArray("goals");
        ViewBuilder.weekPoints(state, seat).forEach(goals::add);
        list(node, "used", ViewBuilder.used(state, seat));
        node.put("finished", (state.get(seat, FinspanState.USED) & FinspanState.DONE) != 0);
    }

    /** A slot with anything in it. */
    private static void slot(FinspanState state, int seat, int slot, ObjectNode ocean) {
        boolean fish = state.has(seat, FinspanState.FISH, slot);
        boolean school = state.has(seat, FinspanState.SCHOOLS, slot);
        if (!fish && !school && state.youngAt(seat, slot) == 0) {
            return;
        }
        ObjectNode node = ocean.putObject(Grid.name(slot));
        if (fish) {
            node.put("fish", state.table.deck.id(state.fishAt(seat, slot)));
            list(node, "under", Names.under(state, seat, slot));
            node.put("egg", state.has(seat, FinspanState.EGGS, slot));
        }
        node.put("young", state.youngAt(seat, slot)).put("school", school);
    }

    private static void frame(FinspanState state, int at, ObjectNode node) {
        int a = state.agenda.a(at);
        int b = state.agenda.b(at);
        Step step = state.agenda.step(at);
        node.put("step", step.word()).put("seat", state.agenda.seat(at));
        switch (step) {
            case TURN -> node.put("done", a == Turn.DONE);
            case FINALE -> {}
            case DIVE -> node.put("site", Site.ALL[a].word()).put("next", Dives.name(b));
            case ABILITY -> ability(state, a, b, node);
            case EGGS -> {
                ArrayNode slots = node.putArray("slots");
                for (int left = Eggs.slots(a, b); left != 0; left &= left - 1) {
                    slots.add(Grid.name(Integer.numberOfTrailingZeros(left)));
                }
                node.put("begun", Eggs.begun(b));
            }
            case SLOT -> node.put("card", state.table.deck.id(a)).put("where", Where.ALL[b].word());
            case PAY -> {
                Token token = Plays.token(b);
                int next = Plays.next(b);
                node.put("card", state.table.deck.id(Plays.card(a)))
                        .put("slot", Grid.name(Plays.slot(a)))
                        .put("token", token.word())
                        .put("left", Plays.left(b))
                        .put("from", token == Token.CARD ? state.table.deck.id(next) : Grid.name(next));
            }
        }
    }

    private static void ability(FinspanState state, int source, int counts, ObjectNode node) {
        if (Source.isBonus(source)) {
            node.put("site", Site.ALL[Source.siteOf(source)].word()).put("bonus", Names.bonus(Source.bonusOf(source)));
        } else {
            node.put("fish", state.table.deck.id(Source.fishOf(source))).put("slot", Grid.name(Source.slotOf(source)));
        }
        ArrayNode left = node.putArray("left");
        for (int i = 0; i < state.table.effects(source, state.options).length; i++) {
            left.add(Benefits.left(counts, i));
        }
    }

    private static void list(ObjectNode node, String name, List<String> texts) {
        ArrayNode list = node.putArray(name);
        texts.forEach(list::add);
    }
}
