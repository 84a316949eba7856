import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HeldSeat, seats } from '../api/seats.svelte.ts';
import { Yours } from './yours.svelte.ts';

const answer = (table: string) => ({ table, seat: 0, token: `token of ${table}`, recovery: '', invite: '', link: '' });
const known = (table: string) => ({ table, status: 'running', yourTurn: false, changed: '' });
let asked: string[][];

beforeEach(() => {
  for (const { table } of seats.all as HeldSeat[]) seats.forget(table);
  asked = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).tokens);
    return Response.json({ tables: [known('a'), known('b')] });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what the server knows is shown, what was forgotten is not', async () => {
  for (const table of ['a', 'b', 'gone']) seats.hold('fintastic-sea', answer(table));
  const yours = new Yours();
  await yours.refresh();
  expect(asked).toEqual([['token of gone', 'token of b', 'token of a']]);
  expect(yours.tables?.map(({ table }) => table)).toEqual(['a', 'b']);
  seats.forget('a');
  expect(yours.tables?.map(({ table }) => table)).toEqual(['b']);
  expect(seats.at('gone')).toBeDefined();
});

test('the newest hundred are asked for, and nothing without a seat', async () => {
  const yours = new Yours();
  await yours.refresh();
  expect(asked).toEqual([]);
  expect(yours.tables).toEqual([]);
  for (let at = 0; at < 120; at++) seats.hold('fintastic-sea', answer(`t${at}`));
  await yours.refresh();
  expect(asked[0]).toHaveLength(100);
  expect(asked[0]?.[0]).toBe('token of t119');
});

test('a failure is told and what was found stays', async () => {
  seats.hold('fintastic-sea', answer('a'));
  const yours = new Yours();
  await yours.refresh();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  await yours.refresh();
  expect(yours.problem).toBe('The server cannot be reached; try again in a moment.');
  expect(yours.tables?.map(({ table }) => table)).toEqual(['a']);
});
