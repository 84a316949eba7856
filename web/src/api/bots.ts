import type { GameInfo } from './types.ts';

/** The bot that plays when nobody says which: a fair opponent, or else the best that the game offers. */
export const usualBot = ({ bots }: GameInfo): string => (bots.includes('medium') ? 'medium' : (bots.at(-1) ?? ''));
