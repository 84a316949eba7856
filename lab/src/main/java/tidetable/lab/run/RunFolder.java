package tidetable.lab.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;
import tidetable.engine.file.Json;

/**
 * The folder that keeps a run: its plan, the finished games, and how far it is. A run that was stopped in whatever way goes
 * on from there, and comes to the same files as one that never stopped.
 */
public final class RunFolder {
    private static final String PLAN = "plan.json";
    private static final String STATE = "state.json";
    private static final String ROWS = "games.csv";
    private static final String DECISIONS = "decisions.jsonl";
    private static final String LOCK = ".lock";
    private static final String FORMAT = "tidetable-run/1";
    private static final Duration KEPT_EVERY = Duration.ofSeconds(2);

    private final Path folder;
    private final LongSupplier clock;
    private long rows;
    private long lines;

    private RunFolder(Path folder, LongSupplier clock) {
        this.folder = folder;
        this.clock = clock;
    }

    /** A folder, which need not be there yet. */
    public static RunFolder at(Path folder) {
        return new RunFolder(folder, System::nanoTime);
    }

    /** The same with a clock that counts nanoseconds. */
    static RunFolder at(Path folder, LongSupplier clock) {
        return new RunFolder(folder, clock);
    }

    /** Whether a run is kept here. */
    public boolean holdsRun() {
        return Files.isRegularFile(folder.resolve(PLAN));
    }

    /** The folder itself. */
    public Path path() {
        return folder;
    }

    /**
     * The plan of the run that is kept here.
     *
     * @throws BadInput when it cannot be read
     */
    public Plan plan() {
        Path file = folder.resolve(PLAN);
        return tried(() -> Files.readString(file), file, text -> {
            var tree = Json.parse(text, file.toString());
            if (!tree.has("seed")) {
                throw new BadInput(file + ": /seed is missing");
            }
            return PlanFile.read(tree, file.toString(), new tidetable.engine.chance.Seed(0, 0), name -> {
                throw new BadInput(file + " names another file, '" + name + "'; the plan of a run has its decks in it");
            });
        });
    }

    /**
     * A run in this folder: a new one, or the one that is kept here, from where it is.
     *
     * @param decisions whether every decision is written down; a run that goes on does as it did
     * @throws BadInput when the folder keeps a run of another plan, which may differ in its budget alone
     */
    public LabRun open(Plan plan, boolean decisions) {
        if (holdsRun()) {
            Plan kept = plan();
            if (!PlanFile.write(kept.with(plan.budget())).equals(PlanFile.write(plan))) {
                throw new BadInput("'" + folder + "' keeps a run of another plan; name another folder with --out, or go"
                        + " on with that run by naming the folder alone");
            }
        }
        tried(() -> Files.createDirectories(folder), folder, done -> done);
        write(PLAN, Json.pretty(PlanFile.write(plan)));
        return read(plan, decisions);
    }

    private LabRun read(Plan plan, boolean decisions) {
        Path file = folder.resolve(STATE);
        if (!Files.exists(file)) {
            return new LabRun(plan, decisions);
        }
        Fields fields = tried(
                () -> Files.readString(file),
                file,
                text -> Fields.of(Json.parse(text, file.toString()), file.toString()));
        fields.word("format", word -> Optional.of(word).filter(FORMAT::equals), FORMAT);
        LabRun run = new LabRun(plan, fields.flag("decisions"));
        rows = fields.any("rows").longValue();
        lines = fields.any("lines").longValue();
        run.statistics().read(fields.any("statistics"), file.toString());
        fields.end();
        return run;
    }

    /** Looks on while a run goes on. */
    public interface Watching {
        /** More games are there. */
        void see(LabRun run);
    }

    /**
     * Plays a run on until its budget is used up, and keeps it.
     *
     * @param run one of {@link #open}
     * @param threads how many games are played at the same time, 1 or more
     * @throws InterruptedException when the calling thread is interrupted; all games so far are kept
     * @throws BadInput when something cannot be written, or another run is at work here
     */
    public void run(LabRun run, int threads, Watching watching) throws InterruptedException {
        try (FileChannel lock =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            if (isTaken(lock)) {
                throw new BadInput("another run is at work in '" + folder + "'");
            }
            try (KeptFile csv = new KeptFile(folder.resolve(ROWS), rows)) {
                if (run.decisions()) {
                    try (KeptFile decisions = new KeptFile(folder.resolve(DECISIONS), lines)) {
                        play(run, threads, watching, csv, Optional.of(decisions));
                    }
                } else {
                    play(run, threads, watching, csv, Optional.empty());
                }
            }
        } catch (IOException | UncheckedIOException e) {
            throw unwritable(folder, e);
        }
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() == null;
        } catch (OverlappingFileLockException _) {
            return true;
        }
    }

    private void play(LabRun run, int threads, Watching watching, KeptFile csv, Optional<KeptFile> decisions)
            throws IOException, InterruptedException {
        RunRows table = new RunRows(csv.writer(), run.plan());
        if (rows == 0) {
            table.heading();
        }
        long[] keptAt = {clock.getAsLong()};
        boolean[] whole = {true};
        try {
            run.run(threads, round -> {
                whole[0] = false;
                for (int variant = 0; variant < round.size(); variant++) {
                    table.accept(variant, round.get(variant));
                    append(decisions, round.get(variant));
                }
                whole[0] = true;
                if (clock.getAsLong() - keptAt[0] >= KEPT_EVERY.toNanos()) {
                    keep(run, csv, decisions);
                    keptAt[0] = clock.getAsLong();
                }
                watching.see(run);
            });
        } finally {
            boolean stopped = Thread.interrupted(); // an interrupted thread could not write
            if (whole[0]) {
                keep(run, csv, decisions);
            }
            if (stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void append(Optional<KeptFile> decisions, Played game) {
        decisions.ifPresent(file -> {
            try {
                for (String line : game.notes().rows()) {
                    file.writer().write(line + "\n");
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** First the games, then how far they are: whatever is killed in between, the state never says too much. */
    private void keep(LabRun run, KeptFile csv, Optional<KeptFile> decisions) {
        try {
            rows = csv.keep();
            lines = decisions.isPresent() ? decisions.get().keep() : 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        ObjectNode state = Json.object();
        state.put("format", FORMAT);
        state.put("decisions", run.decisions());
        state.put("rows", rows);
        state.put("lines", lines);
        state.set("statistics", run.statistics().write());
        write(STATE, Json.line(state) + "\n");
    }

    /**
     * Writes a file into the folder, as a whole or not at all.
     *
     * @throws BadInput when it cannot be written
     */
    public Path write(String name, String text) {
        Path file = folder.resolve(name);
        Path beside = folder.resolve("." + name + ".part");
        return tried(
                () -> {
                    Files.writeString(beside, text);
                    return Files.move(
                            beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
                },
                file,
                done -> done);
    }

    private interface Reading<T> {
        T get() throws IOException;
    }

    private static <T, R> R tried(Reading<T> work, Path file, java.util.function.Function<T, R> then) {
        T done;
        try {
            done = work.get();
        } catch (IOException e) {
            throw unwritable(file, e);
        }
        return then.apply(done);
    }

    private static BadInput unwritable(Path file, Exception e) {
        Supplier<Throwable> cause = () -> Optional.ofNullable(e.getCause()).orElse(e);
        Throwable real = e instanceof UncheckedIOException ? cause.get() : e;
        return new BadInput("cannot read or write '" + file + "': " + real.getMessage());
    }
}
