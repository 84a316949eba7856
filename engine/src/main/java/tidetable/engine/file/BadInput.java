package tidetable.engine.file;

/**
 * Input that cannot be used. The message is one clear sentence for the person who gave it, naming the thing and, for a
 * file, the file and the field.
 */
public final class BadInput extends RuntimeException {
    private static final int LONGEST = 500;

    /**
     * Input that cannot be used.
     *
     * @param sentence without a full stop; what it quotes from the input may be anything: it is shown on one line, and
     *     what is longer than 500 characters is cut in the middle
     */
    public BadInput(String sentence) {
        super(line(sentence));
    }

    private static String line(String sentence) {
        String line = sentence.replaceAll("[\\p{Cntrl}\\u2028\\u2029]", " ");
        return line.length() <= LONGEST
                ? line
                : line.substring(0, LONGEST / 2) + " ... " + line.substring(line.length() - LONGEST / 2);
    }
}
