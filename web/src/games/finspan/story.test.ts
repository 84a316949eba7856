import { expect, test } from 'vitest';
import type { GameEvent, Update } from '../../api/types.ts';
import { after, flights, scenes } from './story.ts';
import type { FinspanView, Slot } from './view.ts';

const event = (type: string, fields: object = {}): GameEvent =>
  ({ at: 5, type, text: `${type}.`, ...fields }) as GameEvent;
const slot = (name: string, parts: Partial<Slot> = {}): Slot => ({
  slot: name,
  fish: '',
  under: [],
  egg: false,
  young: 0,
  school: false,
  ...parts,
});
const player = (...ocean: Slot[]) => ({
  hand: ['cod', 'goby'],
  discard: ['ray'],
  ocean,
  divers: { play: 0, blue: 0, purple: 0, green: 0 },
});
const calm = {
  week: 1,
  active: 0,
  deck: 20,
  dive: { seat: -1, site: '', next: '' },
  abilities: [],
  players: [player(), player(slot('blue 1', { fish: 'tuna', egg: true, young: 2 }), slot('blue 2'))],
} as unknown as FinspanView;

const end = { end: true };
const shown = (...events: GameEvent[]) => scenes(calm, { view: end, events } as unknown as Update);
const seen = (scene: { view: unknown } | undefined) => scene?.view as FinspanView;
const then = (type: string, fields: object) => after(calm, event(type, { seat: 1, ...fields }));
const at = (view: FinspanView, name: string) => view.players[1]?.ocean.find((each) => each.slot === name);

test('without events there is one scene, which shows the end', () => {
  expect(shown()).toEqual([{ view: end, events: [], caption: '' }]);
});

test('a dive is shown stop by stop, and the last scene shows the end', () => {
  const found = shown(
    event('dived', { seat: 1, site: 'blue' }),
    event('bonusReached', { seat: 1, site: 'blue', bonus: 'sunlight' }),
    event('drew', { seat: 1, card: 'hake' }),
    event('activated', { seat: 1, fish: 'tuna', slot: 'blue 1' }),
    event('turnBegan', { seat: 0 }),
  );
  expect(found.map(({ events }) => events.map(({ type }) => type))).toEqual([
    ['dived'],
    ['bonusReached', 'drew'],
    ['activated'],
    ['turnBegan'],
  ]);
  expect(found.slice(0, 3).map((scene) => seen(scene).dive.next)).toEqual(['', 'sunlight', 'row 1']);
  expect(seen(found[1])).toMatchObject({
    deck: 19,
    players: [{}, { hand: ['cod', 'goby', 'hake'], divers: { blue: 1 } }],
  });
  expect(found.at(-1)?.view).toBe(end);
});

test('the end of a week is told in one scene', () => {
  const found = shown(
    event('goalScored', { seat: 0, week: 1 }),
    event('goalScored', { seat: 1, week: 1 }),
    event('weekBegan', { week: 2, first: 1 }),
    event('turnBegan', { seat: 1 }),
  );
  expect(found.map(({ caption }) => caption)).toEqual(['goalScored. goalScored.', 'weekBegan.', '']);
});

test('what happens in a slot is seen there', () => {
  expect(at(then('hatched', { slot: 'blue 1' }), 'blue 1')).toMatchObject({ egg: false, young: 3 });
  expect(at(then('schoolFormed', { slot: 'blue 1' }), 'blue 1')).toMatchObject({ young: 0, school: true });
  expect(at(then('youngMoved', { from: 'blue 1', to: 'blue 2' }), 'blue 2')?.young).toBe(1);
  expect(at(then('paidToken', { token: 'egg', slot: 'blue 1' }), 'blue 1')).toMatchObject({ egg: false, young: 2 });
  expect(at(then('placed', { fish: 'cod', slot: 'blue 2' }), 'blue 2')?.fish).toBe('cod');
  expect(then('placed', { fish: 'cod', slot: 'blue 2' }).players[1]?.hand).toEqual(['goby']);
  expect(at(then('ate', { card: 'goby', slot: 'blue 1' }), 'blue 1')?.under).toEqual(['goby']);
  expect(then('paidCard', { card: 'cod' }).players[1]).toMatchObject({ hand: ['goby'], discard: ['ray', 'cod'] });
  expect(then('recovered', { card: 'ray' }).players[1]?.discard).toEqual([]);
});

test('what is the viewer’s lies in its own places', () => {
  const placed = event('placed', { seat: 1, fish: 'cod', slot: 'blue 2' });
  expect(flights(placed, 1)).toEqual([{ card: 'cod', from: ['hand:cod', 'seat:1'], to: ['slot:blue 2', 'seat:1'] }]);
  expect(flights(placed, 0)).toEqual([{ card: 'cod', from: ['seat:1'], to: ['ocean:1:blue 2', 'seat:1'] }]);
  expect(flights(event('turnBegan', { seat: 1 }), 0)).toEqual([]);
});
