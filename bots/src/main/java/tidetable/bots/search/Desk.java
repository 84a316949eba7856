package tidetable.bots.search;

import tidetable.bots.greedy.Evaluation;
import tidetable.engine.Game;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;

/** Room for one search at a time, which is used again. */
final class Desk {
    final Tree tree = new Tree();
    final Rng rng = Rng.fast(new Seed(0, 0), "search");
    final History history;
    final Evaluation evaluation;

    Desk(Game<?, ?> game, Evaluation evaluation) {
        this.history = new History(game.actions().size(), rng);
        this.evaluation = evaluation;
    }
}
