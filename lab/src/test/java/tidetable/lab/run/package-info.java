@NullMarked
package tidetable.lab.run;

import org.jspecify.annotations.NullMarked;
