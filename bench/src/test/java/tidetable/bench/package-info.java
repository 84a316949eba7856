/** Micro benchmarks and the tests of the measures. */
@NullMarked
package tidetable.bench;

import org.jspecify.annotations.NullMarked;
