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

type BonusSign = 'draw' | 'recover' | 'layEgg' | 'hatch' | 'move';

/** What is printed on the ocean boards, as signs. */
const printed: Record<Site, Record<Bonus, BonusSign>> = {
  blue: { sunlight: 'draw', twilight: 'draw', midnight: 'recover', depth: 'recover' },
  purple: { sunlight: 'layEgg', twilight: 'layEgg', midnight: 'layEgg', depth: 'layEgg' },
  green: { sunlight: 'hatch', twilight: 'hatch', midnight: 'move', depth: 'move' },
};

/** What the bonus of a site gives in this match. */
export function bonusSign(site: Site, bonus: Bonus, options: FinspanView['options']): BonusSign {
  const other = site === 'blue' && bonus === 'midnight' && options['midnight-bonus'] === 'draw';
  return other ? 'draw' : printed[site][bonus];
}

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
