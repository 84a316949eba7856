package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import tidetable.cli.shell.Shell;
import tidetable.cli.shell.UserFiles;
import tidetable.client.Api;
import tidetable.client.Problem;
import tidetable.client.TableConnection;
import tidetable.client.TableLink;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Json;
import tidetable.engine.text.Texts;
import tidetable.games.Games;

/**
 * Goes to tables of a server. Everything here fails with a {@link Problem} when the server says no, and with a
 * {@link BadInput} when there is none or it cannot be shown.
 */
public final class RemoteSetup {
    private final Shell shell;
    private final TableLink link;
    private final Api api;
    private final Texts words;

    /**
     * A table of a server.
     *
     * @param words the program's own words, in the language in which the server shall speak, too
     */
    public RemoteSetup(Shell shell, TableLink link, Texts words) {
        this.shell = shell;
        this.link = link;
        this.words = words;
        this.api = new Api(link.server(), words.tag());
    }

    /**
     * Follows a match to its end.
     *
     * @param tokenFile the file of a seat, to see what it sees; without one, the audience
     */
    public void watch(Optional<String> tokenFile) throws InterruptedException {
        Optional<String> token = tokenFile.map(KeptSeat::token);
        watch(game(token), token);
    }

    private <V extends Record> void watch(Game<?, V> game, Optional<String> token) throws InterruptedException {
        Screen<V> screen = Screens.of(game, words, shell.style());
        try (RemoteTable<V> table = connect(game, screen, token, "")) {
            new Watching<>(shell, words, table, screen, link.plain()).watch();
        }
    }

    /**
     * Sits down and plays, or goes on in a seat that is kept.
     *
     * @param tokenFile the file of a seat to go on in, which is only read
     * @param seatFile where the seat is kept; without one, a place of the program
     * @param name what the person is called; asked for when it is missing and needed
     */
    public void join(Optional<String> tokenFile, Optional<String> seatFile, Optional<String> name)
            throws InterruptedException {
        if (tokenFile.isPresent()) {
            String command =
                    "tidetable join " + Shell.quoted(link.plain()) + " --token-file " + Shell.quoted(tokenFile.get());
            String token = KeptSeat.token(tokenFile.get());
            play(
                    game(Optional.of(token)),
                    token,
                    link.invite().map(_ -> invitation()).orElse(""),
                    command);
            return;
        }
        String file = seatFile.orElseGet(() -> KeptSeat.usualFile(link.table()));
        Optional<KeptSeat> kept = KeptSeat.read(file, link);
        Game<?, ?> game = game(kept.map(KeptSeat::token));
        kept.ifPresent(_ -> say("join.back", file));
        KeptSeat seat = kept.isPresent() ? kept.get() : sitDown(file, name);
        String command = "tidetable join " + Shell.quoted(link.plain())
                + seatFile.map(given -> " --seat-file " + Shell.quoted(given)).orElse("");
        play(game, seat.token(), seat.link(), command);
    }

    private String invitation() {
        return link.plain() + "#" + link.invite().orElse("");
    }

    private KeptSeat sitDown(String file, Optional<String> name) throws InterruptedException {
        UserFiles.makeFolderOf(file); // while nothing can be lost yet
        ObjectNode body = Json.object().put("name", name.orElseGet(this::askName));
        link.invite().ifPresent(invite -> body.put("invite", invite));
        body.put("command", UUID.randomUUID().toString());
        JsonNode answer = api.post(path() + "/seats", body);
        KeptSeat seat = new KeptSeat(
                answer.path("link").asText(invitation()),
                answer.path("token").asText(),
                answer.path("recovery").asText());
        say("join.seated", RemoteTable.clean(body.path("name").asText()));
        say("join.recovery", RemoteTable.clean(seat.recovery()));
        seat.write(file, link.table(), answer.path("seat").asInt());
        say("join.kept", file);
        return seat;
    }

    private String askName() {
        say("join.name");
        shell.out().print(shell.style().paint("bold,fg(cyan)", "> "));
        return shell.line().map(String::strip).filter(typed -> !typed.isEmpty()).orElseGet(() -> words.get("play.you"));
    }

    private <V extends Record> void play(Game<?, V> game, String token, String invitation, String command)
            throws InterruptedException {
        Screen<V> screen = Screens.of(game, words, shell.style());
        try (RemoteTable<V> table = connect(game, screen, Optional.of(token), invitation)) {
            table.awaitFirst();
            Farewell farewell = new SeatFarewell(shell, words, table, command);
            new TerminalGame<>(shell, words, table, screen, table, farewell).play();
        }
    }

    private <V extends Record> RemoteTable<V> connect(
            Game<?, V> game, Screen<V> screen, Optional<String> token, String invitation) {
        TableConnection.Target target = new TableConnection.Target(link.server(), link.table(), token, words.tag());
        return new RemoteTable<>(game, screen, words, shell, api, target, invitation);
    }

    /** The game of the table, if it is one that this program can show. */
    private Game<?, ?> game(Optional<String> token) throws InterruptedException {
        JsonNode table = token.isPresent() ? api.get(path(), token.get()) : api.get(path());
        String deck = table.path("deck").asText();
        Game<?, ?> game = Games.open(table.path("game").asText());
        if (!deck.equals(game.info().deckName())) {
            throw new BadInput("this table plays with a deck of its own, '" + deck
                    + "', which the terminal does not know; use the page of the server");
        }
        int rules = table.path("rulesVersion").asInt();
        if (rules != game.info().rulesVersion()) {
            throw new BadInput("this table plays by version %d of the rules, and this program knows version %d"
                    .formatted(rules, game.info().rulesVersion()));
        }
        return game;
    }

    private String path() {
        return "/api/tables/" + link.table();
    }

    private void say(String key, Object... arguments) {
        shell.style().paragraph(words.format(key, List.of(arguments)), "").forEach(shell.out()::println);
    }
}
