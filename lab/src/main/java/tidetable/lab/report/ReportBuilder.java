package tidetable.lab.report;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.Game;
import tidetable.lab.run.LabRun;
import tidetable.lab.run.Plan;

/** Makes the report of a run. */
public final class ReportBuilder {
    private ReportBuilder() {}

    /**
     * The report of what a run has come to so far.
     *
     * @param run one with a game at least
     * @param language the tag of a language
     */
    public static Report of(LabRun run, String language) {
        Say say = new Say(run.plan(), run.statistics(), language);
        Game<?, ?> game = run.plan().variants().getFirst().open(run.plan().game());
        List<Report.Section> sections = new ArrayList<>();
        sections.add(Outcomes.wins(say));
        if (say.plan().kinds().size() > 1) {
            sections.add(Outcomes.bots(say));
        }
        if (say.comparing()) {
            sections.add(Outcomes.differences(say));
        }
        sections.addAll(Courses.all(say));
        sections.addAll(CardChapter.all(say));
        return new Report(
                Report.FORMAT,
                say.language(),
                title(say, game),
                Summary.of(say),
                facts(say, game),
                say.plan().variants().stream().map(variant -> variant.name()).toList(),
                sections,
                new Report.Words(
                        say.text("page.summary"),
                        say.text("page.facts"),
                        say.text("page.numbers"),
                        say.text("page.decks")));
    }

    private static String title(Say say, Game<?, ?> game) {
        return say.comparing()
                ? say.text(
                        "title.compare",
                        game.info().title(),
                        say.list(say.plan().variants().stream()
                                .map(variant -> variant.name())
                                .toList()))
                : say.text("title.one", game.info().title(), say.variant(0));
    }

    private static List<Report.Fact> facts(Say say, Game<?, ?> game) {
        Plan plan = say.plan();
        List<Report.Fact> facts = new ArrayList<>();
        facts.add(new Report.Fact(say.text("fact.game"), game.info().title()));
        facts.add(new Report.Fact(
                say.text("fact.games"), say.whole(say.statistics().games())));
        facts.add(new Report.Fact(say.text("fact.seats"), Integer.toString(plan.seats())));
        facts.add(new Report.Fact(say.text("fact.bots"), String.join(", ", plan.bots())));
        if (!plan.options().isEmpty()) {
            List<String> options = new ArrayList<>();
            plan.options().forEach((name, value) -> options.add(name + " = " + value));
            facts.add(new Report.Fact(say.text("fact.options"), String.join(", ", options)));
        }
        facts.add(new Report.Fact(say.text("fact.seed"), plan.seed().hex()));
        for (int variant = 0; variant < plan.variants().size(); variant++) {
            Game<?, ?> with = plan.variants().get(variant).open(plan.game());
            facts.add(new Report.Fact(
                    say.text("fact.deck", say.variant(variant)), with.info().deckHash()));
        }
        return facts;
    }
}
