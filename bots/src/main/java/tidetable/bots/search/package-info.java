/** Bots that search: one engine for all games, over positions that could be the true one. */
@NullMarked
package tidetable.bots.search;

import org.jspecify.annotations.NullMarked;
