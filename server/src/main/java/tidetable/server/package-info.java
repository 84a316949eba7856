/** The server: what starts it and what it consists of. */
@NullMarked
package tidetable.server;

import org.jspecify.annotations.NullMarked;
