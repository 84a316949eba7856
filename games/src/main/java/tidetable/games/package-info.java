/** The rulebooks: one package a game, and the list of them. */
@NullMarked
package tidetable.games;

import org.jspecify.annotations.NullMarked;
