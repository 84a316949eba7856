package tidetable.games.finspan;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.CardFace;
import tidetable.engine.file.Fields;

/** What is printed on one fish card of a deck file. */
final class Printed {
    private static final int MOST_PIECES = 9;
    private static final int MOST_ICONS = 3;

    private final FinspanDeck.Card card;
    private final CardFace face;

    Printed(Fields fields, String id, String set) {
        String latin = fields.text("latin");
        List<Zone> zones = new ArrayList<>();
        int slots = 0;
        for (String word : fields.texts("zones")) {
            Zone zone = Zone.of(word)
                    .orElseThrow(
                            () -> fields.bad("zones", "must name sunlight, twilight or midnight, not '" + word + "'"));
            zones.add(zone);
            slots |= zone.slots();
        }
        if (zones.isEmpty()) {
            throw fields.bad("zones", "must name at least one zone");
        }
        boolean bottom = fields.has("row");
        if (bottom && !fields.text("row").equals("bottom")) {
            throw fields.bad("row", "must be bottom, or left out for any row");
        }
        boolean banded = fields.has("diveSite");
        if (banded) {
            slots &= Grid.ofSite(
                    fields.word("diveSite", Site::of, "blue, purple or green").ordinal());
        }
        slots &= bottom ? Where.BOTTOM.slots() : Grid.ALL;
        if (slots == 0) {
            throw fields.bad("row", "is in none of the card's zones");
        }
        card = new FinspanDeck.Card(
                id,
                set.equals("starter"),
                fields.integer("lengthCm", 1, DeckReader.LONGEST),
                fields.integer("points", 0, 100),
                slots,
                cost(fields.object("cost")),
                tags(fields.object("tags")),
                EffectReader.ability(fields.object("ability")));
        face = Faces.of(card, latin, zones, bottom, banded ? fields.text("diveSite") : "none");
    }

    FinspanDeck.Card card() {
        return card;
    }

    CardFace face() {
        return face;
    }

    private static FinspanDeck.Cost cost(Fields cost) {
        FinspanDeck.Cost read = new FinspanDeck.Cost(
                cost.integer("cards", 0, MOST_PIECES, 0),
                cost.integer("eggs", 0, MOST_PIECES, 0),
                cost.integer("young", 0, MOST_PIECES, 0),
                cost.integer("schools", 0, MOST_PIECES, 0),
                cost.flag("consume", false));
        cost.end();
        return read;
    }

    private static List<Integer> tags(Fields tags) {
        List<Integer> icons = new ArrayList<>();
        for (Tag tag : Tag.ALL) {
            icons.add(tags.integer(tag.word(), 0, MOST_ICONS, 0));
        }
        tags.end();
        return List.copyOf(icons);
    }
}
