import { expect, test } from 'vitest';
import { scaleBar } from './scale.ts';

test.each([
  [1, 1, 1],
  [12, 5, 5 / 12],
  [40, 20, 0.5],
  [2000, 1000, 0.5],
])('a fish of %d cm has marks every %d cm', (length, cm, share) => {
  expect(scaleBar(length)).toEqual({ cm, share });
});
