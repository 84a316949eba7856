package tidetable.games.fullseal;

import java.util.stream.IntStream;

/** What does not change during a match: deck, action numbers, seats, and the deck's numbers as small arrays. */
final class Table {
    final FullSealDeck deck;
    final FullSealDeck.Constants constants;
    final FullSealActions actions;
    final int seats;
    final int fishKinds;
    final int actionKinds;
    final int predatorKinds;
    /** The value of each kind of Fish card; 0 for the Empty card. */
    final int[] value;
    /** The kind of the Empty card. */
    final int empty;

    final int[] beats;
    final Effect[][] effects;
    final Effect.Choice[] choices;
    /** What the first effect of each kind of Action card needs. */
    final Effect.Need[] needs;

    /** The kinds of Action cards that can do something whenever they fit, as bits. */
    final int needless;
    /** The kinds of Action cards that fit a window, as bits, by the window's number. */
    final int[] fitting;
    /** How many cards of an announced chain can lie on the agenda at most (5.3d). */
    final int cancelling;

    Table(FullSealDeck deck, FullSealActions actions, int seats) {
        this.deck = deck;
        this.constants = deck.constants();
        this.actions = actions;
        this.seats = seats;
        this.fishKinds = deck.fish().size();
        this.actionKinds = deck.actions().size();
        this.predatorKinds = deck.predators().size();
        this.value = deck.fish().stream().mapToInt(FullSealDeck.Fish::value).toArray();
        this.empty = IntStream.range(0, fishKinds)
                .filter(kind -> value[kind] == 0)
                .findFirst()
                .orElseThrow();
        this.beats =
                deck.predators().stream().mapToInt(FullSealDeck.Predator::beats).toArray();
        this.effects = new Effect[actionKinds][];
        this.choices = new Effect.Choice[actionKinds];
        this.needs = new Effect.Need[actionKinds];
        this.fitting = new int[Window.ALL.length];
        int cancel = 0;
        int always = 0;
        for (int kind = 0; kind < actionKinds; kind++) {
            FullSealDeck.Action action = deck.actions().get(kind);
            effects[kind] = action.effects().toArray(Effect[]::new);
            choices[kind] = action.choice();
            needs[kind] = action.effects().getFirst().need();
            always |= choices[kind] == Effect.Choice.NOTHING && needs[kind] == Effect.Need.NOTHING ? 1 << kind : 0;
            fitting[action.window().ordinal()] |= 1 << kind;
            cancel += action.window() == Window.ACTION_DECLARED ? action.count() : 0;
        }
        this.needless = always;
        this.cancelling = cancel;
    }

    Window window(int kind) {
        return deck.actions().get(kind).window();
    }

    /** Every observer, the audience included, as a mask for piles. */
    int everybody() {
        return (1 << seats + 1) - 1;
    }

    /** The number of the audience among the observers, after all seats. */
    int audience() {
        return seats;
    }
}
