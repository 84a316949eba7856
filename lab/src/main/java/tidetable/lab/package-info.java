/** Many games at once: simulation and what it teaches. */
@NullMarked
package tidetable.lab;

import org.jspecify.annotations.NullMarked;
