package tidetable.games.lastfish;

import tidetable.engine.Agenda;
import tidetable.engine.file.Fields;

/** Checks that the parts of a position, all of which have been read, fit together. */
final class PositionCheck {
    private final LastFishState state;
    private final Table table;
    private final Agenda<Step> agenda;
    private final Fields position;

    PositionCheck(LastFishState state, Fields position) {
        this.state = state;
        this.table = state.table;
        this.agenda = state.agenda;
        this.position = position;
    }

    void check() {
        boolean over = agenda.depth() == 0;
        places(over);
        Step base = over ? Step.MAIN : agenda.step(0);
        if (over || base != Step.CHAMPION) {
            for (int seat = 0; seat < table.seats; seat++) {
                if (state.seats.champion(seat) == 0) {
                    throw position.bad("players", "must all have a Champion");
                }
            }
        }
        if ((state.turn == 0) != (!over && base == Step.CHAMPION)) {
            throw position.bad("turn", "must be number 0 just while Champions are taken");
        }
        if ((state.encounter != 0) != (!over && base == Step.ENCOUNTER)) {
            throw position.bad("encounter", "must be there just while it is carried out");
        }
        boolean chain = has(Step.CHAIN);
        if (state.chain.size() > 0 != chain || state.chain.laidSize() > 0 && !chain && !has(Step.DOUBLE)) {
            throw position.bad("chain", "must be there just while it is on the agenda");
        }
        broken();
        boolean passes = !over && agenda.step() == Step.PASS;
        for (int seat = 0; seat < table.seats && !passes; seat++) {
            if (state.seats.passing(seat) > 0) {
                throw position.bad("players", "must choose no card to pass now");
            }
        }
    }

    private boolean has(Step step) {
        for (int at = 0; at < agenda.depth(); at++) {
            if (agenda.step(at) == step) {
                return true;
            }
        }
        return false;
    }

    /** Those that are out have the last places; in the end everybody has one. */
    private void places(boolean over) {
        int left = over ? table.seats : table.seats - Integer.bitCount(state.seats.inGame());
        int taken = 0;
        for (int seat = 0; seat < table.seats; seat++) {
            int place = state.seats.place(seat);
            taken |= place > 0 ? 1 << place : 0;
            if ((place > 0) != (over || !state.seats.inGame(seat))) {
                throw position.bad("players", "must have a place just when they are out or the match is over");
            }
        }
        int expected = (1 << table.seats + 1) - (1 << table.seats - left + 1);
        if (taken != expected || !over && Integer.bitCount(state.seats.inGame()) < 2) {
            throw position.bad("players", "must have places of their own, the last ones, and two be in the game");
        }
    }

    /** Every effect that does triggers has one to come, and only the last effect can still destroy ITEMs. */
    private void broken() {
        int waiting = 0;
        int fresh = 0;
        for (int at = 0; at < state.broken.size(); at++) {
            waiting += state.broken.last(at) ? 1 : 0;
            fresh += state.broken.fresh(at) ? 1 : 0;
        }
        int triggering = 0;
        for (int at = 0; at < agenda.depth(); at++) {
            triggering += agenda.step(at).isPart() && Part.triggering(agenda.b(at)) ? 1 : 0;
        }
        boolean destroys = agenda.depth() > 0
                && (agenda.step() == Step.BLOCK || agenda.step() == Step.DESTROY)
                && !Part.triggering(agenda.b());
        if (waiting != triggering || fresh > 0 && !destroys) {
            throw position.bad("broken", "does not fit the agenda");
        }
    }
}
