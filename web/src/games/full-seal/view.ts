/** What one viewer may know of a position. A card that the viewer does not know is an empty text. */
export interface FullSealView {
  seats: number;
  turn: number;
  /** The seat whose turn it is, -1 when the match is over. */
  active: number;
  step: string;
  fishDeck: FaceDown;
  /** Fish cards flipped since the last shuffle. */
  flipped: string[];
  /** How many of them are Empty, and with how many the deck is shuffled. */
  empties: number;
  emptyLimit: number;
  actionDeck: number;
  /** The last card on top. */
  discard: string[];
  predatorPile: FaceDown;
  sealPile: FaceDown;
  prices: { action: number; predator: number; seal: number; discount: number };
  plays: { used: number; allowed: number };
  fishing: Fishing;
  /** Announced Action cards whose effect is not finished, in order. */
  announced: Announced[];
  attack: Attack;
  looking: { seat: number; size: number; cards: string[] };
  /** The seat with a full seal, or -1. */
  winner: number;
  players: Player[];
}

export interface FaceDown {
  size: number;
  top: string[];
  under: string[];
}

export interface Fishing {
  /** -1 when nobody fishes. */
  seat: number;
  line: string[];
  caught: number;
  /** How many cards may be flipped, 0 for any number. */
  limit: number;
  /** Whether it is that of Deep Cast. */
  extra: boolean;
}

export interface Announced {
  seat: number;
  card: string;
  target: number;
  seal: string;
  other: string;
}

export interface Attack {
  /** -1 when there is no attack. */
  seat: number;
  target: number;
  seal: string;
  /** The Predator that the viewer has chosen as the attacker. */
  chosen: string;
  attacker: string;
  defender: string;
}

export interface Player {
  hand: { size: number; cards?: string[] };
  predators: number;
  /** Those that the viewer knows. */
  known: string[];
  seals: string[];
  fish: number;
  /** How many cards it may flip in its next regular fishing, 0 for any number. */
  limit: number;
}
