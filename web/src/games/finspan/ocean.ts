import { type Site, sites } from './notation.ts';
import type { FinspanView, Slot } from './view.ts';

export const zones = [
  { zone: 'sunlight', rows: [1, 2, 3] },
  { zone: 'twilight', rows: [4] },
  { zone: 'midnight', rows: [5, 6] },
] as const;

/** The bonuses of a dive, in the order of the way down. */
export const bonuses = ['sunlight', 'twilight', 'midnight', 'depth'] as const;
export type Bonus = (typeof bonuses)[number];

/** What the bonus of a site gives in this match. */
export const benefitsOf = ({ bonuses }: FinspanView, site: Site, bonus: Bonus) =>
  bonuses.find((each) => each.site === site && each.bonus === bonus)?.benefits ?? [];

/** Where a diver is: a slot, a bonus such as `blue depth`, or an empty text. */
export function diverAt(view: FinspanView, seat: number): string {
  const { dive, abilities } = view;
  if (dive.seat !== seat || seat < 0) return '';
  // The last one is what the dive itself came to; what lies before it was set off by that.
  const open = abilities.at(-1);
  if (open) return open.bonus ? `${open.site} ${open.bonus}` : open.slot;
  return `${dive.site} ${dive.next.replace('row ', '')}`;
}

/** Tokens in a whole ocean. */
export const tokensOf = (ocean: Slot[]) => ({
  eggs: ocean.filter(({ egg }) => egg).length,
  young: ocean.reduce((sum, { young }) => sum + young, 0),
  schools: ocean.filter(({ school }) => school).length,
});

export const isSite = (word: string): word is Site => (sites as readonly string[]).includes(word);
