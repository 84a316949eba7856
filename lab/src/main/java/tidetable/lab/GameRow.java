package tidetable.lab;

import tidetable.engine.Standing;
import tidetable.engine.chance.Seed;

/**
 * What one simulated game came to.
 *
 * @param game which game of the simulation, from 0
 * @param seed the seed of this game; with the same bots it gives the same game
 * @param decisions how often somebody was asked
 * @param choices how often somebody was asked and had two options or more
 * @param standing places and scores
 */
public record GameRow(long game, Seed seed, int decisions, int choices, Standing standing) {}
