@NullMarked
package tidetable.lab.env;

import org.jspecify.annotations.NullMarked;
