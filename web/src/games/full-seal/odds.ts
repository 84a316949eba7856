import type { FullSealView } from '../../api/types.ts';

export interface Odds {
  /** The next card, where the viewer has seen it, or an empty text. */
  next: string;
  /** How many cards it can be, as far as the viewer knows, and how many of them are Empty. */
  cards: number;
  empties: number;
}

/** What the next Fish card will be: from what lies open, and what the viewer has seen of the deck. */
export function odds({ fishDeck, empties, emptyLimit }: FullSealView, isEmpty: (card: string) => boolean): Odds {
  const known = [...fishDeck.top, ...fishDeck.under].filter((card) => card !== '');
  return {
    next: fishDeck.top[0] ?? '',
    cards: fishDeck.size - known.length,
    empties: emptyLimit - empties - known.filter(isEmpty).length,
  };
}
