import { keep, kept, keptJson } from '../store.ts';
import type { SeatAnswer } from './types.ts';

/** A seat that this browser holds. The token is the seat: whoever has it plays there. */
export interface HeldSeat {
  table: string;
  /** Its game, where it was known when the person sat down. */
  game: string;
  seat: number;
  token: string;
  recovery: string;
  link: string;
}

const key = 'tidetable.seats';
const nameKey = 'tidetable.name';

function stored(): HeldSeat[] {
  const found = keptJson<unknown>(key, []);
  return Array.isArray(found) ? found : [];
}

/** The seats of this browser, the newest first; other tabs hear of changes. */
class Seats {
  all = $state.raw(stored());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === key) this.all = stored();
    });
  }

  at(table: string): HeldSeat | undefined {
    return this.all.find((seat) => seat.table === table);
  }

  hold(game: string, { table, seat, token, recovery, link }: SeatAnswer) {
    this.#keep([{ table, game, seat, token, recovery, link }, ...this.all.filter((held) => held.table !== table)]);
  }

  forget(table: string) {
    this.#keep(this.all.filter((held) => held.table !== table));
  }

  #keep(seats: HeldSeat[]) {
    this.all = seats;
    keep(key, JSON.stringify(seats));
  }

  /** What the person at this browser called themselves last time, or an empty text. */
  get name(): string {
    return kept(nameKey) ?? '';
  }

  set name(name: string) {
    keep(nameKey, name);
  }
}

export const seats = new Seats();
