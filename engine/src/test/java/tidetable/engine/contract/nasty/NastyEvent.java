package tidetable.engine.contract.nasty;

import tidetable.engine.Event;
import tidetable.engine.Viewer;
import tidetable.engine.text.Message;
import tidetable.engine.text.Term;

/** What happens in the nasty game. */
sealed interface NastyEvent extends Event {
    @Override
    default Event seenBy(Viewer viewer) {
        return this;
    }

    @Override
    default boolean revealsTo(Viewer viewer) {
        return false;
    }

    private static Message say(String key, Object... terms) {
        Term[] all = new Term[terms.length];
        for (int i = 0; i < terms.length; i++) {
            all[i] = terms[i] instanceof Kind kind ? new Term.Card(kind.id()) : new Term.Seat((Integer) terms[i]);
        }
        return Message.of("event." + key, all);
    }

    record Played(int seat, Kind card) implements NastyEvent {
        @Override
        public Message message() {
            return say("played", seat, card);
        }
    }

    record PlayedAt(int seat, Kind card, int target) implements NastyEvent {
        @Override
        public Message message() {
            return say("played-at", seat, card, target);
        }
    }

    record Inked(int seat, int player, Kind card) implements NastyEvent {
        @Override
        public Message message() {
            return say("inked", seat, player, card);
        }
    }

    record Drew(int seat, Kind card) implements NastyEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new DrewHidden(seat);
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat);
        }

        @Override
        public Message message() {
            return say("drew", seat, card);
        }
    }

    record DrewHidden(int seat) implements NastyEvent {
        @Override
        public Message message() {
            return say("drew-hidden", seat);
        }
    }

    record Stole(int seat, int victim, Kind card) implements NastyEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return revealsTo(viewer) ? this : new StoleHidden(seat, victim);
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat) || viewer.sees(victim);
        }

        @Override
        public Message message() {
            return say("stole", seat, card, victim);
        }
    }

    record StoleHidden(int seat, int victim) implements NastyEvent {
        @Override
        public Message message() {
            return say("stole-hidden", seat, victim);
        }
    }

    record Gave(int seat, int to, Kind card) implements NastyEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.sees(seat) || viewer.sees(to) ? this : new GaveHidden(seat, to);
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(to);
        }

        @Override
        public Message message() {
            return say("gave", seat, card, to);
        }
    }

    record GaveHidden(int seat, int to) implements NastyEvent {
        @Override
        public Message message() {
            return say("gave-hidden", seat, to);
        }
    }

    record Looked(int seat, Kind card) implements NastyEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new LookedHidden(seat);
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat);
        }

        @Override
        public Message message() {
            return say("looked", seat, card);
        }
    }

    record LookedHidden(int seat) implements NastyEvent {
        @Override
        public Message message() {
            return say("looked-hidden", seat);
        }
    }

    record Put(int seat, boolean under) implements NastyEvent {
        @Override
        public Message message() {
            return Message.of("event.put", new Term.Seat(seat), new Term.Word(under ? "place.under" : "place.top"));
        }
    }

    /** Shown when the last seat has dived: everybody's depth comes out at once. */
    record Surfaced(int seat, int depth) implements NastyEvent {
        @Override
        public boolean revealsTo(Viewer viewer) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("event.surfaced", new Term.Seat(seat), new Term.Number(depth));
        }
    }

    record Discarded(int seat, Kind card) implements NastyEvent {
        @Override
        public Message message() {
            return say("discarded", seat, card);
        }
    }

    record Sank(int seat) implements NastyEvent {
        @Override
        public Message message() {
            return say("sank", seat);
        }
    }

    record Out(int seat) implements NastyEvent {
        @Override
        public Message message() {
            return say("out", seat);
        }
    }

    record Pearl(int seat) implements NastyEvent {
        @Override
        public Message message() {
            return say("pearl", seat);
        }
    }

    record Over() implements NastyEvent {
        @Override
        public Message message() {
            return Message.of("event.over");
        }
    }
}
