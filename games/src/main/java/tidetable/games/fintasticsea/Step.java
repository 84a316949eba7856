package tidetable.games.fintasticsea;

import java.util.Locale;

/** The kinds of open questions (section 6 and the effects of 9 and 10). The names are public format. */
enum Step {
    /** Free actions, then a play or a pass: START and PLAY of section 6 in one question. */
    PLAY,
    /** Use or skip the Ocean Ability of the fish played. */
    OCEAN,
    /** Use or skip one Food Chain catch. */
    CHAIN,
    /** Free actions, then the end of the turn. */
    END,
    /** The next target of an ability: a = {@link FintasticDeck#ability}, b = how many are left. */
    CATCH,
    /** The centre of a paid push: a = ability. */
    CENTRE,
    /** Where a fish pushed onto a Coral goes: a = ability, b = centre * 8 + direction. */
    PUSHED,
    /** The last chance to enhance a full Ecosystem before it closes: a = cell of the fish that waits + 1, or 0. */
    CLOSE,
    /** Which Secret Fish to keep of those looked at: a as in CLOSE. */
    KEEP;

    static final Step[] ALL = values();

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
