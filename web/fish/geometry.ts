/** A place: x grows towards the tail, y grows downwards. */
export type Point = readonly [x: number, y: number];

export const plus = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const between = (a: Point, b: Point, share: number): Point => plus(a, minus(b, a), share);
export const size = (a: Point): number => Math.hypot(a[0], a[1]);
export const unit = (a: Point): Point => {
  const long = size(a) || 1;
  return [a[0] / long, a[1] / long];
};

/** Reads the numbers of `3 10 9.5`. */
export const numbers = (text: string): number[] => text.trim().split(/\s+/).map(Number);

/** Reads the numbers of `0 0, 12 4.5`, group by group. */
export const groups = (text: string): number[][] => text.split(',').map(numbers);
export const points = (text: string): Point[] => groups(text).map(([x = 0, y = 0]) => [x, y]);

/** A step of a length in a direction: 0 degrees to the right, 90 up. */
export const towards = (degrees: number, long = 1): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * long, -Math.sin(angle) * long];
};

/** Evenly spread numbers, both ends with them. */
export const steps = (count: number, from = 0, to = 1): number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / (count || 1));

/** Neighbours of a list, two by two. */
export const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.slice(1).map((second, at) => [list[at] as T, second] as [T, T]);

/** The value of a list of values that are spread evenly from 0 to 1, in between by a straight line. */
export function spread(values: readonly number[], share: number): number {
  const place = Math.min(Math.max(share, 0), 1) * (values.length - 1);
  const low = Math.floor(place);
  const first = values[low] ?? 0;
  return first + ((values[low + 1] ?? first) - first) * (place - low);
}

interface Piece {
  from: number;
  to: number;
  low: number;
  high: number;
  leaving: number;
  arriving: number;
}

/**
 * A height along the body through some of its values, that never swings beyond them. It is steep at its beginning, since
 * snouts are round.
 */
export function profile(knots: readonly Point[]): (u: number) => number {
  const start = knots[0]?.[0] ?? 0;
  const warp = (u: number) => Math.sqrt(Math.max(u - start, 0));
  const slopes = pairs(knots).map(([a, b]) => (b[1] - a[1]) / (warp(b[0]) - warp(a[0]) || 1));
  const turns = knots.map((_, at) => {
    const before = slopes[at - 1];
    const after = slopes[at];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const pieces: Piece[] = pairs(knots).map(([a, b], at) => ({
    from: warp(a[0]),
    to: warp(b[0]),
    low: a[1],
    high: b[1],
    leaving: turns[at] ?? 0,
    arriving: turns[at + 1] ?? 0,
  }));
  return (u) => {
    const w = warp(u);
    const piece = pieces.find(({ to }) => w <= to) ?? pieces.at(-1);
    if (!piece) return 0;
    const wide = piece.to - piece.from || 1;
    const t = Math.min(Math.max((w - piece.from) / wide, 0), 1);
    const back = 1 - t;
    return (
      piece.low * (1 + 2 * t) * back * back +
      piece.leaving * wide * t * back * back +
      piece.high * t * t * (3 - 2 * t) -
      piece.arriving * wide * t * t * back
    );
  };
}

/** The two handles of the smooth curve through a list, for each of its parts. */
export function handles(row: readonly Point[]): [Point, Point, Point][] {
  const lean = row.map((point, at) => unit(minus(row[at + 1] ?? point, row[at - 1] ?? point)));
  return pairs(row).map(([a, b], at) => {
    const third = size(minus(b, a)) / 3;
    return [plus(a, lean[at] ?? [0, 0], third), plus(b, lean[at + 1] ?? [0, 0], -third), b];
  });
}

/** A smooth line through points, walked by its length from 0 to 100, and straight on beyond its ends. */
export function spineThrough(row: readonly Point[]): { at(u: number): Point; along(u: number): Point } {
  const first: Point = row[0] ?? [0, 0];
  const fine: Point[] = [first];
  let from = first;
  for (const [leave, arrive, to] of handles(row)) {
    for (const t of steps(12).slice(1)) {
      const s = 1 - t;
      const mix = (axis: 0 | 1) =>
        s * s * s * from[axis] + 3 * s * s * t * leave[axis] + 3 * s * t * t * arrive[axis] + t * t * t * to[axis];
      fine.push([mix(0), mix(1)]);
    }
    from = to;
  }
  const parts = pairs(fine);
  const total = parts.reduce((sum, [a, b]) => sum + size(minus(b, a)), 0);
  const at = (u: number): Point => {
    let rest = (u / 100) * total;
    for (const [index, [a, b]] of parts.entries()) {
      const long = size(minus(b, a)) || 1e-9;
      if (rest <= long || index === parts.length - 1) return between(a, b, rest / long);
      rest -= long;
    }
    return first;
  };
  return { at, along: (u) => unit(minus(at(u + 0.8), at(u - 0.8))) };
}

/** Numbers from 0 to 1 that look random and are always the same for a name. */
export function chance(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
