/** A table: its journal, what follows from it, and the actor that keeps it. */
@NullMarked
package tidetable.server.table;

import org.jspecify.annotations.NullMarked;
