/**
 * Last Fish! Sections and clauses named here are those of {@code RULES.md} beside the cards. Begin with {@link
 * tidetable.games.lastfish.LastFishState} for what a position is and {@code Turn} for how a turn goes.
 */
@NullMarked
package tidetable.games.lastfish;

import org.jspecify.annotations.NullMarked;
