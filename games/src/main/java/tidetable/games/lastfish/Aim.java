package tidetable.games.lastfish;

/** At whom a card is announced (6.1a). */
enum Aim {
    NOBODY,
    /** One other player. */
    OPPONENT,
    /** Any one player, the own one included. */
    PLAYER;

    String word() {
        return this == OPPONENT ? "opponent" : "player";
    }
}
