import { keep, kept } from '../store.ts';
import type { GameInfo } from './types.ts';

/** The levels that people choose from, the weakest first; other bots are for programs. */
const levels = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof levels)[number];

const key = 'tidetable.level';

/** The levels that play a game; where there is none, all bots there are. */
export function levelsOf({ bots }: GameInfo): string[] {
  const found = levels.filter((level) => bots.includes(level));
  return found.length > 0 ? found : bots;
}

/** The bot that plays when nobody says which: the level chosen last in this browser, or a fair opponent. */
export function usualBot(game: GameInfo): string {
  const offered = levelsOf(game);
  const last = kept(key) ?? '';
  if (offered.includes(last)) return last;
  return offered.includes('medium') ? 'medium' : (offered.at(-1) ?? '');
}

/** Whoever has chosen a level is offered it the next time. */
export function keepLevel(level: string) {
  keep(key, level);
}
