package tidetable.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tidetable.cli.play.Rulebook;
import tidetable.cli.shell.Shell;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.games.Games;

/** {@code tidetable rules}. */
@Command(
        name = "rules",
        description = "Prints the rulebook of a game, a section, a clause or a ruling.",
        footer = {
            "",
            "Examples:",
            "  tidetable rules fintastic-sea",
            "  tidetable rules fintastic-sea 8",
            "  tidetable rules fintastic-sea 8.3",
            "  tidetable rules fintastic-sea R-10 --language de"
        })
final class RulesCommand implements Callable<Integer> {
    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = GameChoice.Ids.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    private String id = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "SECTION",
            description = "A section (8), a clause (8.3, 8.3a) or a ruling (R-10).")
    private Optional<String> section = Optional.empty();

    @Mixin
    private LanguageChoice language = new LanguageChoice();

    RulesCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        Game<?, ?> game = Games.open(id);
        Rulebook book = Rulebook.of(game, language.of(game, shell));
        List<Rulebook.Paragraph> wanted = section.map(book::find).orElseGet(book::all);
        if (wanted.isEmpty()) {
            throw new BadInput(
                    "the rules of %s have no '%s'; they have sections 1 to %d, clauses such as %s, and rulings such as R-1"
                            .formatted(
                                    game.info().title(),
                                    section.orElse(""),
                                    book.headings().size(),
                                    example(book)));
        }
        String gap = "";
        for (Rulebook.Paragraph paragraph : wanted) {
            shell.out().print(gap);
            show(paragraph.text()).forEach(shell.out()::println);
            gap = System.lineSeparator();
        }
        return Main.GOOD;
    }

    private List<String> show(String text) {
        return text.startsWith("#")
                ? List.of(shell.style().bold(text.replaceFirst("#+ ", "")))
                : shell.style().paragraph(text, "");
    }

    private static String example(Rulebook book) {
        return book.all().stream()
                .map(Rulebook.Paragraph::clause)
                .filter(clause -> !clause.isEmpty())
                .findFirst()
                .orElse("1.1");
    }
}
