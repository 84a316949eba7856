package tidetable.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import tidetable.cli.shell.Shell;
import tidetable.engine.Game;
import tidetable.engine.file.Json;
import tidetable.lab.Interval;
import tidetable.lab.tournament.Ranking;
import tidetable.lab.tournament.RoundRobin;

/** Says what a round robin came to. */
final class RankingReport {
    private final Shell shell;
    private final Game<?, ?> game;
    private final RoundRobin.Plan plan;
    private final Ranking ranking;

    RankingReport(Shell shell, Game<?, ?> game, RoundRobin.Plan plan, Ranking ranking) {
        this.shell = shell;
        this.game = game;
        this.plan = plan;
        this.ranking = ranking;
    }

    /** In tables. */
    void print() {
        shell.out()
                .println(shell.style()
                        .bold("%s (deck %s), %d seats, %,d games"
                                .formatted(
                                        game.info().title(), game.info().deckName(), plan.seats(), ranking.games())));
        shell.out().println("seed " + plan.seed().hex());
        shell.out().println();
        shell.out().println("place  bot       rating  95 % interval     wins    95 % interval     seats");
        for (int place = 0; place < ranking.bots().size(); place++) {
            row(place, ranking.bots().get(place));
        }
        shell.out().println();
        crossTable();
        shell.out().println();
        say(
                "The table says how often the bot of the row came in ahead of the bot of the column, in %; a shared place counts"
                        + " as half. 400 points of rating more are odds of 10 to 1 for that; 1500 is the mean of these bots.");
        say(
                "With %d seats a bot as strong as the others wins %.1f %%; a win shared by two seats counts as half a win for each, and so on."
                        .formatted(plan.seats(), 100.0 / plan.seats()));
    }

    private void row(int place, Ranking.Row row) {
        shell.out()
                .println("%5d  %-8s  %6.0f  %5.0f to %-5.0f   %5.1f %%  %5.1f to %5.1f %%  %6d"
                        .formatted(
                                place + 1,
                                row.bot(),
                                row.rating().rate(),
                                row.rating().low(),
                                row.rating().high(),
                                100 * row.wins().rate(),
                                100 * row.wins().low(),
                                100 * row.wins().high(),
                                row.seats()));
    }

    private void crossTable() {
        List<Ranking.Row> bots = ranking.bots();
        StringBuilder heading = new StringBuilder("ahead of");
        bots.forEach(bot -> heading.append("  %8s".formatted(bot.bot())));
        shell.out().println(heading);
        for (int row = 0; row < bots.size(); row++) {
            StringBuilder line =
                    new StringBuilder("%-8s".formatted(bots.get(row).bot()));
            for (int column = 0; column < bots.size(); column++) {
                line.append("  %8s"
                        .formatted(
                                row == column
                                        ? "-"
                                        : "%.1f"
                                                .formatted(100
                                                        * ranking.ahead()
                                                                .get(row)
                                                                .get(column))));
            }
            shell.out().println(line);
        }
    }

    private void say(String sentence) {
        shell.style().paragraph(sentence, "").forEach(shell.out()::println);
    }

    /** As JSON. */
    void json() {
        ObjectNode node = Json.object();
        node.put("game", game.info().id())
                .put("deck", game.info().deckName())
                .put("seats", plan.seats())
                .put("seed", plan.seed().hex())
                .put("games", ranking.games());
        ArrayNode bots = node.putArray("bots");
        ranking.bots().forEach(row -> {
            ObjectNode bot = bots.addObject().put("bot", row.bot()).put("seats", row.seats());
            bot.set("rating", interval(row.rating()));
            bot.set("wins", interval(row.wins()));
        });
        node.set("ahead", Json.tree(ranking.ahead()));
        shell.out().print(Json.pretty(node));
    }

    private static ObjectNode interval(Interval of) {
        return Json.object().put("value", of.rate()).put("low", of.low()).put("high", of.high());
    }
}
