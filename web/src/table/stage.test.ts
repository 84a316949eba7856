import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, Update } from '../api/types.ts';
import type { Scene } from '../games/screen.ts';
import { Stage } from './stage.svelte.ts';

const me = 0;
const line = (at: number, seat: number) => ({ at, type: 'played', seat, text: `${seat} at ${at}` }) as GameEvent;

function update(since: number, ...events: GameEvent[]): Update {
  return { view: { since }, since, events, you: me } as unknown as Update;
}

/** A scene for each event; those of others stay for 100 ms. */
function stage() {
  const scenes = (_: unknown, { events, view }: Update): Scene[] =>
    events.map((event, at) => ({ view: { ...view, at }, events: [event], caption: '' }));
  const hold = ({ events }: Scene) => (events.every(({ seat }) => seat === me) ? 0 : 100);
  return new Stage({ scenes, hold, flights: () => [], launch: () => () => {} });
}

const texts = (events: GameEvent[]) => events.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first update is shown at once, with all that happened before', () => {
  const shown = stage();
  shown.push(update(0, line(1, 1), line(2, 0)), true);
  expect(shown.busy).toBe(false);
  expect(texts(shown.log)).toEqual(['1 at 1', '0 at 2']);
});

test('what others do is shown one after the other; with the last scene nothing is held back', () => {
  const shown = stage();
  shown.push(update(0), true);
  const last = update(2, line(3, 2));
  shown.push(update(0, line(1, 1), line(2, 1)), true);
  shown.push(last, true);
  expect(shown.busy).toBe(true);
  expect(texts(shown.log)).toEqual(['1 at 1']);
  vi.advanceTimersByTime(100);
  expect(texts(shown.log)).toEqual(['1 at 1', '1 at 2']);
  vi.advanceTimersByTime(100);
  expect(texts(shown.log)).toEqual(['1 at 1', '1 at 2', '2 at 3']);
  expect(shown.busy).toBe(false);
  expect(shown.shown?.update).toBe(last);
});

test('skipping shows the newest at once and tells all that was skipped', () => {
  const shown = stage();
  shown.push(update(0), true);
  const last = update(2, line(3, 1));
  shown.push(update(0, line(1, 1), line(2, 1)), true);
  shown.push(last, true);
  shown.skip();
  expect(shown.busy).toBe(false);
  expect(shown.shown?.update).toBe(last);
  expect(texts(shown.log)).toEqual(['1 at 1', '1 at 2', '1 at 3']);
  expect(shown.news).toEqual(['1 at 2', '1 at 3']);
  vi.runAllTimers();
  expect(shown.log).toHaveLength(3);
});

test('what the viewer did is shown at once, also while the last scene of others stays', () => {
  const shown = stage();
  shown.push(update(0), true);
  shown.push(update(0, line(1, 1)), true);
  const mine = update(1, line(2, me));
  shown.push(mine, true);
  expect(shown.shown?.update).toBe(mine);
  expect(shown.busy).toBe(false);
});

test('what waits while a last scene stays can be skipped, and a refusal does not leave it behind', () => {
  const shown = stage();
  shown.push(update(0), true);
  shown.push(update(0, line(1, 1)), true);
  expect(shown.busy).toBe(false);
  shown.push(update(1, line(2, 1)), true);
  expect(shown.busy).toBe(true);
  const now = update(2);
  shown.push(now, false);
  vi.runAllTimers();
  expect(shown.shown?.update).toBe(now);
  expect(shown.busy).toBe(false);
  expect(texts(shown.log)).toEqual(['1 at 1', '1 at 2']);
});

test('after another greeting everything is shown at once', () => {
  const shown = stage();
  shown.push(update(0, line(1, 1)), true);
  shown.forget();
  shown.push(update(0, line(1, 1), line(2, 1)), true);
  expect(shown.busy).toBe(false);
  expect(texts(shown.log)).toEqual(['1 at 1', '1 at 2']);
});

test('an undo takes its lines back', () => {
  const shown = stage();
  shown.push(update(0, line(1, 1), line(2, me)), true);
  shown.push(update(1, line(3, me)), true);
  expect(texts(shown.log)).toEqual(['1 at 1', '0 at 3']);
});

test('the update of a refusal corrects the picture and changes no line', () => {
  const shown = stage();
  shown.push(update(0, line(1, 1)), true);
  shown.push(update(0, line(2, 1), line(3, 1)), true);
  const now = update(3);
  shown.push(now, false);
  expect(shown.busy).toBe(false);
  expect(shown.shown?.update).toBe(now);
  expect(texts(shown.log)).toEqual(['1 at 2', '1 at 3']);
});

test('whoever was away for long sees the end at once', () => {
  const shown = stage();
  shown.push(update(0), true);
  shown.push(update(0, ...Array.from({ length: 61 }, (_, at) => line(at + 1, 1))), true);
  expect(shown.busy).toBe(false);
  expect(shown.log).toHaveLength(61);
});
