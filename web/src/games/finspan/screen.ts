import './ocean.css';
import type { Key } from '../../texts/en.ts';
import { language } from '../../texts/language.svelte.ts';
import type { ButtonWords, GameScreen } from '../screen.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Details from './Details.svelte';
import Hand from './Hand.svelte';
import { look } from './look.ts';
import { attempt, parts, targets } from './notation.ts';
import Own from './Own.svelte';
import Progress from './Progress.svelte';
import Score from './Score.svelte';
import SeatPiles from './SeatPiles.svelte';
import { flights, scenes } from './story.ts';
import type { FinspanView as View } from './view.ts';

const kinds: Record<string, ButtonWords['kind']> = { end: 'pass', 'eggs on some': 'plain' };

/** A key of the texts for the words of an action, such as `fin.button.eggsonall`. */
const key = (name: string) => `fin.button.${name.replaceAll(' ', '')}` as Key;

export const finspan: GameScreen = {
  pieces: { Board, Hand, Own, Aside, SeatPiles, Progress, Score, Details },
  look,
  points: (play, seat) => String((play.view as View | undefined)?.players[seat]?.points.total ?? ''),
  progress(play) {
    const { week = 0, weeks = 0 } = (play.view as View | undefined) ?? {};
    return language.t('fin.week', { week, weeks });
  },
  turn: (play) => (play.view as View | undefined)?.active ?? -1,
  targets,
  button(place) {
    const [, name] = parts(place);
    return { label: language.t(key(name)), kind: kinds[name] ?? 'likely' };
  },
  hint(picked, play) {
    const [kind, name] = parts(picked.at(-1) ?? '');
    if (kind === 'hand') return language.t('fin.hint.hand', { fish: play.look(name).name });
    const slot = language.t(`fin.slot.${name.replace(' ', '.')}` as Key);
    return language.t(play.next.some((place) => place.startsWith('slot:')) ? 'fin.hint.move' : 'fin.hint.slot', {
      slot,
    });
  },
  about(play) {
    const view = play.view as View;
    return view.playing.card || view.abilities[0]?.fish || '';
  },
  row: { begins: (action) => action.startsWith('play '), steps: ['slot', 'pay'] },
  attempt: (place, picked, offered, play) => attempt(place, picked, offered, play.view as View),
  scenes: (before, update) => scenes(before as View, update),
  flights,
};
