package tidetable.games.finspan;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tidetable.engine.text.Texts;

/** The texts of cards in one language, put together from a pattern for each effect, so that no card's text can be wrong. */
final class CardTexts {
    private final Texts texts;

    CardTexts(Texts texts) {
        this.texts = texts;
    }

    /** The text of every card, forage fish and goal, by message key, as patterns without places to fill. */
    Map<String, String> of(FinspanDeck deck) {
        Map<String, String> all = new TreeMap<>();
        for (FinspanDeck.Card card : deck.cards()) {
            all.put("card." + card.id() + ".text", pattern(text(card.ability())));
        }
        for (FinspanDeck.Forage fish : deck.board().forage()) {
            all.put("card." + fish.id() + ".text", pattern(texts.get("text.forage")));
        }
        for (FinspanDeck.Goal goal : deck.goals()) {
            List<Object> words = List.of(goal.week(), goal.pointsPer(), count(goal.count()));
            all.put("card." + goal.id() + ".name", pattern(texts.format("goal.name", words)));
            all.put("card." + goal.id() + ".text", pattern(texts.format("goal.text", words)));
        }
        return all;
    }

    private String count(Count count) {
        String key = "count." + count.type();
        return switch (count) {
            case Count.EggGroups(int n) -> texts.format(key, List.of(n));
            case Count.FishOfSize(Size size) -> texts.get(key + "." + size.word());
            case Count.FishWithTiming(Timing timing) -> texts.get(key + "." + timing.word());
            case Count.TagIcons(Tag tag) -> texts.format(key, List.of(texts.get("tag." + tag.word())));
            case Count.FishInZone(Zone zone) -> texts.format(key, List.of(texts.get("slot." + zone.word())));
            case Count.FishWithPrintedPoints(int min, int max) -> texts.format(key, List.of(min, max));
            case Count.EggsPlusYoung _,
                    Count.Young _,
                    Count.Schools _,
                    Count.FullRows _,
                    Count.FishWithTokens _,
                    Count.FishWithoutTokens _,
                    Count.ConsumedFish _,
                    Count.DiscardPileCards _,
                    Count.DistinctTags _ -> texts.get(key);
        };
    }

    private static String pattern(String text) {
        return text.replace("'", "''").replace("{", "'{'");
    }

    private String text(FinspanDeck.Ability ability) {
        String effects =
                ability.effects().stream().map(this::effect).collect(Collectors.joining(texts.get("text.and")));
        String reach = ability.allPlayers() ? "all" : "own";
        return texts.format("text." + ability.timing().word() + "." + reach, List.of(effects));
    }

    private String effect(Effect effect) {
        String key = "text." + effect.op();
        return switch (effect) {
            case Effect.LayEggEach(Where where) -> texts.format(key, List.of(where(where)));
            case Effect.PlayFish(int n, Where where) -> texts.format(key, List.of(n, slot(where)));
            case Effect.Score(int points, Condition condition) ->
                texts.format(key, List.of(points, condition(condition)));
            case Effect.Draw _,
                    Effect.Recover _,
                    Effect.LayEgg _,
                    Effect.Hatch _,
                    Effect.AddYoung _,
                    Effect.Move _,
                    Effect.Eat _ -> texts.format(key, List.of(effect.benefits()));
        };
    }

    private String where(Where where) {
        return texts.get("where." + where.word());
    }

    private String slot(Where where) {
        return texts.get("slot." + where.word());
    }

    private String condition(Condition condition) {
        String key = "condition." + condition.type();
        return switch (condition) {
            case Condition.ConsumedUnderAtLeast(int n) -> texts.format(key, List.of(n));
            case Condition.YoungHereExactly(int n) -> texts.format(key, List.of(n));
            case Condition.InRow(Where row) -> texts.format(key, List.of(slot(row)));
            case Condition.NoTokensHere _, Condition.SchoolHere _, Condition.EggYoungAndSchoolHere _ -> texts.get(key);
        };
    }
}
