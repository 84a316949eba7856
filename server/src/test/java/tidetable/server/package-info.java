/** Tests of the server as a process of its own, over real sockets and the real database. */
@NullMarked
package tidetable.server;

import org.jspecify.annotations.NullMarked;
