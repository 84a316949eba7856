import { lighter } from './colours.ts';
import type { Of, Tools } from './extras.ts';
import { minus, numbers, type Point, pairs, plus, size, steps, towards } from './geometry.ts';
import type { Paper } from './paper.ts';

const light = '#7ff3ff';
const lamp = '#ffe45c';

/** A light with its shine around it. */
function shining(paper: Paper, middle: Point, wide: number, colour: string): void {
  paper.circle(middle, wide * 2, { fill: colour, stroke: 'none', opacity: 0.16 });
  paper.circle(middle, wide * 1.15, { fill: colour, stroke: 'none', opacity: 0.4 });
  paper.circle(middle, wide * 0.62, { fill: lighter(colour, 0.75), stroke: 'none' });
}

/** A line that starts at an angle and turns as it goes. */
function turning(start: Point, angle: number, long: number, curl: number): Point[] {
  const row: Point[] = [start];
  for (const share of steps(3).slice(1)) {
    row.push(plus(row.at(-1) ?? start, towards(angle + curl * share, long / 3)));
  }
  return row;
}

/** Barbels, whips, rods with a lure at the end. */
export function thread({ paper, body, tint }: Tools, extra: Of<'thread'>): void {
  const { angle, long, curl = 0, width = 1.3, colour, lure, tuft } = extra;
  const row = turning(body.at(...extra.from), angle, long, curl);
  const end = row.at(-1) ?? [0, 0];
  paper.layers([row], colour ? [{ width: width + 1.6 }, { stroke: colour, width }] : [{ width }]);
  if (extra.knots) paper.dots(row.slice(1), 2, { stroke: extra.knots });
  if (tuft) {
    const out = minus(end, row.at(-2) ?? end);
    const way = (Math.atan2(-out[1], out[0]) * 180) / Math.PI;
    const hairs = [-50, -18, 18, 50].map((turn) => turning(end, way + turn, tuft, turn * 0.6));
    paper.lines(hairs, { stroke: colour ?? tint.line, width: 1 });
  }
  if (lure) shining(paper, end, lure, lamp);
}

/** Rows of small lights along the body. */
export function lights({ paper, body }: Tools, extra: Of<'lights'>): void {
  const { colour = light, wide, from, to, count } = extra;
  const curves = numbers(extra.v).map((height) => steps(body.bent ? 8 : 4, from, to).map((u) => body.at(u, height)));
  const gap = pairs(curves[0] ?? []).reduce((sum, [a, b]) => sum + size(minus(b, a)), 0) / (count - 0.9);
  const halo = { stroke: colour, width: wide * 2, opacity: 0.28 };
  paper.dotted(curves, gap, [halo, { stroke: lighter(colour, 0.35), width: wide }]);
}

/** One light, round or long. */
export function glow({ paper, body }: Tools, { at, wide, colour = light, long }: Of<'glow'>): void {
  if (!long) {
    shining(paper, body.at(...at), wide, colour);
    return;
  }
  const row = [body.at(at[0] - long / 2, at[1]), body.at(at[0] + long / 2, at[1])];
  const halo = { stroke: colour, width: wide * 2, opacity: 0.3 };
  paper.layers([row], [halo, { stroke: lighter(colour, 0.3), width: wide }]);
}

/** What says that a fish is electric. */
export function spark({ paper, body }: Tools, { at, long, high }: Of<'spark'>): void {
  const middle = body.at(...at);
  const bolt = [-0.5, -0.15, 0.15, 0.5].map(
    (share, turn): Point => [middle[0] + share * long, middle[1] + ((turn % 2 ? 1 : -1) * high) / 2],
  );
  const halo = { stroke: light, width: 3.4, opacity: 0.35 };
  const inks = [halo, { stroke: lighter(light, 0.6), width: 1.3 }];
  paper.layers(pairs(bolt), inks);
}
