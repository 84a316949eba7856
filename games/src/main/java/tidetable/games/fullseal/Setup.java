package tidetable.games.fullseal;

import tidetable.engine.Deal;
import tidetable.engine.Story;

/** The setup (section 3). */
final class Setup {
    private Setup() {}

    static void deal(FullSealState state, Deal deal) {
        Table table = state.table;
        FullSealDeck deck = table.deck;
        for (int kind = 0; kind < table.fishKinds; kind++) {
            state.fishPile.shuffleIn(kind, deck.fish().get(kind).count());
        }
        for (int kind = 0; kind < table.actionKinds; kind++) {
            state.actionPile.shuffleIn(kind, deck.actions().get(kind).count());
            state.held.changeUnseen(kind, deck.actions().get(kind).count());
        }
        for (int kind = 0; kind < table.predatorKinds; kind++) {
            state.predatorPile.shuffleIn(kind, deck.predators().get(kind).count());
        }
        for (int part = 0; part < Part.COUNT; part++) {
            state.sealPile.shuffleIn(part, deck.seals().get(part).count());
        }
        state.active = deal.stream("first").below(table.seats);
        for (int i = 0; i < table.constants.startActions() * table.seats; i++) {
            state.drawAction((state.active + i) % table.seats, Story.NONE);
        }
        for (int i = 0; i < table.constants.startPredators() * table.seats; i++) {
            state.drawPredator((state.active + i) % table.seats, Story.NONE);
        }
        Turn.begin(state);
        Turn.goOn(state, Story.NONE);
    }
}
