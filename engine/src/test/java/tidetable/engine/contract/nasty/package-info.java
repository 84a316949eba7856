/** A small game for tests only, that does on purpose what makes games hard: windows, secrets, steals, eliminations. */
@NullMarked
package tidetable.engine.contract.nasty;

import org.jspecify.annotations.NullMarked;
