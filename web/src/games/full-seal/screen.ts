import './ice.css';
import type { FullSealView as View } from '../../api/types.ts';
import type { Seen } from '../../table/seen.ts';
import type { Key } from '../../texts/en.ts';
import { language } from '../../texts/language.svelte.ts';
import type { ButtonWords, GameScreen } from '../screen.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { look } from './look.ts';
import { attempt, type Part, targets, words } from './notation.ts';
import Own from './Own.svelte';
import Progress from './Progress.svelte';
import Score from './Score.svelte';
import SeatPiles from './SeatPiles.svelte';
import { flights, scenes } from './story.ts';

const kinds: Record<string, ButtonWords['kind']> = {
  stop: 'pass',
  decline: 'pass',
  'end turn': 'pass',
};

const part = (name: string) => language.t(`ice.part.${name as Part}`);

/** What pressing a card of the hand leads to. */
function announcing(card: string, play: Seen): string {
  const { name, text = '' } = play.words(card) ?? { name: card };
  const next = play.next[0] ?? '';
  const how = next.startsWith('seat:') ? 'seat' : next.startsWith('own:') ? 'own' : 'play';
  return language.t(`ice.hint.${how}`, { card: name, text });
}

export const fullSeal: GameScreen = {
  pieces: { Board, Hand, Own, Aside, SeatPiles, Progress, Score },
  seatsAreBoard: true,
  look,
  points: () => '',
  progress: (play) => language.t('ice.turn', { turn: (play.view as View | undefined)?.turn ?? 0 }),
  turn: (play) => (play.view as View | undefined)?.active ?? -1,
  window: (step) => {
    const kind = step === 'table' ? 'table' : 'answer';
    return { label: language.t(`ice.window.${kind}.label`), about: language.t(`ice.window.${kind}`) };
  },
  targets,
  button(place) {
    const name = words(place)[1] ?? '';
    return { label: language.t(`ice.button.${name.replace(' ', '')}` as Key), kind: kinds[name] ?? 'likely' };
  },
  hint(picked, play) {
    const [kind, first = '', second = ''] = words(picked.at(-1) ?? '');
    switch (kind) {
      case 'hand':
        return announcing(first, play);
      case 'part':
        return language.t('ice.hint.attack', { name: play.name(Number(first)), part: part(second) });
      case 'own':
        return picked.length > 1
          ? language.t('ice.hint.other', { part: part(first) })
          : language.t('ice.hint.trade', { part: part(first) });
      default:
        return '';
    }
  },
  attempt: (place, picked, offered, play) => attempt(place, picked, offered, play.view as View, play.you),
  scenes: (before, update, t) => scenes(before as View, update, (caught) => t('ice.empty.scene', { caught })),
  flights,
};
