import { expect, test } from 'vitest';
import { costOf, effectsOf, tagsOf, zonesOf } from './ability.ts';

const effects = (text: string) => effectsOf({ facts: { effects: text } });

test('effects are read from the facts of a card', () => {
  expect(effects('draw 2, layEggEach size small')).toEqual([
    { op: 'draw', count: 2, kind: '', word: '' },
    { op: 'layEggEach', count: 1, kind: 'size', word: 'small' },
  ]);
  expect(effects('playFish 1 site green')).toEqual([{ op: 'playFish', count: 1, kind: 'site', word: 'green' }]);
  expect(effects('score 10 consumedUnderAtLeast 3')).toEqual([{ op: 'score', count: 10, kind: '', word: '' }]);
  expect(effects('')).toEqual([]);
});

test('what a card costs, its icons and its zones', () => {
  const facts = { costCards: 2, costEggs: 0, costConsume: 1, predator: 2, electric: 0, zones: 'sunlight twilight' };
  expect(costOf(facts)).toEqual([
    { sign: 'card', count: 2 },
    { sign: 'consume', count: 1 },
  ]);
  expect(tagsOf(facts)).toEqual([{ sign: 'predator', count: 2 }]);
  expect(zonesOf(facts)).toEqual(['sunlight', 'twilight']);
});
