package tidetable.lab.watch;

import tidetable.games.fullseal.FullSealEvent;
import tidetable.games.fullseal.FullSealView;
import tidetable.games.fullseal.PublicEvent;
import tidetable.games.fullseal.SecretEvent;

/** Full Seal: Action cards, Predators, Seals, and the Fish cards that are flipped. */
final class FullSealReader implements CardReader<FullSealView, FullSealEvent> {
    @Override
    public void dealt(FullSealView view, GameLog log) {
        for (int seat = 0; seat < view.seats(); seat++) {
            FullSealView.Player player = view.players().get(seat);
            log.had(seat, player.known());
            log.had(seat, player.seals());
            switch (player.hand()) {
                case FullSealView.Cards.Open(int _, var cards) -> log.had(seat, cards);
                case FullSealView.Cards.Hidden _ -> {}
            }
        }
    }

    @Override
    public void heard(FullSealEvent event, GameLog log) {
        switch (event) {
            case SecretEvent.Drew(int seat, String card) -> log.had(seat, card);
            case SecretEvent.DrewPredator(int seat, String predator) -> log.had(seat, predator);
            case PublicEvent.GotSeal(int seat, String seal) -> log.had(seat, seal);
            case PublicEvent.BoughtLookedAt(int seat, String seal, int _) -> log.had(seat, seal);
            case PublicEvent.TookSeal(int seat, int _, String seal) -> log.had(seat, seal);
            case PublicEvent.Bartered(int seat, String seal, int target, String other) -> {
                log.had(seat, other);
                log.had(target, seal);
            }
            case PublicEvent.Flipped(int seat, String card, int _) -> log.played(seat, card);
            case PublicEvent.Announced(int seat, String card) -> log.played(seat, card);
            case PublicEvent.AnnouncedAt(int seat, String card, int _) -> log.played(seat, card);
            case PublicEvent.AnnouncedWith(int seat, String card, String _) -> log.played(seat, card);
            case PublicEvent.AnnouncedBarter(int seat, String card, String _, int _, String _) ->
                log.played(seat, card);
            case PublicEvent.Revealed(int seat, String predator) -> log.played(seat, predator);
            case PublicEvent.TurnEnded _ -> log.turn();
            case PublicEvent.FullSealOwned _ -> log.ended("fullSeal");
            case PublicEvent.MatchEnded _ -> log.ended("turnLimit");
            case SecretEvent _, PublicEvent _ -> {}
        }
    }
}
