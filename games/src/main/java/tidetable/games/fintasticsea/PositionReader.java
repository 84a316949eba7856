package tidetable.games.fintasticsea;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import tidetable.engine.Deal;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Fields;

/** Reads a position, checking that the rules could lead to it as far as the open question needs. */
final class PositionReader {
    private static final Seed SEED = new Seed(0, 1);

    private final FintasticSea game;
    private final Fields fields;
    private final Table table;
    private final FintasticState state;
    /** Copies of each card that have no place yet. */
    private final int[] fishLeft;

    private final int[] secretsLeft;

    PositionReader(FintasticSea game, Fields fields) {
        this.game = game;
        this.fields = fields;
        this.table = game.table(
                fields.integer("seats", FintasticSea.MIN_SEATS, FintasticSea.MAX_SEATS, FintasticSea.MIN_SEATS));
        Seed seed = fields.has("seed") ? fields.word("seed", Seed::parse, "32 lower-case hex digits") : SEED;
        Deal deal = Deal.fast(table.seats, seed);
        Optional<Fields> streams = fields.optionalObject("streams");
        this.state = new FintasticState(table, stream(streams, "fish", deal), stream(streams, "secret", deal));
        streams.ifPresent(Fields::end);
        this.fishLeft =
                table.deck.fish().stream().mapToInt(FintasticDeck.Fish::count).toArray();
        this.secretsLeft = table.deck.secrets().stream()
                .mapToInt(FintasticDeck.Secret::count)
                .toArray();
    }

    private static Rng stream(Optional<Fields> streams, String name, Deal deal) {
        return streams.filter(s -> s.has(name))
                .map(s -> s.word(name, Rng::read, "a stream such as 'fast:<32 hex digits>'"))
                .orElseGet(() -> deal.stream(name));
    }

    FintasticState read() {
        state.round = fields.integer("round", 1, table.rounds, 1);
        state.first = fields.integer("first", 0, table.seats - 1, 0);
        specials();
        fields.optionalObject("ocean").ifPresent(this::ocean);
        for (int kind : fish(fields, "discard")) {
            state.discard(kind);
        }
        for (int kind : fish(fields, "spent")) {
            state.spent[state.spentSize++] = (byte) kind;
        }
        List<Fields> players = fields.objects("players");
        if (players.size() > table.seats) {
            throw fields.bad("players", "has " + players.size() + " entries for " + table.seats + " seats");
        }
        for (int seat = 0; seat < players.size(); seat++) {
            player(players.get(seat), seat);
        }
        closed(fields.objects("closed"));
        fishDeck(fields.optionalObject("fishDeck"));
        secretDeck(fields.optionalObject("secretDeck"));
        int active = turn(fields.optionalObject("turn"));
        agenda(active);
        fields.end();
        Turn.goOn(state, Story.NONE);
        return state;
    }

    private void specials() {
        List<Integer> kinds = new ArrayList<>();
        for (String id : fields.texts("specials")) {
            OptionalInt kind = table.deck.specialKind(id);
            if (kind.isEmpty()) {
                throw fields.bad("specials", "names '" + id + "', which is no Special Fish of this deck");
            }
            kinds.add(kind.getAsInt());
        }
        if (kinds.isEmpty() && !fields.has("specials")) {
            kinds.addAll(List.of(0, table.deck.specials().size() > 1 ? 1 : 0));
        }
        if (kinds.size() != FintasticDeck.OPEN_SPECIALS) {
            throw fields.bad("specials", "must name " + FintasticDeck.OPEN_SPECIALS + " Special Fish");
        }
        state.specialA = Math.min(kinds.get(0), kinds.get(1));
        state.specialB = Math.max(kinds.get(0), kinds.get(1));
        boolean twice = state.specialA == state.specialB;
        if (table.deck.specials().get(state.specialA).count() < (twice ? 2 : 1)
                || table.deck.specials().get(state.specialB).count() < 1) {
            throw fields.bad("specials", "names more copies than the deck has");
        }
    }

    private void ocean(Fields ocean) {
        for (String name : ocean.names()) {
            int cell = seaCell(ocean, name, name);
            String id = ocean.text(name);
            state.place(fishKind(ocean, name, id), cell);
        }
        ocean.end();
    }

    private int seaCell(Fields in, String field, String name) {
        OptionalInt cell = Sea.parse(name);
        if (cell.isEmpty() || (table.sea.cells & Sea.bit(cell.getAsInt())) == 0) {
            throw in.bad(field, "must be about a cell of the sea, such as (1,0), not '" + name + "'");
        }
        return cell.getAsInt();
    }

    private int fishKind(Fields in, String field, String id) {
        OptionalInt kind = table.deck.fishKind(id);
        if (kind.isEmpty()) {
            throw in.bad(field, "names '" + id + "', which is no fish of this deck");
        }
        if (fishLeft[kind.getAsInt()]-- == 0) {
            throw in.bad(field, "names more '" + id + "' than the deck has");
        }
        return kind.getAsInt();
    }

    private int secretKind(Fields in, String field, String id) {
        OptionalInt kind = table.deck.secretKind(id);
        if (kind.isEmpty()) {
            throw in.bad(field, "names '" + id + "', which is no Secret Fish of this deck");
        }
        if (secretsLeft[kind.getAsInt()]-- == 0) {
            throw in.bad(field, "names more '" + id + "' than the deck has");
        }
        return kind.getAsInt();
    }

    private List<Integer> fish(Fields in, String field) {
        return in.texts(field).stream().map(id -> fishKind(in, field, id)).toList();
    }

    private long fishBag(Fields in, String field) {
        return fish(in, field).stream().mapToLong(Bag::one).sum();
    }

    private long secretBag(Fields in, String field) {
        return in.texts(field).stream()
                .mapToLong(id -> Bag.one(secretKind(in, field, id)))
                .sum();
    }

    /** Secret Fish of one Ecosystem, all different (10.5), as bits. */
    private int added(Fields in) {
        int added = 0;
        for (String id : in.texts("secrets")) {
            int bit = 1 << secretKind(in, "secrets", id);
            if ((added & bit) != 0) {
                throw in.bad("secrets", "names '" + id + "' twice, against rule 10.5a");
            }
            added |= bit;
        }
        return added;
    }

    private void player(Fields player, int seat) {
        long hand = fishBag(player, "hand");
        state.setZone(seat, FintasticState.HAND, hand);
        long known = 0;
        for (String id : player.texts("known")) {
            OptionalInt kind = table.deck.fishKind(id);
            if (kind.isEmpty() || Bag.count(known, kind.getAsInt()) == Bag.count(hand, kind.getAsInt())) {
                throw player.bad("known", "names a '" + id + "' that is not in the hand");
            }
            known = Bag.add(known, kind.getAsInt());
        }
        state.setZone(seat, FintasticState.KNOWN, known);
        state.setZone(seat, FintasticState.SECRETS, secretBag(player, "secrets"));
        state.setZone(seat, FintasticState.LOOKING, secretBag(player, "looking"));
        state.setZone(seat, FintasticState.RESERVE, fishBag(player, "reserve"));
        player.optionalObject("ecosystem").ifPresent(ecosystem -> {
            long fish = fishBag(ecosystem, "fish");
            int limit = table.ecosystemLimit;
            if (Bag.size(fish) > limit) {
                throw ecosystem.bad("fish", "holds " + Bag.size(fish) + " fish, more than " + limit);
            }
            state.setZone(seat, FintasticState.ECOSYSTEM, fish);
            state.setZone(seat, FintasticState.ADDED, added(ecosystem));
            ecosystem.end();
        });
        player.end();
    }

    private void closed(List<Fields> list) {
        int limit = table.ecosystemLimit;
        for (Fields closed : list) {
            int seat = closed.integer("seat", 0, table.seats - 1);
            long fish = fishBag(closed, "fish");
            if (Bag.size(fish) != limit) {
                throw closed.bad("fish", "must hold " + limit + " fish, not " + Bag.size(fish));
            }
            state.addClosed(seat, fish, added(closed));
            closed.end();
        }
    }

    private void fishDeck(Optional<Fields> deck) {
        deck.ifPresent(d -> {
            List<Integer> top = fish(d, "top");
            top.reversed().forEach(kind -> state.fishDeck.putOnTop(kind, 0));
        });
        if (deck.isPresent() && deck.get().has("rest")) {
            fish(deck.get(), "rest").forEach(state.fishDeck::shuffleIn);
            noneLeft(deck.get(), fishLeft, kind -> table.deck.fish().get(kind).id());
        } else {
            for (int kind = 0; kind < fishLeft.length; kind++) {
                state.fishDeck.shuffleIn(kind, fishLeft[kind]);
            }
        }
        deck.ifPresent(Fields::end);
    }

    private void secretDeck(Optional<Fields> deck) {
        deck.ifPresent(d -> {
            d.objects("top").reversed().forEach(card -> knownCard(card, state.secretDeck::putOnTop));
            d.objects("under").forEach(card -> knownCard(card, state.secretDeck::putUnder));
        });
        if (deck.isPresent() && deck.get().has("rest")) {
            Fields d = deck.get();
            d.texts("rest").forEach(id -> state.secretDeck.shuffleIn(secretKind(d, "rest", id)));
            noneLeft(d, secretsLeft, kind -> table.deck.secrets().get(kind).id());
        } else {
            for (int kind = 0; kind < secretsLeft.length; kind++) {
                state.secretDeck.shuffleIn(kind, secretsLeft[kind]);
            }
        }
        deck.ifPresent(Fields::end);
    }

    private interface Put {
        void put(int kind, int knownTo);
    }

    private void knownCard(Fields card, Put put) {
        int kind = secretKind(card, "card", card.text("card"));
        int knownTo = 0;
        for (int seat : card.integers("knownTo", 0, table.seats - 1)) {
            knownTo |= 1 << seat;
        }
        put.put(kind, knownTo);
        card.end();
    }

    private static void noneLeft(Fields deck, int[] left, java.util.function.IntFunction<String> id) {
        for (int kind = 0; kind < left.length; kind++) {
            if (left[kind] > 0) {
                throw deck.bad("rest", "leaves " + left[kind] + " '" + id.apply(kind) + "' without a place");
            }
        }
    }

    private int turn(Optional<Fields> turn) {
        if (turn.isEmpty()) {
            return state.first;
        }
        Fields t = turn.get();
        // The pass or the turn that ends a voyage phase stays counted only when the match ends with it.
        int more = fields.has("agenda") && fields.items("agenda").isEmpty() ? 1 : 0;
        state.passes = t.integer("passes", 0, table.seats - 1 + more, 0);
        state.turns = t.integer("turns", 0, table.voyageTurnLimit - 1 + more, 0);
        state.boost = t.integer("boost", 0, 1000, 0);
        if (t.has("played")) {
            state.played = fishCell(t, "played");
        }
        int active = t.integer("active", 0, table.seats - 1, state.first);
        t.end();
        return active;
    }

    /** A cell that holds a fish. */
    private int fishCell(Fields in, String field) {
        int cell = seaCell(in, field, in.text(field));
        if (!state.fishAt(cell)) {
            throw in.bad(field, "names " + Sea.name(cell) + ", where there is no fish");
        }
        return cell;
    }

    private void agenda(int active) {
        if (!fields.has("agenda")) {
            state.agenda.push(Step.PLAY, active, 0, 0);
            return;
        }
        List<Fields> frames = fields.objects("agenda");
        if (frames.size() > FintasticState.FRAMES) {
            throw fields.bad("agenda", "has more than " + FintasticState.FRAMES + " questions");
        }
        for (Fields frame : frames) {
            Step step = frame.word("step", PositionReader::step, "a step of this game");
            boolean base = step.compareTo(Step.END) <= 0;
            if (base != (state.agenda.depth() == 0)) {
                throw frame.bad("step", "'" + step.word() + "' must " + (base ? "" : "not ") + "be the first question");
            }
            int seat = frame.integer("seat", 0, table.seats - 1);
            if (seat != active) {
                throw frame.bad("seat", "is " + seat + ", but the active seat is " + active);
            }
            // An ability in the middle of its work may have taken the fish that was played.
            boolean asked = frames.size() == 1 && (step == Step.OCEAN || step == Step.CHAIN);
            if (asked && state.played == Sea.NOWHERE) {
                throw frame.bad("step", "'" + step.word() + "' needs /turn/played");
            }
            push(frame, step, seat);
            frame.end();
        }
    }

    private static Optional<Step> step(String word) {
        return Arrays.stream(Step.ALL).filter(step -> step.word().equals(word)).findFirst();
    }

    private void push(Fields frame, Step step, int seat) {
        switch (step) {
            case PLAY, OCEAN, CHAIN, END -> state.agenda.push(step, seat, 0, 0);
            case CATCH -> {
                int ability = ability(frame, frame.text("ability"), Effect.Take.class);
                state.agenda.push(step, seat, ability, frame.integer("left", 0, 9));
            }
            case CENTRE -> state.agenda.push(step, seat, ability(frame, "reserve", Effect.Push.class), 0);
            case PUSHED -> {
                int ability = ability(frame, frame.text("ability"), Effect.Push.class);
                int centre = fishCell(frame, "centre");
                Abilities.push(
                        state, ability, centre, frame.word("direction", PositionReader::direction, "a direction"));
            }
            case CLOSE, KEEP -> closing(frame, step, seat);
        }
    }

    private void closing(Fields frame, Step step, int seat) {
        int then = frame.has("then") ? fishCell(frame, "then") + 1 : 0;
        int limit = table.ecosystemLimit;
        if (step == Step.CLOSE && state.ecosystemSize(seat) != limit) {
            throw frame.bad("step", "'close' needs an Ecosystem of " + limit + " fish");
        }
        if (step == Step.KEEP && Bag.size(state.zone(seat, FintasticState.LOOKING)) < 2) {
            throw frame.bad("step", "'keep' needs at least 2 Secret Fish in /players/" + seat + "/looking");
        }
        state.agenda.push(step, seat, then, 0);
    }

    private static Optional<Integer> direction(String word) {
        List<String> words = new ArrayList<>(
                Arrays.stream(Sea.Direction.ALL).map(Sea.Direction::word).toList());
        words.add("done");
        return Optional.of(words.indexOf(word)).filter(index -> index >= 0);
    }

    private int ability(Fields frame, String which, Class<? extends Effect> effect) {
        Function<String, Optional<Integer>> kindOf =
                id -> table.deck.fishKind(id).stream().boxed().findFirst();
        int kind = frame.word("fish", kindOf, "a fish of this deck");
        if (!which.equals("ocean") && !which.equals("reserve")) {
            throw frame.bad("ability", "must be 'ocean' or 'reserve', not '" + which + "'");
        }
        int ability = FintasticDeck.ability(kind, which.equals("ocean"));
        if (!effect.isInstance(table.effects[ability])) {
            throw frame.bad("fish", "has no " + which + " ability that asks this");
        }
        return ability;
    }
}
