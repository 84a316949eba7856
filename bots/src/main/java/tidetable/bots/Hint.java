package tidetable.bots;

import java.util.List;
import tidetable.bots.search.Analysis;
import tidetable.engine.ActionSpace;
import tidetable.engine.text.Texts;

/**
 * What the strongest bot would do in a seat's place, from what that seat knows. Chances to win are parts of 1, those of this
 * seat; who plays alone has none, since there is nobody to win against.
 *
 * @param alone whether the seat plays alone
 * @param action what it would do, in notation
 * @param now its chance as it stands
 * @param after its chance after that action
 * @param other the action that looks best beside it; empty when it tried no other
 * @param afterOther its chance after the other
 * @param lines how many lines of play it tried
 */
public record Hint(boolean alone, String action, float now, float after, String other, float afterOther, int lines) {
    private static final int PERCENT = 100;

    /** The hint that an analysis gives. */
    public static Hint of(Analysis analysis, ActionSpace actions) {
        boolean alone = analysis.chances().size() == 1;
        Analysis.Option best = analysis.best();
        String action = actions.notation(best.action());
        return analysis.runnerUp()
                .map(other -> new Hint(
                        alone,
                        action,
                        analysis.now(),
                        best.chance(),
                        actions.notation(other.action()),
                        other.chance(),
                        analysis.visits()))
                .orElseGet(() -> new Hint(alone, action, analysis.now(), best.chance(), "", 0, analysis.visits()));
    }

    /** The hint in a sentence of a language, such as {@code "en"}. */
    public String say(String language) {
        String key = alone ? "hint.alone" : other.isEmpty() ? "hint.only" : "hint.text";
        return Texts.beside(Hint.class, language)
                .format(key, List.of(action, percent(now), percent(after), other, percent(afterOther)));
    }

    private static int percent(float chance) {
        return Math.round(PERCENT * chance);
    }
}
