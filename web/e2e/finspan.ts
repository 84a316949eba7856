import type { Game } from './game.ts';

export const finspan: Game = {
  id: 'finspan',
  shortest: 48,
  longest: 600,
  picks: false,
  explains: /^(hand|site):/,
  midTurn: ({ undo, picked }) => undo && !picked,
  decisions: ({ question }, { picked }) => (question ? [picked ? `${question.step}, picked` : question.step] : []),
  // All is open but the order of the deck, which no message has a place for.
  leaks: async () => () => [],
};
