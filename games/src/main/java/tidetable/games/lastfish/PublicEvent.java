package tidetable.games.lastfish;

import java.util.List;
import tidetable.engine.Viewer;
import tidetable.engine.text.Message;

/** What everybody sees in full. */
public sealed interface PublicEvent extends LastFishEvent {
    /** A turn began (4.0). */
    record TurnBegan(int turn, int seat) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.turnBegan", Terms.number(turn), Terms.who(seat));
        }
    }

    /** A turn ended (4.0h). */
    record TurnEnded(int seat) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.turnEnded", Terms.who(seat));
        }
    }

    /** The active player rests (4.2b). */
    record Rested(int seat) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.rested", Terms.who(seat));
        }
    }

    /** A Champion was taken (3.2). */
    record ChampionPicked(int seat, String champion) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.championPicked", Terms.who(seat), Terms.card(champion));
        }
    }

    /** Cards were drawn, shown to all (8.5a). */
    record Discovered(int seat, List<String> cards) implements PublicEvent {
        public Discovered {
            cards = List.copyOf(cards);
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return true;
        }

        @Override
        public Message message() {
            return Terms.withCards("event.discovered", seat, cards);
        }
    }

    /** The Discard Pile became the Draw Deck (12.1). */
    record Reshuffled(int cards) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.reshuffled", Terms.number(cards));
        }
    }

    /** The discard pile of ENCOUNTERs became their deck (12.1a). */
    record EncounterReshuffled(int cards) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.encounterReshuffled", Terms.number(cards));
        }
    }

    /** An ENCOUNTER was revealed (4.0c). */
    record Revealed(int seat, String card) implements PublicEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("event.revealed", Terms.who(seat), Terms.card(card));
        }
    }

    /** A Duplication was laid down (6.6a). */
    record Laid(int seat, String card) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.laid", Terms.who(seat), Terms.card(card));
        }
    }

    /** A card was announced (6.1). */
    record Announced(int seat, String card, int entry) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.announced", Terms.who(seat), Terms.card(card));
        }
    }

    /** A card was announced at a player (6.1a). */
    record AnnouncedAt(int seat, String card, int target, int entry) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.announcedAt", Terms.who(seat), Terms.card(card), Terms.who(target));
        }
    }

    /** A CURSE was announced in a mode, at a player or at none, -1 (6.1a). */
    record AnnouncedCurse(int seat, String card, String mode, int target, int entry) implements PublicEvent {
        @Override
        public Message message() {
            return target < 0
                    ? Message.of("event.announcedCurse." + mode, Terms.who(seat), Terms.card(card))
                    : Message.of(
                            "event.announcedCurseAt." + mode, Terms.who(seat), Terms.card(card), Terms.who(target));
        }
    }

    /** A NEGATE was announced, of the entry of a player (6.1a). */
    record AnnouncedOn(int seat, String card, int names, int of, String named, int entry) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.announcedOn", Terms.who(seat), Terms.card(card), Terms.who(of), Terms.card(named));
        }
    }

    /** A copy was made, at a player or at none, -1 (6.6). */
    record Copied(int seat, String card, int target, int entry) implements PublicEvent {
        @Override
        public Message message() {
            return target < 0
                    ? Message.of("event.copied", Terms.who(seat), Terms.card(card))
                    : Message.of("event.copiedAt", Terms.who(seat), Terms.card(card), Terms.who(target));
        }
    }

    /** HP were sacrificed (7.7). */
    record Sacrificed(int seat, int hp, int left) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.sacrificed", Terms.who(seat), Terms.number(hp), Terms.number(left));
        }
    }

    /** An entry of the chain begins to take effect (6.4). */
    record Resolved(int seat, String card, int entry) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.resolved", Terms.who(seat), Terms.card(card));
        }
    }

    /** An entry of the chain does nothing (6.4b, 6.4c). */
    record Fizzled(int seat, String card, int entry) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.fizzled", Terms.who(seat), Terms.card(card));
        }
    }

    /** An entry of the chain no longer takes effect (6.5a). */
    record Negated(int seat, String card, int entry) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.negated", Terms.who(seat), Terms.card(card));
        }
    }

    /** An ITEM came onto a field, from the hand or the Discard Pile (6.4d, 8.6). */
    record Equipped(int seat, String card, String from) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.equipped." + from, Terms.who(seat), Terms.card(card));
        }
    }

    /** An ITEM blocked a point of damage (7.1). */
    record Blocked(int seat, String card) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.blocked", Terms.who(seat), Terms.card(card));
        }
    }

    /** HP were lost (7.1a). */
    record LostHp(int seat, int hp, int left) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.lostHp", Terms.who(seat), Terms.number(hp), Terms.number(left));
        }
    }

    /** HP were regained (8.8). */
    record Healed(int seat, int hp, int left) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.healed", Terms.who(seat), Terms.number(hp), Terms.number(left));
        }
    }

    /** An ITEM was destroyed (8.3). */
    record Destroyed(int seat, String card) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.destroyed", Terms.who(seat), Terms.card(card));
        }
    }

    /** The trigger of an ITEM is done (8.2). */
    record Triggered(int seat, String card) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.triggered", Terms.who(seat), Terms.card(card));
        }
    }

    /** A card was discarded (8.4). */
    record Discarded(int seat, String card) implements PublicEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("event.discarded", Terms.who(seat), Terms.card(card));
        }
    }

    /** A card came out of the Discard Pile (8.10). */
    record Recovered(int seat, String card) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.recovered", Terms.who(seat), Terms.card(card));
        }
    }

    /** More ATTACKs, or ITEMs, may be announced in this turn (5.3). */
    record Permitted(int seat, String kind, int count) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.permitted." + kind, Terms.who(seat), Terms.number(count));
        }
    }

    /** What a card allows is done (8.11). */
    record Accepted(int seat, String card) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.accepted", Terms.who(seat), Terms.card(card));
        }
    }

    /** What a card allows is not done (8.11). */
    record Refused(int seat, String card) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.refused", Terms.who(seat), Terms.card(card));
        }
    }

    /** An opponent was chosen (8.12). */
    record Chose(int seat, int target) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.chose", Terms.who(seat), Terms.who(target));
        }
    }

    /** A Signature worked (11.1). */
    record Signed(int seat, String champion, String card) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.signed", Terms.who(seat), Terms.card(champion), Terms.card(card));
        }
    }

    /** A player is out; the hand lies open in the Discard Pile (9.1). */
    record Defeated(int seat, int place) implements PublicEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("event.defeated", Terms.who(seat), Terms.number(place));
        }
    }

    /** The match is over (9.2, 9.5). */
    record MatchEnded(int seat) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.matchEnded", Terms.who(seat));
        }
    }
}
