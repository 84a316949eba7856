package tidetable.lab.watch;

import tidetable.games.finspan.FinspanEvent;
import tidetable.games.finspan.FinspanView;

/** Finspan: fish, and the goals of the weeks. */
final class FinspanReader implements CardReader<FinspanView, FinspanEvent> {
    @Override
    public void dealt(FinspanView view, GameLog log) {
        for (int seat = 0; seat < view.seats(); seat++) {
            log.had(seat, view.players().get(seat).hand());
        }
    }

    @Override
    public void heard(FinspanEvent event, GameLog log) {
        switch (event) {
            case FinspanEvent.Drew(int seat, String card) -> log.had(seat, card);
            case FinspanEvent.Recovered(int seat, String card) -> log.had(seat, card);
            case FinspanEvent.Placed(int seat, String fish, String _) -> log.played(seat, fish);
            case FinspanEvent.GoalScored(int seat, int _, String goal, int points, int bonus) -> {
                if (points > 0) {
                    log.had(seat, goal);
                }
                if (bonus > 0) {
                    log.played(seat, goal);
                }
            }
            case FinspanEvent.TurnBegan _ -> log.turn();
            case FinspanEvent.MatchEnded _ -> log.ended("weeks");
            case FinspanEvent.PlayBegan _,
                    FinspanEvent.PaidCard _,
                    FinspanEvent.PaidToken _,
                    FinspanEvent.Consumed _,
                    FinspanEvent.Dived _,
                    FinspanEvent.BonusReached _,
                    FinspanEvent.Activated _,
                    FinspanEvent.EggLaid _,
                    FinspanEvent.Hatched _,
                    FinspanEvent.YoungAdded _,
                    FinspanEvent.YoungMoved _,
                    FinspanEvent.SchoolMoved _,
                    FinspanEvent.SchoolFormed _,
                    FinspanEvent.Ate _,
                    FinspanEvent.Reshuffled _,
                    FinspanEvent.WeekBegan _,
                    FinspanEvent.FinaleBegan _ -> {}
        }
    }
}
