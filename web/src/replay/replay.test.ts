import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seats } from '../api/seats.svelte.ts';
import { Flyer } from '../kit/flyer.svelte.ts';
import { Replay } from './replay.svelte.ts';

const length = 120;
const person = (seat: number, name: string) => ({ seat, kind: 'person', name, connected: false, away: false });
const table = { table: 't', game: 'fintastic-sea', seats: [person(0, 'Ana'), person(1, 'Ben')], asked: [] };
const frame = (at: number) => ({
  at,
  view: { round: at, rounds: length },
  events: at === 0 ? [] : [{ at, type: 'passed', seat: at % 2, text: `event ${at}` }],
});
let asked: string[];
let tokens: (string | undefined)[];
let refusal: { status: number; body: object } | undefined;

beforeEach(() => {
  asked = [];
  tokens = [];
  refusal = undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(path);
    tokens.push(headers['Authorization']);
    if (path.endsWith('/cards')) return Response.json({ cards: [] });
    if (!path.includes('/replay')) return Response.json(table);
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    const from = Number(new URL(path, 'http://localhost').searchParams.get('from'));
    const count = Math.min(100, length + 1 - from);
    return Response.json({ length, frames: Array.from({ length: count }, (_, n) => frame(from + n)) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  seats.forget('t');
});

async function opened(eyes = 'archive', at = 0) {
  const replay = new Replay('t', new Flyer());
  await replay.open(() => ({ eyes, at }));
  return replay;
}

test('a moment is shown with what led to it, and who acted is marked', async () => {
  const replay = await opened('archive', 11);
  expect(replay.view).toEqual({ round: 11, rounds: length });
  expect([replay.at, replay.now, replay.length, replay.you]).toEqual([11, 11, length, -1]);
  expect(replay.events.map(({ text }) => text)).toEqual(['event 11']);
  expect(replay.log).toHaveLength(11);
  expect(replay.table?.asked).toEqual([1]);
  expect(replay.name(1)).toBe('Ben');
  replay.close();
});

test('the slider stays between the beginning and the end', async () => {
  const replay = await opened('archive', 999);
  expect(replay.at).toBe(length);
  await replay.go(length + 1);
  expect(replay.at).toBe(length);
  await replay.go(-1);
  expect(replay.at).toBe(0);
  replay.close();
});

test('of two jumps the later one counts, whichever answer comes first', async () => {
  const replay = await opened();
  await Promise.all([replay.go(110), replay.go(3)]);
  expect([replay.at, replay.now]).toEqual([3, 3]);
  replay.close();
});

test('other eyes see the same moment', async () => {
  const replay = await opened('archive', 5);
  await replay.lookThrough('1');
  expect([replay.you, replay.now]).toEqual([1, 5]);
  expect(asked).toContain('/api/tables/t/replay?view=1&from=0');
  replay.close();
});

test('where the server does not answer, what is shown stays', async () => {
  const replay = await opened('archive', 5);
  refusal = { status: 503, body: { code: 'try-again', detail: 'Once more.' } };
  await replay.lookThrough('1');
  expect([replay.problem, replay.eyes, replay.you, replay.at]).toEqual(['Once more.', 'archive', -1, 5]);
  refusal = undefined;
  await replay.lookThrough('1');
  expect([replay.problem, replay.eyes, replay.you, replay.at]).toEqual(['', '1', 1, 5]);
  replay.close();
});

test('the token of the seat goes along', async () => {
  seats.hold('fintastic-sea', { table: 't', seat: 1, token: 'T', recovery: '', invite: '', link: '' });
  const replay = await opened();
  expect(new Set(tokens)).toEqual(new Set(['Bearer T']));
  expect([replay.isYours(0), replay.isYours(1)]).toEqual([false, true]);
  replay.close();
});

test('it plays by itself, faster when told so, and stops at the end', async () => {
  const replay = await opened('archive', length - 2);
  vi.useFakeTimers();
  replay.speed = 2;
  replay.play();
  await vi.advanceTimersByTimeAsync(599);
  expect(replay.now).toBe(length - 2);
  await vi.advanceTimersByTimeAsync(1);
  expect(replay.now).toBe(length - 1);
  await vi.advanceTimersByTimeAsync(600);
  expect([replay.now, replay.playing]).toEqual([length, false]);
  replay.play();
  await vi.advanceTimersByTimeAsync(0);
  expect([replay.now, replay.playing]).toEqual([0, true]);
  await replay.go(7);
  expect(replay.playing).toBe(false);
  replay.close();
});

test('what the server says against it is told', async () => {
  refusal = { status: 409, body: { code: 'not-over', detail: 'This match is not over.' } };
  const replay = await opened();
  expect(replay.problem).toBe('This match is not over.');
  expect(replay.view).toBeUndefined();
  replay.close();
});
