import { expect, test } from 'vitest';
import { wordsOf } from './log-words.ts';

const tang = { id: 'blue-tang', name: 'Blue Tang' };
const short = { id: 'tang', name: 'Tang' };

test('names of cards are pieces of their own', () => {
  expect(wordsOf('Ana plays Blue Tang at (1,0).', [short, tang])).toEqual([
    { text: 'Ana plays ' },
    { text: 'Blue Tang', card: 'blue-tang' },
    { text: ' at (1,0).' },
  ]);
});

test('a name may come several times, also at the ends', () => {
  expect(wordsOf('Tang, Blue Tang', [tang, short])).toEqual([
    { text: 'Tang', card: 'tang' },
    { text: ', ' },
    { text: 'Blue Tang', card: 'blue-tang' },
  ]);
});

test('a sentence without cards stays whole', () => {
  expect(wordsOf('Round 2 begins.', [])).toEqual([{ text: 'Round 2 begins.' }]);
});
