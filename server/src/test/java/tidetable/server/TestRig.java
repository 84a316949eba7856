package tidetable.server;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import tidetable.engine.Game;
import tidetable.engine.chance.Seed;
import tidetable.engine.contract.nasty.Nasty;
import tidetable.server.table.Rig;

/**
 * The rig that test servers run with. {@code -Drig.halt=after-store:17} kills the process when a table reaches that point for the
 * 17th time; {@code -Drig.seed=HEX} gives every match that seed.
 */
public final class TestRig implements Rig {
    static final String HALT = "rig.halt";
    static final String SEED = "rig.seed";

    private final String point;
    private final AtomicInteger left;

    /** Reads its orders from the system properties. */
    public TestRig() {
        String[] halt = System.getProperty(HALT, "none:0").split(":", 2);
        point = halt[0];
        left = new AtomicInteger(Integer.parseInt(halt[1]));
    }

    @Override
    public void reached(String reached) {
        if (reached.equals(point) && left.decrementAndGet() == 0) {
            Runtime.getRuntime().halt(ServerProcess.HALTED);
        }
    }

    @Override
    public Optional<Seed> seed(String table) {
        return Optional.ofNullable(System.getProperty(SEED)).flatMap(Seed::parse);
    }

    @Override
    public List<Game<?, ?>> games() {
        return List.of(new Nasty());
    }
}
