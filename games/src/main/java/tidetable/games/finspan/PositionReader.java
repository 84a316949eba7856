package tidetable.games.finspan;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import tidetable.engine.Deal;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Fields;

/** Reads a position, checking that the rules could lead to it as far as the open question needs. */
final class PositionReader {
    private static final Seed SEED = new Seed(0, 1);
    private static final int MOST_YOUNG = 1000;
    private static final int MOST_POINTS = 1000;
    private static final List<String> DIVERS = List.of("play", "blue", "purple", "green");

    private final Fields fields;
    private final Table table;
    private final FinspanState state;
    private final Set<Integer> named = new HashSet<>();

    PositionReader(Finspan game, Fields fields) {
        this.fields = fields;
        this.table = game.table(fields.integer("seats", Finspan.MIN_SEATS, Finspan.MAX_SEATS, 2));
        Seed seed = fields.has("seed") ? fields.word("seed", Seed::parse, "32 lower-case hex digits") : SEED;
        Optional<Fields> streams = fields.optionalObject("streams");
        Rng stream = streams.filter(s -> s.has("deck"))
                .map(s -> s.word("deck", Rng::read, "a stream such as 'fast:<32 hex digits>'"))
                .orElseGet(() -> Deal.fast(table.seats, seed).stream("deck"));
        streams.ifPresent(Fields::end);
        this.state = new FinspanState(table, stream);
    }

    FinspanState read() {
        fields.optionalObject("options").ifPresent(this::options);
        state.week = fields.integer("week", 1, FinspanDeck.WEEKS, 1);
        int perWeek = table.seats * table.constants.turnsPerWeek();
        state.turns = fields.integer("turns", 0, state.week == FinspanDeck.WEEKS ? perWeek : perWeek - 1, 0);
        state.first = fields.integer("first", 0, table.seats - 1, 0);
        goals();
        List<Fields> players = fields.objects("players");
        if (players.size() > table.seats) {
            throw fields.bad("players", "has " + players.size() + " entries for " + table.seats + " seats");
        }
        for (int seat = 0; seat < players.size(); seat++) {
            player(players.get(seat), seat);
        }
        deck();
        new AgendaReader(fields, state).read();
        schools();
        divers(players);
        fields.end();
        Turn.goOn(state, Story.NONE);
        return state;
    }

    private void options(Fields options) {
        for (Options option : Options.ALL) {
            if (options.has(option.word())) {
                state.options |= options.word(option.word(), option::bit, String.join(" or ", option.choices()));
            }
        }
        options.end();
    }

    private void goals() {
        List<FinspanDeck.Goal> goals = table.deck.goals();
        boolean sideB = Options.GOALS.in(state.options);
        List<String> ids = fields.texts("goals");
        if (fields.has("goals") && ids.size() != FinspanDeck.GOAL_WEEKS) {
            throw fields.bad("goals", "must name " + FinspanDeck.GOAL_WEEKS + " goals");
        }
        for (int week = 1; week <= FinspanDeck.GOAL_WEEKS; week++) {
            int of = week;
            OptionalInt found = IntStream.range(0, goals.size())
                    .filter(i -> goals.get(i).week() == of && goals.get(i).sideB() == sideB)
                    .filter(i -> ids.isEmpty() || goals.get(i).id().equals(ids.get(of - 1)))
                    .findFirst();
            if (found.isEmpty()) {
                throw fields.bad(
                        "goals",
                        "names '%s', which is no goal of week %d on side %s"
                                .formatted(ids.get(week - 1), week, sideB ? "B" : "A"));
            }
            state.goals |= found.getAsInt() << (week - 1) * Byte.SIZE;
        }
    }

    private void player(Fields player, int seat) {
        player.texts("hand").forEach(id -> state.addToHand(seat, card(player, "hand", id)));
        player.texts("discard").forEach(id -> state.addToPile(seat, card(player, "discard", id)));
        player.optionalObject("ocean").ifPresent(ocean -> {
            for (String name : ocean.names()) {
                slot(ocean.object(name), seat, slot(ocean, name, name));
            }
            ocean.end();
        });
        List<Integer> points = player.integers("goals", 0, MOST_POINTS);
        if (player.has("goals") && points.size() != FinspanDeck.GOAL_WEEKS) {
            throw player.bad("goals", "must hold the points of " + FinspanDeck.GOAL_WEEKS + " weeks");
        }
        for (int week = 0; week < points.size(); week++) {
            state.set(seat, FinspanState.GOALS + week, points.get(week));
        }
        int used = player.flag("finished", false) ? FinspanState.DONE : 0;
        for (String name : player.texts("used")) {
            used |= 1 << slot(player, "used", name);
        }
        state.set(seat, FinspanState.USED, used);
        player.optionalObject("divers");
        player.end();
    }

    static int slot(Fields in, String field, String name) {
        return Grid.parse(name)
                .orElseThrow(() -> in.bad(field, "must be about a slot such as 'blue 1', not '" + name + "'"));
    }

    private int card(Fields in, String field, String id) {
        OptionalInt card = table.deck.card(id);
        if (card.isEmpty()) {
            throw in.bad(field, "names '" + id + "', which is no card of this deck");
        }
        if (!named.add(card.getAsInt())) {
            throw in.bad(field, "names '" + id + "', which lies somewhere already");
        }
        return card.getAsInt();
    }

    private void slot(Fields fields, int seat, int slot) {
        if (fields.has("fish")) {
            state.setFish(seat, slot, fish(fields, "fish", fields.text("fish"), slot));
        }
        boolean fish = state.has(seat, FinspanState.FISH, slot);
        for (String id : fields.texts("under")) {
            int under = fish(fields, "under", id, slot);
            boolean visible = fish && state.fishAt(seat, slot) == under;
            boolean twice = under >= table.cards
                    && (state.get(seat, FinspanState.FORAGE_UNDER) >> under - table.cards & 1) != 0;
            if (!fish || visible || twice) {
                throw fields.bad("under", "names '" + id + "', which can not lie there");
            }
            state.putUnder(seat, slot, under);
        }
        if (fields.flag("egg", false)) {
            if (!fish) {
                throw fields.bad("egg", "needs a fish, by rule 8.1");
            }
            state.set(seat, FinspanState.EGGS, state.get(seat, FinspanState.EGGS) | 1 << slot);
        }
        int young = fields.integer("young", 0, MOST_YOUNG, 0);
        if (young > 0) {
            state.addYoung(seat, slot, young);
        }
        if (fields.flag("school", false)) {
            state.set(seat, FinspanState.SCHOOLS, state.get(seat, FinspanState.SCHOOLS) | 1 << slot);
        }
        fields.end();
    }

    /** A fish for a slot: a card, or the forage fish that is printed there. */
    private int fish(Fields in, String field, String id, int slot) {
        OptionalInt fish = table.deck.fish(id);
        if (fish.isEmpty() || fish.getAsInt() < table.cards) {
            return card(in, field, id);
        }
        if (table.forageSlot[fish.getAsInt() - table.cards] != slot) {
            throw in.bad(field, "names '" + id + "', which is printed on another slot");
        }
        return fish.getAsInt();
    }

    /** The deck; when it is left out, all cards that are no starter cards and lie nowhere else. */
    private void deck() {
        if (fields.has("deck")) {
            fields.texts("deck").forEach(id -> state.addToDeck(card(fields, "deck", id)));
            return;
        }
        for (int card = 0; card < table.cards; card++) {
            if (!named.contains(card) && !table.deck.cards().get(card).starter()) {
                state.addToDeck(card);
            }
        }
    }

    /** 8.3: only in the middle of a payment, or in the variant of 16.8, three young are no school. */
    private void schools() {
        boolean paying = state.agenda.depth() > 0 && state.agenda.step() == Step.PAY;
        if (paying || Options.PAID_SCHOOL.in(state.options)) {
            return;
        }
        for (int seat = 0; seat < table.seats; seat++) {
            for (int slot = 0; slot < Grid.SLOTS; slot++) {
                if (state.youngAt(seat, slot) >= Tokens.SCHOOL_SIZE && !state.has(seat, FinspanState.SCHOOLS, slot)) {
                    throw fields.bad(
                            "players/" + seat + "/ocean/" + Grid.name(slot) + "/young",
                            "must form a school, by rule 8.3");
                }
            }
        }
    }

    /** Every turn of a seat used one diver; what is left out was used for plays. */
    private void divers(List<Fields> players) {
        boolean begun = state.agenda.depth() > 0 && state.agenda.step(0) == Step.TURN && state.agenda.a(0) == Turn.DONE;
        for (int seat = 0; seat < table.seats; seat++) {
            int place = (seat - state.first + table.seats) % table.seats;
            int taken = (state.turns - place + table.seats - 1) / table.seats;
            int used = taken + (begun && state.activeSeat() == seat ? 1 : 0);
            Optional<Fields> divers =
                    seat < players.size() ? players.get(seat).optionalObject("divers") : Optional.empty();
            if (divers.isEmpty()) {
                state.set(seat, FinspanState.DIVERS, used);
                continue;
            }
            int sum = 0;
            for (int what = 0; what < DIVERS.size(); what++) {
                int count = divers.get().integer(DIVERS.get(what), 0, table.constants.turnsPerWeek(), 0);
                sum += count;
                for (int i = 0; i < count; i++) {
                    state.useDiver(seat, what);
                }
            }
            divers.get().end();
            if (sum != used) {
                throw players.get(seat).bad("divers", "must be " + used + " in all, one for each turn, not " + sum);
            }
        }
    }
}
