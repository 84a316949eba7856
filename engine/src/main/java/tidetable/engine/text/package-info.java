/** Words people read, by key, from message files. */
@NullMarked
package tidetable.engine.text;

import org.jspecify.annotations.NullMarked;
