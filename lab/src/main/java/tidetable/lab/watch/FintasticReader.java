package tidetable.lab.watch;

import tidetable.games.fintasticsea.FintasticEvent;
import tidetable.games.fintasticsea.FintasticView;

/** Fintastic Sea: fish and Secret Fish. */
final class FintasticReader implements CardReader<FintasticView, FintasticEvent> {
    @Override
    public void dealt(FintasticView view, GameLog log) {
        for (int seat = 0; seat < view.seats(); seat++) {
            FintasticView.Player player = view.players().get(seat);
            had(seat, player.hand(), log);
            had(seat, player.secrets(), log);
        }
    }

    private static void had(int seat, FintasticView.Cards cards, GameLog log) {
        switch (cards) {
            case FintasticView.Cards.Open(int _, var open) -> log.had(seat, open);
            case FintasticView.Cards.Hidden _ -> {}
        }
    }

    @Override
    public void heard(FintasticEvent event, GameLog log) {
        switch (event) {
            case FintasticEvent.Played(int seat, String fish, String _) -> log.played(seat, fish);
            case FintasticEvent.Caught(int seat, String fish, String _, String _) -> log.had(seat, fish);
            case FintasticEvent.Gained(int seat, String fish, String _) -> log.had(seat, fish);
            case FintasticEvent.Drew(int seat, String fish) -> log.had(seat, fish);
            case FintasticEvent.Took(int seat, String fish, String _) -> log.had(seat, fish);
            case FintasticEvent.Kept(int seat, String kept, var _) -> log.had(seat, kept);
            case FintasticEvent.Enhanced(int seat, String secret) -> log.played(seat, secret);
            case FintasticEvent.TurnEnded _ -> log.turn();
            case FintasticEvent.MatchEnded _ -> log.ended("rounds");
            case FintasticEvent.Discarded _,
                    FintasticEvent.Passed _,
                    FintasticEvent.DrewHidden _,
                    FintasticEvent.Paid _,
                    FintasticEvent.Boosted _,
                    FintasticEvent.Pushed _,
                    FintasticEvent.PushedOut _,
                    FintasticEvent.Closed _,
                    FintasticEvent.Looked _,
                    FintasticEvent.LookedHidden _,
                    FintasticEvent.KeptHidden _,
                    FintasticEvent.Current _,
                    FintasticEvent.Drifted _,
                    FintasticEvent.Swept _,
                    FintasticEvent.Refilled _,
                    FintasticEvent.Reshuffled _,
                    FintasticEvent.RoundBegan _ -> {}
        }
    }
}
