package tidetable.games.fullseal;

import tidetable.engine.text.Term;

/** What messages of this game speak of. */
final class Terms {
    private Terms() {}

    static Term who(int seat) {
        return new Term.Seat(seat);
    }

    static Term card(String id) {
        return new Term.Card(id);
    }

    static Term number(int value) {
        return new Term.Number(value);
    }
}
