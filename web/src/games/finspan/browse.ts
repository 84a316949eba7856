import type { CardWords } from '../../api/types.ts';
import type { Key } from '../../texts/en.ts';
import { costOf, tags, zonesOf } from './ability.ts';

export const filters = ['zone', 'length', 'icon', 'cost', 'timing'] as const;
export type Filter = (typeof filters)[number];

interface Choice {
  value: string;
  label: Key;
}

const named = (key: string, values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: `fin.${key}.${value}` as Key }));

/** What can be chosen of each filter. */
export const choices: Record<Filter, Choice[]> = {
  zone: named('zone', ['sunlight', 'twilight', 'midnight']),
  length: named('length', ['0-49', '50-149', '150-']),
  icon: named('tag', tags),
  cost: named('cost', ['card', 'egg', 'young', 'school', 'consume']),
  timing: named('timing', ['whenPlayed', 'ifActivated', 'gameEnd']),
};

const fits: Record<Filter, (facts: CardWords['facts'], value: string) => boolean> = {
  zone: (facts, zone) => zonesOf(facts).includes(zone),
  length: (facts, range) => {
    const [least = '0', most] = range.split('-');
    const cm = Number(facts['lengthCm']);
    return cm >= Number(least) && (!most || cm <= Number(most));
  },
  icon: (facts, tag) => Number(facts[tag] ?? 0) > 0,
  cost: (facts, piece) => costOf(facts).some(({ sign }) => sign === piece),
  timing: (facts, timing) => facts['timing'] === timing,
};

/** The cards that a search finds, by their names in the language of the page, or the Latin ones. */
export function found(cards: CardWords[], name: string, chosen: Partial<Record<Filter, string>>): CardWords[] {
  const wanted = name.trim().toLocaleLowerCase();
  return cards
    .filter((card) => `${card.name} ${card.facts['latin']}`.toLocaleLowerCase().includes(wanted))
    .filter(({ facts }) =>
      filters.every((filter) => {
        const value = chosen[filter];
        return !value || fits[filter](facts, value);
      }),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}
