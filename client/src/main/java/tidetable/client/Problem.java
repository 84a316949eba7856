package tidetable.client;

/** What the server answers to a request or a message that it does not carry out. */
public final class Problem extends RuntimeException {
    private final int status;
    private final String code;
    private final String detail;

    /**
     * A problem.
     *
     * @param status the HTTP status; 0 when it came over a socket
     * @param code its kind, one of the codes of the protocol
     * @param detail what is wrong, in words
     */
    public Problem(int status, String code, String detail) {
        super(detail + " (" + code + ")");
        this.status = status;
        this.code = code;
        this.detail = detail;
    }

    /** The HTTP status; 0 when it came over a socket. */
    public int status() {
        return status;
    }

    /** Its kind, one of the codes of the protocol. */
    public String code() {
        return code;
    }

    /** What is wrong, in words. */
    public String detail() {
        return detail;
    }
}
