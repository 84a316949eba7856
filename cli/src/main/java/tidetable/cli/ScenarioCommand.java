package tidetable.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.Game;
import tidetable.engine.State;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Scenario;
import tidetable.engine.file.ScenarioRun;
import tidetable.games.Games;

/** {@code tidetable scenario}. */
@Command(
        name = "scenario",
        description = "Checks scenario files (tidetable-scenario/1) and prints a line for each.",
        footer = {
            "",
            "Examples:",
            "  tidetable scenario my-puzzle.json",
            "  tidetable scenario games/src/test/resources/scenarios/fintasticsea",
            "",
            "Exit codes: 0 all hold, 1 some do not, 2 a file is no scenario"
        })
final class ScenarioCommand implements Callable<Integer> {
    private final Shell shell;
    private final Map<String, Game<?, ?>> games = new HashMap<>();

    @Mixin
    private Help help = new Help();

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Scenario files, or folders with *.json files.")
    private List<String> names = new ArrayList<>();

    private int hold;
    private int fail;
    private int unusable;

    ScenarioCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        for (String name : names) {
            files(name).forEach(this::check);
        }
        shell.out()
                .println("%d hold, %d do not%s"
                        .formatted(hold, fail, unusable == 0 ? "" : ", " + unusable + " could not be used"));
        return unusable > 0 ? Main.BAD_INPUT : fail > 0 ? Main.FAILED : Main.GOOD;
    }

    private List<String> files(String name) {
        try {
            return UserFiles.jsonFiles(name);
        } catch (BadInput e) {
            refuse(e);
            return List.of();
        }
    }

    private void check(String file) {
        try {
            Scenario scenario = Scenario.parse(UserFiles.read(file), file);
            List<String> failures = failures(open(scenario), scenario);
            String what = scenario.rule() + " " + scenario.title();
            if (failures.isEmpty()) {
                hold++;
                shell.out().println(shell.style().paint("fg(green)", "holds") + " " + what);
            } else {
                fail++;
                shell.out()
                        .println(shell.style().paint("bold,fg(red)", "FAILS") + " " + what + " (" + file + "): "
                                + String.join("; ", failures));
            }
        } catch (BadInput e) {
            refuse(e);
        }
    }

    private void refuse(BadInput e) {
        unusable++;
        shell.out().flush();
        shell.err().println("tidetable: " + e.getMessage());
    }

    private Game<?, ?> open(Scenario scenario) {
        return scenario.deck().isPresent()
                ? Games.open(scenario.game(), scenario.deck(), scenario.source() + ": /deck")
                : games.computeIfAbsent(scenario.game(), Games::open);
    }

    private static <S extends State<S>> List<String> failures(Game<S, ?> game, Scenario scenario) {
        return ScenarioRun.failures(game, scenario);
    }
}
