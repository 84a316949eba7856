import { expect, test } from 'vitest';
import type { CardWords } from '../../api/types.ts';
import { found } from './browse.ts';

const card = (id: string, facts: Record<string, string | number>) =>
  ({ id, name: id, group: 'fish', text: '', count: 1, facts }) as unknown as CardWords;
const cards = [
  card('shark', {
    lengthCm: 150,
    zones: 'sunlight twilight',
    predator: 1,
    costConsume: 1,
    timing: 'gameEnd',
    latin: 'Squalus',
  }),
  card('cod', { lengthCm: 149, zones: 'twilight', costEggs: 1, timing: 'whenPlayed', latin: 'Gadus' }),
  card('goby', { lengthCm: 49, zones: 'sunlight', costCards: 2, timing: 'ifActivated', latin: 'Lythrypnus' }),
];
const ids = (name: string, chosen: Parameters<typeof found>[2] = {}) => found(cards, name, chosen).map(({ id }) => id);

test('cards are found by name, in both languages, and sorted', () => {
  expect(ids('')).toEqual(['cod', 'goby', 'shark']);
  expect(ids(' GADUS')).toEqual(['cod']);
  expect(ids('whale')).toEqual([]);
});

test('each filter has to fit', () => {
  expect(ids('', { zone: 'sunlight' })).toEqual(['goby', 'shark']);
  expect(ids('', { length: '0-49' })).toEqual(['goby']);
  expect(ids('', { length: '50-149' })).toEqual(['cod']);
  expect(ids('', { length: '150-' })).toEqual(['shark']);
  expect(ids('', { icon: 'predator' })).toEqual(['shark']);
  expect(ids('', { cost: 'egg' })).toEqual(['cod']);
  expect(ids('', { cost: 'consume' })).toEqual(['shark']);
  expect(ids('', { timing: 'ifActivated', zone: 'sunlight' })).toEqual(['goby']);
  expect(ids('', { timing: 'ifActivated', zone: 'twilight' })).toEqual([]);
});
