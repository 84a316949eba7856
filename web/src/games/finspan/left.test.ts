import { expect, test } from 'vitest';
import { leftOf } from './left.ts';
import type { FinspanView } from './view.ts';

const nothing = { seat: -1, card: '', slot: '', cards: 0, eggs: 0, young: 0, schools: 0 };
const view = (parts: object) => ({ step: 'turn', playing: nothing, abilities: [], ...parts }) as unknown as FinspanView;
const benefits = [
  { op: 'draw', where: '', left: 2 },
  { op: 'score', where: '', left: 1 },
];

test('what is still to be paid', () => {
  const playing = { ...nothing, seat: 1, card: 'cod', cards: 1, young: 2 };
  const signs = [
    { sign: 'card', count: 1 },
    { sign: 'young', count: 2 },
  ];
  expect(leftOf(view({ step: 'pay', playing }), 1)).toEqual({ what: 'pay', signs });
  expect(leftOf(view({ step: 'pay', playing }), 0).signs).toEqual([]);
});

test('what is still to be taken, as long as it is asked about', () => {
  const abilities = [{ seat: 0, benefits }];
  expect(leftOf(view({ step: 'ability', abilities }), 0)).toEqual({
    what: 'take',
    signs: [{ sign: 'draw', count: 2 }],
  });
  expect(leftOf(view({ step: 'ability', abilities }), 1).signs).toEqual([]);
  expect(leftOf(view({ step: 'eggs', abilities }), 0).signs).toEqual([]);
});
