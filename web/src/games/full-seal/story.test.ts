import { expect, test } from 'vitest';
import type { FullSealView, GameEvent, Update } from '../../api/types.ts';
import { flights, scenes } from './story.ts';

const event = (type: string, fields: object = {}): GameEvent =>
  ({ at: 5, type, text: `${type}.`, ...fields }) as GameEvent;
const player = (fish = 0, ...seals: string[]) => ({
  hand: { size: 2 },
  predators: 1,
  known: [],
  seals,
  fish,
  limit: 0,
});
const calm = {
  turn: 3,
  active: 0,
  step: 'fishing',
  fishDeck: { size: 20, top: ['fish-2'], under: [] },
  flipped: ['fish-1'],
  empties: 1,
  plays: { used: 1, allowed: 3 },
  fishing: { seat: 0, line: ['fish-1'], caught: 1, limit: 0, extra: false },
  announced: [],
  attack: { seat: -1, target: -1, seal: '', chosen: '', attacker: '', defender: '' },
  players: [player(4), player(2, 'seal-head')],
} as unknown as FullSealView;

const end = { end: true };
const shown = (...events: GameEvent[]) =>
  scenes(calm, { view: end, events } as unknown as Update, (caught) => `empty at ${caught}`);
const seen = (scene: { view: unknown } | undefined) => scene?.view as FullSealView;

test('without events there is one scene, which shows the end', () => {
  expect(shown()).toEqual([{ view: end, events: [], caption: '' }]);
});

test('every flip is a scene of its own, and the last scene shows the end', () => {
  const found = shown(
    event('flipped', { seat: 0, card: 'fish-2', caught: 3 }),
    event('flipped', { seat: 0, card: 'fish-5', caught: 8 }),
    event('stopped', { seat: 0, caught: 8 }),
  );
  expect(found.map(({ events }) => events.map(({ type }) => type))).toEqual([['flipped'], ['flipped', 'stopped']]);
  expect(seen(found[0]).fishing).toMatchObject({ line: ['fish-1', 'fish-2'], caught: 3 });
  expect(seen(found[0]).fishDeck).toEqual({ size: 19, top: [], under: [] });
  expect(found.at(-1)?.view).toBe(end);
});

test('an Empty card holds a moment before the catch is lost', () => {
  const found = shown(
    event('flipped', { seat: 0, card: 'fish-empty', caught: 1 }),
    event('lostCatch', { seat: 0, caught: 1 }),
  );
  expect(found.map(({ caption }) => caption)).toEqual(['empty at 1', '']);
  expect(seen(found[0])).toMatchObject({ step: 'mend', empties: 2, fishing: { line: ['fish-1'], caught: 1 } });
});

test('two Predators are revealed in a scene of their own', () => {
  const found = shown(
    event('attacked', { seat: 0, target: 1, seal: 'seal-head' }),
    event('revealed', { seat: 0, predator: 'walrus' }),
    event('revealed', { seat: 1, predator: 'killer-whale' }),
    event('tookSeal', { seat: 0, target: 1, seal: 'seal-head' }),
  );
  expect(found.map(({ caption }) => caption)).toEqual(['', 'revealed. revealed.', '']);
  expect(seen(found[1]).attack).toMatchObject({ seat: 0, target: 1, attacker: 'walrus', defender: 'killer-whale' });
  expect(seen(found[1]).players[1]?.seals).toEqual(['seal-head']);
});

test('what changes hands is shown with the next scene', () => {
  const found = shown(
    event('collected', { seat: 0, caught: 1 }),
    event('announcedAt', { seat: 0, card: 'gull-thief', target: 1 }),
    event('tookFish', { seat: 0, target: 1, fish: 2 }),
    event('turnBegan', { turn: 4, seat: 1 }),
    event('flipped', { seat: 1, card: 'fish-2', caught: 2 }),
    event('flipped', { seat: 1, card: 'fish-2', caught: 4 }),
  );
  expect(found).toHaveLength(5);
  expect(seen(found[1]).announced).toEqual([{ seat: 0, card: 'gull-thief', target: 1, seal: '', other: '' }]);
  expect(seen(found[2])).toMatchObject({ turn: 4, active: 1, announced: [], plays: { used: 0 } });
  expect(seen(found[2]).players.map(({ fish }) => fish)).toEqual([7, 0]);
  expect(seen(found[3]).fishing).toMatchObject({ seat: 1, line: ['fish-2'], caught: 2 });
});

test('Seal cards go from seat to seat; the own one lies in the own Seal', () => {
  const took = event('tookSeal', { seat: 0, target: 1, seal: 'seal-tail' });
  const [seal] = flights(took, 1);
  expect(seal).toEqual({ card: 'seal-tail', from: ['own:tail', 'seat:1'], to: ['part:0:tail', 'seat:0'] });
  expect(flights(took, 0)[0]?.to).toEqual(['own:tail', 'seat:0']);
});

test('a catch is collected as fish, at most five at a time', () => {
  const found = flights(event('collected', { seat: 1, caught: 9 }), 1);
  expect(found).toHaveLength(5);
  expect(found[0]).toEqual({ card: 'token-fish', from: ['catch'], to: ['fish', 'seat:1'], token: true });
});

test('what is hidden flies face down', () => {
  expect(flights(event('drewHidden', { seat: 1 }), 0)).toEqual([
    { card: 'back-action', from: ['pile:action'], to: ['seat:1'] },
  ]);
  expect(flights(event('scatteredHidden', { seat: 0, target: 1 }), 0)).toEqual([
    { card: 'back-predator', from: ['seat:1'], to: ['pile:predator'] },
  ]);
});
