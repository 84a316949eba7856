/** A view of Finspan, as the server's records name it. */
export interface FinspanView {
  seats: number;
  week: number;
  weeks: number;
  turnsPerWeek: number;
  first: number;
  active: number;
  step: 'turn' | 'slot' | 'pay' | 'ability' | 'eggs' | 'finale' | 'over';
  options: Record<string, string>;
  goals: string[];
  deck: number;
  dive: { seat: number; site: string; next: string };
  playing: {
    seat: number;
    card: string;
    slot: string;
    cards: number;
    eggs: number;
    young: number;
    schools: number;
  };
  abilities: Open[];
  players: Player[];
}

/** An ability or a bonus with benefits to take. */
export interface Open {
  seat: number;
  fish: string;
  slot: string;
  site: string;
  bonus: string;
  benefits: { op: string; where: string; left: number }[];
}

export interface Slot {
  slot: string;
  fish: string;
  under: string[];
  egg: boolean;
  young: number;
  school: boolean;
}

export interface Points {
  total: number;
  abilities: number;
  printed: number;
  consumed: number;
  eggs: number;
  young: number;
  schools: number;
  goals: number[];
}

export interface Player {
  hand: string[];
  discard: string[];
  ocean: Slot[];
  divers: { play: number; blue: number; purple: number; green: number };
  turnsLeft: number;
  used: string[];
  finished: boolean;
  points: Points;
}
