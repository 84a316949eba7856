/** Games to be held by who studies them: reset, observe, step, as a class and over lines of JSON. */
@NullMarked
package tidetable.lab.env;

import org.jspecify.annotations.NullMarked;
