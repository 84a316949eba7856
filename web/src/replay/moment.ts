/** A moment of a match and whose eyes see it. */
export interface Moment {
  /** `archive` sees everything, `audience` what watchers saw, a number what that seat saw. */
  eyes: string;
  /** After how many actions. */
  at: number;
}

/** The moment that an address names; what it does not name, or what cannot be, is the beginning with everything open. */
export function momentOf(search: string, seats: number): Moment {
  const words = new URLSearchParams(search);
  const eyes = words.get('view') ?? '';
  const at = words.get('at') ?? '';
  const known = ['archive', 'audience', ...Array.from({ length: seats }, (_, seat) => String(seat))];
  return { eyes: known.includes(eyes) ? eyes : 'archive', at: /^\d{1,6}$/.test(at) ? Number(at) : 0 };
}

/** The address of a moment, without the server's name. */
export function addressOf(table: string, { eyes, at }: Moment): string {
  return `/t/${table}/replay?view=${eyes}&at=${at}`;
}
