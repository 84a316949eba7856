import { beforeEach, expect, test } from 'vitest';
import { keepLevel, levelsOf, usualBot } from './bots.ts';
import type { GameInfo } from './types.ts';

const game = (...bots: string[]) => ({ bots }) as GameInfo;
const all = game('random', 'easy', 'greedy', 'medium', 'hard', 'expert');

beforeEach(() => localStorage.clear());

test('people choose from four levels', () => {
  expect(levelsOf(all)).toEqual(['easy', 'medium', 'hard', 'expert']);
});

test('a game without levels offers the bots it has', () => {
  expect(levelsOf(game('random'))).toEqual(['random']);
  expect(usualBot(game('random'))).toBe('random');
});

test('medium plays until somebody has chosen; then what was chosen', () => {
  expect(usualBot(all)).toBe('medium');
  keepLevel('hard');
  expect(usualBot(all)).toBe('hard');
  expect(usualBot(game('random', 'easy', 'medium'))).toBe('medium');
});
