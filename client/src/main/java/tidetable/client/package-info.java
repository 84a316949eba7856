/** A client of the server: its HTTP side, and a socket to one table that mends itself. */
@NullMarked
package tidetable.client;

import org.jspecify.annotations.NullMarked;
