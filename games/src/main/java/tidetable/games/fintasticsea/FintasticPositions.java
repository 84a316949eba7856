package tidetable.games.fintasticsea;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import tidetable.engine.PositionCodec;
import tidetable.engine.chance.Pile;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;

/** Positions as plain data; the form and its defaults stand on the game's page. {@link PositionReader} is the way back. */
final class FintasticPositions implements PositionCodec<FintasticState> {
    private final FintasticSea game;

    FintasticPositions(FintasticSea game) {
        this.game = game;
    }

    @Override
    public FintasticState read(Fields position) {
        return new PositionReader(game, position).read();
    }

    @Override
    public ObjectNode write(FintasticState state) {
        ObjectNode node = Json.object();
        node.put("seats", state.table.seats).put("round", state.round).put("first", state.first);
        list(node, "specials", List.of(Names.special(state, state.specialA), Names.special(state, state.specialB)));
        ObjectNode ocean = node.putObject("ocean");
        for (long left = state.fish; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            ocean.put(Sea.name(cell), fishId(state, state.kindAt[cell]));
        }
        fishDeck(state, node.putObject("fishDeck"));
        list(node, "discard", Names.pile(state, state.discard, state.discardSize));
        list(node, "spent", Names.pile(state, state.spent, state.spentSize));
        secretDeck(state, node.putObject("secretDeck"));
        ArrayNode players = node.putArray("players");
        for (int seat = 0; seat < state.table.seats; seat++) {
            player(state, seat, players.addObject());
        }
        ArrayNode closed = node.putArray("closed");
        for (int i = 0; i < state.closedSize; i++) {
            ObjectNode one = closed.addObject().put("seat", state.closedSeat(i));
            list(one, "fish", Names.fish(state, state.closedFish[i]));
            list(one, "secrets", Names.added(state, state.closedAdded(i)));
        }
        turn(state, node.putObject("turn"));
        ArrayNode agenda = node.putArray("agenda");
        for (int i = 0; i < state.agenda.depth(); i++) {
            frame(state, i, agenda.addObject());
        }
        node.putObject("streams")
                .put("fish", state.fishDeck.stream().write())
                .put("secret", state.secretDeck.stream().write());
        return node;
    }

    private static void fishDeck(FintasticState state, ObjectNode node) {
        Pile pile = state.fishDeck;
        ArrayNode top = node.putArray("top");
        for (int i = 0; i < pile.topSize(); i++) {
            top.add(fishId(state, pile.topCard(i)));
        }
        ArrayNode rest = node.putArray("rest");
        for (int kind = 0; kind < state.table.kinds; kind++) {
            for (int i = 0; i < pile.shuffled(kind); i++) {
                rest.add(fishId(state, kind));
            }
        }
    }

    private static void secretDeck(FintasticState state, ObjectNode node) {
        Pile pile = state.secretDeck;
        ArrayNode top = node.putArray("top");
        for (int i = 0; i < pile.topSize(); i++) {
            known(top.addObject(), Names.secret(state, pile.topCard(i)), pile.topKnownTo(i), state.table.seats);
        }
        ArrayNode rest = node.putArray("rest");
        for (int kind = 0; kind < state.table.deck.secrets().size(); kind++) {
            for (int i = 0; i < pile.shuffled(kind); i++) {
                rest.add(Names.secret(state, kind));
            }
        }
        ArrayNode under = node.putArray("under");
        for (int i = 0; i < pile.underSize(); i++) {
            known(under.addObject(), Names.secret(state, pile.underCard(i)), pile.underKnownTo(i), state.table.seats);
        }
    }

    private static void known(ObjectNode node, String card, int knownTo, int seats) {
        node.put("card", card);
        ArrayNode to = node.putArray("knownTo");
        for (int seat = 0; seat < seats; seat++) {
            if ((knownTo >> seat & 1) != 0) {
                to.add(seat);
            }
        }
    }

    private static void player(FintasticState state, int seat, ObjectNode node) {
        list(node, "hand", Names.fish(state, state.zone(seat, FintasticState.HAND)));
        list(node, "known", Names.fish(state, state.zone(seat, FintasticState.KNOWN)));
        list(node, "secrets", Names.secrets(state, state.zone(seat, FintasticState.SECRETS)));
        list(node, "looking", Names.secrets(state, state.zone(seat, FintasticState.LOOKING)));
        list(node, "reserve", Names.fish(state, state.zone(seat, FintasticState.RESERVE)));
        ObjectNode ecosystem = node.putObject("ecosystem");
        list(ecosystem, "fish", Names.fish(state, state.zone(seat, FintasticState.ECOSYSTEM)));
        list(ecosystem, "secrets", Names.added(state, (int) state.zone(seat, FintasticState.ADDED)));
    }

    private static void turn(FintasticState state, ObjectNode node) {
        node.put("active", state.agenda.depth() == 0 ? state.first : state.active());
        node.put("passes", state.passes).put("turns", state.turns);
        if (state.played != Sea.NOWHERE) {
            node.put("played", Sea.name(state.played));
        }
        node.put("boost", state.boost);
    }

    private static void frame(FintasticState state, int at, ObjectNode node) {
        int a = state.agenda.a(at);
        int b = state.agenda.b(at);
        node.put("step", state.agenda.step(at).word()).put("seat", state.agenda.seat(at));
        switch (state.agenda.step(at)) {
            case PLAY, OCEAN, CHAIN, END -> {}
            case CATCH -> ability(state, a, node).put("left", b);
            case CENTRE -> node.put("fish", fishId(state, FintasticDeck.abilityKind(a)));
            case PUSHED ->
                ability(state, a, node)
                        .put("centre", Sea.name(Abilities.pushCentre(b)))
                        .put(
                                "direction",
                                Abilities.pushDirection(b) < Sea.Direction.ALL.length
                                        ? Sea.Direction.ALL[Abilities.pushDirection(b)].word()
                                        : "done");
            case CLOSE, KEEP -> {
                if (a > 0) {
                    node.put("then", Sea.name(a - 1));
                }
            }
        }
    }

    private static ObjectNode ability(FintasticState state, int ability, ObjectNode node) {
        return node.put("fish", fishId(state, FintasticDeck.abilityKind(ability)))
                .put("ability", FintasticDeck.abilityIsOcean(ability) ? "ocean" : "reserve");
    }

    private static void list(ObjectNode node, String name, List<String> texts) {
        ArrayNode list = node.putArray(name);
        texts.forEach(list::add);
    }

    private static String fishId(FintasticState state, int kind) {
        return state.table.deck.fish().get(kind).id();
    }
}
