package tidetable.lab.watch;

import tidetable.games.lastfish.LastFishEvent;
import tidetable.games.lastfish.LastFishView;
import tidetable.games.lastfish.PublicEvent;
import tidetable.games.lastfish.SecretEvent;

/** Last Fish!: the cards of the Draw Deck, Champions and ENCOUNTERs. */
final class LastFishReader implements CardReader<LastFishView, LastFishEvent> {
    private int inGame;

    @Override
    public void dealt(LastFishView view, GameLog log) {
        inGame = view.seats();
        for (int seat = 0; seat < view.seats(); seat++) {
            switch (view.players().get(seat).hand()) {
                case LastFishView.Cards.Open(int _, var cards) -> log.had(seat, cards);
                case LastFishView.Cards.Hidden _ -> {}
            }
        }
    }

    @Override
    public void heard(LastFishEvent event, GameLog log) {
        switch (event) {
            case SecretEvent.Drew(int seat, var cards) -> log.had(seat, cards);
            case SecretEvent.Gave(int _, int target, String card) -> log.had(target, card);
            case SecretEvent.Stole(int seat, int _, var cards) -> log.had(seat, cards);
            case PublicEvent.Discovered(int seat, var cards) -> log.had(seat, cards);
            case PublicEvent.Recovered(int seat, String card) -> log.had(seat, card);
            case PublicEvent.ChampionPicked(int seat, String champion) -> log.had(seat, champion);
            case PublicEvent.Signed(int seat, String champion, String _) -> log.played(seat, champion);
            case PublicEvent.Revealed(int seat, String card) -> log.played(seat, card);
            case PublicEvent.Laid(int seat, String card) -> log.played(seat, card);
            case PublicEvent.Announced(int seat, String card, int _) -> log.played(seat, card);
            case PublicEvent.AnnouncedAt(int seat, String card, int _, int _) -> log.played(seat, card);
            case PublicEvent.AnnouncedCurse(int seat, String card, String _, int _, int _) -> log.played(seat, card);
            case PublicEvent.AnnouncedOn(int seat, String card, int _, int _, String _, int _) ->
                log.played(seat, card);
            case PublicEvent.TurnEnded _ -> log.turn();
            case PublicEvent.Defeated _ -> inGame--;
            case PublicEvent.MatchEnded _ -> log.ended(inGame > 1 ? "turnLimit" : "lastFish");
            case SecretEvent _, PublicEvent _ -> {}
        }
    }
}
