/** Tests of the web side. */
@NullMarked
package tidetable.server.web;

import org.jspecify.annotations.NullMarked;
