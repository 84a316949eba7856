import type { CardWords } from '../../api/types.ts';
import type { Look, Mark } from '../../kit/look.ts';
import type { Key } from '../../texts/en.ts';
import { language } from '../../texts/language.svelte.ts';
import { costOf, tagsOf, zonesOf } from './ability.ts';
import { type Drawn, drawnPicture, fishPicture } from './pictures.ts';

/** The marks of the dive sites, beside their colours and patterns. */
export const siteMarks: Record<string, Mark> = { blue: 'disc', purple: 'triangle', green: 'square' };
const zoneMarks: Record<string, Mark> = { sunlight: 'star', twilight: 'diamond', midnight: 'disc' };

/** Tokens that fly, by the names that `story.ts` gives them. */
const tokens: Record<string, Drawn> = {
  'token-egg': 'egg',
  'token-young': 'young',
  'token-school': 'school',
  'token-diver': 'diver',
  'back-main': 'back-main',
};

/** How a card looks. Its first zone is a mark and a tone; the screen reader is told all that is printed. */
export function look({ id, name, group, facts }: CardWords): Look {
  const token = tokens[id];
  if (token) return { ...plain, id, picture: drawnPicture(token), whole: true };
  if (group === 'goal') return { ...plain, id, name, full: name, mark: 'star', tone: 'objective' };
  const zone = zonesOf(facts)[0] ?? '';
  return {
    id,
    name,
    full: group === 'fish' ? full(name, facts) : language.t('fin.card.forage', { name, cm: Number(facts['lengthCm']) }),
    corner: String(facts['points'] ?? 0),
    tone: `fin-${zone || 'sunlight'}`,
    mark: zoneMarks[zone] ?? 'disc',
    picture: fishPicture(id),
  };
}

const plain = { name: '', full: '', corner: '', tone: 'ink', mark: 'disc', picture: '' } as const;

function full(name: string, facts: CardWords['facts']): string {
  const { t } = language;
  const counted = (key: string, count: number) => t(`fin.${key}.count` as Key, { count });
  return [
    t('fin.card.fish', { name, points: Number(facts['points']), cm: Number(facts['lengthCm']) }),
    t('fin.card.zones', { zones: language.list(zonesOf(facts).map((zone) => t(`fin.zone.${zone}` as Key))) }),
    facts['row'] === 'bottom' ? t('fin.card.bottom') : '',
    facts['diveSite'] === 'none' ? '' : t(`fin.site.${facts['diveSite']}` as Key),
    costOf(facts).length > 0
      ? t('fin.card.costs', { cost: language.list(costOf(facts).map(({ sign, count }) => counted(sign, count))) })
      : '',
    ...tagsOf(facts).map(({ sign, count }) => (count > 1 ? `${count} × ` : '') + t(`fin.tag.${sign}`)),
  ]
    .filter(Boolean)
    .join(', ');
}
