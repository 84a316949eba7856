@NullMarked
package tidetable.lab.report;

import org.jspecify.annotations.NullMarked;
