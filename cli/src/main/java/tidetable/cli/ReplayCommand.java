package tidetable.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tidetable.cli.play.Roster;
import tidetable.cli.play.Screen;
import tidetable.cli.play.Screens;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.UserFiles;
import tidetable.engine.Event;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.Standing;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Commitment;
import tidetable.engine.file.Json;
import tidetable.engine.file.MatchRecord;
import tidetable.engine.text.Texts;
import tidetable.games.Games;

/** {@code tidetable replay}. */
@Command(
        name = "replay",
        description = "Plays a record (tidetable-record/1) again, checks every action and prints the end.",
        footer = {
            "",
            "Examples:",
            "  tidetable replay my-game.tide.json",
            "  tidetable replay my-game.tide.json --log",
            "  tidetable replay my-game.tide.json --at 12 --position",
            "  tidetable replay my-game.tide.json --at 12 --view 1",
            "  tidetable replay my-game.tide.json --analyse",
            "  tidetable replay my-game.tide.json --verify"
        })
final class ReplayCommand implements Callable<Integer> {
    private final Shell shell;

    @Mixin
    private Help help = new Help();

    @Parameters(index = "0", paramLabel = "FILE", description = "The record.")
    private String file = "";

    @Option(names = "--at", paramLabel = "N", description = "Stop after N actions. Default: after the last.")
    private Optional<Integer> at = Optional.empty();

    @Option(
            names = "--position",
            description = "Print the whole position there as JSON, secrets included, and nothing else.")
    private boolean position;

    @Option(names = "--log", description = "Tell what happened up to there.")
    private boolean log;

    @Option(names = "--view", paramLabel = "SEAT", description = "Show the table there as that seat (from 1) sees it.")
    private Optional<Integer> view = Optional.empty();

    @Option(
            names = "--verify",
            description = {
                "Check, and print, nothing but whether the deal is the one that the table",
                "committed to before the start. Exit code 1 when it is not."
            })
    private boolean verify;

    @Option(
            names = "--analyse",
            description = {
                "Judge every decision from what its seat knew, by a search: print the chances to win",
                "along the match and the decisions of each seat that cost it most, and nothing else."
            })
    private boolean analyse;

    @Mixin
    private LanguageChoice language = new LanguageChoice();

    ReplayCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        MatchRecord record = MatchRecord.parse(UserFiles.read(file), file);
        Arguments.inRange("--at", at.orElse(0), 0, record.actions().size());
        Arguments.inRange(
                "--view", view.orElse(1), 1, Math.max(1, record.seats().size()));
        Game<?, ?> game = Games.open(record.game(), record.deck(), file + ": /deck");
        if (analyse) {
            analyse(game, record);
            return Main.GOOD;
        }
        if (verify) {
            return verify(game, record) ? Main.GOOD : Main.FAILED;
        }
        show(game, record);
        return Main.GOOD;
    }

    private <S extends State<S>, V extends Record> void analyse(Game<S, V> game, MatchRecord record) {
        if (at.isPresent() || position || log || view.isPresent() || verify) {
            throw new BadInput(
                    "--analyse is about the whole record; leave --at, --position, --log, --view and --verify out");
        }
        Texts words = language.words(game, shell);
        Match<S, V> match = record.replay(game, file, Integer.MAX_VALUE, Story.NONE);
        new MatchReview(shell, words, Roster.of(record.seats(), words)).print(match);
    }

    private <S extends State<S>, V extends Record> boolean verify(Game<S, V> game, MatchRecord record) {
        if (at.isPresent() || position || log || view.isPresent()) {
            throw new BadInput("--verify is about the whole record; leave --at, --position, --log and --view out");
        }
        Texts words = language.words(game, shell);
        String shown = record.commitment()
                .orElseThrow(() -> new BadInput(file + " has no /commitment, so there is nothing to verify"));
        record.replay(game, file, Integer.MAX_VALUE, Story.NONE);
        String given = Commitment.of(game.info(), record.deal());
        boolean holds = shown.equals(given);
        // not broken into lines, so that a program can read it
        shell.out().println(words.format(holds ? "replay.verified" : "replay.notVerified", List.of(shown, given)));
        return holds;
    }

    private <S extends State<S>, V extends Record> void show(Game<S, V> game, MatchRecord record) {
        Texts words = language.words(game, shell);
        record.replay(game, file, Integer.MAX_VALUE, Story.NONE);
        List<Event> events = new ArrayList<>();
        Match<S, V> match = record.replay(game, file, at.orElse(Integer.MAX_VALUE), Story.into(events));
        if (position) {
            shell.out().print(Json.pretty(game.positions().write(match.state())));
            return;
        }
        Roster roster = Roster.of(record.seats(), words);
        Screen<V> screen = Screens.of(game, words, shell.style());
        Viewer viewer = view.map(seat -> Viewer.at(seat - 1)).orElse(Viewer.ARCHIVE);
        print(words.format(
                "replay.checked",
                List.of(
                        game.info().title(),
                        String.join(", ", roster.names()),
                        record.actions().size())));
        if (log) {
            List<Event> seen =
                    events.stream().map(event -> event.seenBy(viewer)).toList();
            screen.tell(seen, roster).forEach(this::print);
        }
        if (view.isPresent()) {
            table(screen, match.view(viewer), roster);
        }
        conceded(record, match, roster, words);
        standing(game, record, match, screen, roster, words);
    }

    private <V extends Record> void table(Screen<V> screen, V view, Roster roster) {
        screen.status(view).forEach(shell.out()::println);
        for (int seat = 0; seat < roster.names().size(); seat++) {
            screen.seat(view, seat, roster).forEach(shell.out()::println);
        }
        screen.board(view, Map.of()).forEach(shell.out()::println);
    }

    private void conceded(MatchRecord record, Match<?, ?> match, Roster roster, Texts words) {
        record.conceded().stream()
                .filter(concession -> concession.after() <= match.actions().size())
                .map(concession ->
                        words.format("replay.conceded", List.of(roster.name(concession.seat()), concession.after())))
                .forEach(this::print);
    }

    private <S extends State<S>, V extends Record> void standing(
            Game<S, V> game, MatchRecord record, Match<S, V> match, Screen<V> screen, Roster roster, Texts words) {
        Standing standing = record.standing(match);
        boolean ended = record.ended(match);
        if (match.over()) {
            screen.scoreSheet(match.view(Viewer.ARCHIVE), roster).forEach(shell.out()::println);
        } else if (!ended) {
            State.Prompt prompt = match.state().prompt();
            print(words.format(
                    "replay.asks",
                    List.of(
                            match.actions().size(),
                            roster.name(match.state().actor()),
                            game.texts(words.tag()).say(prompt.message(), roster::name),
                            prompt.rule().number())));
        }
        String order = standing.groups().stream()
                .map(group -> group.stream()
                        .map(seat -> roster.name(seat) + " " + standing.scores().get(seat))
                        .collect(Collectors.joining(" = ")))
                .collect(Collectors.joining(", "));
        print(words.format(ended ? "replay.end" : "replay.now", List.of(order)));
    }

    private void print(String text) {
        shell.style().paragraph(text, "").forEach(shell.out()::println);
    }
}
