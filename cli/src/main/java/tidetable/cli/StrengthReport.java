package tidetable.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import tidetable.cli.shell.Bar;
import tidetable.cli.shell.Shell;
import tidetable.engine.Game;
import tidetable.engine.file.Json;
import tidetable.lab.tournament.Pairing;
import tidetable.lab.tournament.StrengthTest;
import tidetable.lab.tournament.StrengthTest.Outcome;

/** Shows how a test of strength goes on, and what came out. */
final class StrengthReport {
    private final Shell shell;
    private final Game<?, ?> game;
    private final StrengthTest.Plan plan;

    StrengthReport(Shell shell, Game<?, ?> game, StrengthTest.Plan plan) {
        this.shell = shell;
        this.game = game;
        this.plan = plan;
    }

    /** A test that is followed. */
    interface Run {
        /** Runs the test and tells how it goes on. */
        List<Outcome> with(StrengthTest.Progress progress) throws InterruptedException;
    }

    /**
     * Runs a test; says each answer as soon as it is there, and shows at a terminal how far it is.
     *
     * @param quiet says no answers
     */
    List<Outcome> follow(boolean quiet, Run run) throws InterruptedException {
        return run.with(new Shown(quiet));
    }

    private void heading() {
        shell.out().println(shell.style().bold(title()));
        shell.out().println("seed " + plan.seed().hex());
        shell.out().println();
        shell.out().flush();
    }

    private String title() {
        return "%s (deck %s), %d seats, %,d games a pairing at most"
                .formatted(
                        game.info().title(),
                        game.info().deckName(),
                        plan.advantage().seats(),
                        plan.games());
    }

    /** All answers in a table. */
    void table(List<Outcome> outcomes) {
        shell.out().println();
        shell.out().println("bot       against   stronger   wins    90 % interval     games");
        outcomes.forEach(of -> shell.out()
                .println("%-8s  %-8s  %-8s  %5.1f %%  %5.1f to %5.1f %%  %5d"
                        .formatted(
                                of.pairing().bot(),
                                of.pairing().against(),
                                switch (of.verdict()) {
                                    case STRONGER -> "yes";
                                    case NOT_STRONGER -> "no";
                                    case OPEN -> "open";
                                },
                                100 * of.wins().rate(),
                                100 * of.wins().low(),
                                100 * of.wins().high(),
                                of.games())));
        shell.out().println();
        say(
                ("As strong as the others is %.1f %% of the wins, stronger is %.1f %%. A win shared by two seats counts as half"
                                + " a win for each, and so on.")
                        .formatted(
                                100 * plan.advantage().even(),
                                100 * plan.advantage().wanted()));
    }

    /** All answers as JSON. */
    void json(List<Outcome> outcomes) {
        ObjectNode node = Json.object();
        node.put("game", game.info().id())
                .put("deck", game.info().deckName())
                .put("seats", plan.advantage().seats())
                .put("seed", plan.seed().hex())
                .put("mostGames", plan.games())
                .put("even", plan.advantage().even())
                .put("wanted", plan.advantage().wanted());
        ArrayNode all = node.putArray("pairings");
        for (Outcome of : outcomes) {
            all.addObject()
                    .put("bot", of.pairing().bot())
                    .put("against", of.pairing().against())
                    .put(
                            "stronger",
                            switch (of.verdict()) {
                                case STRONGER -> "yes";
                                case NOT_STRONGER -> "no";
                                case OPEN -> "open";
                            })
                    .put("wins", of.wins().rate())
                    .put("low", of.wins().low())
                    .put("high", of.wins().high())
                    .put("games", of.games());
        }
        shell.out().print(Json.pretty(node));
    }

    private void say(String sentence) {
        shell.style().paragraph(sentence, "").forEach(shell.out()::println);
    }

    private String sentence(Outcome of) {
        String found = "it won %.1f %% of %d games (%.1f to %.1f %%)"
                .formatted(
                        100 * of.wins().rate(),
                        of.games(),
                        100 * of.wins().low(),
                        100 * of.wins().high());
        String bot = of.pairing().bot();
        String against = of.pairing().against();
        return switch (of.verdict()) {
            case STRONGER -> "%s is stronger than %s: %s.".formatted(bot, against, found);
            case NOT_STRONGER ->
                "%s is not clearly stronger than %s: %s; %.1f %% were asked for."
                        .formatted(bot, against, found, 100 * plan.advantage().wanted());
            case OPEN -> "Whether %s is stronger than %s stays open: %s.".formatted(bot, against, found);
        };
    }

    /** What is shown while it runs. */
    private final class Shown implements StrengthTest.Progress {
        private final boolean quiet;
        private boolean begun;
        private Optional<Bar> bar = Optional.empty();

        Shown(boolean quiet) {
            this.quiet = quiet;
        }

        @Override
        public void begins(Pairing pairing) {
            if (!quiet && !begun) {
                heading();
            }
            begun = true;
            bar = Optional.of(Bar.of(shell, pairing.bot() + " against " + pairing.against(), plan.games()));
        }

        @Override
        public void game() {
            bar.ifPresent(Bar::step);
        }

        @Override
        public void decided(Outcome outcome) {
            bar.ifPresent(Bar::close);
            if (!quiet) {
                say(sentence(outcome));
                shell.out().flush();
            }
        }
    }
}
