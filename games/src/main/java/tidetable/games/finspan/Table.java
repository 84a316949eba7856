package tidetable.games.finspan;

import java.util.List;

/** What does not change during a match: deck, action numbers, seats, and the deck's numbers as small arrays. */
final class Table {
    /** Frames of the longest agenda without one play setting off another. */
    private static final int FRAMES = 8;

    private static final Effect[] NO_EFFECTS = {};

    final FinspanDeck deck;
    final FinspanDeck.Constants constants;
    final FinspanActions actions;
    final int seats;
    final int cards;
    /** Cards and forage fish. */
    final int fish;
    /** Words of 32 bits for a set of cards. */
    final int words;

    final int[] length;
    final int[] points;
    final int[] slots;
    final FinspanDeck.Cost[] costs;
    final boolean[] consumes;
    final Timing[] timing;
    final boolean[] allPlayers;
    final Effect[][] effects;
    /** Benefits of each fish's ability, as a frame of the agenda counts them; 0 when it has none but for points. */
    final int[] benefits;
    /** By site and bonus, as {@link Source#bonus} numbers them. */
    final Effect[][] bonuses;

    final Effect[][] midnightAlternatives;
    /** Whether each fish is meant, by {@link Where} and fish. */
    final boolean[][] fits;
    /** The slot of each forage fish. */
    final int[] forageSlot;
    /** The most frames an agenda can have: a play that sets another off needs a card that says so (7.9). */
    final int frames;

    Table(FinspanDeck deck, FinspanActions actions, int seats) {
        this.deck = deck;
        this.constants = deck.constants();
        this.actions = actions;
        this.seats = seats;
        this.cards = deck.cards().size();
        this.fish = cards + deck.board().forage().size();
        this.words = (cards + Integer.SIZE - 1) / Integer.SIZE;
        length = new int[fish];
        points = new int[fish];
        slots = new int[cards];
        costs = new FinspanDeck.Cost[cards];
        consumes = new boolean[cards];
        timing = new Timing[cards];
        allPlayers = new boolean[cards];
        effects = new Effect[fish][];
        benefits = new int[fish];
        fits = new boolean[Where.ALL.length][fish];
        forageSlot = deck.board().forage().stream()
                .mapToInt(FinspanDeck.Forage::slot)
                .toArray();
        int plays = 0;
        for (int card = 0; card < cards; card++) {
            plays += readCard(card, deck.cards().get(card)) ? 1 : 0;
        }
        for (int i = 0; i < deck.board().forage().size(); i++) {
            length[cards + i] = deck.board().forage().get(i).lengthCm();
            effects[cards + i] = NO_EFFECTS;
            readFits(cards + i, List.of(0, 0, 0, 0, 0));
        }
        bonuses = new Effect[Grid.SITES * Source.BONUSES][];
        midnightAlternatives = new Effect[Grid.SITES][];
        for (int site = 0; site < Grid.SITES; site++) {
            for (int bonus = 0; bonus < Source.BONUSES; bonus++) {
                bonuses[site * Source.BONUSES + bonus] =
                        array(deck.board().bonuses().get(site).get(bonus));
            }
            midnightAlternatives[site] =
                    array(deck.board().midnightAlternatives().get(site));
        }
        frames = FRAMES + seats + plays * (seats + 1);
    }

    /** Whether the card plays another. */
    private boolean readCard(int number, FinspanDeck.Card card) {
        length[number] = card.lengthCm();
        points[number] = card.points();
        slots[number] = card.slots();
        costs[number] = card.cost();
        consumes[number] = card.cost().consume();
        timing[number] = card.ability().timing();
        allPlayers[number] = card.ability().allPlayers();
        effects[number] = array(card.ability().effects());
        benefits[number] = Benefits.count(effects[number]);
        readFits(number, card.tags());
        return card.ability().effects().stream().anyMatch(effect -> effect instanceof Effect.PlayFish);
    }

    private void readFits(int number, List<Integer> tags) {
        for (Where where : Where.ALL) {
            fits[where.ordinal()][number] = where.fits(constants.size(length[number]), tags);
        }
    }

    private static Effect[] array(List<Effect> effects) {
        return effects.toArray(Effect[]::new);
    }

    /** The effects of a source under the options chosen. */
    Effect[] effects(int source, int options) {
        if (!Source.isBonus(source)) {
            return effects[Source.fishOf(source)];
        }
        int site = Source.siteOf(source);
        int bonus = Source.bonusOf(source);
        return bonus == Zone.MIDNIGHT.ordinal() && Options.MIDNIGHT_BONUS.in(options)
                ? midnightAlternatives[site]
                : bonuses[site * Source.BONUSES + bonus];
    }
}
