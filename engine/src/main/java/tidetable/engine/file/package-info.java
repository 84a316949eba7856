/** Files people keep: records, positions, scenarios, and strict reading of JSON. */
@NullMarked
package tidetable.engine.file;

import org.jspecify.annotations.NullMarked;
