package tidetable.engine;

/** A numbered clause of a game's rulebook. Games implement it as an enum. */
public interface Rule {
    /** The number as the rulebook prints it, such as {@code "8.3"}. */
    String number();
}
