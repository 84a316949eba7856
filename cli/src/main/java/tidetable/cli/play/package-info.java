/** A game at the terminal, and how each game looks there. */
@NullMarked
package tidetable.cli.play;

import org.jspecify.annotations.NullMarked;
