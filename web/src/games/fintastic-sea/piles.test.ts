import { expect, test } from 'vitest';
import type { FintasticSeaView } from '../../api/types.ts';
import { closed, kinds, points } from './piles.ts';

type Player = FintasticSeaView['players'][number];
const worth = (value: number) => ({ fish: [], secrets: [], points: value, parts: [] });
const player = (piles: object) => ({ ecosystem: worth(5), ...piles }) as unknown as Player;

test('equal cards are counted together', () => {
  expect(kinds(['eel', 'shrimp', 'eel'])).toEqual([
    { card: 'eel', count: 2 },
    { card: 'shrimp', count: 1 },
  ]);
});

test('only what may be seen counts', () => {
  expect(points(player({ closed: { size: 2 } }))).toBe(5);
  expect(closed(player({ closed: { size: 2 } }))).toEqual([]);
  expect(points(player({ closed: { size: 2, ecosystems: [worth(20), worth(7)] } }))).toBe(32);
});
