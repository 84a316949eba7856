/** What single games show to who watches them: cards, leads, decisions. */
@NullMarked
package tidetable.lab.watch;

import org.jspecify.annotations.NullMarked;
