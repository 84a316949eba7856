package tidetable.games.fintasticsea;

/** What does not change during a match: deck, action numbers, sea, seats, and the deck's numbers as small arrays. */
final class Table {
    final FintasticDeck deck;
    final FintasticActions actions;
    final Sea sea;
    final int seats;
    final int kinds;
    final int rounds;
    final int ecosystemLimit;
    final int voyageTurnLimit;
    final int drawPerRound;
    /** Where the current moves fish after each round, by round - 1. */
    final Sea.Direction[] wave;
    /** What a member adds to the strength of its school, by kind; 0 for kinds without schools (8.1). */
    final int[] school;

    final int[] value;
    final Effect[] effects;
    final Scoring scoring;

    Table(FintasticDeck deck, FintasticActions actions, int seats) {
        this.deck = deck;
        this.actions = actions;
        this.seats = seats;
        this.sea = Sea.of(seats);
        this.kinds = deck.kinds();
        this.rounds = deck.constants().rounds().get(seats - FintasticSea.MIN_SEATS);
        this.ecosystemLimit = deck.constants().ecosystemLimit();
        this.voyageTurnLimit = deck.constants().voyageTurnLimit();
        this.drawPerRound = deck.constants().drawPerRound();
        this.wave = deck.constants().wave().toArray(Sea.Direction[]::new);
        this.school = deck.fish().stream()
                .mapToInt(FintasticDeck.Fish::schoolStrength)
                .toArray();
        this.value = deck.fish().stream().mapToInt(FintasticDeck.Fish::value).toArray();
        this.effects = new Effect[kinds * 2];
        for (int ability = 0; ability < effects.length; ability++) {
            effects[ability] = deck.effect(ability);
        }
        this.scoring = new Scoring(deck);
    }
}
