import type { Body } from './body.ts';
import type { Fin, Limb, Tail } from './fish.ts';
import { between, minus, numbers, type Point, pairs, plus, spread, steps, towards } from './geometry.ts';
import type { Paper } from './paper.ts';

export interface Tint {
  fin: string;
  line: string;
}

/** What is drawn on a fin: its rays, a coloured rim, bands along it, spots. `inner` to `outer` are its rays. */
interface Dress {
  rays?: number;
  rim?: string;
  bands?: string;
  spots?: string;
}

/** A line with as few points as show its form. */
const few = (row: readonly Point[]): readonly Point[] => {
  const step = Math.max(Math.floor(row.length / 5), 1);
  return row.filter((_, at) => at % step === 0 || at === row.length - 1);
};

function dress(paper: Paper, rays: [Point, Point][], style: Dress, rimmed: readonly Point[]): void {
  if (style.bands) {
    for (const share of [0.35, 0.65, 0.9]) {
      paper.path([few(rays.slice(1, -1).map(([inner, outer]) => between(inner, outer, share)))], {
        stroke: style.bands,
        width: 2,
      });
    }
  }
  if (style.spots) {
    const middles = rays.flatMap(([inner, outer], at) => [
      between(inner, outer, at % 2 ? 0.4 : 0.6),
      ...(at % 2 ? [between(inner, outer, 0.8)] : []),
    ]);
    paper.dots(middles, 2.2, { stroke: style.spots });
  }
  const shown = style.rays ? rays.slice(1, -1) : [];
  paper.lines(
    shown.map(([inner, outer]) => [inner, between(inner, outer, 0.86)]),
    { width: 0.7, opacity: 0.5 },
  );
  if (style.rim) paper.path([few(rimmed)], { stroke: style.rim, width: 2.2 });
}

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

/** A fin along the back or the belly. */
export function drawFin(paper: Paper, body: Body, fin: Fin, tint: Tint): void {
  const sides = fin.on === 'both' ? [1, -1] : [fin.on === 'back' ? 1 : -1];
  for (const side of sides) drawOne(paper, body, fin, side, tint);
}

function drawOne(paper: Paper, body: Body, fin: Fin, side: number, tint: Tint): void {
  const { from, to, lean = 0.5, edge = 'soft' } = fin;
  const rays = Math.min(fin.rays ?? 0, 12);
  const high = numbers(fin.high);
  const root = (share: number) => body.at(from + (to - from) * share, side * 0.97);
  const tip = (share: number): Point => {
    const u = from + (to - from) * share;
    const height = spread(high, share);
    return plus(plus(body.at(u, side), body.out(u, side), height), body.along(u), height * lean);
  };
  const ink = { fill: fin.fill ?? tint.fin };
  const inner = steps(to - from > 40 ? (body.bent ? 7 : 3) : 1, to, from).map((u) => body.at(u, side * 0.7));
  if (edge === 'quills') {
    const count = rays || high.length;
    const wide = ((to - from) / count) * 0.36;
    const quills = steps(count - 1).map((share) => {
      const half = plus([0, 0], body.along(from + (to - from) * share), wide);
      return { foot: root(share), point: tip(share), half };
    });
    paper.shapes(
      quills.map(({ foot, point, half }) => [[minus(foot, half), point], [plus(foot, half)]]),
      { ...ink, width: 0.8 },
    );
    const spots = quills.flatMap(({ foot, point }) => [0.3, 0.55, 0.8].map((share) => between(foot, point, share)));
    if (fin.bands) paper.dots(spots, 1.6, { stroke: fin.bands });
    return;
  }
  const bendy = body.bent ? Math.round((to - from) / 8) : 0;
  const shares = steps(edge === 'spines' ? Math.max(rays, 3) : Math.max(high.length - 1, bendy > 4 ? bendy : 0));
  const tips = shares.map(tip);
  const top: (readonly Point[])[] =
    edge === 'spines'
      ? pairs(shares).map(([a, b]) => [tip(a), between(root((a + b) / 2), tip((a + b) / 2), 0.72), tip(b)])
      : edge === 'blade'
        ? blade(tips)
        : [tips];
  const start = root(0);
  const end = root(1);
  paper.path([[start, tips[0] ?? start], ...top, [tips.at(-1) ?? end, end], [end, inner[0] ?? end], inner], ink, true);
  const combed = steps(Math.max(rays, 4)).map((share): [Point, Point] => [root(share), tip(share)]);
  const rim = combed.slice(1, -1).map(([a, b]) => between(a, b, edge === 'spines' ? 0.72 : 0.84));
  dress(paper, combed, { ...fin, rays }, rim);
}

/** The tail fin, in a frame at its root: x to the rear, y up. */
export function drawTail(paper: Paper, body: Body, tail: Tail, tint: Tint): void {
  const { shape, long, up, down = up, notch = 0.4, rays = 0 } = tail;
  const along = body.along(100);
  const rise: Point = [along[1], -along[0]];
  const foot = body.at(98, 0);
  const place = (x: number, y: number): Point => plus(plus(foot, along, x), rise, y);
  const half = Math.max(body.high(98) / 2, 0.4);
  const start = place(0, half * 0.85);
  const end = place(0, -half * 0.85);
  const inside = long * (1 - notch);
  const rows: Point[][] = [];
  switch (shape) {
    case 'crescent':
      rows.push([start, place(long * 0.28, up * 0.5), place(long * 0.7, up * 0.9), place(long, up)]);
      rows.push([place(long, up), place(inside + (long - inside) * 0.3, up * 0.45), place(inside, 0)]);
      rows.push([place(inside, 0), place(inside + (long - inside) * 0.3, -down * 0.45), place(long, -down)]);
      rows.push([place(long, -down), place(long * 0.7, -down * 0.9), place(long * 0.28, -down * 0.5), end]);
      break;
    case 'forked':
      rows.push([start, place(long * 0.4, up * 0.62), place(long, up)]);
      rows.push([place(long, up), place(inside + (long - inside) * 0.5, up * 0.42), place(inside, 0)]);
      rows.push([place(inside, 0), place(inside + (long - inside) * 0.5, -down * 0.42), place(long, -down)]);
      rows.push([place(long, -down), place(long * 0.4, -down * 0.62), end]);
      break;
    case 'lyre':
      rows.push([start, place(long * 0.35, up * 0.8), place(long, up * 1.05)]);
      rows.push([place(long, up * 1.05), place(inside, up * 0.62), place(inside * 0.96, 0)]);
      rows.push([place(inside * 0.96, 0), place(inside, -down * 0.62), place(long, -down * 1.05)]);
      rows.push([place(long, -down * 1.05), place(long * 0.35, -down * 0.8), end]);
      break;
    case 'straight':
      rows.push([start, place(long * 0.5, up * 0.75), place(long, up)]);
      rows.push([place(long, up), place(inside, 0), place(long, -down)]);
      rows.push([place(long, -down), place(long * 0.5, -down * 0.75), end]);
      break;
    case 'round':
      rows.push([
        start,
        place(long * 0.45, up * 0.92),
        place(long * 0.85, up * 0.72),
        place(long, 0),
        place(long * 0.85, -down * 0.72),
        place(long * 0.45, -down * 0.92),
        end,
      ]);
      break;
    case 'pointed':
      rows.push([start, place(long * 0.4, up), place(long, 0)]);
      rows.push([place(long, 0), place(long * 0.4, -down), end]);
      break;
    case 'shark': {
      const cut = place(long * 0.86, up * 0.8);
      rows.push([start, place(long * 0.4, up * 0.5), place(long, up)]);
      rows.push([place(long, up), cut]);
      rows.push([cut, place(long * 0.8, up * 0.62)]);
      rows.push([place(long * 0.8, up * 0.62), place(long * 0.4, up * 0.12), place(long * 0.36, -half * 0.4)]);
      rows.push([place(long * 0.36, -half * 0.4), place(long * 0.4, -down)]);
      rows.push([place(long * 0.4, -down), place(long * 0.18, -down * 0.62), end]);
      break;
    }
  }
  paper.path([...rows, [end, place(-1.5, 0)], [place(-1.5, 0), start]], { fill: tail.fill ?? tint.fin }, true);
  if (shape === 'shark') return;
  const rear = (share: number): Point => {
    const y = 1 - 2 * share;
    const hollow = shape === 'lyre' || shape === 'crescent' ? (shape === 'lyre' ? 6 : 2.6) : 1;
    const dent = notch * (1 - Math.abs(y) ** hollow);
    const deep = shape === 'round' ? long * (0.8 + 0.18 * (1 - y * y)) : long * (1 - dent);
    return place(shape === 'pointed' ? long * (1 - Math.abs(y) * 0.6) : deep, y * (y > 0 ? up : down) * 0.92);
  };
  const combed = steps(Math.max(rays, 6)).map((share): [Point, Point] => [
    place(long * 0.06, half * 0.8 * (1 - 2 * share)),
    rear(share),
  ]);
  const rim = combed.map(([a, b]) => between(a, b, 0.84));
  dress(paper, combed, { ...tail, rays }, rim);
}

/** A breast or belly fin, in a frame of its own: x along it, y across. */
export function drawLimb(paper: Paper, root: Point, limb: Limb, tint: Tint): void {
  const { long, wide, angle, shape = 'leaf', rays = 0 } = limb;
  const ahead = towards(angle);
  const aside = towards(angle + 90);
  const place = (x: number, y: number): Point => plus(plus(root, ahead, x * long), aside, y * wide);
  const ink = { fill: limb.fill ?? tint.fin };
  if (Math.abs(wide) < 2.5) {
    const row = [root, place(0.5, long * 0.06), place(1, 0)];
    paper.layers([row], [{ width: 3 }, { stroke: ink.fill, width: 1.3 }]);
    return;
  }
  if (shape === 'rays') {
    const feathers = steps((rays || 9) - 1, -1, 1).map((share) => ({
      tip: plus(root, towards(angle + share * wide), long * (1 - 0.25 * share * share)),
      left: plus(root, aside, share * 3 - 1.5),
      right: plus(root, aside, share * 3 + 1.5),
    }));
    paper.shapes(
      feathers.map(({ tip, left, right }) => [[left, tip], [right]]),
      { ...ink, width: 0.8 },
    );
    const spots = feathers.flatMap(({ tip }) => [0.4, 0.62, 0.84].map((share) => between(root, tip, share)));
    if (limb.bands) paper.dots(spots, 2, { stroke: limb.bands });
    return;
  }
  const fan = (share: number, reach: number): Point =>
    plus(root, towards(angle + (share - 0.5) * wide), long * reach * (1 - 0.5 * (share - 0.5) ** 2));
  if (shape === 'fan') {
    const count = Math.max(rays, 5);
    const edge = pairs(steps(count)).map(([a, b]) => [fan(a, 1), fan((a + b) / 2, 0.93), fan(b, 1)]);
    paper.path([[root, fan(0, 1)], ...edge, [fan(1, 1), root]], ink, true);
  } else if (shape === 'sickle') {
    paper.path(
      [
        [place(0, 0.5), place(0.45, 0.42), place(1, -0.35)],
        [place(1, -0.35), place(0.4, -0.3), place(0, -0.5)],
      ],
      ink,
      true,
    );
  } else if (shape === 'wing') {
    paper.path(
      [
        [place(0, 0.18), place(0.5, 0.3), place(1, 0.2)],
        [place(1, 0.2), place(0.92, -0.25), place(0.7, -0.6), place(0.4, -0.75), place(0, -0.3)],
      ],
      ink,
      true,
    );
  } else {
    paper.path(
      [
        [
          place(0, 0.22),
          place(0.4, 0.5),
          place(0.85, 0.38),
          place(1, 0),
          place(0.85, -0.36),
          place(0.4, -0.5),
          place(0, -0.22),
        ],
      ],
      ink,
      true,
    );
  }
  const combed = steps(Math.max(rays, 4)).map((share): [Point, Point] => {
    if (shape === 'fan') return [fan(share, 0.15), fan(share, 1)];
    const y = share - 0.5;
    if (shape === 'wing') return [place(0.04, -y * 0.3), place(0.98 - share * 0.62, 0.2 - share * 0.92)];
    return [place(0.05, y * 0.4), place(0.96 - Math.abs(y) * 0.35, shape === 'sickle' ? y * 0.3 - 0.15 : y * 0.85)];
  });
  const rim = combed.map(([a, b]) => between(a, b, 0.84));
  dress(paper, combed, { ...limb, rays }, rim);
}
