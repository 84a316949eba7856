import { expect, test } from 'vitest';
import type { FintasticSeaView, GameEvent, Update } from '../../api/types.ts';
import { flights, scenes } from './story.ts';

const event = (type: string, fields: object = {}): GameEvent => ({ at: 5, type, text: type, ...fields }) as GameEvent;
const view = (...ocean: [string, string][]) =>
  ({ ocean: ocean.map(([cell, fish]) => ({ cell, fish, strength: 1 })) }) as FintasticSeaView;
const update = (seen: FintasticSeaView, events: GameEvent[]) => ({ view: seen, events }) as unknown as Update;
const sea = (scene: { view: unknown }) =>
  (scene.view as FintasticSeaView).ocean.map(({ cell, fish }) => `${fish} ${cell}`).sort();

test('without a wave there is one scene, which shows the end', () => {
  const end = view(['(1,0)', 'shrimp']);
  const events = [event('played', { seat: 0, fish: 'shrimp', cell: '(1,0)' })];
  expect(scenes(view(), update(end, events), () => '')).toEqual([{ view: end, events, caption: '' }]);
});

test('a wave is shown step by step: the turn, the drift, the sweep, the refill, the new round', () => {
  const before = view(['(0,1)', 'shrimp'], ['(0,3)', 'eel']);
  const end = view(['(0,2)', 'shrimp'], ['(0,1)', 'lionfish']);
  const shown = scenes(
    before,
    update(end, [
      event('passed', { seat: 1 }),
      event('current', { direction: 'south' }),
      event('drifted', { fish: 'shrimp', from: '(0,1)', to: '(0,2)' }),
      event('swept', { fish: 'eel', cell: '(0,3)' }),
      event('reshuffled', { cards: 9 }),
      event('refilled', { fish: 'lionfish', cell: '(0,1)' }),
      event('drewHidden', { seat: 1 }),
      event('roundBegan', { round: 2, first: 1 }),
    ]),
    (part) => part,
  );
  expect(shown.map(({ caption }) => caption)).toEqual(['before', 'drift', 'sweep', 'refill', 'after']);
  expect(shown.map(sea)).toEqual([
    ['eel (0,3)', 'shrimp (0,1)'],
    ['eel (0,3)', 'shrimp (0,2)'],
    ['shrimp (0,2)'],
    ['lionfish (0,1)', 'shrimp (0,2)'],
    ['lionfish (0,1)', 'shrimp (0,2)'],
  ]);
  expect(shown.at(-1)?.view).toBe(end);
  expect(shown.flatMap(({ events }) => events)).toHaveLength(8);
});

test('own cards fly from the hand and into the own piles, those of others from and to their seats', () => {
  const played = event('played', { seat: 1, fish: 'shrimp', cell: '(1,0)' });
  expect(flights(played, 1)).toEqual([{ card: 'shrimp', from: ['hand:shrimp', 'seat:1'], to: ['cell:(1,0)'] }]);
  expect(flights(played, 0)).toEqual([{ card: 'shrimp', from: ['seat:1'], to: ['cell:(1,0)'] }]);
  const caught = event('caught', { seat: 0, fish: 'eel', cell: '(1,0)', into: 'reserve' });
  expect(flights(caught, 0)).toEqual([{ card: 'eel', from: ['cell:(1,0)'], to: ['zone:reserve', 'seat:0'] }]);
});

test('what is hidden does not fly', () => {
  expect(flights(event('drewHidden', { seat: 1 }), 0)).toEqual([]);
  expect(flights(event('keptHidden', { seat: 1, under: 1 }), 0)).toEqual([]);
});
