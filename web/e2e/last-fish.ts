import { readFileSync } from 'node:fs';
import type { GameEvent, LastFishView, Update } from '../src/api/types.ts';
import type { Game } from './game.ts';

export const lastFish: Game = {
  id: 'last-fish',
  shortest: 6,
  sudden: true,
  longest: 600,
  picks: true,
  explains: /^hand:/,
  midTurn: ({ lit, picked }) => lit.includes('button:end turn') && !picked,
  decisions,
  async leaks() {
    const shown = new Set<string>();
    return (update) => hidden(update, shown);
  },
};

interface Deck {
  name: string;
  constants: Record<string, unknown>;
  cards: { id: string; type: string; count: number }[];
}

/** Everybody has one HP, and can end it in answer to any card: there is little else to play. */
export function deadlyDeck(): Deck {
  const standard = new URL('../../games/src/main/resources/tidetable/games/lastfish/cards.json', import.meta.url);
  const deck: Deck = JSON.parse(readFileSync(standard, 'utf8'));
  const counts: Record<string, number> = {
    'needle-spray': 14,
    'frozen-spear': 31,
    'piercing-harpoon': 31,
    'quiet-reeds': 20,
  };
  const count = ({ id, type, count: usual }: Deck['cards'][number]) =>
    type === 'CHAMPION' ? usual : (counts[id] ?? 0);
  return {
    ...deck,
    name: 'deadly',
    constants: { ...deck.constants, startHp: 1 },
    cards: deck.cards.map((card) => ({ ...card, count: count(card) })),
  };
}

function decisions({ question }: Update, { picked, lit }: Parameters<Game['decisions']>[1]): string[] {
  if (!question) return [];
  const [first = ''] = lit;
  return [picked ? `picked, then ${first.startsWith('button:') ? first : first.split(':')[0]}` : question.step];
}

const privateEvents = ['drew', 'gave', 'stole', 'chosePass'];
type Shown = GameEvent & { card?: string; cards?: string[] };

/** Of a hand nothing is told but its size, and the cards that were shown to all before. */
function hidden({ events, view }: Update, shown: Set<string>): string[] {
  const { players } = view as unknown as LastFishView;
  for (const { type, card = '', cards = [] } of events as Shown[]) {
    if (type === 'discovered' || type === 'recovered') for (const each of [card, ...cards]) shown.add(each);
  }
  return [
    ...events.filter(({ type }) => privateEvents.includes(type)).map(({ text }) => text),
    ...players.filter(({ hand }) => Object.keys(hand).join() !== 'size').map(({ hand }) => JSON.stringify(hand)),
    ...players.flatMap(({ known }) => known).filter((card) => !shown.has(card)),
  ];
}
