import { expect, test } from 'vitest';
import type { Analysis } from '../api/types.ts';
import { momentsOf, spread } from './curve.ts';

const analysis = (at: number): Analysis => ({
  table: 'aaaaaaaaaaaaaaaa',
  game: 'full-seal',
  length: 9,
  at,
  failed: false,
  moments: [{ at: 2, seat: 1, chances: [0.25, 0.5, 0.25] }],
  costly: [],
});
const standing = { groups: [[0, 2], [1]], scores: [4, 1, 4] };

test('the curve ends with the result, which those who tie share', () => {
  expect(momentsOf(analysis(9), standing)).toEqual([
    { at: 2, chances: [0.25, 0.5, 0.25] },
    { at: 9, chances: [0.5, 0, 0.5] },
  ]);
});

test('while the match is judged it ends where the judge is', () => {
  expect(momentsOf(analysis(5), standing)).toHaveLength(1);
  expect(momentsOf({ ...analysis(9), moments: [] }, standing)).toEqual([]);
});

test.each([
  [
    [10, 50],
    [10, 50],
  ],
  [
    [50, 50, 50],
    [50, 60, 70],
  ],
  [
    [100, 95],
    [100, 90],
  ],
  [
    [0, 1, 2],
    [0, 10, 20],
  ],
])('names at %j are written at %j', (heights, written) => {
  expect(spread(heights, 10, 100)).toEqual(written);
});
