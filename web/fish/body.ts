import type { Fish } from './fish.ts';
import { minus, type Point, plus, points, profile, spineThrough, steps, towards, unit } from './geometry.ts';

/** Where things are on a fish: its spine with the two outlines. */
export interface Body {
  /** Where the two jaws begin. */
  jaws: readonly [upper: number, lower: number];
  at(u: number, v: number): Point;
  /** Whether the spine is no straight line. */
  bent: boolean;
  /** The direction to the tail. */
  along(u: number): Point;
  /** The direction out of the body; side 1 is the back, -1 the belly. */
  out(u: number, side: number): Point;
  /** How high the body is. */
  high(u: number): number;
  /** Points of the outline of one side. */
  edge(side: number, from: number, to: number, count: number): Point[];
}

const straight = '0 0, 100 0';

export function bodyOf(fish: Fish): Body {
  const turn = ([x, y]: Point): Point => plus(towards(-(fish.tilt ?? 0), x), towards(-(fish.tilt ?? 0) - 90, y));
  const spine = spineThrough(points(fish.spine ?? straight).map(turn));
  const deep = fish.depth ?? 1;
  const [over, under] = [points(fish.top ?? straight), points(fish.bottom ?? fish.top ?? straight)];
  const [above, below] = [profile(over), profile(under)];
  const upper = over[0]?.[0] ?? 0;
  const lower = under[0]?.[0] ?? 0;
  const along = (u: number) => spine.along(Math.min(Math.max(u, 0), 100));
  const up = (u: number): Point => {
    const [x, y] = along(u);
    return [y, -x];
  };
  const at = (u: number, v: number): Point => {
    const [top, bottom] = [above(u) * deep, below(u) * deep];
    const height = v >= 0 ? top * v : bottom * v;
    return plus(spine.at(u), up(u), height);
  };
  const out = (u: number, side: number): Point => {
    const slope = minus(at(Math.min(u + 1, 100), side), at(Math.max(u - 1, 0), side));
    const [x, y] = unit(slope);
    return side > 0 ? [y, -x] : [-y, x];
  };
  return {
    jaws: [upper, lower],
    bent: fish.spine !== undefined,
    at,
    along,
    out,
    high: (u) => (above(u) + below(u)) * deep,
    edge: (side, from, to, count) => steps(count, 0, 1).map((t) => at(from + (to - from) * t ** 1.6, side)),
  };
}
