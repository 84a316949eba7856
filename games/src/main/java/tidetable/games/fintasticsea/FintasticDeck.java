package tidetable.games.fintasticsea;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tidetable.engine.CardFace;

/**
 * The cards and constants of a match, compiled from {@code cards.json} or a custom deck. Kinds are numbered in the
 * file's order. Fish kinds, Special Fish and Secret Fish have numbers of their own.
 *
 * @param json the file's content
 * @param name the deck's name
 * @param hash a hash of the content, 16 hex digits
 * @param faces all cards as they are printed, in the file's order
 * @param fish the kinds of fish
 * @param specials the Special Fish
 * @param secrets the kinds of Secret Fish
 * @param constants the numbers that are not on cards
 * @param ownTexts names and texts of cards that the message files do not know, by message key
 */
record FintasticDeck(
        JsonNode json,
        String name,
        String hash,
        List<CardFace> faces,
        List<Fish> fish,
        List<Special> specials,
        List<Secret> secrets,
        Constants constants,
        Map<String, String> ownTexts) {

    /** A kind of fish: id, printed value, copies in the deck, abilities, and the strength a school member adds, or 0. */
    record Fish(String id, int value, int count, Effect ocean, Effect reserve, int schoolStrength) {
        Size size() {
            return Size.of(value);
        }
    }

    /** A public objective; a set objective shares no card with another one (14.3). */
    record Special(String id, int count, boolean set, Objective objective) {}

    /** A kind of Secret Fish. */
    record Secret(String id, int count, Objective objective) {}

    /**
     * The numbers that are not on cards.
     *
     * @param startHand fish dealt to each player (4.4)
     * @param startSecrets Secret Fish dealt to each player (4.3)
     * @param drawPerRound fish drawn in the wave phase (11.5)
     * @param ecosystemLimit fish in an Ecosystem (10.1)
     * @param voyageTurnLimit turns after which a voyage phase ends (5.2)
     * @param rounds rounds of a match with 2, 3, 4 seats (4.5)
     * @param wave where the current moves fish, by round (11.1)
     */
    record Constants(
            int startHand,
            int startSecrets,
            int drawPerRound,
            int ecosystemLimit,
            int voyageTurnLimit,
            List<Integer> rounds,
            List<Sea.Direction> wave) {}

    static final int OPEN_SPECIALS = 2;

    int kinds() {
        return fish.size();
    }

    /** How many fish cards there are. */
    int fishCards() {
        return fish.stream().mapToInt(Fish::count).sum();
    }

    /** How many Secret Fish cards there are. */
    int secretCards() {
        return secrets.stream().mapToInt(Secret::count).sum();
    }

    OptionalInt fishKind(String id) {
        return index(fish.stream().map(Fish::id).toList(), id);
    }

    OptionalInt secretKind(String id) {
        return index(secrets.stream().map(Secret::id).toList(), id);
    }

    OptionalInt specialKind(String id) {
        return index(specials.stream().map(Special::id).toList(), id);
    }

    /** One number for an ability: of which kind, and whether it is the Ocean or the Reserve one. */
    static int ability(int kind, boolean ocean) {
        return kind * 2 + (ocean ? 0 : 1);
    }

    static int abilityKind(int ability) {
        return ability >> 1;
    }

    static boolean abilityIsOcean(int ability) {
        return (ability & 1) == 0;
    }

    Effect effect(int ability) {
        Fish of = fish.get(abilityKind(ability));
        return abilityIsOcean(ability) ? of.ocean() : of.reserve();
    }

    private static OptionalInt index(List<String> ids, String id) {
        int index = ids.indexOf(id);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }
}
