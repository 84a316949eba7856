package tidetable.games.lastfish;

import java.util.List;
import java.util.Optional;
import tidetable.engine.file.Fields;

/** Reads the chain of a position, the Duplications that accompany it, and the triggers that are still to come. */
final class ChainReader {
    private final LastFishState state;
    private final Table table;
    private final Fields position;
    private final PositionReader.Copies cards;

    ChainReader(LastFishState state, Fields position, PositionReader.Copies cards) {
        this.state = state;
        this.table = state.table;
        this.position = position;
        this.cards = cards;
    }

    void read() {
        for (int kind : cards.takeAll(position, "laid")) {
            if (table.doubles[kind] == 0) {
                throw position.bad("laid", "names '" + Names.card(table, kind) + "', which makes no copies");
            }
            state.chain.lay(kind);
        }
        for (Fields entry : position.objects("chain")) {
            if (state.chain.size() == table.longestChain) {
                throw entry.bad("has more entries before it than a chain can have");
            }
            entry(entry, state.chain.size());
            entry.end();
        }
        for (Fields item : position.objects("broken")) {
            broken(item);
            item.end();
        }
    }

    private void entry(Fields entry, int at) {
        int seat = entry.integer("seat", 0, table.seats - 1);
        String id = entry.text("card");
        boolean copy = entry.flag("copy", false);
        int kind = copy ? cards.kind(entry, "card", id) : cards.take(entry, "card", id);
        int mode = mode(entry, kind);
        int target = entry.integer("target", -1, table.seats - 1, -1);
        int names = entry.integer("names", 0, at, 0);
        Aim aim = table.aims[2 * kind + mode];
        boolean aimed = aim == Aim.NOBODY ? target < 0 : target >= 0 && (target != seat || aim == Aim.PLAYER);
        if (!aimed) {
            throw entry.bad("target", "does not fit '" + id + "'");
        }
        int negates = table.negates[kind];
        boolean named =
                negates == 0 ? names == 0 : names > 0 && (negates & table.type[state.chain.kind(names - 1)].bit()) != 0;
        if (!named) {
            throw entry.bad("names", "must be an entry before that '" + id + "' can negate, or none for other cards");
        }
        if (table.doubles[kind] != 0 || !placed(seat, kind, mode, copy, at)) {
            throw entry.bad("card", "cannot be announced at this place of the chain");
        }
        state.chain.add(seat, kind, mode, target + 1, names, copy);
        if (entry.flag("negated", false)) {
            state.chain.negate(at);
        }
    }

    private int mode(Fields entry, int kind) {
        List<String> modes = table.is(kind, Type.CURSE) ? Names.MODES : List.of("");
        return entry.has("mode")
                ? entry.word(
                        "mode",
                        word -> Optional.of(modes.indexOf(word)).filter(i -> i >= 0),
                        "that of a CURSE, initial or secondary, else an empty text")
                : 0;
    }

    /** The first entry is an INSTANT or the active player's; then come its copies, then INSTANTs. */
    private boolean placed(int seat, int kind, int mode, boolean copy, int at) {
        if (!copy) {
            return table.is(kind, Type.INSTANT) || at == 0 && seat == state.active;
        }
        Chain chain = state.chain;
        return at > 0
                && at <= Announcing.allCopies(state, seat)
                && (at == 1 || chain.copy(at - 1))
                && chain.kind(0) == kind
                && chain.mode(0) == mode
                && chain.seat(0) == seat
                && (Offers.accompaniedTypes(state) & table.type[kind].bit()) != 0;
    }

    private void broken(Fields item) {
        String id = item.text("card");
        int kind = cards.kind(item, "card", id);
        int seat = item.integer("seat", 0, table.seats - 1);
        int source = 1 + item.integer("source", -1, table.seats - 1, -1);
        boolean fresh = item.flag("fresh", false);
        boolean last = item.flag("last", false);
        if (state.broken.size() == table.itemCards || Breaking.triggers(state, seat, kind, source) == Script.NONE) {
            throw item.bad("card", "names '" + id + "', which has no trigger for this");
        }
        int before = state.broken.size() - 1;
        boolean follows = fresh ? !last : before < 0 ? last : !state.broken.fresh(before);
        if (!follows) {
            throw item.bad(
                    "fresh", "must be true for the last ITEMs alone, and the first of all is the last of its effect");
        }
        state.broken.add(seat, kind, source, fresh, last);
    }
}
