package tidetable.cli.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Optional;
import tidetable.cli.shell.UserFiles;
import tidetable.client.TableLink;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;

/**
 * A seat at a table of a server, as it is kept in a file.
 *
 * @param link of the table, with the invitation where there is one
 * @param token says to the server who speaks; secret
 * @param recovery gets the seat back when the token is lost; secret
 */
record KeptSeat(String link, String token, String recovery) {

    /** The file of a table's seat when none is named. */
    static String usualFile(String table) {
        return Path.of(System.getProperty("user.home"), ".config", "tidetable", "seats", table + ".json")
                .toString();
    }

    /**
     * The seat in a file, if there is the file.
     *
     * @throws BadInput when it holds no seat, or one at another table
     */
    static Optional<KeptSeat> read(String file, TableLink at) {
        if (!UserFiles.exists(file)) {
            return Optional.empty();
        }
        Fields fields = Fields.of(Json.parse(UserFiles.read(file), file), file);
        KeptSeat seat = new KeptSeat(fields.text("link"), fields.text("token"), fields.text("recovery"));
        fields.text("table");
        fields.integer("seat", 0, Integer.MAX_VALUE);
        fields.end();
        TableLink kept = TableLink.parse(seat.link());
        if (!kept.plain().equals(at.plain())) {
            throw new BadInput(file + " keeps a seat at " + kept.plain() + "; name another file with --seat-file");
        }
        return Optional.of(seat);
    }

    /** The token in a file that keeps a seat, or that holds the token alone. */
    static String token(String file) {
        String text = UserFiles.read(file).strip();
        String token =
                text.startsWith("{") ? Fields.of(Json.parse(text, file), file).text("token") : text;
        if (!token.matches("[\\x21-\\x7e]{1,200}")) {
            throw new BadInput(file + " holds no token of a seat");
        }
        return token;
    }

    /** Keeps the seat in a file that nobody but its owner may read. */
    void write(String file, String table, int seat) {
        ObjectNode node = Json.object()
                .put("link", link)
                .put("table", table)
                .put("seat", seat)
                .put("token", token)
                .put("recovery", recovery);
        UserFiles.writeSecret(file, Json.pretty(node));
    }
}
