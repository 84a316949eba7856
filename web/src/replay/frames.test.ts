import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../api/http.ts';
import type { ReplayPart } from '../api/types.ts';
import { Frames, size } from './frames.svelte.ts';

const length = 250;
const event = (at: number) => ({ at, type: 'passed', text: `event ${at}` });
let fetched: number[];
let failing: Set<number>;

/** A match of 250 actions, as the server tells it. */
async function part(from: number): Promise<ReplayPart> {
  fetched.push(from);
  if (failing.has(from)) throw new Problem('offline', 'nobody there');
  const count = Math.min(size, length + 1 - from);
  const frames = Array.from({ length: count }, (_, n) => ({
    at: from + n,
    view: { moment: from + n },
    events: from + n === 0 ? [] : [event(from + n)],
  }));
  return { table: 't', game: 'g', length, view: 'archive', from, frames };
}

beforeEach(() => {
  fetched = [];
  failing = new Set();
});

test('at the beginning the first chunk is fetched, then the next one', async () => {
  const frames = new Frames(part);
  expect((await frames.need(0)).at).toBe(0);
  await vi.waitFor(() => expect(frames.get(100)).toBeDefined());
  expect(fetched).toEqual([0, 100]);
  expect(frames.length).toBe(length);
});

test('in the middle the chunks on both sides come, too, and nothing comes twice', async () => {
  const frames = new Frames(part);
  const [one, two] = await Promise.all([frames.need(150), frames.need(151)]);
  expect([one.at, two.at]).toEqual([150, 151]);
  await vi.waitFor(() => expect(frames.get(250)).toBeDefined());
  expect(fetched.toSorted((a, b) => a - b)).toEqual([0, 100, 200]);
  await frames.need(3);
  expect(fetched).toHaveLength(3);
});

test('the frame of each number is that frame, at the edges of chunks, too', async () => {
  const frames = new Frames(part);
  for (const at of [0, 1, 99, 100, 199, 200, 249, 250]) {
    expect(await frames.need(at)).toMatchObject({ at, view: { moment: at } });
  }
});

test('before the beginning is the beginning, after the end the end', async () => {
  const frames = new Frames(part);
  expect((await frames.need(-1)).at).toBe(0);
  expect((await frames.need(9999)).at).toBe(length);
});

test('a match whose length is a whole number of chunks has its last frame alone in a chunk', async () => {
  const short = async (from: number): Promise<ReplayPart> => {
    const whole = await part(from);
    return { ...whole, length: 100, frames: whole.frames.filter(({ at }) => at <= 100) };
  };
  expect((await new Frames(short).need(100)).at).toBe(100);
  expect(fetched).toEqual([0, 100]);
});

test('what happened goes back as far as the frames are there', async () => {
  const frames = new Frames(part);
  expect(frames.events(0)).toEqual([]);
  await frames.need(250);
  await vi.waitFor(() => expect(frames.get(150)).toBeDefined());
  expect(frames.events(2)).toEqual([event(1), event(2)]);
  expect(frames.events(250)).toHaveLength(250);
});

test('a chunk that failed is fetched again when it is needed', async () => {
  failing.add(100);
  const frames = new Frames(part);
  await frames.need(0);
  await expect(frames.need(120)).rejects.toThrow('nobody there');
  failing.clear();
  expect((await frames.need(120)).at).toBe(120);
});
