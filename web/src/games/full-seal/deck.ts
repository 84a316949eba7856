import type { CardWords } from '../../api/types.ts';
import { isPart, type Part, parts } from './notation.ts';

interface Cards {
  words(card: string): CardWords | undefined;
}

/** Which part of a Seal a card is. */
export function partOf(deck: Cards, card: string): Part | undefined {
  const part = String(deck.words(card)?.facts['part'] ?? '');
  return isPart(part) ? part : undefined;
}

/** How many cards of each part there are, from head to tail. */
export function countParts(deck: Cards, seals: string[]): { part: Part; count: number }[] {
  return parts.map((part) => ({ part, count: seals.filter((card) => partOf(deck, card) === part).length }));
}

export const isEmptyCard = (deck: Cards, card: string): boolean => {
  const words = deck.words(card);
  return words?.group === 'fish' && Number(words.facts['value']) === 0;
};
