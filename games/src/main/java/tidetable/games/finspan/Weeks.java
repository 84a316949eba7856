package tidetable.games.finspan;

import tidetable.engine.Story;

/** From turn to turn and from week to week (3.1, section 10). */
final class Weeks {
    private Weeks() {}

    /** 3.1, 3.3: the TURN on the agenda is done. */
    static void nextTurn(FinspanState state, Story story) {
        state.turns++;
        if (state.turns < state.table.seats * state.table.constants.turnsPerWeek()) {
            beginTurn(state, story);
        } else if (state.week < FinspanDeck.WEEKS) {
            score(state, story);
            state.week++;
            state.first = (state.first + 1) % state.table.seats;
            beginWeek(state);
            if (story.listens()) {
                story.tell(new FinspanEvent.WeekBegan(state.week, state.first));
            }
            beginTurn(state, story);
        } else {
            Finale.begin(state, story);
        }
    }

    private static void beginTurn(FinspanState state, Story story) {
        state.agenda.replace(Step.TURN, state.activeSeat(), Turn.OPEN, 0);
        if (story.listens()) {
            story.tell(new FinspanEvent.TurnBegan(state.activeSeat()));
        }
    }

    /** 10.1d */
    private static void beginWeek(FinspanState state) {
        state.turns = 0;
        for (int seat = 0; seat < state.table.seats; seat++) {
            state.set(seat, FinspanState.DIVERS, 0);
        }
    }

    /** 10.1 to 10.1c */
    private static void score(FinspanState state, Story story) {
        FinspanDeck.Goal goal = state.goal(state.week);
        int most = 0;
        for (int seat = 0; seat < state.table.seats; seat++) {
            int points = goal.pointsPer() * Scoring.count(state, seat, goal.count());
            state.set(seat, FinspanState.GOALS + state.week - 1, points);
            most = Math.max(most, points);
        }
        int bonus = bonus(state, most);
        for (int seat = 0; seat < state.table.seats; seat++) {
            int points = state.get(seat, FinspanState.GOALS + state.week - 1);
            int more = points == most ? bonus : 0;
            state.add(seat, FinspanState.GOALS + state.week - 1, more);
            if (story.listens()) {
                story.tell(new FinspanEvent.GoalScored(seat, state.week, goal.id(), points, more));
            }
        }
    }

    /** What the seats with the most get (10.1a): nothing when there is nobody to have more than (10.1c, 16.1a). */
    private static int bonus(FinspanState state, int most) {
        boolean given = state.table.seats > 1 && (most > 0 || Options.BONUS_AT_ZERO.in(state.options));
        return given ? state.table.deck.mostBonus().get(Options.GOALS.in(state.options) ? 1 : 0) : 0;
    }
}
