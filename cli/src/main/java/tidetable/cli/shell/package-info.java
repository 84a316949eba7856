/** The terminal and the files of the person at it. */
@NullMarked
package tidetable.cli.shell;

import org.jspecify.annotations.NullMarked;
