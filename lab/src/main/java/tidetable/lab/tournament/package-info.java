/** Bots against bots: who is stronger, by how much, and how sure that is. */
@NullMarked
package tidetable.lab.tournament;

import org.jspecify.annotations.NullMarked;
