@NullMarked
package tidetable.lab.watch;

import org.jspecify.annotations.NullMarked;
