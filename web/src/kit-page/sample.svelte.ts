import type { CardWords, FintasticSeaView } from '../api/types.ts';
import { type GameScreen, loadScreen } from '../games/screen.ts';
import type { Look, Place } from '../kit/look.ts';
import { Deck } from '../table/deck.svelte.ts';
import type { Seen } from '../table/seen.ts';

export const game = 'fintastic-sea';

type BoardView = Pick<
  FintasticSeaView,
  'corals' | 'ocean' | 'limit' | 'direction' | 'played' | 'boost' | 'round' | 'rounds'
>;

const view: BoardView = {
  corals: ['(0,0)'],
  ocean: [
    { cell: '(1,0)', fish: 'sardines', strength: 2 },
    { cell: '(1,1)', fish: 'anglerfish', strength: 10 },
    { cell: '(-1,-1)', fish: 'swordfish', strength: 9 },
    { cell: '(0,-2)', fish: 'blue-tang', strength: 6 },
    { cell: '(-3,2)', fish: 'shrimp', strength: 1 },
  ],
  limit: 3,
  direction: 'east',
  played: '(1,1)',
  boost: 2,
  round: 2,
  rounds: 8,
};

/** A table that is none: something to look at, where nothing happens. */
export class Sample implements Seen {
  screen = $state.raw<GameScreen>();
  opened = $state.raw<string>();
  readonly table = undefined;
  readonly view = view;
  readonly you = 0;
  readonly log = [];
  readonly picked: Place[] = [];
  readonly next: Place[] = ['cell:(0,1)', 'cell:(1,0)', 'cell:(2,1)'];
  readonly #deck = new Deck(`/api/games/${game}`);

  /** @throws Problem when the cards cannot be had */
  async load() {
    const [screen] = await Promise.all([loadScreen(game), this.#deck.load()]);
    this.screen = screen;
  }

  look(card: string): Look {
    return this.#deck.look(card, this.screen);
  }

  words(card: string): CardWords | undefined {
    return this.#deck.words(card);
  }

  get cards(): CardWords[] {
    return this.#deck.all;
  }

  name(seat: number): string {
    return ['Ana', 'Ben', 'Marina'][seat] ?? '';
  }

  nameOf({ seat }: { seat: number }): string {
    return this.name(seat);
  }

  isYours(seat: number): boolean {
    return seat === this.you;
  }

  lit(place: Place): boolean {
    return this.next.includes(place);
  }

  digit(place: Place): number {
    return this.next.indexOf(place) + 1;
  }

  async press() {}

  async pressCard(_place: Place, card: string) {
    this.opened = card;
  }
}
