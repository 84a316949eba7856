/** What the greedy bots promise. */
@NullMarked
package tidetable.bots.greedy;

import org.jspecify.annotations.NullMarked;
