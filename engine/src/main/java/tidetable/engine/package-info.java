/** What a game is: rules, positions, actions, views, playouts and matches. Depends on nothing but the JDK and Jackson. */
@NullMarked
package tidetable.engine;

import org.jspecify.annotations.NullMarked;
