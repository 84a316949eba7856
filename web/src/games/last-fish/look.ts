import type { CardWords } from '../../api/types.ts';
import type { Look, Mark } from '../../kit/look.ts';
import type { Key } from '../../texts/en.ts';
import { language } from '../../texts/language.svelte.ts';

const pictures = import.meta.glob<string>('/pictures/last-fish/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where a picture lies; an empty text where there is none. */
export const picture = (name: string): string => pictures[`/pictures/last-fish/${name}.svg`] ?? '';

/** The sign of each kind of card, beside its colour and its word. */
const signs = {
  instant: 'bolt',
  spell: 'star',
  curse: 'diamond',
  attack: 'triangle',
  item: 'square',
  encounter: 'disc',
  champion: 'crown',
} as const satisfies Record<string, Mark>;

export type Kind = keyof typeof signs;
export const isKind = (group: string): group is Kind => group in signs;
export const signOf = (kind: Kind): Mark => signs[kind];

/** The word for a kind of card, as it stands on the card. */
export const kindWord = (kind: Kind): string => language.t(`pond.kind.${kind}`);

const backs = ['back-draw', 'back-encounter'];

/** How a card looks. Its kind is a sign, a colour and a word, so that colour is never alone. */
export function look({ id, name, group, facts }: CardWords): Look {
  if (backs.includes(id)) {
    return { id, name: '', full: '', corner: '', tone: 'ink', mark: 'disc', picture: picture(id), whole: true };
  }
  if (!isKind(group)) return { id, name, full: name, corner: '', tone: 'ink', mark: 'disc', picture: picture(id) };
  const category = String(facts['category'] ?? '');
  const kind = category ? language.t(`pond.category.${category}` as Key) : kindWord(group);
  return {
    id,
    name,
    full: `${name}, ${kind}`,
    corner: kindWord(group),
    tone: `pond-${group}`,
    mark: signs[group],
    picture: picture(id),
  };
}
