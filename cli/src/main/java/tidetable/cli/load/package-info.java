/** Measures a server from outside: how fast it answers under load, how much memory it takes, how soon it is there. */
@NullMarked
package tidetable.cli.load;

import org.jspecify.annotations.NullMarked;
