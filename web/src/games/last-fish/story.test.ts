import { expect, test } from 'vitest';
import type { GameEvent, LastFishView, Update } from '../../api/types.ts';
import { flights, scenes } from './story.ts';

const event = (type: string, fields: object = {}): GameEvent =>
  ({ at: 5, type, text: `${type}.`, ...fields }) as GameEvent;
const player = (cards: string[] | number, ...field: string[]) => ({
  champion: 'nix-undertow',
  hp: 3,
  place: 0,
  hand: typeof cards === 'number' ? { size: cards } : { size: cards.length, cards },
  known: typeof cards === 'number' ? [] : cards,
  field,
  passing: false,
  started: true,
});
const entry = (seat: number, card: string, more: object = {}) => ({
  seat,
  card,
  mode: '',
  target: -1,
  names: 0,
  copy: false,
  negated: false,
  ...more,
});
const calm = {
  seats: 2,
  turn: 3,
  active: 0,
  step: 'main',
  drawDeck: 40,
  encounterDeck: 20,
  discard: ['quick-fins'],
  encounterDiscard: [],
  champions: [],
  encounter: '',
  chain: [],
  resolving: false,
  laid: [],
  effect: { card: '', seat: -1, by: -1, left: 0 },
  plays: { attacks: 0, items: 0, curses: 0, extraAttacks: 0, extraItems: 0, acted: false },
  winner: -1,
  players: [player(['frozen-spear', 'pearl-charm']), player(4, 'shell-buckler')],
} as unknown as LastFishView;

const end = { end: true };
const shown = (before: object, ...events: GameEvent[]) =>
  scenes({ ...calm, ...before } as LastFishView, { view: end, events } as unknown as Update);
/** The last scene shows the update's own view, so what is looked at comes before a last event that changes nothing. */
const seen = (before: object, ...events: GameEvent[]) =>
  shown(before, ...events, event('turnBegan', { turn: 4, seat: 1 })).at(-2)?.view as LastFishView;

test('without events there is one scene, which shows the end', () => {
  expect(shown({})).toEqual([{ view: end, events: [], caption: '' }]);
});

test('a chain resolves top first, and every entry holds a moment before what comes of it', () => {
  const chain = [entry(0, 'frozen-spear', { target: 1 }), entry(1, 'riptide-denial', { names: 1 })];
  const found = shown(
    { chain },
    event('resolved', { seat: 1, card: 'riptide-denial', entry: 2 }),
    event('negated', { seat: 0, card: 'frozen-spear', entry: 1 }),
    event('fizzled', { seat: 0, card: 'frozen-spear', entry: 1 }),
    event('turnEnded', { seat: 0 }),
  );
  expect(found.map(({ caption }) => caption)).toEqual(['resolved.', 'negated.', 'fizzled.', 'turnEnded.']);
  const views = found.map(({ view }) => view as LastFishView);
  expect(views[0]).toMatchObject({ resolving: true, chain: [{ negated: false }, {}] });
  expect(views[1]).toMatchObject({ chain: [{ card: 'frozen-spear', negated: true }, {}] });
  expect(views[2]).toMatchObject({ resolving: false, chain: [{ negated: true }] });
  expect(views[2]?.discard).toEqual(['quick-fins', 'riptide-denial']);
  expect(found[3]?.view).toBe(end);
});

test('an announced card leaves the hand for the chain', () => {
  const found = seen({}, event('announcedAt', { seat: 0, card: 'frozen-spear', target: 1, entry: 1 }));
  expect(found.chain).toEqual([entry(0, 'frozen-spear', { target: 1 })]);
  expect(found.players[0]?.hand).toEqual({ size: 1, cards: ['pearl-charm'] });
});

test('a copy leaves no hand and goes to no pile', () => {
  const chain = [entry(0, 'frozen-spear', { target: 1 })];
  const copied = event('copied', { seat: 0, card: 'frozen-spear', target: 1, entry: 2 });
  expect(seen({ chain }, copied).chain[1]).toMatchObject({ copy: true, target: 1 });
  expect(seen({ chain }, copied).players[0]?.hand.size).toBe(2);
  const resolved = event('resolved', { seat: 0, card: 'frozen-spear', entry: 1 });
  expect(seen({ chain }, copied, resolved).discard).toEqual(['quick-fins']);
});

test('an ITEM comes onto the field from the chain, the hand or the Discard Pile', () => {
  const equipped = (card: string, from: string) => event('equipped', { seat: 0, card, from });
  const played = seen({ chain: [entry(0, 'urchin-mail')], resolving: true }, equipped('urchin-mail', 'hand'));
  expect(played.chain).toEqual([]);
  expect(played.players[0]).toMatchObject({ field: ['urchin-mail'], hand: { size: 2 } });
  const held = seen({ chain: [entry(0, 'borrowed-shell')] }, equipped('pearl-charm', 'hand'));
  expect(held.players[0]).toMatchObject({ field: ['pearl-charm'], hand: { size: 1 } });
  const found = seen({ discard: ['drifter-cloak', 'quick-fins'] }, equipped('drifter-cloak', 'discard'));
  expect(found).toMatchObject({ discard: ['quick-fins'] });
});

test('an ENCOUNTER is shown before what it does', () => {
  const found = shown(
    {},
    event('turnBegan', { turn: 4, seat: 1 }),
    event('drewHidden', { seat: 1, count: 1 }),
    event('revealed', { seat: 1, card: 'pike-ambush' }),
    event('destroyed', { seat: 1, card: 'shell-buckler' }),
  );
  expect(found.map(({ events }) => events.map(({ type }) => type))).toEqual([
    ['turnBegan', 'drewHidden'],
    ['revealed'],
    ['destroyed'],
  ]);
  expect(found.map(({ caption }) => caption)).toEqual(['', 'revealed.', 'destroyed.']);
  expect(found[1]?.view).toMatchObject({ encounter: 'pike-ambush', encounterDeck: 19, active: 1, drawDeck: 39 });
});

test('hearts, fields and hands change as they are told', () => {
  expect(seen({}, event('lostHp', { seat: 1, hp: 1, left: 2 })).players[1]?.hp).toBe(2);
  for (const type of ['destroyed', 'blocked']) {
    expect(seen({}, event(type, { seat: 1, card: 'shell-buckler' }))).toMatchObject({
      discard: ['quick-fins', 'shell-buckler'],
      players: [{}, { field: [] }],
    });
  }
  expect(seen({}, event('stole', { seat: 0, target: 1, cards: ['hook-blade'] })).players).toMatchObject([
    { hand: { size: 3, cards: ['frozen-spear', 'pearl-charm', 'hook-blade'] } },
    { hand: { size: 3 } },
  ]);
  expect(seen({}, event('gave', { seat: 0, target: 1, card: 'pearl-charm' })).players).toMatchObject([
    { hand: { size: 1, cards: ['frozen-spear'] } },
    { hand: { size: 5 }, known: ['pearl-charm'] },
  ]);
  expect(seen({}, event('recovered', { seat: 0, card: 'quick-fins' }))).toMatchObject({
    discard: [],
    players: [{ hand: { size: 3 } }, {}],
  });
  expect(seen({}, event('permitted', { seat: 0, kind: 'attack', count: 1 })).plays.extraAttacks).toBe(1);
});

test('whoever is out has no cards any more', () => {
  const found = seen({}, event('defeated', { seat: 1, place: 2 }));
  expect(found.players[1]).toMatchObject({ hp: 0, place: 2, hand: { size: 0 }, field: [] });
});

test('cards fly between hands, fields, chain and piles', () => {
  expect(flights(event('announced', { seat: 0, card: 'quick-fins', entry: 2 }), 0)).toEqual([
    { card: 'quick-fins', from: ['hand:quick-fins', 'hand', 'seat:0'], to: ['entry:2', 'chain'] },
  ]);
  expect(flights(event('destroyed', { seat: 1, card: 'pearl-charm' }), 0)[0]).toEqual({
    card: 'pearl-charm',
    from: ['field:1:pearl-charm', 'field:1', 'seat:1'],
    to: ['pile:discard'],
  });
  expect(flights(event('stole', { seat: 1, target: 0, cards: ['quick-fins', 'hook-blade'] }), 0)).toHaveLength(2);
});

test('what is hidden flies face down, at most five cards at a time', () => {
  expect(flights(event('drewHidden', { seat: 1, count: 7 }), 0)).toHaveLength(5);
  expect(flights(event('stoleHidden', { seat: 1, target: 2, count: 1 }), 0)).toEqual([
    { card: 'back-draw', from: ['seat:2'], to: ['seat:1'] },
  ]);
  expect(flights(event('gaveHidden', { seat: 1, target: 2 }), 0)[0]?.card).toBe('back-draw');
});
