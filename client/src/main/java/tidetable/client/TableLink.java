package tidetable.client;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tidetable.engine.file.BadInput;

/**
 * The address of a table: {@code http://host:port/t/TABLE}, with an invitation {@code http://host:port/t/TABLE#INVITE}.
 *
 * @param server the address of the server, without a slash at its end
 * @param table the table's id
 * @param invite the invitation, if the link holds one
 */
public record TableLink(URI server, String table, Optional<String> invite) {
    private static final Pattern PATH = Pattern.compile("(.*)/t/([A-Za-z0-9_-]+)/?");

    /**
     * Reads a link.
     *
     * @throws BadInput when it is none
     */
    public static TableLink parse(String text) {
        URI uri = uri(text);
        Matcher path = PATH.matcher(Optional.ofNullable(uri.getPath()).orElse(""));
        if (uri.getHost() == null || !isWeb(uri) || uri.getQuery() != null || !path.matches()) {
            throw notALink(text);
        }
        Optional<String> invite = Optional.ofNullable(uri.getFragment()).filter(fragment -> !fragment.isEmpty());
        return new TableLink(
                URI.create(uri.getScheme() + "://" + uri.getRawAuthority() + path.group(1)), path.group(2), invite);
    }

    private static URI uri(String text) {
        try {
            return new URI(text.strip());
        } catch (URISyntaxException _) {
            throw notALink(text);
        }
    }

    private static boolean isWeb(URI uri) {
        return "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
    }

    private static BadInput notALink(String text) {
        return new BadInput(
                "'" + text + "' is no link to a table; one looks like http://localhost:8080/t/k3v9x2m4q7w8a5tb");
    }

    /** The link without the invitation, which may be shown to anybody. */
    public String plain() {
        return server + "/t/" + table;
    }
}
