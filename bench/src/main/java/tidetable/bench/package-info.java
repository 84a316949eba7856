/** How fast the rules are: measured beside a yardstick, so that the machine's own speed drops out. */
@NullMarked
package tidetable.bench;

import org.jspecify.annotations.NullMarked;
