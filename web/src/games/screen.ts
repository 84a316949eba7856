import type { Component } from 'svelte';
import type { CardWords, GameEvent, Update } from '../api/types.ts';
import type { Look, Place } from '../kit/look.ts';
import type { Seen } from '../table/seen.ts';
import type { language } from '../texts/language.svelte.ts';

/** A step of what happened: what is shown while it happens. */
export interface Scene {
  view: unknown;
  events: GameEvent[];
  /** What the board says meanwhile, or an empty text. */
  caption: string;
}

/** A card that is on its way. Of the places the first that is on the screen counts. */
export interface Flight {
  card: string;
  from: Place[];
  to: Place[];
  /** Whether it flies at the same time as the others of its scene. */
  together?: boolean;
  /** Whether it is a token, which is smaller. */
  token?: boolean;
}

/** A button of the prompt. */
export interface ButtonWords {
  label: string;
  /** `pass` is pressed by the space bar. */
  kind: 'likely' | 'pass' | 'plain';
}

/**
 * What a game brings to the table page. It draws what the server says and knows no rule: what may be done are the
 * actions that the server offers.
 */
export interface GameScreen {
  /** Pieces of the page; the page decides where they lie. */
  pieces: {
    /** The board, with all that everybody plays on. */
    Board: Component<{ play: Seen }>;
    /** The cards in a seat's hand, as far as they are seen. */
    Hand: Component<{ play: Seen; seat: number }>;
    /** A seat's piles, where there is more room than in its panel. */
    Own: Component<{ play: Seen; seat: number }>;
    /** What is public beside the board. */
    Aside: Component<{ play: Seen }>;
    /** What everybody sees of a seat, in its panel; or `closely`, in a dialog where nothing is chosen. */
    SeatPiles: Component<{ play: Seen; seat: number; closely?: boolean }>;
    /** How far the match has come, in the head of the page. */
    Progress: Component<{ play: Seen }>;
    /** The result, seat by seat. */
    Score: Component<{ play: Seen }>;
    /** A card closely, in the place of its picture and its text. */
    Details?: Component<{ card: CardWords }>;
  };
  /**
   * Whether what lies with the seats is played on, as on a board. Then it stays to be seen on the smallest screen; the
   * viewer's own is what `Own` shows.
   */
  seatsAreBoard?: boolean;
  look(card: CardWords): Look;
  /** What a seat has so far, as far as the viewer may know; an empty text where points are not counted. */
  points(play: Seen, seat: number): string;
  /** How far the match has come, in words. */
  progress(play: Seen): string;
  /** The seat whose turn it is, where others are asked meanwhile; else whoever is asked is on turn. */
  turn?(play: Seen): number;
  /** What a kind of window is called that passes unless one asks to be asked: on the switch, and in full. */
  window?(step: string): { label: string; about: string };
  /** The places that are pressed to choose an action of the open question. */
  targets(action: string, play: Pick<Seen, 'view' | 'you' | 'words'>): Place[];
  /** The words of a place that is a button of the prompt. */
  button(place: Place): ButtonWords;
  /** What to say when something is picked and more has to be, or an empty text for the question's own words. */
  hint(picked: Place[], play: Seen): string;
  /** The card that the open question is about, to be read in full; or an empty text. */
  about?(play: Seen): string;
  /**
   * Rows of actions that are chosen step by step and sent as one, such as a payment: which actions begin one, and the steps
   * of the questions that go on with it.
   */
  row?: { begins(action: string): boolean; steps: readonly string[] };
  /**
   * An action that a press of this place would mean if it were allowed, to ask why it is not; or an empty text. `offered`
   * are the actions of the open question.
   */
  attempt(place: Place, picked: Place[], offered: string[], play: Seen): string;
  /** What happened, step by step; the last scene shows the update's own view. */
  scenes(before: unknown, update: Update, t: typeof language.t): Scene[];
  /** Which cards move for an event, as the viewer sees it. */
  flights(event: GameEvent, you: number): Flight[];
}

/** What the pages know of a game before its screen is there. */
interface Registered {
  load: () => Promise<GameScreen>;
  /** Whether points say who has won. */
  scored: boolean;
}

/** The screens there are, loaded when a table needs them. One entry registers a game. */
export const screens: Record<string, Registered> = {
  'fintastic-sea': {
    load: () => import('./fintastic-sea/screen.ts').then(({ fintasticSea }) => fintasticSea),
    scored: true,
  },
  finspan: { load: () => import('./finspan/screen.ts').then(({ finspan }) => finspan), scored: true },
  'full-seal': { load: () => import('./full-seal/screen.ts').then(({ fullSeal }) => fullSeal), scored: false },
  'last-fish': { load: () => import('./last-fish/screen.ts').then(({ lastFish }) => lastFish), scored: false },
};

export const hasScreen = (game: string) => game in screens;

/** Whether points say who has won a game. */
export const isScored = (game: string): boolean => screens[game]?.scored ?? true;

/** The screen of a game. Rejected when there is none, or when it cannot be fetched. */
export function loadScreen(game: string): Promise<GameScreen> {
  const found = screens[game];
  return found ? found.load() : Promise.reject(new Error(`no screen for ${game}`));
}
