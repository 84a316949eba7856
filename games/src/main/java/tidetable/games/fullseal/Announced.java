package tidetable.games.fullseal;

import tidetable.engine.Agenda;
import tidetable.engine.Story;

/** Announced Action cards, each a frame on the agenda, and the chain of cards that cancel each other (5.3, 5.6). */
final class Announced {
    /** It waits for answers, or for the cards announced after it. */
    static final int WAITING = 0;

    static final int CANCELLED = 1;
    /** It has taken effect, and what it does is not finished. */
    static final int WORKING = 2;

    private static final int STATE = 8;

    private Announced() {}

    static int operand(int kind, int condition) {
        return kind | condition << STATE;
    }

    /** The kind of card of such a frame's first operand. */
    static int kind(int operand) {
        return operand & 0xFF;
    }

    static int condition(int operand) {
        return operand >> STATE;
    }

    /** The seat that announced the card below the response window on top. */
    static int announcer(FullSealState state) {
        return state.agenda.seat(state.agenda.depth() - 2);
    }

    /** The actor announces a card, in a play or in a window; whether others must be asked for a response. */
    static boolean announce(FullSealState state, int kind, int choice, Story story) {
        Agenda<Step> agenda = state.agenda;
        int seat = agenda.seat();
        switch (agenda.step()) {
            case PLAY -> Turn.usePlay(state);
            case RESPONSE -> agenda.pop();
            case TABLE, UNDERTOW, MEND, DEN, PACK -> agenda.replace(agenda.step(), seat, 0, Windows.PLAYED);
            case START, FISHING, END, CARD, ATTACK, CHOOSE, CHANGE, WHISTLE, ORDER ->
                throw new IllegalStateException("no card is announced in step " + agenda.step());
        }
        state.held.removeFromHand(seat, kind);
        state.held.changeUnseen(kind, -1);
        agenda.push(Step.CARD, seat, operand(kind, WAITING), choice);
        if (story.listens()) {
            story.tell(announcement(state, seat, kind, choice));
        }
        return Windows.opens(state, Step.RESPONSE, seat);
    }

    private static FullSealEvent announcement(FullSealState state, int seat, int kind, int choice) {
        Table table = state.table;
        String card = Names.action(table, kind);
        int other = FullSealActions.choiceSeat(choice);
        String own = Names.seal(table, FullSealActions.choiceOwn(choice));
        return switch (table.choices[kind]) {
            case NOTHING -> new PublicEvent.Announced(seat, card);
            case OPPONENT -> new PublicEvent.AnnouncedAt(seat, card, other);
            case OWN_SEAL -> new PublicEvent.AnnouncedWith(seat, card, own);
            case BARTER ->
                new PublicEvent.AnnouncedBarter(
                        seat, card, own, other, Names.seal(table, FullSealActions.choiceOther(choice)));
        };
    }

    /** Nobody answers the card on top any more: it does nothing, takes effect, or is finished (5.3e, 5.6a). */
    static void goOn(FullSealState state, Story story) {
        Agenda<Step> agenda = state.agenda;
        int seat = agenda.seat();
        int kind = kind(agenda.a());
        int condition = condition(agenda.a());
        int choice = agenda.b();
        agenda.pop();
        if (condition == WAITING && Effects.carryOut(state, seat, kind, choice, story)) {
            return;
        }
        state.discard(kind);
    }

    /** The card below the top of the chain does nothing. */
    static void cancel(FullSealState state, Story story) {
        Agenda<Step> agenda = state.agenda;
        int kind = kind(agenda.a());
        agenda.replace(Step.CARD, agenda.seat(), operand(kind, CANCELLED), agenda.b());
        if (story.listens()) {
            story.tell(new PublicEvent.Cancelled(agenda.seat(), Names.action(state.table, kind)));
        }
    }

    /** The effect that is being carried out will go on after questions; the frame is needed until then. */
    static void keepWorking(FullSealState state, int seat, int kind, int choice) {
        state.agenda.push(Step.CARD, seat, operand(kind, WORKING), choice);
    }
}
