import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableConnection } from './connection.svelte.ts';
import { Line } from './line.ts';

const line = () => Line.all.at(-1) as Line;
const sent = (type: string) => line().sent.filter((message) => message.type === type);
let connection: TableConnection;
let token: string | undefined;
const heard: [number, boolean][] = [];

function connect() {
  connection = new TableConnection(
    'table',
    () => token,
    (update, news) => heard.push([update.table.position, news]),
  );
  line().open();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  heard.length = 0;
  token = 'secret';
  connect();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it says hello with the seat and is live with the first update', () => {
  expect(sent('hello')).toMatchObject([{ token: 'secret', since: 0 }]);
  expect(connection.status).toBe('connecting');
  line().update(7);
  expect(connection.status).toBe('live');
  expect(heard).toEqual([[7, true]]);
});

test('after a lost connection it comes back, asks for what happened since, and sends what was not answered', async () => {
  line().update(7);
  const answer = connection.send({ type: 'act', question: '7.0', actions: ['pass'] });
  const [first] = sent('act');
  line().close();
  expect(connection.status).toBe('lost');
  vi.advanceTimersByTime(1_000);
  line().open();
  expect(sent('hello')).toMatchObject([{ since: 7 }]);
  expect(sent('act')).toEqual([]);
  line().update(9);
  expect(sent('act')).toEqual([first]);
  line().say({ type: 'done', command: first?.command, position: 9 });
  expect(await answer).toEqual({ done: true });
  expect(connection.status).toBe('live');
});

test('a refusal tells why and brings the picture up to date', async () => {
  line().update(7);
  const answer = connection.send({ type: 'act', question: '6.0', actions: ['pass'] });
  const update = { type: 'update', table: { position: 8 }, you: 0, since: 8, events: [] };
  line().say({ type: 'refused', command: sent('act')[0]?.command, code: 'not-legal', text: 'no', rule: '6.4', update });
  expect(await answer).toEqual({ done: false, code: 'not-legal', text: 'no', rule: '6.4' });
  expect(heard.at(-1)).toEqual([8, false]);
});

test('what the server could not store in time is sent again, under the same id', async () => {
  line().update(7);
  const answer = connection.send({ type: 'undo', question: '7.0' });
  const command = sent('undo')[0]?.command;
  line().say({ type: 'refused', command, code: 'try-again', text: 'later' });
  vi.advanceTimersByTime(1_000);
  expect(sent('undo').map((message) => message.command)).toEqual([command, command]);
  line().say({ type: 'done', command, position: 8 });
  expect(await answer).toEqual({ done: true });
});

test('a silent server is left and looked for again', () => {
  line().update(7);
  const before = line();
  vi.advanceTimersByTime(15_000);
  expect(sent('ping')).toHaveLength(1);
  line().say({ type: 'pong' });
  expect(connection.status).toBe('live');
  vi.advanceTimersByTime(20_000);
  expect(connection.status).toBe('lost');
  vi.advanceTimersByTime(5_000);
  expect(line()).not.toBe(before);
});

test('a command without an answer makes it connect anew', () => {
  line().update(7);
  void connection.send({ type: 'why', action: 'pass' });
  const before = line();
  vi.advanceTimersByTime(5_000);
  expect(before.readyState).toBe(3);
  expect(connection.status).toBe('lost');
});

test('after sleep it asks at once whether anybody is there', () => {
  line().update(7);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent('ping')).toHaveLength(1);
});

test('a seat that another tab has taken back under a new token is greeted with that one', () => {
  token = 'newer';
  line().say({ type: 'problem', code: 'wrong-token', text: 'the token opens no seat of this table' });
  expect(sent('hello').map((hello) => hello.token)).toEqual(['secret', 'newer']);
  line().update(1);
  expect(connection.status).toBe('live');
});

test('a server that is too busy for a hello is asked again, a faulty table is not', () => {
  line().say({ type: 'problem', code: 'try-again', text: 'later' });
  vi.advanceTimersByTime(1_000);
  expect(Line.all).toHaveLength(2);
  line().open();
  line().say({ type: 'problem', code: 'fault', text: 'a fault in the program' });
  expect(connection.status).toBe('refused');
  expect(connection.refusal.code).toBe('fault');
});

test('on a slow line it waits longer with every attempt', () => {
  const before = line();
  vi.advanceTimersByTime(5_000);
  expect(before.readyState).toBe(3);
  vi.advanceTimersByTime(400);
  const second = line();
  expect(second).not.toBe(before);
  vi.advanceTimersByTime(9_000);
  expect(second.readyState).not.toBe(3);
  vi.advanceTimersByTime(1_000);
  expect(second.readyState).toBe(3);
});

test('once closed it stays closed', () => {
  line().update(7);
  connection.close();
  const lines = Line.all.length;
  connection.greet();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(lines);
});

test('a table that is not shown to us is not asked for again and again', () => {
  line().say({ type: 'problem', code: 'wrong-token', text: 'the token opens no seat of this table' });
  expect(connection.status).toBe('refused');
  expect(connection.refusal.text).toBe('the token opens no seat of this table');
  line().close();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
  connection.greet();
  line().open();
  line().update(1);
  expect(connection.status).toBe('live');
});
