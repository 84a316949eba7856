/** Players that think. */
@NullMarked
package tidetable.bots;

import org.jspecify.annotations.NullMarked;
