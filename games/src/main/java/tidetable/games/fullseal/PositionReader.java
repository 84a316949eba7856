package tidetable.games.fullseal;

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

/** Reads a position; {@link AgendaReader} checks that its questions could be asked. */
final class PositionReader {
    private static final Seed SEED = new Seed(0, 1);
    private static final int MOST_FISH = 100_000;
    private static final int MOST_DISCOUNT = 1000;

    private final Fields fields;
    private final Table table;
    private final FullSealState state;
    private final Copies fishLeft;
    private final Copies actionsLeft;
    private final Copies predatorsLeft;
    private final Copies sealsLeft;

    PositionReader(FullSeal game, Fields fields) {
        this.fields = fields;
        this.table = game.table(fields.integer("seats", FullSeal.MIN_SEATS, FullSeal.MAX_SEATS, FullSeal.MIN_SEATS));
        Seed seed = fields.has("seed") ? fields.word("seed", Seed::parse, "32 lower-case hex digits") : SEED;
        Deal deal = Deal.fast(table.seats, seed);
        Optional<Fields> streams = fields.optionalObject("streams");
        this.state = new FullSealState(
                table,
                stream(streams, "action", deal),
                stream(streams, "fish", deal),
                stream(streams, "predator", deal),
                stream(streams, "seal", deal),
                stream(streams, "scatter", deal));
        streams.ifPresent(Fields::end);
        FullSealDeck deck = table.deck;
        fishLeft = new Copies(
                "Fish card",
                deck::fishKind,
                kind -> Names.fish(table, kind),
                deck.fish().stream().mapToInt(FullSealDeck.Fish::count).toArray());
        actionsLeft = new Copies(
                "Action card",
                deck::actionKind,
                kind -> Names.action(table, kind),
                deck.actions().stream().mapToInt(FullSealDeck.Action::count).toArray());
        predatorsLeft = new Copies(
                "Predator",
                deck::predatorKind,
                kind -> Names.predator(table, kind),
                deck.predators().stream().mapToInt(FullSealDeck.Predator::count).toArray());
        sealsLeft = new Copies(
                "Seal card",
                deck::sealKind,
                part -> Names.seal(table, part),
                deck.seals().stream().mapToInt(FullSealDeck.Seal::count).toArray());
    }

    private static Rng stream(Optional<Fields> streams, String name, Deal deal) {
        return streams.filter(s -> s.has(name))
                .map(s -> s.word(name, Rng::read, "a stream such as 'fast:<32 hex digits>'"))
                .orElseGet(() -> deal.stream(name));
    }

    /** The cards of one deck that have no place yet. */
    private record Copies(String what, Function<String, OptionalInt> kindOf, IntFunction<String> name, int[] left) {
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

    FullSealState read() {
        turn(fields.optionalObject("turn"));
        for (int kind : fishLeft.takeAll(fields, "flipped")) {
            state.held.setFlipped(kind, state.held.flipped(kind) + 1);
        }
        int empties = table.deck.fish().get(table.empty).count();
        if (state.empties() == empties) {
            throw fields.bad("flipped", "holds " + empties + " Empty cards, with which the deck is shuffled (6.3a)");
        }
        actionsLeft.takeAll(fields, "discard").forEach(state::discard);
        List<Fields> players = fields.objects("players");
        if (players.size() > table.seats) {
            throw fields.bad("players", "has " + players.size() + " entries for " + table.seats + " seats");
        }
        for (int seat = 0; seat < players.size(); seat++) {
            player(players.get(seat), seat);
        }
        fields.optionalObject("attack").ifPresent(this::attack);
        state.winner = fields.integer("winner", -1, table.seats - 1, -1);
        List<Fields> frames = fields.objects("agenda");
        for (Fields frame : frames) {
            if (frame.has("card")) {
                actionsLeft.take(frame, "card", frame.text("card"));
            }
        }
        line();
        decks();
        countUnseen(frames);
        agenda(frames);
        fields.end();
        Turn.goOn(state, Story.NONE);
        return state;
    }

    private void turn(Optional<Fields> turn) {
        FullSealDeck.Constants constants = table.constants;
        state.playsAllowed = constants.playsPerTurn();
        turn.ifPresent(t -> {
            state.active = t.integer("active", 0, table.seats - 1, 0);
            state.turn = t.integer("number", 1, constants.turnLimit(), 1);
            state.playsAllowed = t.integer("allowed", 0, constants.maxPlays(), constants.playsPerTurn());
            state.playsUsed = t.integer("plays", 0, state.playsAllowed, 0);
            state.discount = t.integer("discount", 0, MOST_DISCOUNT, 0);
            t.end();
        });
    }

    /** The cards of the fishing that goes on; after a reshuffle in its midst they are in the deck again. */
    private void line() {
        List<String> ids = fields.texts("line");
        if (ids.size() > table.deck.fishCards()) {
            throw fields.bad("line", "has more cards than the deck");
        }
        for (String id : ids) {
            int kind = fishLeft.kind(fields, "line", id);
            if (table.value[kind] == 0) {
                throw fields.bad("line", "names '" + id + "', which is no number card");
            }
            state.line[state.lineSize++] = (byte) kind;
            state.catchSize += table.value[kind];
        }
    }

    private void player(Fields player, int seat) {
        actionsLeft.takeAll(player, "hand").forEach(kind -> state.held.addToHand(seat, kind));
        predatorsLeft.takeAll(player, "predators").forEach(kind -> state.predators.gain(seat, kind, 0));
        player.optionalObject("known").ifPresent(known -> known(known, seat));
        sealsLeft.takeAll(player, "seals").forEach(part -> Seals.give(state, seat, part));
        state.held.addFish(seat, player.integer("fish", 0, MOST_FISH, 0));
        state.held.setLimit(seat, player.integer("limit", 0, 9, 0));
        player.end();
    }

    /** The audience is read first: what everybody knows, each seat knows (13.1b). */
    private void known(Fields known, int seat) {
        int audience = table.audience();
        for (int observer = audience; observer >= 0; observer--) {
            String name = FullSealPositions.observerName(state, observer);
            if (observer == seat) {
                continue;
            }
            int[] copies = new int[table.predatorKinds];
            for (String id : known.texts(name)) {
                copies[predatorsLeft.kind(known, name, id)]++;
            }
            for (int kind = 0; kind < copies.length; kind++) {
                boolean less = observer < audience && copies[kind] < state.predators.known(audience, seat, kind);
                if (copies[kind] > state.predators.count(seat, kind) || less) {
                    throw known.bad(name, "must be Predators of that seat, with all that the audience knows");
                }
                state.predators.setKnown(observer, seat, kind, copies[kind]);
            }
        }
        known.end();
    }

    private void attack(Fields attack) {
        String chosen = attack.optionalText("chosen").orElse("");
        state.chosen = chosen.isEmpty() ? FullSealState.NONE : 1 + predatorsLeft.kind(attack, "chosen", chosen);
        state.shownAttacker = shown(attack, "attacker");
        state.shownDefender = shown(attack, "defender");
        attack.end();
    }

    private int shown(Fields attack, String field) {
        String id = attack.optionalText(field).orElse("");
        return id.isEmpty() ? FullSealState.NONE : 1 + predatorsLeft.take(attack, field, id);
    }

    private void decks() {
        pile("fishDeck", state.fishPile, fishLeft);
        pile("actionDeck", state.actionPile, actionsLeft);
        pile("predatorPile", state.predatorPile, predatorsLeft);
        pile("sealPile", state.sealPile, sealsLeft);
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
                    throw deck.get()
                            .bad(
                                    "rest",
                                    "leaves " + copies.left[kind] + " '" + copies.name.apply(kind)
                                            + "' without a place");
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
        int kind = copies.take(card, "card", card.text("card"));
        int knownTo = 0;
        for (int observer : card.integers("knownTo", FullSealPositions.AUDIENCE, table.seats - 1)) {
            knownTo |= 1 << (observer == FullSealPositions.AUDIENCE ? table.audience() : observer);
        }
        put.put(kind, knownTo);
        card.end();
    }

    private void countUnseen(List<Fields> frames) {
        for (int kind = 0; kind < table.actionKinds; kind++) {
            state.held.changeUnseen(kind, table.deck.actions().get(kind).count());
        }
        for (int i = 0; i < state.discardSize; i++) {
            state.held.changeUnseen(state.discard[i], -1);
        }
        for (Fields frame : frames) {
            if (frame.has("card")) {
                state.held.changeUnseen(actionsLeft.kind(frame, "card", frame.text("card")), -1);
            }
        }
    }

    private void agenda(List<Fields> frames) {
        if (!fields.has("agenda")) {
            state.agenda.push(Step.PLAY, state.active, Turn.WINDOW_HELD, 0);
        }
        if (frames.size() > FullSealState.FRAMES + table.cancelling) {
            throw fields.bad("agenda", "has more than " + (FullSealState.FRAMES + table.cancelling) + " entries");
        }
        new AgendaReader(state, fields).read(frames);
        if (state.agenda.depth() > 0) {
            if (state.winner != FullSealState.OVER) {
                throw fields.bad("winner", "is there although the match goes on");
            }
            Seals.checkFull(state, Story.NONE);
        }
    }
}
