package tidetable.games.lastfish;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import tidetable.engine.Deal;
import tidetable.engine.Story;
import tidetable.engine.chance.Pile;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Fields;

/** Reads a position; {@link ChainReader} and {@link AgendaReader} check that its chain and questions could be there. */
final class PositionReader {
    private static final Seed SEED = new Seed(0, 1);
    private static final int TURN = 9;
    private static final int MOST_ANNOUNCED = 1000;

    private final Fields fields;
    private final Table table;
    private final LastFishState state;
    private final Copies cardsLeft;
    private final Copies encountersLeft;

    PositionReader(LastFish game, Fields fields) {
        this.fields = fields;
        this.table = game.table(fields.integer("seats", LastFish.MIN_SEATS, LastFish.MAX_SEATS, LastFish.MIN_SEATS));
        Seed seed = fields.has("seed") ? fields.word("seed", Seed::parse, "32 lower-case hex digits") : SEED;
        Deal deal = Deal.fast(table.seats, seed);
        Optional<Fields> streams = fields.optionalObject("streams");
        this.state = new LastFishState(
                table,
                stream(streams, "draw", deal),
                stream(streams, "encounter", deal),
                stream(streams, "steal", deal));
        streams.ifPresent(Fields::end);
        LastFishDeck deck = table.deck;
        cardsLeft = new Copies(
                "card of the Draw Deck",
                deck::card,
                kind -> Names.card(table, kind),
                deck.cards().stream().mapToInt(LastFishDeck.Card::count).toArray());
        encountersLeft = new Copies(
                "ENCOUNTER",
                deck::encounter,
                kind -> Names.encounter(table, kind),
                deck.encounters().stream()
                        .mapToInt(LastFishDeck.Encounter::count)
                        .toArray());
    }

    private static Rng stream(Optional<Fields> streams, String name, Deal deal) {
        return streams.filter(s -> s.has(name))
                .map(s -> s.word(name, Rng::read, "a stream such as 'fast:<32 hex digits>'"))
                .orElseGet(() -> deal.stream(name));
    }

    /** The cards of one deck that have no place yet. */
    record Copies(String what, Function<String, OptionalInt> kindOf, IntFunction<String> name, int[] left) {
        int take(Fields in, String field, String id) {
            int kind = kind(in, field, id);
            if (left[kind]-- == 0) {
                throw in.bad(field, "names more '" + id + "' than the deck has");
            }
            return kind;
        }

        int kind(Fields in, String field, String id) {
            OptionalInt kind = kindOf.apply(id);
            if (kind.isEmpty()) {
                throw in.bad(field, "names '" + id + "', which is no " + what + " of this deck");
            }
            return kind.getAsInt();
        }

        List<Integer> takeAll(Fields in, String field) {
            return in.texts(field).stream().map(id -> take(in, field, id)).toList();
        }
    }

    LastFishState read() {
        options();
        turn(fields.optionalObject("turn"));
        List<Fields> players = fields.objects("players");
        if (players.size() > table.seats) {
            throw fields.bad("players", "has " + players.size() + " entries for " + table.seats + " seats");
        }
        for (int seat = 0; seat < table.seats; seat++) {
            player(seat < players.size() ? Optional.of(players.get(seat)) : Optional.empty(), seat);
        }
        for (int seat = 0; seat < players.size(); seat++) {
            known(players.get(seat), seat);
            players.get(seat).end();
        }
        cardsLeft.takeAll(fields, "discard").forEach(state::discard);
        for (int kind : encountersLeft.takeAll(fields, "encounterDiscard")) {
            state.encounterDiscard[state.encounterDiscardSize++] = (byte) kind;
        }
        String encounter = fields.optionalText("encounter").orElse("");
        if (!encounter.isEmpty()) {
            state.encounter = 1 + encountersLeft.take(fields, "encounter", encounter);
        }
        new ChainReader(state, fields, cardsLeft).read();
        pile("drawDeck", state.drawPile, cardsLeft);
        pile("encounterDeck", state.encounterPile, encountersLeft);
        for (int kind = 0; kind < table.kinds; kind++) {
            int hands = 0;
            for (int seat = 0; seat < table.seats; seat++) {
                hands += state.held.inHand(seat, kind);
            }
            state.held.changeUnseen(kind, hands + inDeck(kind));
        }
        new AgendaReader(state, fields).read();
        fields.end();
        Windows.setUp(state);
        Turn.goOn(state, Story.NONE);
        return state;
    }

    private int inDeck(int kind) {
        int copies = state.drawPile.shuffled(kind);
        for (int i = 0; i < state.drawPile.topSize(); i++) {
            copies += state.drawPile.topCard(i) == kind ? 1 : 0;
        }
        for (int i = 0; i < state.drawPile.underSize(); i++) {
            copies += state.drawPile.underCard(i) == kind ? 1 : 0;
        }
        return copies;
    }

    private void options() {
        fields.optionalObject("options").ifPresent(options -> {
            if (options.has(Options.STARTER_HAND)) {
                List<String> choices = Options.choices(table.constants);
                state.starterHand = Integer.parseInt(options.word(
                        Options.STARTER_HAND,
                        word -> Optional.of(word).filter(choices::contains),
                        String.join(" or ", choices)));
            }
            options.end();
        });
    }

    private void turn(Optional<Fields> turn) {
        state.turn = Math.min(TURN, table.constants.turnLimit());
        turn.ifPresent(t -> {
            state.active = t.integer("active", 0, table.seats - 1, 0);
            state.turn = t.integer("number", 0, table.constants.turnLimit(), state.turn);
            state.attacks = t.integer("attacks", 0, MOST_ANNOUNCED, 0);
            state.items = t.integer("items", 0, MOST_ANNOUNCED, 0);
            state.curses = t.integer("curses", 0, MOST_ANNOUNCED, 0);
            state.extraAttacks = t.integer("extraAttacks", 0, MOST_ANNOUNCED, 0);
            state.extraItems = t.integer("extraItems", 0, MOST_ANNOUNCED, 0);
            state.acted = t.flag("acted", false);
            t.end();
        });
    }

    private void player(Optional<Fields> player, int seat) {
        LastFishDeck.Constants constants = table.constants;
        state.seats.setChampion(seat, seat + 1);
        state.seats.setHp(seat, constants.startHp());
        state.seats.setStarted(seat, true);
        player.ifPresent(p -> {
            p.optionalText("champion").ifPresent(id -> state.seats.setChampion(seat, champion(p, id)));
            state.seats.setHp(seat, p.integer("hp", 0, constants.maxHp(), constants.startHp()));
            state.seats.setStarted(seat, p.flag("started", true));
            state.seats.setAnnounced(seat, p.integer("announced", 0, constants.plays(), 0));
            state.seats.setPlace(seat, p.integer("place", 0, table.seats, 0));
            cardsLeft.takeAll(p, "hand").forEach(kind -> state.held.changeHand(seat, kind, 1));
            for (int kind : cardsLeft.takeAll(p, "field")) {
                if (!table.is(kind, Type.ITEM)) {
                    throw p.bad("field", "names '" + Names.card(table, kind) + "', which is no ITEM");
                }
                state.held.changeField(seat, kind, 1);
            }
            if (!state.seats.inGame(seat) && state.held.handSize(seat) + state.held.fieldSize(seat) > 0) {
                throw p.bad("hp", "is 0, so there must be no hand and no field");
            }
            String passing = p.optionalText("passing").orElse("");
            if (!passing.isEmpty()) {
                passing(p, seat, passing);
            }
        });
        for (int other = 0; other < seat; other++) {
            int champion = state.seats.champion(seat);
            if (champion > 0 && state.seats.champion(other) == champion) {
                throw player.orElse(fields).bad("champion", "names a Champion that another seat has");
            }
        }
    }

    private int champion(Fields player, String id) {
        if (id.isEmpty()) {
            return 0;
        }
        OptionalInt kind = table.deck.champion(id);
        if (kind.isEmpty()) {
            throw player.bad("champion", "names '" + id + "', which is no Champion of this deck");
        }
        return 1 + kind.getAsInt();
    }

    private void passing(Fields player, int seat, String id) {
        int kind = cardsLeft.kind(player, "passing", id);
        if (state.held.inHand(seat, kind) == 0) {
            throw player.bad("passing", "must be a card of the hand");
        }
        state.seats.setPassing(seat, 1 + kind);
    }

    /** What the audience knows, each seat in the game knows. */
    private void known(Fields player, int seat) {
        for (Fields card : player.objects("known")) {
            int kind = cardsLeft.kind(card, "card", card.text("card"));
            int observers = observers(card) & state.everybodyBut(seat);
            boolean audience = (observers >> table.audience() & 1) != 0;
            state.known.gain(seat, kind, audience ? state.everybodyBut(seat) : observers);
            if (state.known.most(seat, kind) > state.held.inHand(seat, kind)) {
                throw card.bad("card", "must be a card of the hand");
            }
            card.end();
        }
    }

    private int observers(Fields card) {
        int observers = 0;
        for (int observer : card.integers("knownTo", LastFishPositions.AUDIENCE, table.seats - 1)) {
            observers |= 1 << (observer == LastFishPositions.AUDIENCE ? table.audience() : observer);
        }
        return observers;
    }

    private void pile(String name, Pile pile, Copies copies) {
        Optional<Fields> deck = fields.optionalObject(name);
        deck.ifPresent(d -> {
            d.objects("top").reversed().forEach(card -> knownCard(card, copies, pile::putOnTop));
            d.objects("under").forEach(card -> knownCard(card, copies, pile::putUnder));
        });
        if (deck.isPresent() && deck.get().has("rest")) {
            copies.takeAll(deck.get(), "rest").forEach(pile::shuffleIn);
            for (int kind = 0; kind < copies.left.length; kind++) {
                if (copies.left[kind] > 0) {
                    String problem =
                            "leaves %d '%s' without a place".formatted(copies.left[kind], copies.name.apply(kind));
                    throw deck.get().bad("rest", problem);
                }
            }
        } else {
            for (int kind = 0; kind < copies.left.length; kind++) {
                pile.shuffleIn(kind, copies.left[kind]);
            }
        }
        deck.ifPresent(Fields::end);
    }

    private interface Put {
        void put(int kind, int knownTo);
    }

    private void knownCard(Fields card, Copies copies, Put put) {
        put.put(copies.take(card, "card", card.text("card")), observers(card));
        card.end();
    }
}
