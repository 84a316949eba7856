@NullMarked
package tidetable.bots.outside;

import org.jspecify.annotations.NullMarked;
