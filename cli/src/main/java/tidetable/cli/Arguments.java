package tidetable.cli;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tidetable.cli.shell.Shell;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.BadInput;

/** What arguments mean, where their text alone does not say it. */
final class Arguments {
    private Arguments() {}

    /** A seed: up to 32 hex digits, missing ones in front being zeros; a fresh one when none is given. */
    static Seed seed(Optional<String> hex, Shell shell) {
        if (hex.isEmpty()) {
            return shell.freshSeed();
        }
        String digits = hex.get().toLowerCase(Locale.ROOT);
        return Seed.parse("0".repeat(Math.max(0, 32 - digits.length())) + digits)
                .orElseThrow(() -> new BadInput("--seed must be 1 to 32 hex digits, not '" + hex.get() + "'"));
    }

    /** A whole number in a range. */
    static long inRange(String option, long value, long min, long max) {
        if (value < min || value > max) {
            throw new BadInput("%s must be from %d to %d, not %d".formatted(option, min, max, value));
        }
        return value;
    }

    /** One bot for each seat: a single name stands for all. */
    static List<String> bots(List<String> names, int seats) {
        if (names.size() == 1) {
            return Collections.nCopies(seats, names.getFirst());
        }
        if (names.size() != seats) {
            throw new BadInput("--bots names %d bots, but %d are needed; give one name for all of them, or one each"
                    .formatted(names.size(), seats));
        }
        return names;
    }
}
