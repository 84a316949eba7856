/** Seeded chance: seeds, streams and the piles that draw from them. */
@NullMarked
package tidetable.engine.chance;

import org.jspecify.annotations.NullMarked;
