import { expect, test } from 'vitest';
import { addressOf, momentOf } from './moment.ts';

test.each([
  ['', { eyes: 'archive', at: 0 }],
  ['?view=archive&at=12', { eyes: 'archive', at: 12 }],
  ['?view=audience', { eyes: 'audience', at: 0 }],
  ['?at=7&view=1', { eyes: '1', at: 7 }],
  ['?view=2&at=7', { eyes: 'archive', at: 7 }],
  ['?view=me&at=-3', { eyes: 'archive', at: 0 }],
  ['?at=1e3', { eyes: 'archive', at: 0 }],
  ['?at=99999999999999999999', { eyes: 'archive', at: 0 }],
])('at a table of two, %j is %j', (search, moment) => {
  expect(momentOf(search, 2)).toEqual(moment);
});

test('the address of a moment leads back to it', () => {
  const moment = { eyes: '1', at: 210 };
  const address = new URL(addressOf('k3v7', moment), 'http://localhost');
  expect(address.pathname).toBe('/t/k3v7/replay');
  expect(momentOf(address.search, 2)).toEqual(moment);
});
