package tidetable.cli;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import tidetable.cli.play.TableSetup;
import tidetable.cli.shell.Shell;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.engine.text.Languages;
import tidetable.engine.text.Texts;

/** The argument that chooses the language of a game in the terminal. */
final class LanguageChoice {
    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            completionCandidates = Tags.class,
            description = "One of: ${COMPLETION-CANDIDATES}. Default: that of the system (LANG), else en.")
    private Optional<String> wish = Optional.empty();

    /** The program's own words, where the game is not known yet. */
    Texts words(Shell shell) {
        return TableSetup.words(among(Languages.ALL, "the terminal", shell));
    }

    /** The program's own words in a language of a game. */
    Texts words(Game<?, ?> game, Shell shell) {
        return TableSetup.words(of(game, shell));
    }

    /** The language of a game that was asked for; when none was, that of the system, as far as the game has it. */
    String of(Game<?, ?> game, Shell shell) {
        return among(game.info().languages(), game.info().title(), shell);
    }

    private String among(List<String> languages, String whose, Shell shell) {
        if (wish.isEmpty()) {
            return Languages.find(shell.language(), languages).orElse(Languages.ENGLISH);
        }
        return Languages.find(wish.get(), languages)
                .orElseThrow(() -> new BadInput("%s has no texts in '%s'; it has %s"
                        .formatted(whose, wish.get(), String.join(", ", languages))));
    }

    /** The locale of the system for what is written, as POSIX has it; nothing when none is set. */
    static String ofSystem(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** The tags of all languages. */
    static final class Tags implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Languages.ALL.iterator();
        }
    }
}
