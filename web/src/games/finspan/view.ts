import type { FinspanView } from '../../api/types.ts';

export type { FinspanView };
export type Player = FinspanView['players'][number];
/** A slot of an ocean: its fish, what that has consumed, and the tokens. */
export type Slot = Player['ocean'][number];
/** The points so far, by category. */
export type Points = Player['points'];
