package tidetable.games.lastfish;

import java.util.List;
import tidetable.engine.Viewer;
import tidetable.engine.text.Message;

/** What not everybody sees in full (section 13), and the forms of it for those who do not. */
public sealed interface SecretEvent extends LastFishEvent {
    /** Cards were drawn (8.5). */
    record Drew(int seat, List<String> cards) implements SecretEvent {
        public Drew {
            cards = List.copyOf(cards);
        }

        @Override
        public LastFishEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new DrewHidden(seat, cards.size());
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat);
        }

        @Override
        public Message message() {
            return Terms.withCards("event.drew", seat, cards);
        }
    }

    /** Cards were drawn, unseen. */
    record DrewHidden(int seat, int count) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.drewHidden", Terms.who(seat), Terms.number(count));
        }
    }

    /** A card was given away (8.7). */
    record Gave(int seat, int target, String card) implements SecretEvent {
        @Override
        public LastFishEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) || viewer.sees(target) ? this : new GaveHidden(seat, target);
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(target);
        }

        @Override
        public Message message() {
            return Message.of("event.gave", Terms.who(seat), Terms.who(target), Terms.card(card));
        }
    }

    /** A card was given away, unseen. */
    record GaveHidden(int seat, int target) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.gaveHidden", Terms.who(seat), Terms.who(target));
        }
    }

    /** Cards were stolen (8.9). */
    record Stole(int seat, int target, List<String> cards) implements SecretEvent {
        public Stole {
            cards = List.copyOf(cards);
        }

        @Override
        public LastFishEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) || viewer.sees(target) ? this : new StoleHidden(seat, target, cards.size());
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat) || viewer.sees(target);
        }

        @Override
        public Message message() {
            return Terms.withCards("event.stole", seat, target, cards);
        }
    }

    /** Cards were stolen, unseen. */
    record StoleHidden(int seat, int target, int count) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.stoleHidden", Terms.who(seat), Terms.who(target), Terms.number(count));
        }
    }

    /** A card was chosen that goes to the left (8.1d). */
    record ChosePass(int seat, String card) implements SecretEvent {
        @Override
        public LastFishEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new ChosePassHidden(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.chosePass", Terms.who(seat), Terms.card(card));
        }
    }

    /** A card was chosen that goes to the left, unseen. */
    record ChosePassHidden(int seat) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.chosePassHidden", Terms.who(seat));
        }
    }
}
