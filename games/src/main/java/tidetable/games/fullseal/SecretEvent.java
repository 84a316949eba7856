package tidetable.games.fullseal;

import java.util.List;
import tidetable.engine.Viewer;
import tidetable.engine.text.Message;

/** What not everybody sees in full (section 13), and the forms of it for those who do not. */
public sealed interface SecretEvent extends FullSealEvent {
    /** An Action card was drawn into the hand. */
    record Drew(int seat, String card) implements SecretEvent {
        @Override
        public FullSealEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new DrewHidden(seat);
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.drew", Terms.who(seat), Terms.card(card));
        }
    }

    /** An Action card was drawn into the hand, unseen. */
    record DrewHidden(int seat) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.drewHidden", Terms.who(seat));
        }
    }

    /** A Predator was drawn. */
    record DrewPredator(int seat, String predator) implements SecretEvent {
        @Override
        public FullSealEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new DrewPredatorHidden(seat);
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.drewPredator", Terms.who(seat), Terms.card(predator));
        }
    }

    /** A Predator was drawn, unseen. */
    record DrewPredatorHidden(int seat) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.drewPredatorHidden", Terms.who(seat));
        }
    }

    /** The top cards of the Seal pile were looked at (10.3). */
    record LookedAtSeals(int seat, List<String> seals) implements SecretEvent {
        public LookedAtSeals {
            seals = List.copyOf(seals);
        }

        @Override
        public FullSealEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new LookedAtSealsHidden(seat, seals.size());
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.lookedAtSeals", Terms.who(seat), Terms.number(seals.size()));
        }
    }

    /** The top cards of the Seal pile were looked at, unseen by others. */
    record LookedAtSealsHidden(int seat, int count) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.lookedAtSeals", Terms.who(seat), Terms.number(count));
        }
    }

    /** A looked-at Seal went under the pile (10.3c). */
    record PutUnder(int seat, String seal) implements SecretEvent {
        @Override
        public FullSealEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new PutUnderHidden(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.putUnder", Terms.who(seat), Terms.card(seal));
        }
    }

    /** A looked-at Seal went under the pile, unseen by others. */
    record PutUnderHidden(int seat) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.putUnderHidden", Terms.who(seat));
        }
    }

    /** The top Fish cards were looked at (10.6). */
    record Peeked(int seat, List<String> cards) implements SecretEvent {
        public Peeked {
            cards = List.copyOf(cards);
        }

        @Override
        public FullSealEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new PeekedHidden(seat, cards.size());
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.peeked", Terms.who(seat), Terms.number(cards.size()));
        }
    }

    /** The top Fish cards were looked at, unseen by others. */
    record PeekedHidden(int seat, int count) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.peeked", Terms.who(seat), Terms.number(count));
        }
    }

    /** All Predators of a seat were looked at (10.1k). */
    record Spied(int seat, int target, List<String> predators) implements SecretEvent {
        public Spied {
            predators = List.copyOf(predators);
        }

        @Override
        public FullSealEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) || viewer.sees(target) ? this : new SpiedHidden(seat, target, predators.size());
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.spied", Terms.who(seat), Terms.who(target), Terms.number(predators.size()));
        }
    }

    /** All Predators of a seat were looked at, unseen by others. */
    record SpiedHidden(int seat, int target, int count) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.spied", Terms.who(seat), Terms.who(target), Terms.number(count));
        }
    }

    /** A random Predator of a seat went under the pile (10.7). */
    record Scattered(int seat, int target, String predator) implements SecretEvent {
        @Override
        public FullSealEvent seenBy(Viewer viewer) {
            return viewer.sees(target) ? this : new ScatteredHidden(seat, target);
        }

        @Override
        public boolean revealsTo(Viewer viewer) {
            return viewer.sees(target);
        }

        @Override
        public Message message() {
            return Message.of("event.scattered", Terms.who(seat), Terms.who(target), Terms.card(predator));
        }
    }

    /** A random Predator of a seat went under the pile, unseen by others. */
    record ScatteredHidden(int seat, int target) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.scatteredHidden", Terms.who(seat), Terms.who(target));
        }
    }

    /** The attacker's Predator went under the pile without having been shown (9.3a). */
    record PredatorUnder(int seat, String predator) implements SecretEvent {
        @Override
        public FullSealEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new PredatorUnderHidden(seat);
        }

        @Override
        public Message message() {
            return Message.of("event.predatorUnder", Terms.who(seat), Terms.card(predator));
        }
    }

    /** The attacker's Predator went under the pile, unseen by others. */
    record PredatorUnderHidden(int seat) implements SecretEvent {
        @Override
        public Message message() {
            return Message.of("event.predatorUnderHidden", Terms.who(seat));
        }
    }
}
