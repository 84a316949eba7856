import type { CardWords } from '../../api/types.ts';
import { type SignName, signs } from './signs.ts';

/** An effect as a card's facts write it: the verb, how often or how many points, and what it is about. */
export interface Effect {
  op: SignName;
  count: number;
  /** `site`, `zone`, `row`, `size` or `tag`, and its word; empty where the effect is about no such thing. */
  kind: string;
  word: string;
}

const kinds = ['site', 'zone', 'row', 'size', 'tag'];
const isSign = (word: string): word is SignName => word in signs;

/** The effects of a card, from the text of its facts (docs/games/finspan.md). */
export function effectsOf({ facts }: Pick<CardWords, 'facts'>): Effect[] {
  return String(facts['effects'] ?? '')
    .split(', ')
    .flatMap((text) => {
      const [op = '', ...rest] = text.split(' ');
      if (!isSign(op)) return [];
      const count = Number(rest[0]) || 1;
      const at = rest.findIndex((word) => kinds.includes(word));
      return [{ op, count, kind: rest[at] ?? '', word: at < 0 ? '' : (rest[at + 1] ?? '') }];
    });
}

export const tags = ['predator', 'bioluminescent', 'camouflage', 'electric', 'venomous'] as const;

/** The pieces of a cost, with the names of their facts. */
const pieces = [
  ['card', 'costCards'],
  ['egg', 'costEggs'],
  ['young', 'costYoung'],
  ['school', 'costSchools'],
  ['consume', 'costConsume'],
] as const;

type Facts = CardWords['facts'];

const counted = <T extends string>(names: readonly (readonly [T, string])[], facts: Facts) =>
  names.map(([sign, fact]) => ({ sign, count: Number(facts[fact] ?? 0) })).filter(({ count }) => count > 0);

export const costOf = (facts: Facts) => counted(pieces, facts);

export const tagsOf = (facts: Facts) =>
  counted(
    tags.map((tag) => [tag, tag] as const),
    facts,
  );

/** The zones a card may lie in. */
export const zonesOf = (facts: Facts): string[] => String(facts['zones'] ?? '').split(' ');
