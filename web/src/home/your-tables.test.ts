import { expect, test } from 'vitest';
import type { YourTable } from '../api/types.ts';
import { language } from '../texts/language.svelte.ts';
import { inOrder, others, statusOf } from './your-tables.ts';

const person = (seat: number, name: string, more = {}) => ({
  seat,
  kind: 'person',
  name,
  connected: true,
  away: false,
  conceded: false,
  ...more,
});
const bot = (seat: number, name: string) => ({ ...person(seat, name), kind: 'bot', bot: 'greedy' });
const table = (more: object = {}) =>
  ({
    table: 't',
    title: 'Fintastic Sea',
    status: 'running',
    seats: [person(0, 'Ana'), bot(1, 'Coral'), bot(2, 'Piet')],
    you: 0,
    yourTurn: false,
    asked: [],
    changed: '2026-11-30T12:00:00Z',
    ...more,
  }) as unknown as YourTable;
const status = (more: object) => statusOf(table(more), language);

test('your turn comes first, then what runs, what is open and what is over, each the latest first', () => {
  const tables = [
    table({ table: 'over', status: 'over' }),
    table({ table: 'open', status: 'open' }),
    table({ table: 'closed', status: 'closed', changed: '2026-11-30T12:00:01Z' }),
    table({ table: 'running' }),
    table({ table: 'later', changed: '2026-11-30T12:00:01Z' }),
    table({ table: 'turn', yourTurn: true, changed: '2020-01-01T00:00:00Z' }),
  ];
  expect(inOrder(tables).map((each) => each.table)).toEqual(['turn', 'later', 'running', 'open', 'closed', 'over']);
});

test('the others are those who sit there, without yourself and free seats', () => {
  expect(others(table())).toEqual(['Coral', 'Piet']);
  expect(others(table({ you: 1, seats: [person(0, 'Ana'), bot(1, 'Coral'), { seat: 2, kind: 'free' }] }))).toEqual([
    'Ana',
  ]);
});

test('a running table says whose turn it is', () => {
  expect(status({ yourTurn: true, asked: [0] })).toBe('Your turn');
  expect(status({ asked: [1] })).toBe('Coral to decide');
  expect(status({ asked: [1, 2] })).toBe('Coral and Piet to decide');
  expect(status({})).toBe('Running');
  expect(status({ status: 'paused' })).toBe('Paused');
});

test('whoever is away or has conceded is told that a bot plays', () => {
  expect(status({ seats: [person(0, 'Ana', { away: true }), bot(1, 'Coral')], asked: [1] })).toBe(
    'A bot plays for you',
  );
  expect(status({ seats: [person(0, 'Ana', { conceded: true }), bot(1, 'Coral')] })).toBe('A bot plays for you');
});

test('an open table says how many seats are free', () => {
  expect(status({ status: 'open', seats: [person(0, 'Ana'), { seat: 1, kind: 'free' }] })).toBe('1 seat is free');
  expect(status({ status: 'closed' })).toBe('Closed before the start');
});

test('a finished table says the place and the points', () => {
  const over = (groups: number[][]) => status({ status: 'over', standing: { groups, scores: [40, 1, 30] } });
  expect(over([[0], [1], [2]])).toBe('You won with 40 points');
  expect(over([[0, 2], [1]])).toBe('You share the win with 40 points');
  expect(over([[2], [0], [1]])).toBe('2nd of 3 with 40 points');
  expect(over([[2], [1], [0]])).toBe('3rd of 3 with 40 points');
  expect(status({ status: 'over' })).toBe('Over');
});

test('where points decide nothing, they are not told', () => {
  const over = (groups: number[][]) =>
    status({ game: 'full-seal', status: 'over', standing: { groups, scores: [4, 1, 3] } });
  expect(over([[0], [1], [2]])).toBe('You won');
  expect(over([[0, 2], [1]])).toBe('You share the win');
  expect(over([[2], [0], [1]])).toBe('2nd of 3');
});
