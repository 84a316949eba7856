package tidetable.games.finspan;

import tidetable.engine.Event;
import tidetable.engine.Viewer;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/** What happens in a match, in sight of all (15.1). Cards are named by id, slots by notation. */
public sealed interface FinspanEvent extends Event {
    @Override
    default FinspanEvent seenBy(Viewer viewer) {
        return this;
    }

    @Override
    default boolean revealsTo(Viewer viewer) {
        return false;
    }

    /** A turn begins (3.1b). */
    record TurnBegan(int seat) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.turnBegan", who(seat));
        }
    }

    /** A card of the hand is to be played (4.1). */
    record PlayBegan(int seat, String fish) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.playBegan", who(seat), named(fish));
        }
    }

    /** A card of the hand was paid (4.2a). */
    record PaidCard(int seat, String card) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.paidCard", who(seat), named(card));
        }
    }

    /** An {@code "egg"}, a {@code "young"} or a {@code "school"} was paid (4.2c to 4.2e). */
    record PaidToken(int seat, String token, String slot) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.paidToken", who(seat), word(token), at(slot));
        }
    }

    /** The card was put into a slot (4.1). */
    record Placed(int seat, String fish, String slot) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.placed", who(seat), named(fish), at(slot));
        }
    }

    /** A fish was covered and is a consumed fish now (4.5a). */
    record Consumed(int seat, String fish, String slot) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.consumed", who(seat), named(fish), at(slot));
        }
    }

    /** A diver began its way down a site (5.1). */
    record Dived(int seat, String site) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.dived", who(seat), ofSite(site));
        }
    }

    /** The diver came to a bonus: of a zone, or {@code "depth"} (5.1). */
    record BonusReached(int seat, String site, String bonus) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.bonusReached", who(seat), ofSite(site), called(bonus));
        }
    }

    /** The ability of a fish begins (6.1). */
    record Activated(int seat, String fish, String slot) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.activated", who(seat), named(fish), at(slot));
        }
    }

    /** A card was drawn from the deck, in sight of all (7.1). */
    record Drew(int seat, String card) implements FinspanEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("event.drew", who(seat), named(card));
        }
    }

    /** A card of the own discard pile was taken (7.2). */
    record Recovered(int seat, String card) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.recovered", who(seat), named(card));
        }
    }

    /** An egg was laid (7.3). */
    record EggLaid(int seat, String slot) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.eggLaid", who(seat), at(slot));
        }
    }

    /** An egg became a young (7.5). */
    record Hatched(int seat, String slot) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.hatched", who(seat), at(slot));
        }
    }

    /** A young was added (7.6). */
    record YoungAdded(int seat, String slot) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.youngAdded", who(seat), at(slot));
        }
    }

    /** A young moved (8.5). */
    record YoungMoved(int seat, String from, String to) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.youngMoved", who(seat), at(from), at(to));
        }
    }

    /** A school moved (8.7). */
    record SchoolMoved(int seat, String from, String to) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.schoolMoved", who(seat), at(from), at(to));
        }
    }

    /** Three young became a school (8.3). */
    record SchoolFormed(int seat, String slot) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.schoolFormed", who(seat), at(slot));
        }
    }

    /** A fish consumed a card of the hand (7.8). */
    record Ate(int seat, String card, String slot) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.ate", who(seat), named(card), at(slot));
        }
    }

    /** The discard piles became the deck, so many cards (9.2). */
    record Reshuffled(int cards) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.reshuffled", new Term.Number(cards));
        }
    }

    /** A week's goal was scored: its points, and what the most give more (10.1). */
    record GoalScored(int seat, int week, String goal, int points, int bonus) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of(
                    bonus > 0 ? "event.goalScoredMost" : "event.goalScored",
                    who(seat),
                    new Term.Number(week),
                    named(goal),
                    new Term.Number(points),
                    new Term.Number(bonus));
        }
    }

    /** A week begins (10.1e). */
    record WeekBegan(int week, int first) implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.weekBegan", new Term.Number(week), who(first));
        }
    }

    /** The last week is over, gameEnd abilities follow (11.1). */
    record FinaleBegan() implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.finaleBegan");
        }
    }

    /** The match is over (11.2). */
    record MatchEnded() implements FinspanEvent {
        @Override
        public Message message() {
            return Message.of("event.matchEnded");
        }
    }

    private static Term who(int seat) {
        return new Term.Seat(seat);
    }

    private static Term named(String id) {
        return new Term.Card(id);
    }

    private static Term at(String slot) {
        return Prompts.place(slot);
    }

    private static Term word(String token) {
        return new Term.Word("token." + token);
    }

    private static Term ofSite(String site) {
        return new Term.Word("site." + site);
    }

    private static Term called(String bonus) {
        return new Term.Word("bonus." + bonus);
    }
}
