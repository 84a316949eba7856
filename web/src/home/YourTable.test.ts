import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seats } from '../api/seats.svelte.ts';
import type { YourTable as Table } from '../api/types.ts';
import YourTable from './YourTable.svelte';

const person = { connected: true, away: false, conceded: false, kind: 'person' };
const table = (more: object) =>
  ({
    table: 'k3v7',
    title: 'Fintastic Sea',
    status: 'running',
    seats: [
      { ...person, seat: 0, name: 'Ana' },
      { ...person, seat: 1, name: 'Ben' },
    ],
    you: 0,
    yourTurn: true,
    asked: [0],
    changed: '2026-11-30T12:00:00Z',
    ...more,
  }) as unknown as Table;

beforeEach(() =>
  seats.hold('fintastic-sea', { table: 'k3v7', seat: 0, token: 'T', recovery: 'CODE', invite: '', link: '' }),
);
afterEach(() => seats.forget('k3v7'));

test('your turn is said in words and leads to the table', () => {
  render(YourTable, { table: table({}) });
  expect(screen.getByText('Your turn')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Play on: Fintastic Sea, with Ben' });
  expect(link.getAttribute('href')).toBe('/t/k3v7');
});

test('a match that is over can be shown again', () => {
  render(YourTable, { table: table({ status: 'over', yourTurn: false, asked: [] }) });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/t/k3v7/replay', '/t/k3v7']);
});

test('a seat is forgotten only when asked twice, and its code is shown before', async () => {
  render(YourTable, { table: table({}) });
  await fireEvent.click(screen.getByRole('button', { name: 'Forget: Fintastic Sea, with Ben' }));
  expect(seats.at('k3v7')).toBeDefined();
  expect(screen.getByText('CODE')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(seats.at('k3v7')).toBeUndefined();
});
