/** Tests of tables without a process around them. */
@NullMarked
package tidetable.server.table;

import org.jspecify.annotations.NullMarked;
