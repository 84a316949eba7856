package tidetable.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tidetable.engine.file.BadInput;
import tidetable.engine.file.Fields;

/**
 * Positions as plain data: by names, secrets included, nothing left out. {@code read(write(s))} equals {@code s} in
 * every field.
 *
 * @param <S> the positions of one game
 */
public interface PositionCodec<S> {
    /** The whole position. */
    ObjectNode write(S state);

    /**
     * The position that plain data describes; parts left out take the defaults that the game's page states.
     *
     * @throws BadInput naming the file and the field, when it describes no position of this game
     */
    S read(Fields position);

    /** The position that plain data describes. */
    default S read(JsonNode position, String source) {
        return read(Fields.of(position, source));
    }
}
