package tidetable.games.lastfish;

import tidetable.engine.Deal;
import tidetable.engine.Story;

/** The setup (section 3). */
final class Setup {
    private Setup() {}

    static void deal(LastFishState state, Deal deal) {
        Table table = state.table;
        LastFishDeck deck = table.deck;
        for (int kind = 0; kind < table.kinds; kind++) {
            state.drawPile.shuffleIn(kind, deck.cards().get(kind).count());
            state.held.changeUnseen(kind, deck.cards().get(kind).count());
        }
        for (int kind = 0; kind < deck.encounters().size(); kind++) {
            state.encounterPile.shuffleIn(kind, deck.encounters().get(kind).count());
        }
        for (int seat = 0; seat < table.seats; seat++) {
            state.seats.setHp(seat, table.constants.startHp());
        }
        state.starterHand = Options.starterHand(table.constants, deal.options());
        state.active = deal.stream("first").below(table.seats);
        state.agenda.push(Step.CHAMPION, state.active, 0, 0);
    }

    /** The Champions that nobody has taken, as bits. */
    static long left(LastFishState state) {
        long left = (1L << state.table.deck.champions().size()) - 1;
        for (int seat = 0; seat < state.table.seats; seat++) {
            int champion = state.seats.champion(seat);
            left &= champion == 0 ? ~0L : ~(1L << champion - 1);
        }
        return left;
    }

    /** Whether a choice of a Champion must be asked for; the last one is taken without (4.6a). */
    static boolean asks(LastFishState state, Story story) {
        long left = left(state);
        if (Long.bitCount(left) > 1) {
            return true;
        }
        pick(state, Long.numberOfTrailingZeros(left), story);
        return false;
    }

    /** 3.2 */
    static void pick(LastFishState state, int champion, Story story) {
        int seat = state.agenda.seat();
        state.seats.setChampion(seat, champion + 1);
        if (story.listens()) {
            story.tell(new PublicEvent.ChampionPicked(seat, Names.champion(state.table, champion)));
        }
        int next = state.seats.next(seat);
        if (next != state.active) {
            state.agenda.replace(Step.CHAMPION, next, 0, 0);
            return;
        }
        dealHands(state, story);
        state.turn = 1;
        state.agenda.replace(Step.START, state.active, 0, 0);
        Turn.tellBegin(state, story);
    }

    /** 3.2b */
    private static void dealHands(LastFishState state, Story story) {
        int seat = state.active;
        do {
            int cards = seat == state.active ? state.starterHand : state.table.constants.startHand();
            Drawing.draw(state, seat, cards, false, story);
            seat = state.seats.next(seat);
        } while (seat != state.active);
    }
}
