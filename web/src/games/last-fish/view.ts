/** What a viewer may know of a position (docs/games/last-fish.md). */
export interface LastFishView {
  seats: number;
  turn: number;
  active: number;
  step: string;
  drawDeck: number;
  encounterDeck: number;
  discard: string[];
  encounterDiscard: string[];
  champions: string[];
  encounter: string;
  chain: {
    seat: number;
    card: string;
    mode: '' | 'initial' | 'secondary';
    target: number;
    names: number;
    copy: boolean;
    negated: boolean;
  }[];
  resolving: boolean;
  laid: string[];
  effect: { card: string; seat: number; by: number; left: number };
  plays: {
    attacks: number;
    items: number;
    curses: number;
    extraAttacks: number;
    extraItems: number;
    acted: boolean;
  };
  winner: number;
  players: {
    champion: string;
    hp: number;
    place: number;
    hand: { size: number; cards?: string[] };
    known: string[];
    field: string[];
    passing: boolean;
    started: boolean;
  }[];
}
