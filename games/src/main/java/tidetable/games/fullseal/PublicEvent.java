package tidetable.games.fullseal;

import tidetable.engine.Viewer;
import tidetable.engine.text.Message;

/** What everybody sees in full. */
public sealed interface PublicEvent extends FullSealEvent {
    /** A turn began (4.0). */
    record TurnBegan(int turn, int seat) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.turnBegan", Terms.number(turn), Terms.who(seat));
        }
    }

    /** A turn ended (4.0e). */
    record TurnEnded(int seat) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.turnEnded", Terms.who(seat));
        }
    }

    /** The Action discard pile became the draw pile (12.1). */
    record Reshuffled(int cards) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.reshuffled", Terms.number(cards));
        }
    }

    /** A Fish card was flipped; the catch is now worth so much (6.1, 6.3). */
    record Flipped(int seat, String card, int caught) implements PublicEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("event.flipped", Terms.who(seat), Terms.card(card), Terms.number(caught));
        }
    }

    /** The fifth Empty card had all Fish cards shuffled (6.3a). */
    record FishReshuffled(int cards) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.fishReshuffled", Terms.number(cards));
        }
    }

    /** The fishing player stopped (6.5). */
    record Stopped(int seat, int caught) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.stopped", Terms.who(seat), Terms.number(caught));
        }
    }

    /** A catch was collected (6.5f, 6.4a). */
    record Collected(int seat, int caught) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.collected", Terms.who(seat), Terms.number(caught));
        }
    }

    /** A catch was lost (6.4b). */
    record LostCatch(int seat, int caught) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.lostCatch", Terms.who(seat), Terms.number(caught));
        }
    }

    /** An Action card was announced (5.3). */
    record Announced(int seat, String card) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.announced", Terms.who(seat), Terms.card(card));
        }
    }

    /** An Action card was announced against an opponent (5.3a). */
    record AnnouncedAt(int seat, String card, int target) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.announcedAt", Terms.who(seat), Terms.card(card), Terms.who(target));
        }
    }

    /** An Action card was announced with a Seal card of one's own (5.3a). */
    record AnnouncedWith(int seat, String card, String seal) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.announcedWith", Terms.who(seat), Terms.card(card), Terms.card(seal));
        }
    }

    /** An exchange of Seal cards was announced (10.5). */
    record AnnouncedBarter(int seat, String card, String seal, int target, String other) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of(
                    "event.announcedBarter",
                    Terms.who(seat),
                    Terms.card(card),
                    Terms.card(seal),
                    Terms.who(target),
                    Terms.card(other));
        }
    }

    /** The Action card that a seat announced does nothing (5.3e). */
    record Cancelled(int seat, String card) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.cancelled", Terms.who(seat), Terms.card(card));
        }
    }

    /** Fish came from the box (10.1a, 10.2d). */
    record Gained(int seat, int fish) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.gained", Terms.who(seat), Terms.number(fish));
        }
    }

    /** Fish were taken from another seat (10.1d, 10.2c). */
    record TookFish(int seat, int target, int fish) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.tookFish", Terms.who(seat), Terms.number(fish), Terms.who(target));
        }
    }

    /** The next Seal of this turn costs so much (8.4). */
    record Discounted(int seat, int price) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.discounted", Terms.who(seat), Terms.number(price));
        }
    }

    /** The turn has so many plays now (10.1j). */
    record MorePlays(int seat, int plays) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.morePlays", Terms.who(seat), Terms.number(plays));
        }
    }

    /** The next regular fishing of a seat has so many flips at most (10.4). */
    record Limited(int seat, int target, int flips) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.limited", Terms.who(seat), Terms.who(target), Terms.number(flips));
        }
    }

    /** A card was paid for: {@code "action"}, {@code "predator"} or {@code "seal"} (8.1). */
    record Bought(int seat, String pile, int price) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.bought." + pile, Terms.who(seat), Terms.number(price));
        }
    }

    /** The top card of the Seal pile was taken, face up (8.1c, 10.1f). */
    record GotSeal(int seat, String seal) implements PublicEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("event.gotSeal", Terms.who(seat), Terms.card(seal));
        }
    }

    /** A Seal card went under the pile, seen by all (8.5, 10.1f). */
    record SealUnder(int seat, String seal) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.sealUnder", Terms.who(seat), Terms.card(seal));
        }
    }

    /** A looked-at Seal was bought and laid face up (10.3b). */
    record BoughtLookedAt(int seat, String seal, int price) implements PublicEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return !viewer.sees(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.boughtLookedAt", Terms.who(seat), Terms.card(seal), Terms.number(price));
        }
    }

    /** None of the looked-at Seals was bought. */
    record BoughtNothing(int seat) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.boughtNothing", Terms.who(seat));
        }
    }

    /** Two Seal cards were exchanged (10.5). */
    record Bartered(int seat, String seal, int target, String other) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of(
                    "event.bartered", Terms.who(seat), Terms.card(seal), Terms.who(target), Terms.card(other));
        }
    }

    /** An attack was announced (9.1a). */
    record Attacked(int seat, int target, String seal) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.attacked", Terms.who(seat), Terms.who(target), Terms.card(seal));
        }
    }

    /** An attack ended before Predators were chosen (9.1b). */
    record AttackStopped(int seat, int target) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.attackStopped", Terms.who(seat), Terms.who(target));
        }
    }

    /** A Predator of an attack was shown (9.1f, 9.1g). */
    record Revealed(int seat, String predator) implements PublicEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("event.revealed", Terms.who(seat), Terms.card(predator));
        }
    }

    /** A revealed Predator went back to its owner (9.1g). */
    record TookBack(int seat, String predator) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.tookBack", Terms.who(seat), Terms.card(predator));
        }
    }

    /** An attack succeeded (9.2, 9.3). */
    record TookSeal(int seat, int target, String seal) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.tookSeal", Terms.who(seat), Terms.who(target), Terms.card(seal));
        }
    }

    /** An attack failed (9.4). */
    record AttackFailed(int seat, int target) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.attackFailed", Terms.who(seat), Terms.who(target));
        }
    }

    /** A seat owns all four parts (11.1). */
    record FullSealOwned(int seat) implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.fullSealOwned", Terms.who(seat));
        }
    }

    /** The match ended (11). */
    record MatchEnded() implements PublicEvent {
        @Override
        public Message message() {
            return Message.of("event.matchEnded");
        }
    }
}
