import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seats } from '../api/seats.svelte.ts';
import type { GameInfo } from '../api/types.ts';
import { router } from '../routes.svelte.ts';
import PlayNow from './PlayNow.svelte';
import { SeatWish, takenName } from './seat-wish.svelte.ts';
import WithFriends from './WithFriends.svelte';

const game = {
  id: 'fintastic-sea',
  title: 'Fintastic Sea',
  minSeats: 2,
  maxSeats: 4,
  bots: ['random', 'greedy'],
  options: [],
};
const answer = { table: 'k3v7', seat: 0, token: 'T', recovery: 'R', invite: 'I', link: 'L' };
const reply = (status: number, body: object) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }));

let sent: Record<string, unknown>[];
let replies: (() => Promise<Response>)[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  replies = [];
  vi.spyOn(router, 'go').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return (replies.shift() ?? (() => reply(201, answer)))();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  seats.forget(answer.table);
});

test('two presses on the number of bots: one table, the seat is kept, the page goes there', async () => {
  render(PlayNow, { game: game as unknown as GameInfo });
  const button = screen.getByRole('button', { name: '2 bots' });
  button.click();
  button.click();
  await vi.waitFor(() => expect(router.go).toHaveBeenCalledWith('/t/k3v7'));
  expect(sent).toEqual([
    {
      game: 'fintastic-sea',
      seats: [{ person: 'Guest' }, { bot: 'greedy' }, { bot: 'greedy' }],
      command: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(seats.at('k3v7')?.token).toBe('T');
});

test('the same wish after a failure is the same command, another wish is another one', async () => {
  replies = [() => Promise.reject(new TypeError()), () => reply(503, { code: 'try-again', detail: 'Once more.' })];
  const wish = new SeatWish();
  await wish.ask('fintastic-sea', '/api/tables', { seats: 2 });
  expect(wish.problem).toBe('The server cannot be reached; try again in a moment.');
  await wish.ask('fintastic-sea', '/api/tables', { seats: 2 });
  expect(wish.problem).toBe('Once more.');
  await wish.ask('fintastic-sea', '/api/tables', { seats: 3 });
  expect(wish.problem).toBe('');
  const [first, second, third] = sent.map(({ command }) => command);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('with friends: a seat for the person, then the free ones, then bots', async () => {
  render(WithFriends, { game: game as unknown as GameInfo });
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: '  Ana ' } });
  await fireEvent.click(screen.getByRole('radio', { name: '4' }));
  await fireEvent.click(screen.getByRole('radio', { name: '1' }));
  await fireEvent.click(screen.getByLabelText('Anybody may find the table and sit down'));
  await fireEvent.click(screen.getByRole('button', { name: 'Set up the table' }));
  await vi.waitFor(() => expect(router.go).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({
    seats: [{ person: 'Ana' }, {}, {}, { bot: 'greedy' }],
    listed: true,
    audience: true,
  });
  expect(sent[0]).not.toHaveProperty('away');
  expect(seats.name).toBe('Ana');
});

test('fewer seats than bots want leave one for a friend', async () => {
  render(WithFriends, { game: game as unknown as GameInfo });
  await fireEvent.click(screen.getByRole('radio', { name: '4' }));
  await fireEvent.click(screen.getAllByRole('radio', { name: '2' })[1] as HTMLElement);
  await fireEvent.click(screen.getByRole('radio', { name: '3' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Set up the table' }));
  await vi.waitFor(() => expect(sent[0]?.['seats']).toEqual([{ person: 'Guest' }, {}, { bot: 'greedy' }]));
});

test('a guest has no name to be kept', () => {
  expect(takenName('  ')).toBe('Guest');
  expect(takenName('Guest')).toBe('Guest');
  expect(seats.name).toBe('');
});

test('a variant is sent when it is not the usual one; one seat is practice', async () => {
  const options = [
    { name: 'goals', values: ['A', 'B'] },
    { name: 'reshuffle', values: ['at-next-draw', 'at-once'] },
  ];
  render(PlayNow, { game: { ...game, minSeats: 1, options } as unknown as GameInfo });
  await fireEvent.change(screen.getByLabelText(/^Achievement board/), { target: { value: 'B' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Practise alone' }));
  await vi.waitFor(() => expect(router.go).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ seats: [{ person: 'Guest' }], options: { goals: 'B' } });
});
