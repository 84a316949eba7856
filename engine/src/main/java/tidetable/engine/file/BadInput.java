package tidetable.engine.file;

/**
 * Input that cannot be used. The message is one clear sentence for the person who gave it, naming the thing and, for a
 * file, the file and the field.
 */
public final class BadInput extends RuntimeException {
    /** Input that cannot be used, in one sentence without a full stop. */
    public BadInput(String sentence) {
        super(sentence);
    }
}
