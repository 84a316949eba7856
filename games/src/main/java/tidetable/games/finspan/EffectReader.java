package tidetable.games.finspan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tidetable.engine.file.Fields;

/** Reads abilities, bonuses and what goals count out of a deck file. */
final class EffectReader {
    private static final int MOST_BENEFITS = 9;
    /** How many effects an ability can have; a frame of the agenda has no room for more. */
    static final int MOST_EFFECTS = 4;

    private EffectReader() {}

    static FinspanDeck.Ability ability(Fields ability) {
        Timing timing = ability.word("timing", Timing::of, "whenPlayed, ifActivated or gameEnd");
        boolean allPlayers = ability.flag("allPlayers", false);
        List<Effect> effects = effects(ability, "effects");
        for (Effect effect : effects) {
            if (effect instanceof Effect.Score && timing != Timing.GAME_END) {
                throw ability.bad("effects", "can have 'score' with the timing gameEnd only (7.10)");
            }
            if (effect instanceof Effect.Eat && allPlayers) {
                throw ability.bad("allPlayers", "can not be true for consumeFromHand, which is about this fish (7.8)");
            }
        }
        ability.end();
        return new FinspanDeck.Ability(timing, allPlayers, effects);
    }

    /** Effects of one ability or bonus: each verb at most once. */
    static List<Effect> effects(Fields in, String name) {
        List<Effect> effects = new ArrayList<>();
        Set<String> verbs = new HashSet<>();
        for (Fields effect : in.objects(name)) {
            Effect read = effect(effect);
            if (!verbs.add(read.op())) {
                throw effect.bad("op", "is there twice in one ability");
            }
            effect.end();
            effects.add(read);
        }
        if (effects.size() > MOST_EFFECTS) {
            throw in.bad(name, "can hold " + MOST_EFFECTS + " effects at most");
        }
        return List.copyOf(effects);
    }

    private static Effect effect(Fields effect) {
        String op = effect.text("op");
        return switch (op) {
            case "draw" -> new Effect.Draw(n(effect));
            case "recover" -> new Effect.Recover(n(effect));
            case "layEgg" -> new Effect.LayEgg(n(effect));
            case "layEggEach" -> new Effect.LayEggEach(where(effect, effect.object("where")));
            case "hatch" -> new Effect.Hatch(n(effect));
            case "addYoung" -> new Effect.AddYoung(n(effect));
            case "move" -> new Effect.Move(n(effect));
            case "consumeFromHand" -> new Effect.Eat(n(effect));
            case "playFish" -> new Effect.PlayFish(n(effect), slots(effect));
            case "score" -> new Effect.Score(effect.integer("points", 0, 100), condition(effect.object("if")));
            default ->
                throw effect.bad(
                        "op",
                        "must be draw, recover, layEgg, layEggEach, hatch, addYoung, move, consumeFromHand, playFish"
                                + " or score, not '" + op + "'");
        };
    }

    private static int n(Fields effect) {
        return effect.integer("n", 1, MOST_BENEFITS);
    }

    /** 7.9a: a card is played into a slot, which has no size and no icons. */
    private static Where slots(Fields effect) {
        Optional<Fields> given = effect.optionalObject("where");
        if (given.isEmpty()) {
            return Where.ANYWHERE;
        }
        Where where = where(effect, given.get());
        if (where.kind() == Where.Kind.SIZE || where.kind() == Where.Kind.TAG) {
            throw effect.bad("where", "must be about a site, a zone or a row for playFish");
        }
        return where;
    }

    private static Where where(Fields effect, Fields where) {
        List<String> names = where.names();
        Optional<Where.Kind> kind = Optional.empty();
        for (Where.Kind one : Where.Kind.values()) {
            if (one != Where.Kind.NONE && names.equals(List.of(one.word()))) {
                kind = Optional.of(one);
            }
        }
        if (kind.isEmpty()) {
            throw effect.bad("where", "must have just one of site, zone, row, size and tag");
        }
        Where.Kind compared = kind.get();
        Where read =
                where.word(compared.word(), word -> Where.of(compared, word), "a " + compared.word() + " of this game");
        where.end();
        return read;
    }

    private static Condition condition(Fields condition) {
        String type = condition.text("type");
        Condition read = switch (type) {
            case "noTokensHere" -> new Condition.NoTokensHere();
            case "consumedUnderAtLeast" -> new Condition.ConsumedUnderAtLeast(condition.integer("n", 1, 100));
            case "youngHereExactly" -> new Condition.YoungHereExactly(condition.integer("n", 0, 100));
            case "schoolHere" -> new Condition.SchoolHere();
            case "eggYoungAndSchoolHere" -> new Condition.EggYoungAndSchoolHere();
            case "inRow" ->
                new Condition.InRow(condition.word("row", word -> Where.of(Where.Kind.ROW, word), "top or bottom"));
            default -> throw condition.bad("type", "is no condition of this game: '" + type + "'");
        };
        condition.end();
        return read;
    }

    static Count count(Fields count) {
        String type = count.text("type");
        Count read = switch (type) {
            case "eggsPlusYoung" -> new Count.EggsPlusYoung();
            case "eggGroups" -> new Count.EggGroups(count.integer("n", 1, 18));
            case "young" -> new Count.Young();
            case "schools" -> new Count.Schools();
            case "fullRows" -> new Count.FullRows();
            case "fishOfSize" -> new Count.FishOfSize(count.word("size", Size::of, "small, medium or large"));
            case "fishWithTokens" -> new Count.FishWithTokens();
            case "fishWithoutTokens" -> new Count.FishWithoutTokens();
            case "fishWithTiming" ->
                new Count.FishWithTiming(count.word("timing", Timing::of, "whenPlayed, ifActivated or gameEnd"));
            case "tagIcons" -> new Count.TagIcons(count.word("tag", Tag::of, "an icon of this game"));
            case "consumedFish" -> new Count.ConsumedFish();
            case "fishInZone" -> new Count.FishInZone(count.word("zone", Zone::of, "sunlight, twilight or midnight"));
            case "discardPileCards" -> new Count.DiscardPileCards();
            case "distinctTags" -> new Count.DistinctTags();
            case "fishWithPrintedPoints" ->
                new Count.FishWithPrintedPoints(count.integer("min", 0, 100), count.integer("max", 0, 100, 100));
            default -> throw count.bad("type", "is nothing that this game counts: '" + type + "'");
        };
        count.end();
        return read;
    }
}
