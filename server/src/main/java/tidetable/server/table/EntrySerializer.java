package tidetable.server.table;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.UncheckedIOException;
import org.apache.pekko.serialization.SerializerWithStringManifest;

/** Writes journal entries as JSON, so that a journal can be read without this program. */
public final class EntrySerializer extends SerializerWithStringManifest {
    private static final int ID = 8_701;
    private static final String MANIFEST = "entry/1";
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    @Override
    public int identifier() {
        return ID;
    }

    @Override
    public String manifest(Object entry) {
        return MANIFEST;
    }

    @Override
    public byte[] toBinary(Object entry) {
        try {
            return MAPPER.writerFor(Entry.class).writeValueAsBytes(entry);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) throws NotSerializableException {
        if (!manifest.equals(MANIFEST)) {
            throw new NotSerializableException("a journal entry of the unknown kind '" + manifest + "'");
        }
        try {
            return MAPPER.readValue(bytes, Entry.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
