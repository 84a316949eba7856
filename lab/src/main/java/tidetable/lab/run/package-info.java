/** Runs of the laboratory: a plan, many games of several decks, what they add up to, and the folder that keeps it. */
@NullMarked
package tidetable.lab.run;

import org.jspecify.annotations.NullMarked;
