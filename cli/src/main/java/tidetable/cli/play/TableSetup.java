package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tidetable.bots.Bots;
import tidetable.cli.shell.Shell;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.MatchRecord;
import tidetable.engine.file.MatchRecord.Player;
import tidetable.engine.text.Texts;

/** Begins games at the terminal. */
public final class TableSetup {
    private TableSetup() {}

    /** The program's own words in a language, English being {@code "en"}. */
    public static Texts words(String language) {
        return Texts.beside(TableSetup.class, language);
    }

    /**
     * Plays a new match to its end.
     *
     * @param deck the custom deck of the game, if it has one
     * @param options chosen options of the game, by name
     * @param person the person's seat, from 0
     * @param name what the person is called; empty for a name of the program
     * @param bots the bots, one for each other seat
     * @param seed decides all chance
     */
    public static <S extends State<S>, V extends Record> void begin(
            Game<S, V> game,
            Optional<JsonNode> deck,
            Map<String, String> options,
            int person,
            String name,
            List<String> bots,
            Seed seed,
            Texts words,
            Shell shell)
            throws InterruptedException {
        List<Player> players =
                new ArrayList<>(bots.stream().map(bot -> new Player(true, bot)).toList());
        players.add(person, new Player(false, name.isEmpty() ? words.get("play.you") : name));
        Match<S, V> match = new Match<>(game, new Deal(players.size(), options, seed, Rng.Kind.KEYED));
        play(match, Roster.of(players, words), deck, person, Optional.empty(), words, shell);
    }

    /**
     * Goes on with a saved match.
     *
     * @param game the game that the record names, with the record's deck
     * @param file where the record was read from
     * @throws BadInput when the record is not one of a person and bots, or cannot be played again
     */
    public static <S extends State<S>, V extends Record> void resume(
            Game<S, V> game, MatchRecord record, String file, Texts words, Shell shell) throws InterruptedException {
        Roster roster = Roster.of(record.seats(), words);
        OptionalInt person = roster.person();
        if (person.isEmpty()) {
            throw new BadInput(
                    file + ": /seats must hold just one seat with a \"name\" (a person) to be played on here");
        }
        if (!record.conceded().isEmpty()) {
            throw new BadInput(file + ": /conceded must be empty for the match to be played on here;"
                    + " tidetable replay can show it");
        }
        checkBots(record, file);
        Match<S, V> match = record.replay(game, file, Integer.MAX_VALUE, Story.NONE);
        play(match, roster, record.deck(), person.getAsInt(), Optional.of(file), words, shell);
    }

    /** A file may come from anybody, so it starts no programs. */
    private static void checkBots(MatchRecord record, String file) {
        for (int seat = 0; seat < record.seats().size(); seat++) {
            Player player = record.seats().get(seat);
            if (player.bot() && !Bots.names().contains(player.name())) {
                throw new BadInput("%s: /seats/%d/bot must be one of %s to be played on here, not '%s'"
                        .formatted(file, seat, String.join(", ", Bots.names()), player.name()));
            }
        }
    }

    private static <S extends State<S>, V extends Record> void play(
            Match<S, V> match,
            Roster roster,
            Optional<JsonNode> deck,
            int person,
            Optional<String> file,
            Texts words,
            Shell shell)
            throws InterruptedException {
        Screen<V> screen = Screens.of(match.game(), words, shell.style());
        Ear ear = () -> shell.line().<Ear.Heard>map(Ear.Heard.Line::new).orElseGet(Ear.Heard.End::new);
        try (LocalTable<S, V> table = new LocalTable<>(match, roster, deck, person, screen, words)) {
            new TerminalGame<>(shell, words, table, screen, ear, new FileFarewell(shell, words, table, file)).play();
        }
    }
}
