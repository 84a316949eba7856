package tidetable.bots.outside;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.file.BadInput;

/** Splits a command into words as shells do, without expanding anything: no shell is started. */
final class CommandLine {
    private static final char NONE = 0;

    private CommandLine() {}

    /**
     * The words of a command: parted by blanks, but for those between {@code '} or {@code "}.
     *
     * @throws BadInput when there is no word, or a quote has no end
     */
    static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = NONE;
        for (int at = 0; at < command.length(); at++) {
            char c = command.charAt(at);
            if (quote != NONE && c == quote) {
                quote = NONE;
            } else if (quote == NONE && (c == '\'' || c == '"')) {
                quote = c;
                inWord = true;
            } else if (quote == NONE && Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                }
                word.setLength(0);
                inWord = false;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (quote != NONE) {
            throw new BadInput("bot 'exec:" + command + "': a quote " + quote + " has no end");
        }
        if (inWord) {
            words.add(word.toString());
        }
        if (words.isEmpty() || words.getFirst().isEmpty()) {
            throw new BadInput(
                    "bot 'exec:" + command + "' names no program; write exec:COMMAND, such as exec:./my-bot");
        }
        return words;
    }
}
