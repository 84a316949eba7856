package tidetable.games.fintasticsea;

import java.util.List;
import tidetable.engine.Event;
import tidetable.engine.Viewer;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/** What happens in a match. Cards are named by id, cells by notation; hidden cards have forms without them. */
public sealed interface FintasticEvent extends Event {
    @Override
    default FintasticEvent seenBy(Viewer viewer) {
        return this;
    }

    @Override
    default boolean revealsTo(Viewer viewer) {
        return false;
    }

    /** A fish was played from the hand (7.1). */
    record Played(int seat, String fish, String cell) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.played", who(seat), card(fish), at(cell));
        }
    }

    /** A fish that fits nowhere was put onto the discard pile (7.3). */
    record Discarded(int seat, String fish) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.discarded", who(seat), card(fish));
        }
    }

    /** A seat passed (6.4). */
    record Passed(int seat) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.passed", who(seat));
        }
    }

    /** A fish went from the Ocean into {@code "reserve"} or {@code "ecosystem"} (8.5). */
    record Caught(int seat, String fish, String cell, String into) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.caught." + into, who(seat), card(fish), at(cell));
        }
    }

    /** A fish went from the Ocean into the hand (8.6). */
    record Gained(int seat, String fish, String cell) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.gained", who(seat), card(fish), at(cell));
        }
    }

    /** A fish card was drawn into the hand. */
    record Drew(int seat, String fish) implements FintasticEvent {
        @Override
        public FintasticEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new DrewHidden(seat);
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.drew", who(seat), card(fish));
        }
    }

    /** A fish card was drawn into the hand, unseen. */
    record DrewHidden(int seat) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.drewHidden", who(seat));
        }
    }

    /** A fish came into the Reserve from {@code "discard"} or {@code "deck"} (9.2). */
    record Took(int seat, String fish, String from) implements FintasticEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return from.equals("deck");
        }

        @Override
        public Message message() {
            return Message.of("event.took." + from, who(seat), card(fish));
        }
    }

    /** Two equal fish of the Reserve were paid (9.3). */
    record Paid(int seat, String fish) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.paid", who(seat), card(fish));
        }
    }

    /** The fish played this turn became stronger for the Food Chain (9.6). */
    record Boosted(int seat, int points) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.boosted", who(seat), new Term.Number(points));
        }
    }

    /** A fish was pushed one cell away (9.5). */
    record Pushed(String fish, String from, String to) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.pushed", card(fish), at(from), at(to));
        }
    }

    /** A fish was pushed out of the sea onto the discard pile (9.5). */
    record PushedOut(String fish, String from) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.pushedOut", card(fish), at(from));
        }
    }

    /** A Secret Fish was added to the open Ecosystem (10.5). */
    record Enhanced(int seat, String secret) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.enhanced", who(seat), card(secret));
        }
    }

    /** A full Ecosystem was closed (10.3). */
    record Closed(int seat) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.closed", who(seat));
        }
    }

    /** Secret Fish were looked at (10.3, 9.3). */
    record Looked(int seat, List<String> secrets) implements FintasticEvent {
        public Looked {
            secrets = List.copyOf(secrets);
        }

        @Override
        public FintasticEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new LookedHidden(seat, secrets.size());
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.looked", who(seat), new Term.Number(secrets.size()));
        }
    }

    /** Secret Fish were looked at, unseen by others. */
    record LookedHidden(int seat, int count) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.looked", who(seat), new Term.Number(count));
        }
    }

    /** One Secret Fish was kept, the others went under the deck. */
    record Kept(int seat, String kept, List<String> under) implements FintasticEvent {
        public Kept {
            under = List.copyOf(under);
        }

        @Override
        public FintasticEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new KeptHidden(seat, under.size());
        }

        @Override
        public Message message() {
            return Message.of("event.kept", who(seat), card(kept), new Term.Number(under.size()));
        }
    }

    /** One Secret Fish was kept, so many others went under the deck, unseen by others. */
    record KeptHidden(int seat, int under) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.keptHidden", who(seat), new Term.Number(under));
        }
    }

    /** A turn ended (6.5). */
    record TurnEnded(int seat) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.turnEnded", who(seat));
        }
    }

    /** The current set in (11.1). */
    record Current(String direction) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.current", new Term.Word("word." + direction));
        }
    }

    /** The current moved a fish (11.1). */
    record Drifted(String fish, String from, String to) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.drifted", card(fish), at(from), at(to));
        }
    }

    /** A fish was swept onto the discard pile (11.2). */
    record Swept(String fish, String cell) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.swept", card(fish), at(cell));
        }
    }

    /** An empty ring cell got a card (11.3). */
    record Refilled(String fish, String cell) implements FintasticEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("event.refilled", card(fish), at(cell));
        }
    }

    /** The discard pile became the deck (12.1). */
    record Reshuffled(int cards) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.reshuffled", new Term.Number(cards));
        }
    }

    /** A round began (5). */
    record RoundBegan(int round, int first) implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.roundBegan", new Term.Number(round), who(first));
        }
    }

    /** The match ended (14.1). */
    record MatchEnded() implements FintasticEvent {
        @Override
        public Message message() {
            return Message.of("event.matchEnded");
        }
    }

    private static Term who(int seat) {
        return new Term.Seat(seat);
    }

    private static Term card(String id) {
        return new Term.Card(id);
    }

    private static Term at(String cell) {
        return new Term.Place(cell);
    }
}
