package tidetable.games.fintasticsea;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.Story;

/** Ecosystems and Secret Fish (section 10), and how a fish leaves the Ocean into a player's zones (8.5, 8.6). */
final class Ecosystems {
    private static final int LOOK_AFTER_CLOSING = 2;

    private Ecosystems() {}

    static boolean full(FintasticState state, int seat) {
        return state.ecosystemSize(seat) == state.table.ecosystemLimit;
    }

    /**
     * Moves a fish from the Ocean into one zone of the active seat. If it would be one too many for the Ecosystem, the
     * fish waits in its cell until the Ecosystem is closed (10.2, R-30).
     *
     * @param to one of the zones of {@link Effect}
     */
    static void take(FintasticState state, int cell, int to, Story story) {
        int seat = state.active();
        if (to == Effect.ECOSYSTEM && full(state, seat)) {
            state.agenda.push(Step.CLOSE, seat, cell + 1, 0);
            return;
        }
        int kind = state.takeAway(cell);
        String id = state.table.deck.fish().get(kind).id();
        switch (to) {
            case Effect.HAND -> {
                state.add(seat, FintasticState.HAND, kind);
                state.add(seat, FintasticState.KNOWN, kind);
            }
            case Effect.RESERVE -> state.add(seat, FintasticState.RESERVE, kind);
            default -> state.add(seat, FintasticState.ECOSYSTEM, kind);
        }
        if (story.listens()) {
            story.tell(
                    to == Effect.HAND
                            ? new FintasticEvent.Gained(seat, id, Sea.name(cell))
                            : new FintasticEvent.Caught(
                                    seat, id, Sea.name(cell), to == Effect.RESERVE ? "reserve" : "ecosystem"));
        }
    }

    /** The kinds of Secret Fish that the active seat may add to its open Ecosystem (10.5), as bits. */
    static int addable(FintasticState state) {
        int seat = state.active();
        int addable = Bag.kinds(state.zone(seat, FintasticState.SECRETS));
        return addable & ~(int) state.zone(seat, FintasticState.ADDED);
    }

    static void enhance(FintasticState state, int secret, Story story) {
        int seat = state.active();
        state.remove(seat, FintasticState.SECRETS, secret);
        state.setZone(seat, FintasticState.ADDED, state.zone(seat, FintasticState.ADDED) | 1L << secret);
        if (story.listens()) {
            story.tell(new FintasticEvent.Enhanced(seat, secretId(state, secret)));
        }
    }

    /**
     * Closes the full Ecosystem of the active seat and looks at Secret Fish (10.3).
     *
     * @param then the cell of the fish that waits, plus 1, or 0
     */
    static void close(FintasticState state, int then, Story story) {
        int seat = state.active();
        int added = (int) state.zone(seat, FintasticState.ADDED);
        state.addClosed(seat, state.zone(seat, FintasticState.ECOSYSTEM), added);
        state.setZone(seat, FintasticState.ECOSYSTEM, Bag.EMPTY);
        state.setZone(seat, FintasticState.ADDED, 0);
        if (story.listens()) {
            story.tell(new FintasticEvent.Closed(seat));
        }
        look(state, seat, LOOK_AFTER_CLOSING, then, story);
    }

    /** Looks at the top Secret Fish. A single one is kept (12.2), of more the seat chooses one. */
    static void look(FintasticState state, int seat, int draw, int then, Story story) {
        int count = Math.min(draw, state.secretDeck.size());
        for (int i = 0; i < count; i++) {
            state.add(seat, FintasticState.LOOKING, state.secretDeck.draw());
        }
        if (count > 0 && story.listens()) {
            story.tell(new FintasticEvent.Looked(seat, secretIds(state, state.zone(seat, FintasticState.LOOKING))));
        }
        if (count > 1) {
            state.agenda.push(Step.KEEP, seat, then, 0);
            return;
        }
        if (count == 1) {
            keep(state, seat, Bag.first(state.zone(seat, FintasticState.LOOKING)), story);
        }
        enter(state, then, story);
    }

    /** Keeps one of the Secret Fish looked at and puts the others under the deck; their owner knows them there. */
    static void keep(FintasticState state, int seat, int secret, Story story) {
        long under = Bag.remove(state.zone(seat, FintasticState.LOOKING), secret);
        state.setZone(seat, FintasticState.LOOKING, Bag.EMPTY);
        state.add(seat, FintasticState.SECRETS, secret);
        for (long left = under; left != Bag.EMPTY; left = Bag.remove(left, Bag.first(left))) {
            state.secretDeck.putUnder(Bag.first(left), 1 << seat);
        }
        if (story.listens()) {
            story.tell(new FintasticEvent.Kept(seat, secretId(state, secret), secretIds(state, under)));
        }
    }

    /** Lets the fish that waited for the closing into the new Ecosystem (10.2). */
    static void enter(FintasticState state, int then, Story story) {
        if (then > 0) {
            take(state, then - 1, Effect.ECOSYSTEM, story);
        }
    }

    private static List<String> secretIds(FintasticState state, long secrets) {
        List<String> ids = new ArrayList<>();
        for (long left = secrets; left != Bag.EMPTY; left = Bag.remove(left, Bag.first(left))) {
            ids.add(secretId(state, Bag.first(left)));
        }
        return ids;
    }

    private static String secretId(FintasticState state, int secret) {
        return state.table.deck.secrets().get(secret).id();
    }
}
