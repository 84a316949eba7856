package tidetable.games.finspan;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.file.Fields;

/** Reads the board and the goals out of a deck file. */
final class BoardReader {
    private BoardReader() {}

    static FinspanDeck.Board board(Fields board) {
        List<List<List<Effect>>> bonuses = new ArrayList<>();
        List<List<Effect>> alternatives = new ArrayList<>();
        List<Fields> sites = board.objects("sites");
        for (Fields site : sites) {
            String expected = bonuses.size() < Grid.SITES ? Site.ALL[bonuses.size()].word() : "no further site";
            if (!site.text("site").equals(expected)) {
                throw site.bad("site", "must be " + expected + ": the sites are blue, purple, green, in this order");
            }
            List<List<Effect>> own = new ArrayList<>();
            for (Zone zone : Zone.ALL) {
                own.add(bonus(site, zone.word()));
            }
            own.add(bonus(site, "depth"));
            bonuses.add(List.copyOf(own));
            alternatives.add(site.has("midnightAlternative") ? bonus(site, "midnightAlternative") : own.get(2));
            site.end();
        }
        if (bonuses.size() < Grid.SITES) {
            throw board.bad("sites", "must hold blue, purple and green");
        }
        FinspanDeck.Board read = new FinspanDeck.Board(
                List.copyOf(bonuses),
                List.copyOf(alternatives),
                forage(board.objects("forageFish"), board),
                place(board.object("young")),
                place(board.object("youngAlternative")));
        board.end();
        return read;
    }

    /** A bonus asks for something at once, and is about no fish. */
    private static List<Effect> bonus(Fields site, String name) {
        List<Effect> effects = EffectReader.effects(site, name);
        if (effects.stream().anyMatch(effect -> effect instanceof Effect.Score || effect instanceof Effect.Eat)) {
            throw site.bad(name, "can hold neither score nor consumeFromHand");
        }
        return effects;
    }

    private static List<FinspanDeck.Forage> forage(List<Fields> list, Fields board) {
        List<FinspanDeck.Forage> forage = new ArrayList<>();
        for (Fields unnamed : list) {
            Fields fish = unnamed.as(unnamed.text("id"));
            int slot = slot(fish);
            if (forage.stream().anyMatch(other -> other.slot() == slot)) {
                throw fish.bad("row", "names a slot that has a forage fish already");
            }
            fish.text("latin");
            fish.optionalText("name");
            forage.add(new FinspanDeck.Forage(
                    fish.text("id"), fish.integer("lengthCm", 1, DeckReader.LONGEST), slot, fish.flag("egg")));
            fish.end();
        }
        if (forage.size() != FinspanDeck.FORAGE) {
            throw board.bad("forageFish", "must hold " + FinspanDeck.FORAGE + " fish");
        }
        return List.copyOf(forage);
    }

    private static int place(Fields place) {
        int slot = slot(place);
        place.end();
        return slot;
    }

    private static int slot(Fields place) {
        Site site = place.word("site", Site::of, "blue, purple or green");
        return Grid.slot(site.ordinal(), place.integer("row", 1, Grid.ROWS) - 1);
    }

    /** The goals of a side, each week of which has one at least. */
    static List<FinspanDeck.Goal> goals(Fields side, boolean sideB) {
        List<FinspanDeck.Goal> goals = new ArrayList<>();
        for (Fields goal : side.objects("goals")) {
            goals.add(new FinspanDeck.Goal(
                    goal.text("id"),
                    sideB,
                    goal.integer("week", 1, FinspanDeck.GOAL_WEEKS),
                    goal.integer("pointsPer", 0, 20),
                    EffectReader.count(goal.object("count"))));
            goal.end();
        }
        for (int week = 1; week <= FinspanDeck.GOAL_WEEKS; week++) {
            int wanted = week;
            if (goals.stream().noneMatch(goal -> goal.week() == wanted)) {
                throw side.bad("goals", "must hold a goal of week " + week);
            }
        }
        return goals;
    }
}
