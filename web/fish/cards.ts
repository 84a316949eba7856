import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Card } from './paint.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The game's own deck file. */
interface Deck {
  cards: Card[];
}
const read = <T>(path: string): T => JSON.parse(readFileSync(here(path), 'utf8')) as T;

/** What has a fish to be painted: the cards of the deck and the forage fish of the ocean boards. */
export function cards(): Card[] {
  const deck = read<Deck>('../../games/src/main/resources/tidetable/games/finspan/cards.json');
  return [...deck.cards, ...read<Card[]>('./forage.json')];
}
