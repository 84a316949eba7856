import type { Page } from '@playwright/test';
import type { Update } from '../src/api/types.ts';
import type { Sight } from './sight.ts';

/** What the driver has to know of a game, beside what every screen shows. */
export interface Game {
  id: string;
  /** How many decisions somebody has in a match, at least. */
  shortest: number;
  /** Whether a match may be over before that; then another one is played. */
  sudden?: boolean;
  /** How many decisions one may take in a match. */
  longest: number;
  /** Whether some actions take more than one press, in every match. */
  picks: boolean;
  /** The places that say why not when they are pressed and cannot be chosen. */
  explains: RegExp;
  /** Whether it is in the middle of a turn, with something done and nothing picked. */
  midTurn(sight: Sight): boolean;
  /** The kinds of decisions that somebody who sees this is in the middle of. */
  decisions(update: Update, sight: Sight): string[];
  /** Finds what an update to the audience tells that it must not know; to be asked about all of them in their order. */
  leaks(page: Page): Promise<(update: Update) => string[]>;
}
