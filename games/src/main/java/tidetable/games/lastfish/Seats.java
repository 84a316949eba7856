package tidetable.games.lastfish;

import tidetable.engine.Hash;

/** The small numbers of each seat, in one array. */
final class Seats {
    private static final int CHAMPION = 0;
    private static final int HP = 1;
    private static final int STARTED = 2;
    private static final int ANNOUNCED = 3;
    private static final int PLACE = 4;
    private static final int PASSING = 5;
    private static final int NUMBERS = 6;

    private final byte[] numbers;
    /** The seats in the game, as bits: those that have HP (9.1). */
    private int inGame;
    /** Those of them that have not the most HP, as bits. */
    private int wounded;

    /** Those that may still announce a card in this turn, as bits (5.6). */
    private int announcing;

    private final int maxHp;
    private final int plays;

    Seats(int seats, LastFishDeck.Constants constants) {
        numbers = new byte[seats * NUMBERS];
        maxHp = constants.maxHp();
        plays = constants.plays();
        for (int seat = 0; seat < seats; seat++) {
            setAnnounced(seat, 0);
        }
    }

    private int get(int seat, int what) {
        return numbers[seat * NUMBERS + what];
    }

    private void set(int seat, int what, int value) {
        numbers[seat * NUMBERS + what] = (byte) value;
    }

    /** The kind of Champion + 1; 0 before the choice. */
    int champion(int seat) {
        return get(seat, CHAMPION);
    }

    void setChampion(int seat, int champion) {
        set(seat, CHAMPION, champion);
    }

    int hp(int seat) {
        return get(seat, HP);
    }

    void setHp(int seat, int hp) {
        set(seat, HP, hp);
        inGame = hp > 0 ? inGame | 1 << seat : inGame & ~(1 << seat);
        wounded = hp > 0 && hp < maxHp ? wounded | 1 << seat : wounded & ~(1 << seat);
    }

    /** Whether the own first turn is over (5.2). */
    boolean started(int seat) {
        return get(seat, STARTED) != 0;
    }

    void setStarted(int seat, boolean started) {
        set(seat, STARTED, started ? 1 : 0);
    }

    /** Cards announced in this turn (5.6). */
    int announced(int seat) {
        return get(seat, ANNOUNCED);
    }

    void setAnnounced(int seat, int cards) {
        set(seat, ANNOUNCED, cards);
        announcing = cards < plays ? announcing | 1 << seat : announcing & ~(1 << seat);
    }

    /** The seats that may still announce a card in this turn, as bits (5.6). */
    int announcing() {
        return announcing;
    }

    /** 0 until it is decided; else the place, 1 being the winner's. */
    int place(int seat) {
        return get(seat, PLACE);
    }

    void setPlace(int seat, int place) {
        set(seat, PLACE, place);
    }

    /** The seats in the game, as bits. */
    int inGame() {
        return inGame;
    }

    /** The seats in the game that have less than the most HP, as bits. */
    int wounded() {
        return wounded;
    }

    boolean inGame(int seat) {
        return (inGame >> seat & 1) != 0;
    }

    /** The next seat in the game after one, clockwise; that seat itself when it is the only one. */
    int next(int seat) {
        int after = inGame & -2 << seat;
        return Integer.numberOfTrailingZeros(after != 0 ? after : inGame);
    }

    /** The kind of card chosen in Whirlpool + 1; 0 for none. */
    int passing(int seat) {
        return get(seat, PASSING);
    }

    void setPassing(int seat, int card) {
        set(seat, PASSING, card);
    }

    void copyFrom(Seats other) {
        System.arraycopy(other.numbers, 0, numbers, 0, numbers.length);
        inGame = other.inGame;
        wounded = other.wounded;
        announcing = other.announcing;
    }

    long hash(long seed) {
        return Hash.mix(seed, numbers, numbers.length);
    }
}
