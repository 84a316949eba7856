package tidetable.engine.file;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

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

    /** Several problems of one input in the order in which they were found; the first is the message. */
    static BadInput all(List<BadInput> problems) {
        BadInput first = problems.getFirst();
        problems.stream().skip(1).forEach(first::addSuppressed);
        return first;
    }

    /** All problems that were found, a sentence each. Mostly it is one: the message. */
    public List<String> problems() {
        return Stream.concat(Stream.of(this), Arrays.stream(getSuppressed()))
                .filter(BadInput.class::isInstance)
                .map(problem -> String.valueOf(problem.getMessage()))
                .distinct()
                .toList();
    }

    private static String line(String sentence) {
        String line = sentence.replaceAll("[\\p{Cntrl}\\u2028\\u2029]", " ");
        return line.length() <= LONGEST
                ? line
                : line.substring(0, LONGEST / 2) + " ... " + line.substring(line.length() - LONGEST / 2);
    }
}
