import type { SeatAnswer } from './types.ts';

/** A seat that this browser holds. The token is the seat: whoever has it plays there. */
export interface HeldSeat {
  table: string;
  game: string;
  seat: number;
  token: string;
  recovery: string;
  link: string;
}

const kept = 'tidetable.seats';
const keptName = 'tidetable.name';

function stored(): HeldSeat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** The seats of this browser, the newest first; other tabs hear of changes. */
class Seats {
  all = $state.raw(stored());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === kept) this.all = stored();
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
    localStorage.setItem(kept, JSON.stringify(seats));
  }

  /** What the person at this browser called themselves last time, or an empty text. */
  get name(): string {
    return localStorage.getItem(keptName) ?? '';
  }

  set name(name: string) {
    localStorage.setItem(keptName, name);
  }
}

export const seats = new Seats();
