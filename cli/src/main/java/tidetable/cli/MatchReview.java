package tidetable.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tidetable.bots.Bots;
import tidetable.bots.search.Plan;
import tidetable.bots.search.Review;
import tidetable.cli.play.Roster;
import tidetable.cli.shell.Shell;
import tidetable.engine.ActionSpace;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.text.Texts;

/** Prints what the search thinks of a match: the chances to win along it, and what cost each seat most. */
final class MatchReview {
    private static final int PERCENT = 100;

    private final Shell shell;
    private final Texts words;
    private final Roster roster;

    MatchReview(Shell shell, Texts words, Roster roster) {
        this.shell = shell;
        this.words = words;
        this.roster = roster;
    }

    /** Judges a match from its beginning to where it stands. */
    <S extends State<S>, V extends Record> void print(Match<S, V> match) {
        if (match.state().seats() == 1) {
            say("replay.alone");
            return;
        }
        say("replay.judging", match.game().info().title());
        shell.out().flush();
        Review<S> review =
                new Review<>(match.game(), match.deal(), match.actions(), Bots.search(match.game(), Plan.REVIEW));
        List<Review.Decision> decisions = new ArrayList<>();
        while (!review.done()) {
            review.step(decisions);
        }
        say("replay.chances");
        decisions.forEach(this::moment);
        List<Review.Decision> costly = Review.costliest(decisions);
        for (int seat = 0; seat < roster.names().size(); seat++) {
            costly(seat, costly, match.game().actions());
        }
    }

    private void moment(Review.Decision decision) {
        String chances = IntStream.range(0, decision.chances().size())
                .mapToObj(seat ->
                        roster.name(seat) + " " + percent(decision.chances().get(seat)) + " %")
                .collect(Collectors.joining(", "));
        say("replay.chance", decision.at() + 1, roster.name(decision.seat()), chances);
    }

    private void costly(int seat, List<Review.Decision> all, ActionSpace actions) {
        List<Review.Decision> own =
                all.stream().filter(decision -> decision.seat() == seat).toList();
        say(own.isEmpty() ? "replay.noCost" : "replay.costly", roster.name(seat));
        for (Review.Decision decision : own) {
            say(
                    "replay.cost",
                    decision.at() + 1,
                    percent(decision.cost()),
                    actions.notation(decision.taken().action()),
                    percent(decision.taken().chance()),
                    actions.notation(decision.better().action()),
                    percent(decision.better().chance()));
        }
    }

    private static int percent(float chance) {
        return Math.round(PERCENT * chance);
    }

    private void say(String key, Object... arguments) {
        shell.style().paragraph(words.format(key, List.of(arguments)), "").forEach(shell.out()::println);
    }
}
