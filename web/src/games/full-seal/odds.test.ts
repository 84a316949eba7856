import { expect, test } from 'vitest';
import type { FullSealView } from '../../api/types.ts';
import { odds } from './odds.ts';

const isEmpty = (card: string) => card === 'fish-empty';
const view = (size: number, empties: number, top: string[] = [], under: string[] = []) =>
  ({ fishDeck: { size, top, under }, empties, emptyLimit: 5 }) as unknown as FullSealView;

test('what was flipped is gone from the deck', () => {
  expect(odds(view(40, 0), isEmpty)).toEqual({ next: '', cards: 40, empties: 5 });
  expect(odds(view(12, 3), isEmpty)).toEqual({ next: '', cards: 12, empties: 2 });
});

test('a card that was seen is known', () => {
  expect(odds(view(12, 3, ['fish-2', 'fish-empty']), isEmpty)).toEqual({ next: 'fish-2', cards: 10, empties: 1 });
});

test('what somebody else has seen says nothing', () => {
  expect(odds(view(12, 3, ['', '', 'fish-empty']), isEmpty)).toEqual({ next: '', cards: 11, empties: 1 });
});
