/** What every game must keep, written once: the contract suite, the secrecy suite, the file fuzzer and their tools. */
@NullMarked
package tidetable.engine.contract;

import org.jspecify.annotations.NullMarked;
