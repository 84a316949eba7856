package tidetable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tidetable.client.FakeServer;

/** Whole conversations with a table of a server. Ana begins, with a Butterflyfish, a Blowfish and a Blue Tang in hand. */
@Timeout(120)
class JoinCommandTest {
    private static final String PLAY_BLOWFISH = "play blowfish at (-2,-1)";

    @TempDir
    private Path folder;

    private Path seatFile() {
        return folder.resolve("seats/ana.json");
    }

    private String[] join(FakeTable<?, ?> table) {
        return new String[] {
            "join",
            table.url() + "#in",
            "--name",
            "Ana",
            "--seat-file",
            seatFile().toString()
        };
    }

    private Cli.Result typing(FakeTable<?, ?> table, String... lines) {
        Cli.Result result = Cli.typing(String.join("\n", lines) + "\n", join(table));
        assertThat(result.err()).isEmpty();
        assertThat(result.code()).isZero();
        return result;
    }

    /** What is answered to the last line, with line breaks as spaces. */
    private String answer(FakeTable<?, ?> table, String... lines) {
        return typing(table, lines).answer(lines.length).replaceAll("\\s+", " ").strip();
    }

    @Test
    void aWholeGameIsPlayedWithTheScreensOfPlay() throws IOException {
        Path record = folder.resolve("game.tide.json");
        try (FakeTable<?, ?> table = FakeTable.running(true, "Ana", "Ben", "Cora")) {
            Cli.Result game = Robot.plays(3, List.of("save " + record, "log", ""), join(table));
            assertThat(game.err()).isEmpty();
            assertThat(game.code()).isZero();
            assertThat(game.out())
                    .contains("You sit at the table as Ana.", "Write down your recovery code", "wave-coral-7")
                    .contains("Your seat is kept in " + seatFile())
                    .contains("Welcome to Fintastic Sea, Ana!", "Ana plays ", "Ben plays ", "Cards in the Reserve")
                    .containsPattern("wins? with \\d+ points!|share the win")
                    .contains("Saved in " + record + ".");
            assertThat(Cli.run("replay", record.toString()).out()).contains("all legal");
            assertThat(table.server().requests().stream()
                            .filter(request -> request.method().equals("POST")))
                    .singleElement()
                    .satisfies(request -> assertThat(request.body())
                            .contains("\"name\":\"Ana\"", "\"invite\":\"in\"", "\"command\":"));
            assertThat(typing(table, "").out()).contains("going on.").contains("The match is over.");
        }
    }

    @Test
    void theSeatIsKeptForItsOwnerAloneAndGoesOn() throws IOException {
        try (FakeTable<?, ?> table = FakeTable.running(true, "Ana", "Ben", "Cora")) {
            Cli.Result first = typing(table, PLAY_BLOWFISH, "quit");
            assertThat(first.out())
                    .contains("The table stays as it is. Come back with:\n  tidetable join " + table.url()
                            + " --seat-file " + seatFile());
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(seatFile())))
                    .isEqualTo("rw-------");
            assertThat(PosixFilePermissions.toString(
                            Files.getPosixFilePermissions(seatFile().getParent())))
                    .isEqualTo("rwx------");
            Cli.Result second =
                    Cli.run("join", table.url(), "--seat-file", seatFile().toString());
            assertThat(second.out())
                    .contains("Your seat is kept in " + seatFile() + "; going on.")
                    .contains("Ana plays Blowfish at (-2,-1).")
                    .doesNotContain("recovery");
            Cli.Result third =
                    Cli.run("join", table.url(), "--token-file", seatFile().toString());
            assertThat(third.out()).contains("Welcome to Fintastic Sea, Ana!").contains("--token-file " + seatFile());
            Path token = Files.writeString(folder.resolve("token"), "secret\n");
            assertThat(Cli.run("join", table.url(), "--token-file", token.toString())
                            .code())
                    .isZero();
        }
    }

    @Test
    void refusalsAndQuestionsAreExplainedByTheirRules() {
        try (FakeTable<?, ?> table = FakeTable.running(true, "Ana", "Ben", "Cora")) {
            String refusal = "Not allowed by rule 7.1b: at (0,0) lies a Coral.";
            assertThat(answer(table, "play blowfish at (0,0)")).startsWith(refusal + " 7.1b The cell is empty");
            assertThat(answer(table, "? play blowfish at (0,0)")).startsWith(refusal);
            assertThat(answer(table, "? " + PLAY_BLOWFISH)).contains("typed: " + PLAY_BLOWFISH, "7.1 To play");
            assertThat(answer(table, "?")).startsWith("Play a fish").contains("(rule 7.1)", "7.1b The cell is empty");
            assertThat(answer(table, "save x")).startsWith("A match at a server can be saved when it is over");
            assertThat(answer(table, "help")).contains("concede gives the match up");
            assertThat(answer(table, "undo")).startsWith("That cannot be taken back");
        }
    }

    @Test
    void undoTakesBack() {
        try (FakeTable<?, ?> table = FakeTable.running(true, "Ana", "Ben", "Cora")) {
            Cli.Result result = typing(table, PLAY_BLOWFISH, "undo", "log");
            assertThat(result.out()).contains("Taken back: " + PLAY_BLOWFISH);
            assertThat(result.answer(3)).doesNotContain("Blowfish at");
        }
    }

    @Test
    void concedingAsksFirst() {
        try (FakeTable<?, ?> table = FakeTable.running(true, "Ana", "Ben", "Cora")) {
            assertThat(answer(table, "concede", "no")).startsWith("You play on.");
            assertThat(table.conceded()).isFalse();
            assertThat(answer(table, "concede", "yes")).startsWith("You have given the match up.");
            assertThat(table.conceded()).isTrue();
        }
    }

    @Test
    void whereNothingPassesByItselfThereIsNothingToAskFor() {
        try (FakeTable<?, ?> table = FakeTable.running(true, "Ana", "Ben")) {
            assertThat(answer(table, "interrupt")).startsWith("Nothing passes by itself here");
            assertThat(answer(table, "help")).doesNotContain("interrupt");
        }
    }

    @Test
    void windowsThatPassByThemselvesCanAsk() {
        try (FakeTable<?, ?> table = FakeTable.fullSeal("Ana", "Ben")) {
            assertThat(answer(table, "help")).contains("interrupt has you asked");
            assertThat(answer(table, "interrupt")).startsWith("From now on you are asked in every window");
            assertThat(table.interrupts()).isEqualTo(Map.of("response", true, "table", true));
            assertThat(answer(table, "interrupt")).startsWith("Windows that pass by themselves do so again");
            assertThat(table.interrupts()).isEqualTo(Map.of("response", false, "table", false));
        }
    }

    @Test
    void theTurnsOfOthersAndALostConnectionAreShown() throws Exception {
        try (FakeTable<?, ?> table = FakeTable.running(false, "Ana", "B\u001Ben", "Cora")) {
            Sitting sitting = new Sitting(join(table));
            sitting.says("7.1)");
            sitting.says("> ");
            sitting.type(PLAY_BLOWFISH);
            sitting.says("Ana plays Blowfish");
            sitting.says("> ");
            sitting.type("end turn");
            sitting.says("It is up to B?en.");
            sitting.type("?");
            sitting.says("It is up to B?en.");
            sitting.type("pass");
            sitting.says("Not possible now: it is not up to you now.");
            sitting.type("nonsense");
            sitting.says("I do not know what nonsense means while you wait");
            table.cut();
            sitting.says("The connection is lost; connecting again ...");
            sitting.says("The connection is there again.");
            table.others();
            sitting.says("B?en ");
            sitting.says("Play a fish");
            sitting.type("quit");
            assertThat(sitting.result().code()).isZero();
            assertThat(sitting.result().out()).doesNotContain("\u001B");
        }
    }

    @Test
    void aTableThatIsNotFullYetIsWaitedAt() throws Exception {
        try (FakeTable<?, ?> table = FakeTable.running(true, "Ana", "Ben", "Cora")) {
            table.set("status", "open");
            Sitting sitting = new Sitting(join(table));
            sitting.says("The match begins when all seats are taken. At the table: Ana, Ben, Cora.");
            sitting.says("#in");
            table.set("status", "paused");
            sitting.says("The table has paused because of a fault in the program.");
            table.set("status", "running");
            sitting.says("Play a fish");
            table.set("status", "closed");
            assertThat(sitting.result().err()).isEqualTo("tidetable: the table was closed\n");
            assertThat(sitting.result().code()).isEqualTo(2);
        }
    }

    @Test
    void itSpeaksGerman() {
        try (FakeTable<?, ?> table = FakeTable.running(true, "Ana", "Ben", "Cora")) {
            Cli.Result result = Cli.typing(
                    "Ana\nhilfe\naufgeben\nja\n",
                    "join",
                    table.url() + "#in",
                    "--language",
                    "de",
                    "--seat-file",
                    seatFile().toString());
            assertThat(result.out())
                    .contains("Wie heißt du?", "Willkommen bei Fintastic Sea, Ana!", "aufgeben gibt die Partie auf")
                    .contains("Du hast die Partie aufgegeben.");
            assertThat(table.server().requests().getFirst().headers()).containsEntry("accept-language", "de");
        }
    }

    private static void oneLine(Cli.Result result, String sentence) {
        assertThat(result.err()).isEqualTo("tidetable: " + sentence + "\n");
        assertThat(result.code()).isEqualTo(2);
    }

    @Test
    void whatCannotBeIsAnsweredInOneLine() throws IOException {
        FakeTable<?, ?> table = FakeTable.running(true, "Ana", "Ben", "Cora");
        String path = "/api/tables/" + FakeTable.ID;
        oneLine(
                Cli.run("join", "nonsense"),
                "'nonsense' is no link to a table; one looks like http://localhost:8080/t/k3v9x2m4q7w8a5tb");
        oneLine(
                Cli.run("join", table.url(), "--token-file", "x", "--name", "Ana"),
                "--token-file goes on in a seat there is; leave --seat-file and --name out");
        Path wrong = Files.writeString(folder.resolve("wrong"), "wrong");
        oneLine(Cli.run("join", table.url(), "--token-file", wrong.toString()), "this token opens no seat here");
        table.server()
                .reply("POST", path + "/seats", 409, "{\"code\":\"table-full\",\"detail\":\"all seats are taken\"}");
        oneLine(Cli.run(join(table)), "all seats are taken");
        assertThat(seatFile()).doesNotExist();
        for (String command : List.of("join", "watch")) {
            table.server().reply("GET", path, 410, "{\"code\":\"gone\",\"detail\":\"this table was closed\"}");
            oneLine(Cli.run(command, table.url()), "this table was closed");
            table.server().reply("GET", path, 200, "{\"game\":\"fintastic-sea\",\"rulesVersion\":1,\"deck\":\"mine\"}");
            oneLine(
                    Cli.run(command, table.url()),
                    "this table plays with a deck of its own, 'mine', which the terminal does not know;"
                            + " use the page of the server");
            oneLine(
                    Cli.run(command, table.server().uri() + "/t/other"),
                    "what answers at " + table.server().uri() + " is no Tidetable server (status 404)");
        }
        table.close();
        oneLine(
                Cli.run(join(table)),
                "there is no server at " + table.server().uri() + "; is the address right, and does it run?");
    }

    @Test
    void aFileOfAnotherTableIsNotTaken() throws IOException {
        try (FakeTable<?, ?> table = FakeTable.running(true, "Ana", "Ben", "Cora");
                FakeServer other = new FakeServer()) {
            typing(table, "quit");
            oneLine(
                    Cli.run(
                            "join",
                            other.uri() + "/t/other",
                            "--seat-file",
                            seatFile().toString()),
                    seatFile() + " keeps a seat at " + table.url() + "; name another file with --seat-file");
            Path file = Files.writeString(folder.resolve("file"), "");
            Cli.Result inFile = Cli.run(
                    "join",
                    table.url() + "#in",
                    "--seat-file",
                    file.resolve("x").toString());
            assertThat(inFile.err())
                    .startsWith("tidetable: cannot write '" + file.resolve("x"))
                    .hasLineCount(1);
            assertThat(table.server().requests().stream()
                            .filter(request -> request.method().equals("POST")))
                    .hasSize(1);
        }
    }
}
