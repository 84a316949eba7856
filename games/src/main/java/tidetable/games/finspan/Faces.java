package tidetable.games.finspan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tidetable.engine.CardFace;
import tidetable.engine.CardFace.Fact;

/** Cards as they are printed, for screens that know no rules; the form of each fact stands on the game's page. */
final class Faces {
    private Faces() {}

    static CardFace of(FinspanDeck.Card card, String latin, List<Zone> zones, boolean bottom, String site) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        facts.put("lengthCm", number(card.lengthCm()));
        facts.put("points", number(card.points()));
        facts.put("zones", word(zones.stream().map(Zone::word).collect(Collectors.joining(" "))));
        facts.put("row", word(bottom ? Where.BOTTOM.word() : "any"));
        facts.put("diveSite", word(site));
        facts.put("costCards", number(card.cost().cards()));
        facts.put("costEggs", number(card.cost().eggs()));
        facts.put("costYoung", number(card.cost().young()));
        facts.put("costSchools", number(card.cost().schools()));
        facts.put("costConsume", number(card.cost().consume() ? 1 : 0));
        for (Tag tag : Tag.ALL) {
            facts.put(tag.word(), number(card.tags().get(tag.ordinal())));
        }
        facts.put("timing", word(card.ability().timing().word()));
        facts.put("allPlayers", number(card.ability().allPlayers() ? 1 : 0));
        facts.put(
                "effects",
                word(card.ability().effects().stream().map(Faces::effect).collect(Collectors.joining(", "))));
        facts.put("latin", word(latin));
        facts.put("set", word(card.starter() ? "starter" : "base"));
        return new CardFace(card.id(), "fish", 1, facts);
    }

    static CardFace of(FinspanDeck.Forage fish, String latin) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        facts.put("lengthCm", number(fish.lengthCm()));
        facts.put("points", number(0));
        facts.put("slot", word(Grid.name(fish.slot())));
        facts.put("latin", word(latin));
        return new CardFace(fish.id(), "forage", 0, facts);
    }

    static CardFace of(FinspanDeck.Goal goal) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        facts.put("week", number(goal.week()));
        facts.put("pointsPer", number(goal.pointsPer()));
        facts.put("count", word(goal.count().type()));
        facts.put("side", word(goal.sideB() ? "B" : "A"));
        return new CardFace(goal.id(), "goal", 1, facts);
    }

    /** An effect in the deck file's words, such as {@code "draw 2"} or {@code "playFish 1 site green"}. */
    static String effect(Effect effect) {
        return effect.op()
                + switch (effect) {
                    case Effect.LayEggEach(Where where) -> where(where);
                    case Effect.PlayFish(int n, Where where) -> " " + n + where(where);
                    case Effect.Score(int points, Condition condition) -> " " + points + " " + condition(condition);
                    case Effect.Draw _,
                            Effect.Recover _,
                            Effect.LayEgg _,
                            Effect.Hatch _,
                            Effect.AddYoung _,
                            Effect.Move _,
                            Effect.Eat _ -> " " + effect.benefits();
                };
    }

    private static String where(Where where) {
        return where == Where.ANYWHERE ? "" : " " + where.kind().word() + " " + where.word();
    }

    private static String condition(Condition condition) {
        return condition.type()
                + switch (condition) {
                    case Condition.ConsumedUnderAtLeast(int n) -> " " + n;
                    case Condition.YoungHereExactly(int n) -> " " + n;
                    case Condition.InRow(Where row) -> " " + row.word();
                    case Condition.NoTokensHere _, Condition.SchoolHere _, Condition.EggYoungAndSchoolHere _ -> "";
                };
    }

    private static Fact number(int value) {
        return new Fact.Number(value);
    }

    private static Fact word(String value) {
        return new Fact.Word(value);
    }
}
