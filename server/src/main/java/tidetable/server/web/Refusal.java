package tidetable.server.web;

import tidetable.server.table.Code;

/** A request that is not carried out: code and a sentence in the language of who asked. */
final class Refusal extends RuntimeException {
    private final Code code;
    private final String rule;
    private final long retryAfter;

    Refusal(Code code, String text) {
        this(code, text, "", 0);
    }

    /**
     * A refusal.
     *
     * @param rule the number of the clause of the game; empty when it is no matter of the game
     * @param retryAfter seconds to wait; 0 when waiting does not help
     */
    Refusal(Code code, String text, String rule, long retryAfter) {
        super(text, null, false, false);
        this.code = code;
        this.rule = rule;
        this.retryAfter = retryAfter;
    }

    Code code() {
        return code;
    }

    String text() {
        return String.valueOf(getMessage());
    }

    String rule() {
        return rule;
    }

    long retryAfter() {
        return retryAfter;
    }
}
