import type { Entry, Fish } from './fish.ts';
import { type Card, paint } from './paint.ts';
import { deepPlans } from './plans/deep.ts';
import { flatPlans } from './plans/flat.ts';
import { openPlans } from './plans/open.ts';
import { reefPlans } from './plans/reef.ts';
import { quiet } from './species/abyss.ts';
import { coast } from './species/coast.ts';
import { hunters } from './species/deep.ts';
import { flatfish } from './species/flatfish.ts';
import { forage } from './species/forage.ts';
import { ground } from './species/ground.ts';
import { swimmers } from './species/open.ts';
import { reef } from './species/reef.ts';
import { seadevils } from './species/seadevils.ts';
import { shallows } from './species/shallows.ts';
import { sharks } from './species/sharks.ts';
import { twilight } from './species/twilight.ts';

export { cards } from './cards.ts';

const plans: Record<string, Fish> = { ...reefPlans, ...openPlans, ...flatPlans, ...deepPlans };

/** What every species looks like, by the id of its card. */
export const species: Record<string, Entry> = {
  ...swimmers,
  ...coast,
  ...reef,
  ...shallows,
  ...sharks,
  ...ground,
  ...hunters,
  ...quiet,
  ...seadevils,
  ...twilight,
  ...flatfish,
  ...forage,
};

/** The picture of a card's fish, as the text of an SVG. Throws when the tables do not know the fish. */
export function picture(card: Card): string {
  const entry = species[card.id];
  const plan = entry && plans[entry.plan];
  if (!entry || !plan) throw new Error(`web/fish/species describes no fish for the card ${card.id}`);
  const { plan: _, ...own } = entry;
  return paint(plan, own, card);
}
