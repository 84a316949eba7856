/** The database: opening it, and what is kept beside the journal. */
@NullMarked
package tidetable.server.store;

import org.jspecify.annotations.NullMarked;
