import { expect, test } from 'vitest';
import type { FullSealView } from '../../api/types.ts';
import { attempt, targets } from './notation.ts';

test.each([
  ['flip', ['button:flip']],
  ['stop', ['button:stop']],
  ['decline', ['button:decline']],
  ['end turn', ['button:end turn']],
  ['play full-creel', ['hand:full-creel', 'button:announce']],
  ['play gull-thief at seat 2', ['hand:gull-thief', 'seat:2']],
  ['play moulting-season with belly', ['hand:moulting-season', 'own:belly']],
  ['play ice-barter with head for tail of seat 1', ['hand:ice-barter', 'own:head', 'part:1:tail']],
  ['buy action', ['pile:action']],
  ['buy seal', ['pile:seal']],
  ['buy head', ['looking:head']],
  ['put tail under', ['looking:tail']],
  ['trade flipper', ['own:flipper', 'button:trade']],
  ['attack seat 3 for belly', ['part:3:belly', 'button:attack']],
  ['choose killer-whale', ['predator:killer-whale']],
])('%s is chosen by %j', (action, places) => {
  expect(targets(action)).toEqual(places);
});

const view = { seats: 3 } as FullSealView;
const why = (place: string, picked: string[] = [], offered: string[] = []) => attempt(place, picked, offered, view, 2);

test('what cannot be done is asked about as what it would be', () => {
  expect(why('hand:thin-ice')).toBe('play thin-ice');
  expect(why('hand:gull-thief')).toBe('play gull-thief at seat 0');
  expect(why('hand:moulting-season')).toBe('play moulting-season with head');
  expect(why('hand:ice-barter')).toBe('play ice-barter with head for tail of seat 0');
  expect(why('pile:seal')).toBe('buy seal');
  expect(why('part:1:tail')).toBe('attack seat 1 for tail');
  expect(why('own:head')).toBe('trade head');
  expect(why('predator:walrus')).toBe('choose walrus');
  expect(why('looking:head')).toBe('buy head');
  expect(why('looking:head', [], ['put tail under'])).toBe('put head under');
  expect(why('stack:gull-thief')).toBe('');
});

test('with a card picked a place is asked about as its target', () => {
  expect(why('seat:1', ['hand:spyglass'])).toBe('play spyglass at seat 1');
  expect(why('seat:1', ['hand:full-creel'])).toBe('');
  expect(why('own:tail', ['hand:moulting-season'])).toBe('play moulting-season with tail');
  expect(why('part:1:tail', ['hand:ice-barter', 'own:tail'])).toBe('play ice-barter with tail for tail of seat 1');
  expect(why('part:1:tail', ['hand:ice-barter'])).toBe('attack seat 1 for tail');
});
