/*
 * What makes a fish. Places on the body: u goes from the snout (0) to the root of the tail fin (100); v goes across, from
 * the belly line (-1) to the back (1). All lengths are hundredths of that body length. Angles: 0 points to the tail, 90
 * up, 180 forward.
 */

/** Points as they are written in the tables: `0 0, 12 4.5`. Short, since there are many. */
export type Curve = string;
/** Numbers as they are written in the tables: `3 10 9.5`. */
export type Numbers = string;

export interface Colours {
  back: string;
  side: string;
  belly: string;
  fin: string;
}

export interface Fin {
  on: 'back' | 'belly' | 'both';
  from: number;
  to: number;
  /** Heights, evenly spread from front to rear. */
  high: Numbers;
  /** How far the edge leans to the rear, in parts of the height. */
  lean?: number;
  /** `spines` are joined by skin, `quills` stand free, a `blade` is the fin of fast swimmers. */
  edge?: 'soft' | 'spines' | 'quills' | 'blade';
  rays?: number;
  fill?: string;
  rim?: string;
  /** Bands along the fin, or spots on it, of this colour. */
  bands?: string;
  spots?: string;
}

export interface Tail {
  shape: 'forked' | 'crescent' | 'round' | 'straight' | 'pointed' | 'shark' | 'lyre';
  long: number;
  up: number;
  down?: number;
  /** How deep the notch is, in parts of the length. */
  notch?: number;
  rays?: number;
  fill?: string;
  rim?: string;
  bands?: string;
  spots?: string;
}

export interface Limb {
  u: number;
  v: number;
  long: number;
  wide: number;
  angle: number;
  shape?: 'leaf' | 'sickle' | 'fan' | 'wing' | 'rays';
  rays?: number;
  fill?: string;
  rim?: string;
  bands?: string;
  spots?: string;
  /** Whether the one of the far side is seen, too. */
  far?: boolean;
}

export interface Eye {
  u: number;
  v: number;
  r: number;
  iris?: string;
  /** A green or silver mirror in the pupil, as in the deep. */
  pupil?: string;
  /** Long from front to rear, as with cats. */
  slit?: boolean;
}

export interface Mouth {
  /** Where the corner of the mouth is. */
  u: number;
  v: number;
  /** Where the closed mouth begins: how high, and how far behind the tip of the snout. */
  start?: number;
  from?: number;
  /** The jaws of an open mouth begin where the two outlines begin. */
  open?: boolean;
  /** Teeth in each jaw, and how long the longest are. */
  teeth?: Numbers;
  lips?: string;
  throat?: string;
}

/** Where a marking lies: u from, u to, v from, v to. */
export type Field = Numbers;

export type Mark =
  | {
      kind: 'stripe';
      colour: string;
      v: number;
      to?: number;
      wide: number;
      from?: number;
      until?: number;
      wave?: number;
    }
  | { kind: 'bars'; colour: string; at: Numbers; wide: number; v?: Numbers; lean?: number }
  | { kind: 'waves'; colour: string; count: number; v: Numbers; wide?: number; from?: number; to?: number }
  | { kind: 'spots'; colour: string; count: number; wide: number; in?: Field; ring?: string }
  | { kind: 'blots'; colour: string; count: number; wide: number; in?: Field; opacity?: number }
  | { kind: 'spot'; colour: string; u: number; v: number; wide: number; ring?: string }
  | { kind: 'rows'; colour: string; wide: number; gap: number; v: Numbers; from?: number; to?: number }
  | { kind: 'net'; colour: string; in?: Field; cell: number; width?: number }
  | { kind: 'field'; colour: string; points: Curve; opacity?: number }
  | { kind: 'lines'; colour: string; lines: readonly Curve[]; width?: number };

/** A point of the body: u, v. */
type Spot = readonly [number, number];

export type Extra = { behind?: boolean } & (
  | {
      kind: 'thread';
      from: Spot;
      angle: number;
      long: number;
      curl?: number;
      width?: number;
      colour?: string;
      lure?: number;
      tuft?: number;
      knots?: string;
    }
  | { kind: 'lights'; colour?: string; wide: number; v: Numbers; from: number; to: number; count: number }
  | { kind: 'spark'; at: Spot; long: number; high: number }
  | { kind: 'glow'; at: Spot; wide: number; colour?: string; long?: number }
  | { kind: 'plates'; v: number; from: number; to: number; count: number; wide: number; colour: string }
  | {
      kind: 'spines';
      from: number;
      to: number;
      count: number;
      long: number;
      on: 'back' | 'belly' | 'both';
      lean?: number;
      colour?: string;
    }
  | { kind: 'quills'; count: number; long: number; colour?: string; in?: Field }
  | { kind: 'finlets'; from: number; to: number; count: number; colour?: string }
  | { kind: 'leaves' /** u, side, angle and size of each. */; at: Curve; colour?: string }
  | { kind: 'warts'; count: number; wide: number; colour?: string; in?: Field }
  | {
      kind: 'shape';
      rows: readonly Curve[];
      fill?: string;
      opacity?: number;
      open?: boolean;
      width?: number;
      stroke?: string;
      inside?: boolean;
    }
  | { kind: 'gape'; hinge: Spot; tip: Spot; deep: number; fill: string; upper?: Spot; teeth?: Numbers; bare?: boolean }
  | { kind: 'bill'; long: number; thick: number; tilt?: number }
  | { kind: 'eye'; eye: Eye }
  | { kind: 'sucker'; from: number; to: number }
  | { kind: 'keel'; from: number; to: number }
);

export interface Fish {
  /** `above` is a fish that lies flat and is seen from above. */
  view?: 'side' | 'above';
  /** For fish that lie on their left side: the back is at the bottom of the picture. */
  mirrored?: boolean;
  /** The line that the body follows; straight without it. */
  spine?: Curve;
  /** Degrees, the snout goes up. */
  tilt?: number;
  /** Both heights are taken times this. */
  depth?: number;
  /** Heights above and below the spine: u, height. The first says where the jaw begins. */
  top?: Curve;
  bottom?: Curve;
  colours?: Partial<Colours>;
  /** How far down the back's colour reaches, and up the belly's; 2 or -2 for not at all. */
  backTo?: number;
  bellyTo?: number;
  fins?: Record<string, Partial<Fin> | null>;
  tail?: Partial<Tail> | null;
  pectoral?: Partial<Limb> | null;
  pelvic?: Partial<Limb> | null;
  eye?: Partial<Eye> | null;
  mouth?: Partial<Mouth> | null;
  /** Where the gill cover ends, 0 for none to be seen, and how many slits there are instead. */
  gill?: number;
  slits?: number;
  marks?: readonly Mark[];
  extras?: readonly Extra[];
}

/** The entry of a species: a body plan and what differs from it. */
export interface Entry extends Fish {
  plan: string;
}

/** What differs, laid over the plan: named parts one by one, lists and values as a whole. */
export function laidOver(plan: Fish, own: Fish): Fish {
  const merged: Record<string, unknown> = { ...plan };
  for (const [key, value] of Object.entries(own)) {
    const under = merged[key];
    const parts = [value, under].every((each) => each && typeof each === 'object' && !Array.isArray(each));
    merged[key] = parts ? laidOver(under as Fish, value as Fish) : value;
  }
  return merged as Fish;
}
