package tidetable.bench;

/** A piece of work that can be repeated and timed. */
interface Unit {
    /** Does the work once and says how many steps (decisions, copies) it had. */
    int run();
}
