package tidetable.lab.run;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A text file that grows, of which it is known how far it is surely written. */
final class KeptFile implements Closeable {
    private final FileChannel channel;
    private final Writer writer;

    /**
     * Opens a file and forgets what was written after a known length.
     *
     * @throws IOException also when the file is shorter than that
     */
    KeptFile(Path path, long length) throws IOException {
        channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (channel.size() < length) {
            channel.close();
            throw new IOException("it is shorter than it was");
        }
        channel.truncate(length);
        channel.position(length);
        writer = new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8), 1 << 16);
    }

    Writer writer() {
        return writer;
    }

    /** Writes all down to the disk, and says how long the file is. */
    long keep() throws IOException {
        writer.flush();
        channel.force(true);
        return channel.position();
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
