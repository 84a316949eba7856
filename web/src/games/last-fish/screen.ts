import './pond.css';
import type { LastFishView as View } from '../../api/types.ts';
import type { Key } from '../../texts/en.ts';
import { language } from '../../texts/language.svelte.ts';
import type { ButtonWords, GameScreen } from '../screen.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Details from './Details.svelte';
import Hand from './Hand.svelte';
import { hintOf } from './hint.ts';
import { look } from './look.ts';
import { attempt, targets, words } from './notation.ts';
import Own from './Own.svelte';
import Progress from './Progress.svelte';
import Score from './Score.svelte';
import SeatPiles from './SeatPiles.svelte';
import { flights, scenes } from './story.ts';

/*
 * The places: `champion:<card>`, `hand:<card>`, `seat:<seat>`, `field:<seat>:<card>` for an ITEM, `entry:<number>` for an
 * entry of the chain, counted from 1, `discard:<card>` for a card of the Discard Pile while one is chosen, and the buttons
 * `pick`, `announce`, `initial`, `secondary`, `decline`, `accept`, `rest`, `end turn`.
 */

const kinds: Record<string, ButtonWords['kind']> = {
  decline: 'pass',
  'end turn': 'pass',
  rest: 'plain',
  secondary: 'plain',
};

export const lastFish: GameScreen = {
  pieces: { Board, Hand, Own, Aside, SeatPiles, Progress, Score, Details },
  seatsAreBoard: true,
  look,
  points: () => '',
  progress(play) {
    const turn = (play.view as View | undefined)?.turn ?? 0;
    return turn > 0 ? language.t('pond.turn', { turn }) : language.t('pond.champions.title');
  },
  turn: (play) => (play.view as View | undefined)?.active ?? -1,
  window: (step) => {
    const kind = step === 'open' ? 'open' : 'response';
    return { label: language.t(`pond.window.${kind}.label`), about: language.t(`pond.window.${kind}`) };
  },
  targets,
  button(place) {
    const name = words(place)[1] ?? '';
    return { label: language.t(`pond.button.${name.replace(' ', '')}` as Key), kind: kinds[name] ?? 'likely' };
  },
  hint(picked, play) {
    const kind = hintOf(picked, play.next, (play.view as View).step);
    const { name, text } = play.words(words(picked[0] ?? '')[1] ?? '') ?? { name: '', text: '' };
    return kind ? language.t(`pond.hint.${kind}`, { card: name, text }) : '';
  },
  about(play) {
    const { effect, encounter, chain, step } = play.view as View;
    return effect.card || encounter || (step === 'response' ? (chain.at(-1)?.card ?? '') : '');
  },
  attempt,
  scenes: (before, update) => scenes(before as View, update),
  flights,
};
