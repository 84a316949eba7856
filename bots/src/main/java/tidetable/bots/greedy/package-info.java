/** The greedy bots: one evaluation a game, in the rulebook's words, and one way of using it. */
@NullMarked
package tidetable.bots.greedy;

import org.jspecify.annotations.NullMarked;
