import { commandId, Problem, request } from '../api/http.ts';
import { seats } from '../api/seats.svelte.ts';
import type { SeatAnswer } from '../api/types.ts';
import { router } from '../routes.svelte.ts';
import { language } from '../texts/language.svelte.ts';

/** The name that is offered: the one of last time, or that of a guest. */
export const offeredName = () => seats.name || language.t('home.guest');

/** A name as it is sent; it is offered again next time. An empty one is that of a guest. */
export function takenName(typed: string): string {
  const name = typed.trim();
  if (name && name !== language.t('home.guest')) seats.name = name;
  return name || language.t('home.guest');
}

/**
 * The wish for a seat, at a new table or at one that is there. Pressed twice, or once more after a failure, the same
 * wish is one command: it gives one seat.
 */
export class SeatWish {
  busy = $state(false);
  /** What the server says against it. */
  problem = $state('');
  #wished = '';
  #command = '';

  /** Asks for the seat and goes there. */
  async ask(game: string, path: string, body: object) {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      const answer = await request<SeatAnswer>(path, { body: { ...body, command: this.#commandOf(path, body) } });
      seats.hold(game, answer);
      router.go(`/t/${answer.table}`);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem.message;
    } finally {
      this.busy = false;
    }
  }

  #commandOf(path: string, body: object): string {
    const wished = JSON.stringify([path, body]);
    if (wished !== this.#wished) this.#command = commandId();
    this.#wished = wished;
    return this.#command;
  }
}
