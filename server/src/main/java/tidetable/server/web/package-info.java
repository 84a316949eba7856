/** How the server is reached: HTTP, the socket, limits. */
@NullMarked
package tidetable.server.web;

import org.jspecify.annotations.NullMarked;
