package tidetable.cli.shell;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import tidetable.engine.file.BadInput;

/** The files a person names. Every problem is a {@link BadInput} in one line. */
public final class UserFiles {
    private static final int LARGEST = 64 * 1024 * 1024;
    private static final FileAttribute<?> OWNER_ALONE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    private UserFiles() {}

    /**
     * The text of a file.
     *
     * @throws BadInput when it cannot be read, is larger than 64 MB, or is not UTF-8
     */
    public static String read(String name) {
        Path path = path(name);
        if (Files.isDirectory(path)) {
            throw new BadInput("'" + name + "' is a folder; a file is expected");
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw new BadInput("'" + name + "' is larger than 64 MB, so it is no file of tidetable");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadInput("'" + name + "' is no text in UTF-8");
        } catch (IOException e) {
            throw new BadInput("cannot read '" + name + "': " + reason(e));
        }
    }

    /** Whether there is a file or a folder of that name. */
    public static boolean exists(String name) {
        return Files.exists(path(name));
    }

    /**
     * The JSON files that a name means: itself, or all in a folder and the folders in it, in the order of their names.
     *
     * @throws BadInput when there is none
     */
    public static List<String> jsonFiles(String name) {
        Path path = path(name);
        if (!Files.isDirectory(path)) {
            return List.of(name);
        }
        try (Stream<Path> files = Files.walk(path)) {
            List<String> found = files.filter(file -> file.toString().endsWith(".json") && Files.isRegularFile(file))
                    .sorted()
                    .map(Path::toString)
                    .toList();
            if (found.isEmpty()) {
                throw new BadInput("the folder '" + name + "' has no *.json file");
            }
            return found;
        } catch (IOException | UncheckedIOException e) {
            throw new BadInput("cannot read the folder '" + name + "': " + reason(e));
        }
    }

    /** Writes something; an {@link IOException} means that it could not be written. */
    public interface Content {
        /** Writes everything. */
        void writeTo(Writer writer) throws IOException, InterruptedException;
    }

    /**
     * Writes a file as a whole or not at all: beside it first, then moved to its place. What is not a regular file (a
     * pipe, a device) is written directly.
     *
     * @throws BadInput when it cannot be written; then nothing has changed
     */
    public static void write(String name, Content content) throws InterruptedException {
        Path path = path(name);
        try {
            if (Files.isDirectory(path)) {
                throw new BadInput("cannot write '" + name + "': it is a folder");
            }
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                fill(path, content);
            } else {
                replace(Files.exists(path) ? path.toRealPath() : path.toAbsolutePath(), content);
            }
        } catch (IOException | UncheckedIOException e) {
            throw new BadInput("cannot write '" + name + "': " + reason(e));
        }
    }

    /**
     * Makes the folder in which a file lies, unless it is there; new folders are for their owner alone.
     *
     * @throws BadInput when that cannot be, or nothing can be written there
     */
    public static void makeFolderOf(String name) {
        Path folder = folderOf(path(name));
        try {
            if (!Files.isDirectory(folder)) {
                boolean posix =
                        FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
                Files.createDirectories(
                        folder, posix ? new FileAttribute<?>[] {OWNER_ALONE} : new FileAttribute<?>[] {});
            }
            if (!Files.isWritable(folder)) {
                throw new AccessDeniedException(folder.toString());
            }
        } catch (IOException e) {
            throw new BadInput("cannot write '" + name + "': " + reason(e));
        }
    }

    /**
     * Writes a file that nobody but its owner may read, as a whole or not at all.
     *
     * @throws BadInput when it cannot be written; then nothing has changed
     */
    public static void writeSecret(String name, String text) {
        Path path = path(name).toAbsolutePath();
        try {
            if (Files.isDirectory(path)) {
                throw new BadInput("cannot write '" + name + "': it is a folder");
            }
            Path beside = Files.createTempFile(folderOf(path), ".secret", ".part"); // made for the owner alone
            try {
                Files.writeString(beside, text);
                Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException e) {
            throw new BadInput("cannot write '" + name + "': " + reason(e));
        }
    }

    /** Works with an open file; an {@link IOException} means that it could not be read or written. */
    public interface Keeping {
        /** Works with the file, which is closed afterwards. */
        void work(FileChannel channel) throws IOException, InterruptedException;
    }

    /**
     * Opens a file that grows, or makes it, for this process alone.
     *
     * @throws BadInput when that cannot be
     */
    public static void keep(String name, Keeping keeping) throws InterruptedException {
        Path path = path(name);
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new BadInput("cannot keep anything in '" + name + "': it is no file");
        }
        try (FileChannel channel = FileChannel.open(
                        path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            if (lock == null) {
                throw inUse(name);
            }
            keeping.work(channel);
        } catch (OverlappingFileLockException _) {
            throw inUse(name);
        } catch (ClosedByInterruptException _) {
            throw new InterruptedException();
        } catch (IOException | UncheckedIOException e) {
            throw new BadInput("cannot keep anything in '" + name + "': " + reason(e));
        }
    }

    private static BadInput inUse(String name) {
        return new BadInput("'" + name + "' is in use: another command keeps its games there");
    }

    private static Path folderOf(Path path) {
        return Optional.ofNullable(path.toAbsolutePath().getParent()).orElse(path);
    }

    private static void replace(Path path, Content content) throws IOException, InterruptedException {
        if (Files.exists(path) && !Files.isWritable(path)) {
            throw new AccessDeniedException(path.toString());
        }
        String random = Integer.toHexString(ThreadLocalRandom.current().nextInt());
        Path beside = path.resolveSibling("." + path.getFileName() + "." + random + ".part");
        try {
            beside.toFile().deleteOnExit();
            fill(beside, content);
            Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static void fill(Path path, Content content) throws IOException, InterruptedException {
        try (BufferedWriter writer = Files.newBufferedWriter(
                path, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            content.writeTo(writer);
        }
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException _) {
            throw new BadInput("'" + name + "' is no name of a file");
        }
    }

    private static String reason(Exception e) {
        return switch (e) {
            case UncheckedIOException unchecked -> reason(causeOf(unchecked));
            case NoSuchFileException _ -> "there is no such file or folder";
            case AccessDeniedException _ -> "no permission";
            case FileSystemException failed when failed.getReason() != null -> String.valueOf(failed.getReason());
            default -> String.valueOf(e.getMessage());
        };
    }

    private static IOException causeOf(UncheckedIOException e) {
        return e.getCause() instanceof IOException io ? io : new IOException(e.getMessage());
    }
}
