/** What a run teaches, in words, numbers and pictures. */
@NullMarked
package tidetable.lab.report;

import org.jspecify.annotations.NullMarked;
