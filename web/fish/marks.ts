import type { Body } from './body.ts';
import type { Field, Mark } from './fish.ts';
import { numbers, type Point, plus, points, steps, towards } from './geometry.ts';
import type { Ink, Paper } from './paper.ts';

const whole: Field = '8 96 -0.9 0.9';

/** Points in a field of the body that keep their distance from each other. */
export function strewn(body: Body, count: number, field: Field, apart: number, random: () => number): Point[] {
  const [fromU = 0, toU = 100, fromV = -1, toV = 1] = numbers(field);
  const found: Point[] = [];
  for (let tries = 0; tries < count * 14 && found.length < count; tries++) {
    const point = body.at(fromU + (toU - fromU) * random(), fromV + (toV - fromV) * random());
    if (found.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > apart)) found.push(point);
  }
  return found;
}

/** A part of the body as a shape: between two heights that may change along it. */
export function band(
  body: Body,
  from: number,
  to: number,
  low: (s: number) => number,
  high: (s: number) => number,
): Point[][] {
  const along = steps(body.bent ? 7 : 4);
  const u = (share: number) => from + (to - from) * share;
  const upper = along.map((share) => body.at(u(share), high(share)));
  const lower = along.map((share) => body.at(u(share), low(share))).reverse();
  return [upper, lower];
}

/** All of the body above or below a line: what is beyond the outline is cut off, so it may be cut square. */
export function beyond(body: Body, side: number, from: number, edge: (s: number) => number): Point[][] {
  if (body.bent) return band(body, from, 101, side > 0 ? edge : () => -1.1, side > 0 ? () => 1.1 : edge);
  const row = steps(4).map((share) => body.at(from + (101 - from) * share, edge(share)));
  const far = steps(8, from, 101).map((u) => body.at(u, side * 1.05)[1]);
  const y = side > 0 ? Math.min(...far) : Math.max(...far);
  return [row, [[row.at(-1)?.[0] ?? 0, y]], [[row[0]?.[0] ?? 0, y]]];
}

function bar(body: Body, u: number, wide: number, [low = -1, high = 1]: number[], lean: number): Point[][] {
  const rows = steps(4, high, low);
  const bulge = (v: number) => wide * 0.5 * (1 - 0.25 * v * v);
  const middle = (v: number) => u + lean * v + (1 - v * v) * wide * 0.12;
  return [
    rows.map((v) => body.at(middle(v) - bulge(v), v)),
    rows.map((v) => body.at(middle(v) + bulge(v), v)).reverse(),
  ];
}

/** A round patch whose edge is uneven. */
function blot(middle: Point, wide: number, random: () => number): Point[][] {
  const turn = random() * 360;
  const edge = steps(5, 0, 300).map((angle) =>
    plus(middle, towards(angle + turn, (wide / 2) * (0.75 + 0.5 * random()))),
  );
  const [a, b, c, d, e, f] = edge as [Point, Point, Point, Point, Point, Point];
  return [
    [a, b, c],
    [c, d, e],
    [e, f, a],
  ];
}

interface Tools {
  paper: Paper;
  body: Body;
  random: () => number;
}
type Of<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>;

/** A filling that ends where the body ends. */
const filled = ({ colour, opacity }: { colour: string; opacity?: number }): Ink => ({
  fill: colour,
  inside: true,
  ...(opacity && { opacity }),
});

function stripe({ paper, body }: Tools, mark: Of<'stripe'>): void {
  const { v, to = v, wide, from = 0, until = 101, wave = 0 } = mark;
  const edge = (aside: number) => (s: number) => v + (to - v) * s + wave * Math.sin(s * Math.PI * 2) + aside;
  paper.path(band(body, from, until, edge(-wide / 2), edge(wide / 2)), filled(mark), true);
}

function bars({ paper, body }: Tools, mark: Of<'bars'>): void {
  const { at, wide, v = '-1.05 1.05', lean = 0 } = mark;
  const shapes = numbers(at).map((u) => bar(body, u, wide, numbers(v), lean));
  paper.shapes(shapes, filled(mark));
}

/** Narrow bars that wind, as on mackerels. */
function waves({ paper, body }: Tools, mark: Of<'waves'>): void {
  const { count, wide = 1.2, from = 12, to = 96 } = mark;
  const [low = 0, high = 1] = numbers(mark.v);
  const lines = steps(count - 1, from, to).map((u, at) =>
    steps(3, high, low + (at % 2) * 0.12).map((height, k) => body.at(u + (k % 2 ? 1.6 : -1.2) + k, height)),
  );
  paper.lines(lines, { stroke: mark.colour, width: wide, inside: true });
}

function spots({ paper, body, random }: Tools, mark: Of<'spots'>): void {
  const { count, wide, ring } = mark;
  const places = strewn(body, count, mark.in ?? whole, wide * 1.25, random);
  const ink = { stroke: mark.colour, inside: true };
  if (ring) {
    paper.dots(places, wide * 1.5, { stroke: ring, inside: true }, { ...ink, width: wide });
    return;
  }
  const small = (at: number) => at % 3 === 0;
  const sorted = (wished: boolean) => places.filter((_, at) => small(at) === wished);
  paper.dots(sorted(false), wide, ink);
  paper.dots(sorted(true), wide * 0.65, ink);
}

function blots({ paper, body, random }: Tools, mark: Of<'blots'>): void {
  const places = strewn(body, mark.count, mark.in ?? whole, mark.wide * 0.9, random);
  const shapes = places.map((place) => blot(place, mark.wide * (0.7 + 0.6 * random()), random));
  paper.shapes(shapes, filled(mark));
}

function spot({ paper, body }: Tools, { u, v, wide, colour, ring }: Of<'spot'>): void {
  const middle = body.at(u, v);
  if (ring) paper.circle(middle, wide * 0.7, { fill: ring, stroke: 'none', inside: true });
  paper.circle(middle, wide / 2, { fill: colour, stroke: 'none', inside: true });
}

function rows({ paper, body }: Tools, mark: Of<'rows'>): void {
  const { gap, from = 24, to = 96 } = mark;
  const curves = numbers(mark.v).map((height, row) =>
    steps(body.bent ? 8 : 4, from + (row % 2 ? gap / 2 : 0), to).map((u) => body.at(u, height)),
  );
  paper.dotted(curves, gap, [{ stroke: mark.colour, width: mark.wide, inside: true }]);
}

/** Crossing lines, as the edges of scales. */
function net({ paper, body }: Tools, mark: Of<'net'>): void {
  const { cell, width = 0.8 } = mark;
  const [fromU = 0, toU = 100, fromV = -1, toV = 1] = numbers(mark.in ?? whole);
  const high = body.high((fromU + toU) / 2) / 2 || 1;
  const slant = cell * 1.6;
  const across = (u: number, way: number) =>
    steps(2, fromV, toV).map((v) => {
      const rise = ((v - fromV) / (toV - fromV || 1)) * ((high * (toV - fromV)) / 1.3);
      return body.at(Math.min(Math.max(way > 0 ? u + rise : u + slant - rise, fromU), toU), v);
    });
  const count = Math.max(Math.round((toU - fromU + slant) / cell), 2);
  const lines = steps(count, fromU - slant, toU).flatMap((u) => [across(u, 1), across(u, -1)]);
  paper.lines(lines, { stroke: mark.colour, width, inside: true });
}

/** Any part of the body. */
function field({ paper, body }: Tools, mark: Of<'field'>): void {
  const edge = points(mark.points).map(([u, v]) => body.at(u, v));
  paper.path([[...edge, edge[0] ?? [0, 0]]], filled(mark), true);
}

function lines({ paper, body }: Tools, mark: Of<'lines'>): void {
  const curves = mark.lines.map((row) => points(row).map(([u, v]) => body.at(u, v)));
  paper.lines(curves, { stroke: mark.colour, width: mark.width ?? 1, inside: true });
}

const painters: { [Kind in Mark['kind']]: (tools: Tools, mark: Of<Kind>) => void } = {
  stripe,
  bars,
  waves,
  spots,
  blots,
  spot,
  rows,
  net,
  field,
  lines,
};

/** Markings lie on the body only; what they lack in care at the edge is cut off. */
export function drawMark<Kind extends Mark['kind']>(tools: Tools, mark: Of<Kind> & { kind: Kind }): void {
  painters[mark.kind](tools, mark);
}
