import type { Body } from './body.ts';
import { dress, type Ray } from './dress.ts';
import type { Fin } from './fish.ts';
import { between, minus, numbers, type Point, pairs, plus, spread, steps } from './geometry.ts';
import type { Paper } from './paper.ts';

/** A leading edge and a hollow trailing edge that meet in the highest point. */
function blade(tips: readonly Point[]): Point[][] {
  const [first, ...rest] = tips;
  const last = rest.at(-1);
  const peak = rest.at(-2);
  if (!first || !peak || !last) return [[...tips]];
  const swell = plus(between(first, peak, 0.55), minus(peak, last), 0.06);
  return [
    [first, swell, peak],
    [peak, plus(between(peak, last, 0.5), minus(first, last), 0.14), last],
  ];
}

/** A fin in a frame of its own: a share from 0 to 1 goes from its front to its rear. */
interface Frame {
  root(share: number): Point;
  tip(share: number): Point;
}

function frameOf(body: Body, { from, to, lean = 0.5, high }: Fin, side: number): Frame {
  const heights = numbers(high);
  const at = (share: number) => from + (to - from) * share;
  return {
    root: (share) => body.at(at(share), side * 0.97),
    tip(share) {
      const height = spread(heights, share);
      const risen = plus(body.at(at(share), side), body.out(at(share), side), height);
      return plus(risen, body.along(at(share)), height * lean);
    },
  };
}

/** Spines that stand free. */
function drawQuills(paper: Paper, fin: Fin, { root, tip }: Frame, fill: string): void {
  const quills = steps((fin.rays || numbers(fin.high).length) - 1).map((share): Ray => [root(share), tip(share)]);
  paper.layers(quills, [{ width: 2.6 }, { stroke: fill, width: 1.3 }]);
  const spots = quills.flatMap(([foot, point]) => [0.25, 0.5, 0.75, 0.95].map((share) => between(foot, point, share)));
  if (fin.bands) paper.dots(spots, 2, { stroke: fin.bands });
}

/** The edge of a fin, from its front to its rear. */
function edgeOf(body: Body, fin: Fin, rays: number, { root, tip }: Frame): (readonly Point[])[] {
  const { from, to, edge } = fin;
  if (edge === 'spines') {
    return pairs(steps(Math.max(rays, 3))).map(([a, b]) => {
      const middle = (a + b) / 2;
      return [tip(a), between(root(middle), tip(middle), 0.72), tip(b)];
    });
  }
  const long = body.bent ? Math.round((to - from) / 8) : 0;
  const tips = steps(Math.max(numbers(fin.high).length - 1, long > 4 ? long : 0)).map(tip);
  return edge === 'blade' ? blade(tips) : [tips];
}

function drawOne(paper: Paper, body: Body, fin: Fin, side: number, fill: string): void {
  const { from, to, edge = 'soft' } = fin;
  const frame = frameOf(body, fin, side);
  if (edge === 'quills') {
    drawQuills(paper, fin, frame, fill);
    return;
  }
  const rays = Math.min(fin.rays ?? 0, 12);
  const { root, tip } = frame;
  const inner = steps(to - from > 40 ? (body.bent ? 7 : 3) : 1, to, from).map((u) => body.at(u, side * 0.7));
  const [start, end] = [root(0), root(1)];
  const outer = edgeOf(body, fin, rays, frame);
  paper.path([[start, tip(0)], ...outer, [tip(1), end], [end, inner[0] ?? end], inner], { fill }, true);
  const combed = steps(Math.max(rays, 4)).map((share): Ray => [root(share), tip(share)]);
  const rim = combed.slice(1, -1).map(([a, b]) => between(a, b, edge === 'spines' ? 0.72 : 0.84));
  dress(paper, combed, { ...fin, rays }, rim);
}

/** A fin along the back or the belly. */
export function drawFin(paper: Paper, body: Body, fin: Fin, colour: string): void {
  const sides = fin.on === 'both' ? [1, -1] : [fin.on === 'back' ? 1 : -1];
  for (const side of sides) drawOne(paper, body, fin, side, fin.fill ?? colour);
}
