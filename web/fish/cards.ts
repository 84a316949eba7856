import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Card } from './paint.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): Card[] => JSON.parse(readFileSync(path, 'utf8'));

// The deck is the game's own file; cards.json here says the same of each card as long as the game is not there.
const deck = here('../../games/src/main/resources/tidetable/games/finspan/cards.json');

/** What has a fish to be painted: the cards of the deck and the forage fish of the ocean boards. */
export function cards(): Card[] {
  return [...read(existsSync(deck) ? deck : here('./cards.json')), ...read(here('./forage.json'))];
}
