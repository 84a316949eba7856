package tidetable.cli;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** A person who reads what is asked and types any of the numbers offered, until the match is over; then some last lines. */
final class Robot extends InputStream {
    private static final Pattern NUMBER = Pattern.compile("(?m)^ *(\\d+)  ?\\S");
    private static final Pattern CELL = Pattern.compile(" (\\d+) \\(-?\\d,-?\\d\\)");

    private final Shown out = new Shown();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Rng chance;
    private final Deque<String> last;
    private int read;
    private boolean over;

    private Robot(long chance, List<String> last) {
        this.chance = Rng.fast(new Seed(0, chance), "robot");
        this.last = new ArrayDeque<>(last);
    }

    /** Plays a whole game. */
    static Cli.Result plays(long chance, List<String> last, String... args) {
        Robot robot = new Robot(chance, last);
        int code = Main.run(args, robot, robot.out, robot.err);
        return new Cli.Result(
                code, robot.out.toString(StandardCharsets.UTF_8), robot.err.toString(StandardCharsets.UTF_8));
    }

    @Override
    public int read() {
        throw new UnsupportedOperationException("lines are read as a whole");
    }

    @Override
    public int read(byte[] to, int from, int length) {
        String line = answer(out.after(read));
        for (int before = -1; line.isEmpty() && !over && before < out.size(); line = answer(out.after(read))) {
            before = out.size();
            out.awaitMore(before);
        }
        read = out.toString(StandardCharsets.UTF_8).length();
        if (line.isEmpty()) {
            return -1;
        }
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        System.arraycopy(bytes, 0, to, from, bytes.length);
        return bytes.length;
    }

    private String answer(String text) {
        over |= text.contains("The match is over.");
        if (over) {
            return last.isEmpty() ? "" : last.removeFirst();
        }
        String question = text.substring(Math.max(0, text.lastIndexOf("* played now")));
        int offered = 0;
        for (Pattern pattern : List.of(NUMBER, CELL)) {
            Matcher numbers = pattern.matcher(question);
            while (numbers.find()) {
                offered = Math.max(offered, Integer.parseInt(numbers.group(1)));
            }
        }
        return offered == 0 ? "" : Integer.toString(1 + chance.below(offered));
    }
}
