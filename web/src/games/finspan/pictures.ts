const fish = import.meta.glob<string>('/generated/finspan/*.svg', { query: '?url', import: 'default', eager: true });
const drawn = import.meta.glob<string>('/pictures/finspan/*.svg', { query: '?url', import: 'default', eager: true });

/** Where the picture of a card's fish lies, which is 5 wide and 3 high and see-through; or an empty text. */
export const fishPicture = (card: string): string => fish[`/generated/finspan/${card}.svg`] ?? '';

/** What is drawn by hand: the tokens, which are square, and the backs of the decks, which fit any form of card. */
export type Drawn = 'egg' | 'young' | 'school' | 'diver' | 'back-main' | 'back-starter';

/** Where a drawn picture lies. */
export const drawnPicture = (name: Drawn): string => drawn[`/pictures/finspan/${name}.svg`] ?? '';
