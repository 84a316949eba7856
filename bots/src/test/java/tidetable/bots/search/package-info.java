/** What searching bots promise. */
@NullMarked
package tidetable.bots.search;

import org.jspecify.annotations.NullMarked;
