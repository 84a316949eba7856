import { expect, test } from 'vitest';
import type { FintasticSeaView } from '../../api/types.ts';
import { closed, points } from './piles.ts';

type Player = FintasticSeaView['players'][number];
const worth = (value: number) => ({ fish: [], secrets: [], points: value, parts: [] });
const player = (piles: object) => ({ ecosystem: worth(5), ...piles }) as unknown as Player;

test('only what may be seen counts', () => {
  expect(points(player({ closed: { size: 2 } }))).toBe(5);
  expect(closed(player({ closed: { size: 2 } }))).toEqual([]);
  expect(points(player({ closed: { size: 2, ecosystems: [worth(20), worth(7)] } }))).toBe(32);
});
