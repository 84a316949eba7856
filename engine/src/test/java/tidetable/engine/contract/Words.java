package tidetable.engine.contract;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import tidetable.engine.Game;
import tidetable.engine.Rule;
import tidetable.engine.text.Message;
import tidetable.engine.text.Texts;

/** Checks that a game's messages can be said in all its languages, and that its rules stand in its rulebook. */
final class Words {
    private static final Pattern UNFILLED = Pattern.compile("\\{\\d+[^}]*}");

    private final Map<String, Texts> languages = new LinkedHashMap<>();
    private final String rulebook;
    private final Set<Message> said = new HashSet<>();
    private final Set<String> cited = new HashSet<>();

    Words(Game<?, ?> game) {
        game.info().languages().forEach(language -> languages.put(language, game.texts(language)));
        rulebook = game.rulebook("en");
    }

    /** Fails unless the message can be said in every language, with all its places filled. */
    void check(Message message) {
        if (said.contains(message)) {
            return;
        }
        languages.forEach((language, texts) -> {
            String words = texts.say(message, seat -> "seat " + seat);
            if (words.isBlank() || UNFILLED.matcher(words).find()) {
                throw new AssertionError("in '" + language + "' " + message + " is said as '" + words + "'");
            }
        });
        said.add(message);
    }

    /** Fails unless the rule's number stands in the rulebook. */
    void check(Rule rule) {
        if (cited.contains(rule.number())) {
            return;
        }
        Pattern number = Pattern.compile("(?<![\\w.-])" + Pattern.quote(rule.number()) + "(?!\\w|[.-]\\w)");
        if (rule.number().isBlank() || !number.matcher(rulebook).find()) {
            throw new AssertionError("the rulebook has no clause '" + rule.number() + "' of " + rule);
        }
        cited.add(rule.number());
    }
}
