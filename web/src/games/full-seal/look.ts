import backAction from '/pictures/full-seal/back-action.svg?url';
import backFish from '/pictures/full-seal/back-fish.svg?url';
import backPredator from '/pictures/full-seal/back-predator.svg?url';
import backSeal from '/pictures/full-seal/back-seal.svg?url';
import token from '/pictures/full-seal/token-fish.svg?url';
import type { CardWords } from '../../api/types.ts';
import type { Look, Mark } from '../../kit/look.ts';
import { language } from '../../texts/language.svelte.ts';

const pictures = import.meta.glob<string>('/pictures/full-seal/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const picture = (name: string) => pictures[`/pictures/full-seal/${name}.svg`] ?? '';

/** What has a picture and is no card of the deck. */
export const backs: Record<string, string> = {
  'back-action': backAction,
  'back-fish': backFish,
  'back-predator': backPredator,
  'back-seal': backSeal,
  'token-fish': token,
};

/** How a card looks. Its kind is a mark, a colour and words, so that colour is never alone. */
export function look({ id, name, group, facts }: CardWords): Look {
  const { t } = language;
  const plain = (tone: string, mark: Mark, corner: string, full: string): Look => ({
    id,
    name,
    full,
    corner,
    tone: `ice-${tone}`,
    mark,
    picture: picture(group === 'seal' ? `seal-${facts['part']}` : id),
  });
  const back = backs[id];
  if (back) return { id, name: '', full: '', corner: '', tone: 'ink', mark: 'disc', picture: back, whole: true };
  switch (group) {
    case 'fish': {
      const empty = Number(facts['value']) === 0;
      const corner = empty ? '✕' : String(facts['value']);
      return plain(empty ? 'empty' : 'fish', 'disc', corner, t('ice.card.fish', { name }));
    }
    case 'predator':
      return plain('predator', 'triangle', name.slice(0, 1), t('ice.card.predator', { name }));
    case 'seal':
      return plain('seal', 'star', '', t('ice.card.seal', { name }));
    default: {
      const blue = facts['colour'] === 'blue';
      const word = t(blue ? 'ice.blue' : 'ice.yellow');
      const full = t(blue ? 'ice.card.blue' : 'ice.card.yellow', { name });
      return plain(blue ? 'blue' : 'yellow', blue ? 'square' : 'diamond', word, full);
    }
  }
}
