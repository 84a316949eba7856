import { expect, test } from 'vitest';
import { percent, said } from './hint.ts';

const play = {
  words: (card: string) =>
    card === 'shrimp' ? { id: card, group: 'fish', name: 'Garnele', text: '', count: 1, facts: {} } : undefined,
  name: (seat: number) => ['Ana', 'Ben'][seat] ?? '',
  screen: { button: () => ({ label: 'Weiter', kind: 'plain' as const }) },
};

test.each([
  [['hand:shrimp', 'cell:(1,0)'], 'Garnele → (1,0)'],
  [['hand:shrimp', 'seat:1'], 'Garnele → Ben'],
  [['part:0:head', 'button:attack'], 'Ana head → Weiter'],
  [['slot:blue 1'], 'blue 1'],
  [[], 'play shrimp at (1,0)'],
  [['seat:7'], 'play shrimp at (1,0)'],
])('%j is said as %s', (targets, words) => {
  expect(said('play shrimp at (1,0)', targets, play)).toBe(words);
});

test('a part of 1 in percent', () => {
  expect([0, 0.005, 0.5449, 1].map(percent)).toEqual([0, 1, 54, 100]);
});
