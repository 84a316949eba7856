package tidetable.engine.contract.nasty;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.IntUnaryOperator;
import tidetable.engine.PositionCodec;
import tidetable.engine.chance.Pile;
import tidetable.engine.chance.Rng;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;

/** Positions of the nasty game as plain data. Every part must be there. */
final class NastyCodec implements PositionCodec<NastyState> {
    private final Fault fault;

    NastyCodec(Fault fault) {
        this.fault = fault;
    }

    @Override
    public ObjectNode write(NastyState state) {
        ObjectNode node = Json.object();
        node.put("seats", state.seats);
        Pile deck = state.deck;
        ObjectNode pile = node.putObject("deck");
        writeRow(pile.putArray("top"), deck.topSize(), deck::topCard, deck::topKnownTo);
        pile.set("rest", Json.tree(Nasty.cards(deck::shuffled)));
        writeRow(pile.putArray("under"), deck.underSize(), deck::underCard, deck::underKnownTo);
        node.set("discard", Json.tree(Nasty.cards(kind -> state.discard[kind])));
        ArrayNode players = node.putArray("players");
        for (int seat = 0; seat < state.seats; seat++) {
            writePlayer(players.addObject(), state, seat);
        }
        ArrayNode agenda = node.putArray("agenda");
        for (int i = 0; i < state.agenda.depth(); i++) {
            agenda.addObject()
                    .put("step", state.agenda.step(i).id())
                    .put("seat", state.agenda.seat(i))
                    .put("a", state.agenda.a(i))
                    .put("b", state.agenda.b(i));
        }
        node.putObject("streams").put("deck", deck.stream().write()).put("steal", state.steal.write());
        return node;
    }

    private void writePlayer(ObjectNode player, NastyState state, int seat) {
        player.set("hand", Json.tree(Nasty.cards(kind -> state.hands.count(seat, kind))));
        player.put("lives", state.lives[seat]);
        player.put("pearls", fault == Fault.WRITES_LESS ? 0 : state.pearls[seat]);
        ObjectNode known = player.putObject("known");
        for (int i = 0; i <= state.seats; i++) {
            int observer = i;
            known.set(name(state, i), Json.tree(Nasty.cards(kind -> state.hands.known(observer, seat, kind))));
        }
    }

    private static void writeRow(ArrayNode row, int size, IntUnaryOperator card, IntUnaryOperator knownTo) {
        for (int n = 0; n < size; n++) {
            ObjectNode entry =
                    row.addObject().put("card", Kind.of(card.applyAsInt(n)).id());
            ArrayNode seats = entry.putArray("knownTo");
            for (int seat = 0; seat < NastyActions.MOST_SEATS; seat++) {
                if ((knownTo.applyAsInt(n) >> seat & 1) != 0) {
                    seats.add(seat);
                }
            }
        }
    }

    @Override
    public NastyState read(Fields position) {
        int seats = position.integer("seats", 2, NastyActions.MOST_SEATS);
        Fields streams = position.object("streams");
        NastyState state = new NastyState(seats, stream(streams, "deck"), stream(streams, "steal"), fault);
        streams.end();
        int[] counted = new int[Kind.COUNT];
        readPlayers(position, state, counted);
        for (Kind kind : kinds(position, "discard", counted)) {
            state.discard[kind.number]++;
        }
        readDeck(position.object("deck"), state, counted);
        for (Kind kind : Kind.values()) {
            if (counted[kind.number] != kind.copies) {
                throw position.bad(
                        "must hold " + kind.copies + " " + kind.id() + " in all, not " + counted[kind.number]);
            }
        }
        NastyAgenda.read(position, state);
        position.end();
        return state;
    }

    private static Rng stream(Fields streams, String name) {
        return streams.word(name, Rng::read, "a stream");
    }

    /** The kinds that a list names, which are counted; too many of a kind are refused before they go anywhere. */
    private static List<Kind> kinds(Fields fields, String name, int[] counted) {
        List<Kind> kinds = fields.texts(name).stream()
                .map(id -> Kind.named(id).orElseThrow(() -> fields.bad(name, "has an unknown card '" + id + "'")))
                .toList();
        for (Kind kind : kinds) {
            if (++counted[kind.number] > kind.copies) {
                throw fields.bad(name, "has one " + kind.id() + " too many");
            }
        }
        return kinds;
    }

    private static void readPlayers(Fields position, NastyState state, int[] counted) {
        List<Fields> players = position.objects("players");
        if (players.size() != state.seats) {
            throw position.bad("players", "must be " + state.seats);
        }
        for (int seat = 0; seat < state.seats; seat++) {
            Fields player = players.get(seat);
            state.lives[seat] = player.integer("lives", 0, 2);
            state.pearls[seat] = player.integer("pearls", 0, 1000);
            for (Kind kind : kinds(player, "hand", counted)) {
                state.hands.gain(seat, kind.number, 0);
            }
            if (state.lives[seat] == 0 && state.hands.size(seat) > 0) {
                throw player.bad("hand", "must be empty, as the seat is out");
            }
            readKnown(player, state, seat);
            player.end();
        }
    }

    private static void readKnown(Fields player, NastyState state, int seat) {
        Fields known = player.object("known");
        for (int observer = state.seats; observer >= 0; observer--) {
            int[] copies = new int[Kind.COUNT];
            List<Kind> kinds = kinds(known, name(state, observer), copies);
            for (Kind kind : observer == seat ? List.<Kind>of() : kinds) {
                int number = kind.number;
                state.hands.setKnown(observer, seat, number, copies[number]);
            }
            for (int kind = 0; kind < Kind.COUNT; kind++) {
                int most = observer == seat ? 0 : state.hands.count(seat, kind);
                int least = observer == seat ? 0 : state.hands.known(state.seats, seat, kind);
                if (copies[kind] > most || copies[kind] < least) {
                    throw known.bad(name(state, observer), "must be cards of the hand, those the audience knows too");
                }
            }
        }
        known.end();
    }

    private static String name(NastyState state, int observer) {
        return observer == state.seats ? "audience" : Integer.toString(observer);
    }

    private static void readDeck(Fields deck, NastyState state, int[] counted) {
        List<Fields> top = deck.objects("top");
        for (int i = top.size() - 1; i >= 0; i--) {
            int kind = card(top.get(i), counted);
            state.deck.putOnTop(kind, knownTo(top.get(i), state));
        }
        kinds(deck, "rest", counted).forEach(kind -> state.deck.shuffleIn(kind.number));
        for (Fields under : deck.objects("under")) {
            int kind = card(under, counted);
            state.deck.putUnder(kind, knownTo(under, state));
        }
        deck.end();
    }

    private static int card(Fields entry, int[] counted) {
        Kind kind = entry.word("card", Kind::named, "a card");
        if (++counted[kind.number] > kind.copies) {
            throw entry.bad("card", "is one " + kind.id() + " too many");
        }
        return kind.number;
    }

    private static int knownTo(Fields entry, NastyState state) {
        int mask = 0;
        for (int seat : entry.integers("knownTo", 0, state.seats - 1)) {
            mask |= 1 << seat;
        }
        entry.end();
        return mask;
    }
}
