package tidetable.bench;

import java.util.Arrays;

/**
 * The yardstick: a throw-away game of our own on flat state, random play, no object per decision. It says what a
 * decision costs on the machine at hand at this minute; nobody plays it. An engine builder for 4 players: 120 cards of
 * 60 types, costs in 3 resources, a market, abilities, 5 effects, the whole state in one array, about 15 options a
 * decision, every option tested with ordinary branches. Its figures stay comparable only as long as nothing here changes.
 */
final class Tableau {
    private static final int PLAYERS = 4;
    private static final int HAND_LIMIT = 10;
    private static final int TABLE_LIMIT = 16;
    private static final int TYPES = 60;
    private static final int CARDS = 120;
    private static final int ROUNDS = 50;
    private static final int RESOURCES = 3;
    private static final int COLOURS = 5;
    private static final int MARKET_SIZE = 6;

    /** Per type: 3 resources, 8 bits each. */
    private static final int[] COST = new int[TYPES];
    /** Per type: production of the 3 resources, 8 bits each. */
    private static final int[] GIVES = new int[TYPES];

    private static final byte[] POINTS = new byte[TYPES];
    /** 0 none, 1 draw, 2 take from the richest, 3 refresh, 4 the rich discard. */
    private static final byte[] EFFECT = new byte[TYPES];

    private static final byte[] COLOUR = new byte[TYPES];
    /** 0 none, 1 to 3: pay that resource for a point. */
    private static final byte[] ABILITY = new byte[TYPES];

    static {
        int x = 12345;
        for (int t = 0; t < TYPES; t++) {
            int cost = 0;
            int gives = 0;
            for (int r = 0; r < RESOURCES; r++) {
                x = x * 1103515245 + 12345;
                cost |= ((x >>> 16) % 4) << (8 * r);
                x = x * 1103515245 + 12345;
                gives |= ((x >>> 16) % 5 == 0 ? 1 : 0) << (8 * r);
            }
            COST[t] = cost;
            GIVES[t] = gives;
            POINTS[t] = (byte) (t % 4);
            EFFECT[t] = (byte) (t % 7 < 5 ? t % 7 : 0);
            COLOUR[t] = (byte) (t % 5);
            ABILITY[t] = (byte) (t % 3 == 0 ? 1 + t / 3 % 3 : 0);
        }
    }

    // Where everything lies in the one array.
    private static final int HANDS = 0;
    private static final int TABLES = HANDS + PLAYERS * HAND_LIMIT;
    private static final int DECK = TABLES + PLAYERS * TABLE_LIMIT;
    private static final int DISCARD = DECK + CARDS;
    private static final int MARKET = DISCARD + CARDS;
    private static final int HAND_SIZE = MARKET + MARKET_SIZE;
    private static final int TABLE_SIZE = HAND_SIZE + PLAYERS;
    private static final int STOCK = TABLE_SIZE + PLAYERS;
    private static final int PRODUCTION = STOCK + PLAYERS * RESOURCES;
    private static final int SCORE = PRODUCTION + PLAYERS * RESOURCES;
    private static final int COLOUR_COUNT = SCORE + PLAYERS;
    /** Two bytes a player: which cards of the tableau are spent. */
    private static final int USED = COLOUR_COUNT + PLAYERS * COLOURS;

    private static final int DECK_SIZE = USED + PLAYERS * 2;
    private static final int DISCARD_SIZE = DECK_SIZE + 1;
    private static final int TURN = DISCARD_SIZE + 1;
    private static final int ROUND = TURN + 1;
    private static final int OVER = ROUND + 1;
    private static final int BYTES = 448;
    /** Room for the cards that {@link #determinize} shuffles. */
    static final int HIDDEN = 160;

    private final byte[] s = new byte[BYTES];
    private final int[] moves = new int[64];
    private final Chance chance;
    private long options;
    private long points;

    Tableau(Chance chance) {
        this.chance = chance;
    }

    /** Plays a whole game at random: its decisions. */
    int play() {
        deal();
        int decisions = 0;
        while (s[OVER] == 0) {
            int count = legal();
            options += count;
            apply(moves[chance.below(count)]);
            decisions++;
        }
        points += s[SCORE];
        return decisions;
    }

    /** Plays so many decisions, or to the end. */
    void play(int decisions) {
        for (int i = 0; i < decisions && s[OVER] == 0; i++) {
            apply(moves[chance.below(legal())]);
        }
    }

    /** Options offered so far. */
    long options() {
        return options;
    }

    void copyFrom(Tableau other) {
        System.arraycopy(other.s, 0, s, 0, BYTES);
    }

    /** Points of the first player in all whole games so far. */
    long points() {
        return points;
    }

    /** One byte of the state. */
    int at(int index) {
        return s[index];
    }

    void deal() {
        Arrays.fill(s, (byte) 0);
        for (int i = 0; i < CARDS; i++) {
            s[DECK + i] = (byte) (i >> 1);
        }
        shuffle(s, DECK, CARDS);
        s[DECK_SIZE] = CARDS;
        for (int p = 0; p < PLAYERS; p++) {
            for (int i = 0; i < 5; i++) {
                drawTo(p);
            }
            for (int r = 0; r < RESOURCES; r++) {
                s[STOCK + p * RESOURCES + r] = 2;
            }
        }
        for (int i = 0; i < MARKET_SIZE; i++) {
            s[MARKET + i] = (byte) drawCard();
        }
    }

    private void shuffle(byte[] cards, int from, int n) {
        for (int i = n - 1; i > 0; i--) {
            int j = chance.below(i + 1);
            byte t = cards[from + i];
            cards[from + i] = cards[from + j];
            cards[from + j] = t;
        }
    }

    private int drawCard() {
        if (s[DECK_SIZE] == 0) {
            int n = s[DISCARD_SIZE];
            if (n == 0) {
                return -1;
            }
            System.arraycopy(s, DISCARD, s, DECK, n);
            s[DECK_SIZE] = (byte) n;
            s[DISCARD_SIZE] = 0;
            shuffle(s, DECK, n);
        }
        return s[DECK + --s[DECK_SIZE]];
    }

    private void drawTo(int p) {
        if (s[HAND_SIZE + p] < HAND_LIMIT) {
            int card = drawCard();
            if (card >= 0) {
                s[HANDS + p * HAND_LIMIT + s[HAND_SIZE + p]++] = (byte) card;
            }
        }
    }

    /** Kind of move * 256 + operand. Kinds: 0 play from hand, 1 take from the market, 2 gather, 3 trade, 4 ability. */
    private int legal() {
        int p = s[TURN];
        int n = 0;
        int r0 = s[STOCK + p * RESOURCES];
        int r1 = s[STOCK + p * RESOURCES + 1];
        int r2 = s[STOCK + p * RESOURCES + 2];
        int hand = HANDS + p * HAND_LIMIT;
        int handSize = s[HAND_SIZE + p];
        int tableSize = s[TABLE_SIZE + p];
        if (tableSize < TABLE_LIMIT) {
            for (int i = 0; i < handSize; i++) {
                int cost = COST[s[hand + i]];
                if ((cost & 255) <= r0 && (cost >> 8 & 255) <= r1 && cost >> 16 <= r2) {
                    moves[n++] = i;
                }
            }
        }
        if (handSize < HAND_LIMIT) {
            for (int i = 0; i < MARKET_SIZE; i++) {
                if (s[MARKET + i] >= 0) {
                    moves[n++] = 1 << 8 | i;
                }
            }
        }
        n = gatherAndTrade(n, r0, r1, r2);
        int used = (s[USED + p * 2] & 255) | (s[USED + p * 2 + 1] & 255) << 8;
        for (int i = 0; i < tableSize; i++) {
            int a = ABILITY[s[TABLES + p * TABLE_LIMIT + i]];
            if (a != 0 && (used >> i & 1) == 0 && s[STOCK + p * RESOURCES + a - 1] > 0) {
                moves[n++] = 4 << 8 | i;
            }
        }
        return n;
    }

    private int gatherAndTrade(int from, int r0, int r1, int r2) {
        int n = from;
        moves[n++] = 2 << 8;
        moves[n++] = 2 << 8 | 1;
        moves[n++] = 2 << 8 | 2;
        if (r0 >= 2) {
            moves[n++] = 3 << 8 | 1;
            moves[n++] = 3 << 8 | 2;
        }
        if (r1 >= 2) {
            moves[n++] = 3 << 8 | 4;
            moves[n++] = 3 << 8 | 6;
        }
        if (r2 >= 2) {
            moves[n++] = 3 << 8 | 8;
            moves[n++] = 3 << 8 | 9;
        }
        return n;
    }

    private void add(int p, int r, int n) {
        s[STOCK + p * RESOURCES + r] = (byte) Math.min(20, s[STOCK + p * RESOURCES + r] + n);
    }

    private void apply(int move) {
        int p = s[TURN];
        int x = move & 255;
        switch (move >> 8) {
            case 0 -> playCard(p, x);
            case 1 -> {
                s[HANDS + p * HAND_LIMIT + s[HAND_SIZE + p]++] = s[MARKET + x];
                s[MARKET + x] = (byte) drawCard();
            }
            case 2 -> add(p, x, 2);
            case 3 -> {
                s[STOCK + p * RESOURCES + (x >> 2)] -= (byte) 2;
                add(p, x & 3, 1);
            }
            default -> {
                int a = ABILITY[s[TABLES + p * TABLE_LIMIT + x]];
                s[STOCK + p * RESOURCES + a - 1]--;
                s[SCORE + p]++;
                s[USED + p * 2 + (x >> 3)] |= (byte) (1 << (x & 7));
            }
        }
        if (s[TABLE_SIZE + p] >= 12) {
            s[OVER] = 1;
        }
        nextTurn(p);
        if (s[OVER] != 0) {
            scoreSets();
        }
    }

    private void playCard(int p, int x) {
        int at = HANDS + p * HAND_LIMIT + x;
        int card = s[at];
        s[at] = s[HANDS + p * HAND_LIMIT + --s[HAND_SIZE + p]];
        s[TABLES + p * TABLE_LIMIT + s[TABLE_SIZE + p]++] = (byte) card;
        int cost = COST[card];
        int gives = GIVES[card];
        for (int r = 0; r < RESOURCES; r++) {
            s[STOCK + p * RESOURCES + r] -= (byte) (cost >> (8 * r) & 255);
            s[PRODUCTION + p * RESOURCES + r] += (byte) (gives >> (8 * r) & 255);
        }
        s[SCORE + p] += POINTS[card];
        s[COLOUR_COUNT + p * COLOURS + COLOUR[card]]++;
        switch (EFFECT[card]) {
            case 1 -> {
                drawTo(p);
                drawTo(p);
            }
            case 2 -> takeFromRichest(p);
            case 3 -> {
                s[USED + p * 2] = 0;
                s[USED + p * 2 + 1] = 0;
            }
            case 4 -> discardFromRich();
            default -> {}
        }
    }

    private void takeFromRichest(int p) {
        int best = -1;
        int most = 0;
        for (int q = 0; q < PLAYERS; q++) {
            int sum = s[STOCK + q * RESOURCES] + s[STOCK + q * RESOURCES + 1] + s[STOCK + q * RESOURCES + 2];
            if (q != p && sum > most) {
                most = sum;
                best = q;
            }
        }
        if (best >= 0) {
            for (int r = 0; r < RESOURCES; r++) {
                if (s[STOCK + best * RESOURCES + r] > 0) {
                    s[STOCK + best * RESOURCES + r]--;
                    add(p, r, 1);
                    break;
                }
            }
        }
    }

    private void discardFromRich() {
        for (int q = 0; q < PLAYERS; q++) {
            if (s[HAND_SIZE + q] > 7) {
                int hand = HANDS + q * HAND_LIMIT;
                int i = chance.below(s[HAND_SIZE + q]);
                s[DISCARD + s[DISCARD_SIZE]++] = s[hand + i];
                s[hand + i] = s[hand + --s[HAND_SIZE + q]];
            }
        }
    }

    private void nextTurn(int p) {
        int q = p + 1 & 3;
        s[TURN] = (byte) q;
        if (q == 0) {
            if (++s[ROUND] >= ROUNDS) {
                s[OVER] = 1;
            }
            for (int i = 0; i < PLAYERS; i++) {
                for (int r = 0; r < RESOURCES; r++) {
                    add(i, r, s[PRODUCTION + i * RESOURCES + r]);
                }
            }
        }
    }

    private void scoreSets() {
        for (int i = 0; i < PLAYERS; i++) {
            int sets = 99;
            for (int c = 0; c < COLOURS; c++) {
                sets = Math.min(sets, s[COLOUR_COUNT + i * COLOURS + c]);
            }
            s[SCORE + i] += (byte) (5 * sets);
        }
    }

    /**
     * Reshuffles what a player cannot see: the other hands and the deck.
     *
     * @param pool room for {@link #HIDDEN} cards
     */
    void determinize(int viewer, byte[] pool) {
        int n = s[DECK_SIZE];
        int m = n;
        for (int q = 0; q < PLAYERS; q++) {
            if (q != viewer) {
                for (int i = 0; i < s[HAND_SIZE + q]; i++) {
                    pool[m++] = s[HANDS + q * HAND_LIMIT + i];
                }
            }
        }
        System.arraycopy(s, DECK, pool, 0, n);
        shuffle(pool, 0, m);
        System.arraycopy(pool, 0, s, DECK, n);
        m = n;
        for (int q = 0; q < PLAYERS; q++) {
            if (q != viewer) {
                int size = s[HAND_SIZE + q];
                System.arraycopy(pool, m, s, HANDS + q * HAND_LIMIT, size);
                m += size;
            }
        }
    }
}
