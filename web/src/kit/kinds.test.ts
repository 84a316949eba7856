import { expect, test } from 'vitest';
import { kinds } from './kinds.ts';

test('equal cards are counted together', () => {
  expect(kinds(['eel', 'shrimp', 'eel'])).toEqual([
    { card: 'eel', count: 2 },
    { card: 'shrimp', count: 1 },
  ]);
});
