import { expect, test } from 'vitest';
import type { CardWords, LastFishView } from '../../api/types.ts';
import { attempt, type Reader, targets } from './notation.ts';

const cards: Record<string, Partial<CardWords>> = {
  'leechs-bargain': { group: 'curse', facts: { target: 'opponent', secondaryTarget: 'opponent' } },
  'drowned-pact': { group: 'curse', facts: {} },
  'borrowed-shell': { group: 'instant', facts: { window: 'any' } },
  'riptide-denial': { group: 'instant', facts: { window: 'response' } },
  'grave-armor': { group: 'curse', facts: {} },
  'frozen-spear': { group: 'attack', facts: { target: 'opponent' } },
  'tidal-insight': { group: 'spell', facts: {} },
};
const seen = (effect: object, held: string[] = [], chain = 0): Reader & { cards: typeof cards } => ({
  you: 1,
  cards,
  words(card) {
    return this.cards[card] as CardWords | undefined;
  },
  view: {
    seats: 3,
    effect: { card: '', seat: -1, by: -1, left: 0, ...effect },
    chain: Array.from({ length: chain }, () => ({})),
    players: [{}, { hand: { size: held.length, cards: held } }, {}],
  } as unknown as LastFishView,
});
const plain = seen({});

test.each([
  ['pick skarn-frostgill', ['champion:skarn-frostgill', 'button:pick']],
  ['play tidal-insight', ['hand:tidal-insight', 'button:announce']],
  ['play duplication', ['hand:duplication', 'button:announce']],
  ['play frozen-spear at seat 2', ['hand:frozen-spear', 'seat:2']],
  ['play drowned-pact', ['hand:drowned-pact', 'button:initial']],
  ['play drowned-pact secondary', ['hand:drowned-pact', 'button:secondary']],
  ['play leechs-bargain at seat 0', ['hand:leechs-bargain', 'button:initial', 'seat:0']],
  ['play leechs-bargain secondary at seat 0', ['hand:leechs-bargain', 'button:secondary', 'seat:0']],
  ['play riptide-denial on 2', ['hand:riptide-denial', 'entry:2']],
  ['copy at seat 2', ['seat:2']],
  ['choose seat 0', ['seat:0']],
  ['give frozen-spear to seat 2', ['hand:frozen-spear', 'seat:2']],
  ['discard quick-fins', ['hand:quick-fins']],
  ['pass quick-fins', ['hand:quick-fins']],
  ['block with pearl-charm', ['field:1:pearl-charm']],
  ['recover frozen-spear', ['discard:frozen-spear']],
  ['decline', ['button:decline']],
  ['accept', ['button:accept']],
  ['rest', ['button:rest']],
  ['end turn', ['button:end turn']],
])('%s is chosen by %j', (action, places) => {
  expect(targets(action, plain)).toEqual(places);
});

test('an ITEM is destroyed on the field that the effect reaches', () => {
  expect(targets('destroy pearl-charm', seen({ card: 'rust-tide', seat: 2 }))).toEqual(['field:2:pearl-charm']);
});

test('an ITEM comes from the hand by an INSTANT, else from the Discard Pile', () => {
  const held = ['shell-buckler'];
  expect(targets('equip shell-buckler', seen({ card: 'borrowed-shell' }, held))).toEqual(['hand:shell-buckler']);
  expect(targets('equip shell-buckler', seen({ card: 'grave-armor' }, held))).toEqual(['discard:shell-buckler']);
  expect(targets('equip shell-buckler', seen({ card: 'borrowed-shell' }))).toEqual(['discard:shell-buckler']);
});

const why = (place: string, picked: string[] = [], offered: string[] = [], play = plain) =>
  attempt(place, picked, offered, play);

test('a card of the hand is asked about as what it would be played as', () => {
  expect(why('hand:tidal-insight')).toBe('play tidal-insight');
  expect(why('hand:frozen-spear')).toBe('play frozen-spear at seat 2');
  expect(why('hand:riptide-denial')).toBe('play riptide-denial on 1');
  expect(why('hand:riptide-denial', [], [], seen({}, [], 3))).toBe('play riptide-denial on 3');
});

test('in a question about the hand it is asked about as an answer', () => {
  expect(why('hand:quick-fins', [], ['discard frozen-spear'])).toBe('discard quick-fins');
  expect(why('hand:quick-fins', [], ['pass frozen-spear'])).toBe('pass quick-fins');
  expect(why('hand:quick-fins', [], ['decline', 'equip pearl-charm'])).toBe('equip quick-fins');
  expect(why('hand:quick-fins', [], ['give frozen-spear to seat 0'])).toBe('give quick-fins to seat 2');
});

test('a seat is asked about as the target of what is picked', () => {
  expect(why('seat:1', ['hand:frozen-spear'])).toBe('play frozen-spear at seat 1');
  expect(why('seat:1', ['hand:leechs-bargain', 'button:secondary'])).toBe('play leechs-bargain secondary at seat 1');
  expect(why('seat:1', ['hand:quick-fins'], ['give quick-fins to seat 0'])).toBe('give quick-fins to seat 1');
  expect(why('seat:1', [], ['copy at seat 2'])).toBe('copy at seat 1');
  expect(why('seat:1', [], ['choose seat 2'])).toBe('choose seat 1');
  expect(why('seat:1', [], ['rest', 'end turn'])).toBe('');
});

test('ITEMs, entries, Champions and the Discard Pile are asked about where the question is about them', () => {
  expect(why('field:1:pearl-charm', [], ['block with shell-buckler'])).toBe('block with pearl-charm');
  expect(why('field:0:pearl-charm', [], ['destroy shell-buckler'])).toBe('destroy pearl-charm');
  expect(why('field:0:pearl-charm', [], ['end turn'])).toBe('');
  expect(why('entry:2', ['hand:riptide-denial'])).toBe('play riptide-denial on 2');
  expect(why('entry:2')).toBe('');
  expect(why('champion:nix-undertow')).toBe('pick nix-undertow');
  expect(why('discard:hook-blade', [], ['equip pearl-charm'])).toBe('equip hook-blade');
  expect(why('discard:hook-blade', [], ['recover pearl-charm'])).toBe('recover hook-blade');
});
