import type { CardWords, FintasticSeaView as View } from '../../api/types.ts';
import type { Look, Mark } from '../../kit/look.ts';
import type { Key } from '../../texts/en.ts';
import { language } from '../../texts/language.svelte.ts';
import type { GameScreen } from '../screen.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { attempt, parts, targets } from './notation.ts';
import Own from './Own.svelte';
import Progress from './Progress.svelte';
import { points } from './piles.ts';
import Score from './Score.svelte';
import SeatPiles from './SeatPiles.svelte';
import { flights, scenes } from './story.ts';

const pictures = import.meta.glob<string>('/pictures/fintastic-sea/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const marks: Record<string, Mark> = { small: 'disc', medium: 'triangle', large: 'square' };

function look(card: CardWords): Look {
  const { t } = language;
  const { id, name, group, facts } = card;
  const picture = pictures[`/pictures/fintastic-sea/${id}.svg`] ?? '';
  if (group === 'fish') {
    const size = String(facts['size']);
    const full = t('fs.card.fish', { name, value: Number(facts['value']), size: t(`fs.size.${size}` as Key) });
    return { id, name, full, corner: String(facts['value']), tone: size, mark: marks[size] ?? 'disc', picture };
  }
  const secret = group === 'secret';
  const full = t(secret ? 'fs.card.secret' : 'fs.card.special', { name });
  return { id, name, full, corner: '', tone: 'objective', mark: secret ? 'diamond' : 'star', picture };
}

export const fintasticSea: GameScreen = {
  pieces: { Board, Hand, Own, Aside, SeatPiles, Progress, Score },
  look,
  points(play, seat) {
    const player = (play.view as View | undefined)?.players[seat];
    return player ? String(points(player)) : '';
  },
  progress(play) {
    const { round = 0, rounds = 0 } = (play.view as View | undefined) ?? {};
    return language.t('fs.round', { round, rounds });
  },
  targets,
  button(place) {
    const [kind, name] = parts(place);
    if (kind === 'zone') return { label: language.t(`fs.zone.${name}` as Key), kind: 'likely' };
    const label = language.t(`fs.button.${name.replace(' ', '')}` as Key);
    const likely = ['use', 'end turn', 'pay', 'enhance', 'keep', 'discard'].includes(name);
    return { label, kind: ['skip', 'end turn', 'pass'].includes(name) ? 'pass' : likely ? 'likely' : 'plain' };
  },
  hint(picked, play) {
    const [kind, name] = parts(picked.at(-1) ?? '');
    const card = kind === 'cell' ? (play.view as View).ocean.find(({ cell }) => cell === name)?.fish : name;
    const words = { fish: play.look(card ?? '').name };
    switch (kind) {
      case 'hand':
        return play.next.includes('button:discard')
          ? language.t('fs.hint.discard', words)
          : language.t('fs.hint.play', { ...words, text: play.words(name)?.text ?? '' });
      case 'cell':
        return language.t('fs.hint.zone', words);
      case 'reserve':
        return language.t('fs.hint.pay', { ...words, text: play.words(name)?.text ?? '' });
      case 'secret':
        return language.t('fs.hint.enhance', { ...words, text: play.words(name)?.text ?? '' });
      case 'looking':
        return language.t('fs.hint.keep', { ...words, text: play.words(name)?.text ?? '' });
      default:
        return '';
    }
  },
  attempt,
  scenes: (before, update, t) =>
    scenes(before as View, update, (part, events) => {
      if (part === 'before') return '';
      const direction = events.find(({ type }) => type === 'current')?.['direction'];
      return part === 'drift' ? t(`fs.wave.${direction}` as Key) : t(`fs.wave.${part}` as Key);
    }),
  flights,
};
