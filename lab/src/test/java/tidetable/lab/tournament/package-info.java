@NullMarked
package tidetable.lab.tournament;

import org.jspecify.annotations.NullMarked;
