package tidetable.cli.play;

import java.util.List;

/** Something that can be picked from a menu, by its number or by a word. */
sealed interface Entry {
    /** What it is, in a few words. */
    String label();

    /** More about it; may be empty. */
    String note();

    /** The cell it is about, in notation, so that the board can show its number there; may be empty. */
    String cell();

    /**
     * An action.
     *
     * @param action in notation
     */
    record Act(String label, String note, String cell, String action) implements Entry {}

    /**
     * A choice that needs another one.
     *
     * @param question what is asked then
     * @param under the entries then, at least two
     */
    record Open(String label, String note, String cell, String question, List<Entry> under) implements Entry {
        public Open {
            under = List.copyOf(under);
        }
    }
}
