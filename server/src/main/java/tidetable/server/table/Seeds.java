package tidetable.server.table;

import java.security.SecureRandom;
import java.util.function.Supplier;
import tidetable.engine.chance.Seed;

/** Where the seeds of matches come from. */
public final class Seeds {
    private Seeds() {}

    /** Seeds of 128 bits that nobody can guess, from the system's secure source. */
    public static Supplier<Seed> secret() {
        SecureRandom secure = new SecureRandom();
        return () -> new Seed(secure.nextLong(), secure.nextLong());
    }
}
