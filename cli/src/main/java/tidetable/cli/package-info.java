/** The program a person starts. */
@NullMarked
package tidetable.cli;

import org.jspecify.annotations.NullMarked;
