import type { Body } from './body.ts';
import { dress, type Ray } from './dress.ts';
import type { Tail } from './fish.ts';
import { between, type Point, plus, steps } from './geometry.ts';
import type { Paper } from './paper.ts';

/** A tail fin in a frame at its root: x in lengths of the fin to the rear, y in its heights, up and down. */
interface Frame {
  place(x: number, y: number): Point;
  /** The same, but y in half heights of the root. */
  root(x: number, y: number): Point;
  /** Where the fin leaves the body, above and below. */
  start: Point;
  end: Point;
  /** How far to the rear the notch is. */
  inside: number;
}

/** The outline of each kind of tail, from where it leaves the back to where it meets the belly line. */
const outlines: Record<Tail['shape'], (frame: Frame) => Point[][]> = {
  crescent: ({ place, start, end, inside }) => [
    [start, place(0.28, 0.5), place(0.7, 0.9), place(1, 1)],
    [place(1, 1), place(inside + (1 - inside) * 0.3, 0.45), place(inside, 0)],
    [place(inside, 0), place(inside + (1 - inside) * 0.3, -0.45), place(1, -1)],
    [place(1, -1), place(0.7, -0.9), place(0.28, -0.5), end],
  ],
  forked: ({ place, start, end, inside }) => [
    [start, place(0.4, 0.62), place(1, 1)],
    [place(1, 1), place((1 + inside) / 2, 0.42), place(inside, 0)],
    [place(inside, 0), place((1 + inside) / 2, -0.42), place(1, -1)],
    [place(1, -1), place(0.4, -0.62), end],
  ],
  lyre: ({ place, start, end, inside }) => [
    [start, place(0.35, 0.8), place(1, 1.05)],
    [place(1, 1.05), place(inside, 0.62), place(inside * 0.96, 0)],
    [place(inside * 0.96, 0), place(inside, -0.62), place(1, -1.05)],
    [place(1, -1.05), place(0.35, -0.8), end],
  ],
  straight: ({ place, start, end, inside }) => [
    [start, place(0.5, 0.75), place(1, 1)],
    [place(1, 1), place(inside, 0), place(1, -1)],
    [place(1, -1), place(0.5, -0.75), end],
  ],
  round: ({ place, start, end }) => [
    [start, place(0.45, 0.92), place(0.85, 0.72), place(1, 0), place(0.85, -0.72), place(0.45, -0.92), end],
  ],
  pointed: ({ place, start, end }) => [
    [start, place(0.4, 1), place(1, 0)],
    [place(1, 0), place(0.4, -1), end],
  ],
  shark({ place, root, start, end }) {
    const [cut, under] = [place(0.8, 0.62), root(0.36, -0.4)];
    return [
      [start, place(0.4, 0.5), place(1, 1)],
      [place(1, 1), place(0.86, 0.8)],
      [place(0.86, 0.8), cut],
      [cut, place(0.4, 0.12), under],
      [under, place(0.4, -1)],
      [place(0.4, -1), place(0.18, -0.62), end],
    ];
  },
};

/** How far to the rear a fin reaches at a height from 1 to -1, in parts of its length. */
function reach(shape: Tail['shape'], notch: number, y: number): number {
  const aside = Math.abs(y);
  switch (shape) {
    case 'round':
      return 0.98 - 0.18 * y * y;
    case 'pointed':
      return 1 - 0.6 * aside;
    case 'lyre':
      return 1 - notch * (1 - aside ** 6);
    case 'crescent':
      return 1 - notch * (1 - aside ** 2.6);
    case 'forked':
    case 'straight':
    case 'shark':
      return 1 - notch * (1 - aside);
  }
}

export function drawTail(paper: Paper, body: Body, tail: Tail, colour: string): void {
  const { shape, long, up, down = up, notch = 0.4, rays = 0 } = tail;
  const along = body.along(100);
  const rise: Point = [along[1], -along[0]];
  const foot = body.at(98, 0);
  const measured = (x: number, y: number): Point => plus(plus(foot, along, x), rise, y);
  const place = (x: number, y: number) => measured(x * long, y * (y > 0 ? up : down));
  const half = Math.max(body.high(98) / 2, 0.4);
  const root = (x: number, y: number) => measured(x * long, y * half);
  const [start, end] = [root(0, 0.85), root(0, -0.85)];
  const rows = outlines[shape]({ place, root, start, end, inside: 1 - notch });
  const hidden = measured(-1.5, 0);
  paper.path([...rows, [end, hidden], [hidden, start]], { fill: tail.fill ?? colour }, true);
  if (shape === 'shark') return;
  const combed = steps(Math.max(rays, 6), 1, -1).map(
    (y): Ray => [root(0.06, 0.8 * y), place(reach(shape, notch, y), y * 0.92)],
  );
  const rim = combed.map(([a, b]) => between(a, b, 0.84));
  dress(paper, combed, { ...tail, rays }, rim);
}
