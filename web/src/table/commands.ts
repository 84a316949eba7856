import { commandId, Problem, request } from '../api/http.ts';
import { seats } from '../api/seats.svelte.ts';
import type { SeatAnswer, Table } from '../api/types.ts';
import { router } from '../routes.svelte.ts';
import type { Play } from './play.svelte.ts';

/** Carries out a request; what the server says against it is shown at the prompt. */
async function attempted<T>(play: Play, path: string, body?: object): Promise<T | undefined> {
  try {
    return await request<T>(`/api/tables/${play.id}/${path}`, {
      token: seats.at(play.id)?.token,
      ...(body ? { body } : {}),
    });
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    play.why = { text: problem.message, rule: '', place: '' };
    return undefined;
  }
}

const asked = new Set<string>();

/** The same people at a new table. Pressed twice it is one wish: a second answer would make the first one's token void. */
export async function rematch(play: Play) {
  if (asked.has(play.id)) return;
  asked.add(play.id);
  const answer = await attempted<SeatAnswer>(play, 'rematch', { command: commandId() });
  asked.delete(play.id);
  if (!answer || !play.table) return;
  seats.hold(play.table.game, answer);
  router.go(`/t/${answer.table}`);
}

/** Starts before all seats are taken; these bots take the free ones, or without any the seats are taken away. */
export async function start(play: Play, fill: string[]) {
  await attempted<Table>(play, 'start', { command: commandId(), ...(fill.length > 0 ? { fill } : {}) });
}

/** Takes a seat back by its recovery code. */
export async function recover(play: Play, code: string): Promise<boolean> {
  const answer = await attempted<SeatAnswer>(play, 'recovery', { code });
  if (!answer) return false;
  seats.hold(play.table?.game ?? '', answer);
  play.greet();
  return true;
}

export async function closeTable(play: Play) {
  await attempted<Table>(play, 'close', { command: commandId() });
}

/** Goes on after a fault in the program. */
export async function resume(play: Play) {
  await attempted<Table>(play, 'resume', { command: commandId() });
}

/** Before the start the seat is free again and this browser forgets it. */
export async function leave(play: Play) {
  const before = play.table?.status === 'open';
  const answer = await attempted<Table>(play, 'leave', { command: commandId() });
  if (!answer) return;
  if (before) seats.forget(play.id);
  router.go('/');
}

export async function back(play: Play) {
  await attempted<Table>(play, 'back', { command: commandId() });
}

export async function concede(play: Play) {
  await attempted<Table>(play, 'concede', { command: commandId() });
}

/** Saves the record of a finished match as a file. */
export async function saveRecord(play: Play) {
  const record = await attempted<object>(play, 'record');
  if (!record) return;
  const file = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `${play.id}.tide.json`;
  link.click();
  URL.revokeObjectURL(file);
}
