import type { Body } from './body.ts';
import { lighter } from './colours.ts';
import type { Of, Tools } from './extras.ts';
import { groups, type Point, plus, spread, steps, towards } from './geometry.ts';
import { ivory } from './head.ts';
import { strewn } from './marks.ts';
import type { Paper } from './paper.ts';

/** Plates of bone in a row, as sturgeons have. */
export function plates({ paper, body }: Tools, extra: Of<'plates'>): void {
  const half = ((extra.to - extra.from) / extra.count) * 0.42;
  const rise = extra.wide / 2;
  const all = steps(extra.count - 1, extra.from, extra.to).map((u): Point[][] => {
    const middle = body.at(u, extra.v);
    return [
      [plus(middle, [-half, 0]), plus(middle, [half * 0.3, -rise])],
      [plus(middle, [half, 0]), plus(middle, [half * 0.3, rise])],
    ];
  });
  paper.shapes(all, { fill: extra.colour, width: 0.8 });
}

interface Row {
  from: number;
  to: number;
  count: number;
  long: number;
  lean: number;
}

/** Points that stand out of the outline. */
function ridge(body: Body, side: number, { from, to, count, long, lean }: Row): Point[][][] {
  return steps(count - 1, from, to).map((u) => {
    const [a, b] = [body.at(u - long * 0.22, side * 0.97), body.at(u + long * 0.22, side * 0.97)];
    const tip = plus(plus(body.at(u, side), body.out(u, side), long), body.along(u), long * lean);
    return [[a, tip], [b]];
  });
}

export function spines({ paper, body, tint }: Tools, extra: Of<'spines'>): void {
  const { lean = 0.6, colour = tint.fin, on } = extra;
  const sides = on === 'both' ? [1, -1] : [on === 'back' ? 1 : -1];
  for (const side of sides) paper.shapes(ridge(body, side, { ...extra, lean }), { fill: colour, width: 0.9 });
}

/** Spines all over the body. */
export function quills({ paper, body, random }: Tools, extra: Of<'quills'>): void {
  const { count, long, colour = ivory } = extra;
  const row = { from: 16, to: 88, count: Math.round(count * 0.3), long, lean: 0.5 };
  const edge = [1, -1].flatMap((side) => ridge(body, side, row));
  const inner = strewn(body, count, extra.in ?? '20 92 -0.85 0.85', long * 0.9, random).map((root): Point[][] => [
    [plus(root, [-long * 0.12, -long * 0.16]), plus(root, [long * 0.85, -long * 0.24])],
    [plus(root, [-long * 0.12, long * 0.16])],
  ]);
  paper.shapes([...edge, ...inner], { fill: colour, width: 0.6 });
}

export function finlets({ paper, body, tint }: Tools, extra: Of<'finlets'>): void {
  const row = { ...extra, long: 2.6, lean: 0.9 };
  for (const side of [1, -1]) paper.shapes(ridge(body, side, row), { fill: extra.colour ?? tint.fin, width: 0.8 });
}

function leaf(paper: Paper, root: Point, angle: number, long: number, fill: string): void {
  const ahead = towards(angle);
  const aside = towards(angle + 90);
  const place = (x: number, y: number) => plus(plus(root, ahead, x * long), aside, y * long);
  const [left, right] = [place(0.38, 0.07), place(0.38, -0.07)];
  const [leftDent, rightDent] = [place(0.7, 0.12), place(0.7, -0.12)];
  const rows = [
    [place(0, 0.05), left],
    [left, place(0.58, 0.36), leftDent],
    [leftDent, place(1.06, 0), rightDent],
    [rightDent, place(0.58, -0.36), right],
    [right, place(0, -0.05)],
  ];
  paper.path(rows, { fill, width: 1 }, true);
}

/** Skin that looks like weed. */
export function leaves({ paper, body, tint }: Tools, extra: Of<'leaves'>): void {
  for (const [u = 0, side = 1, angle = 0, long = 5] of groups(extra.at)) {
    leaf(paper, body.at(u, side * 0.9), angle, long, extra.colour ?? tint.fin);
  }
}

export function warts({ paper, body, tint, random }: Tools, extra: Of<'warts'>): void {
  const { count, wide, colour = lighter(tint.back, 0.2) } = extra;
  const places = strewn(body, count, extra.in ?? '6 92 -0.7 0.98', wide * 1.5, random);
  paper.dots(places, wide + 1, { stroke: tint.line, opacity: 0.7 }, { stroke: colour, width: wide });
}

/** The disc on the head of those that ride on others. */
export function sucker({ paper, body, tint }: Tools, { from, to }: Of<'sucker'>): void {
  const height = (share: number) => spread([0.6, 2.6, 3, 2.6, 0.6], share);
  const out = body.out(from + 4, 1);
  const edge = steps(4).map((share) => plus(body.at(from + (to - from) * share, 1), out, height(share)));
  const root = steps(2, to, from).map((u) => body.at(u, 0.7));
  paper.path([edge, root], { fill: lighter(tint.fin, 0.3) }, true);
  const lines = steps(8, 0.1, 0.9).map((share) => {
    const u = from + (to - from) * share;
    return [body.at(u - 0.5, 0.85), plus(body.at(u + 0.5, 1), out, height(share) * 0.8)];
  });
  paper.lines(lines, { width: 0.9 });
}

/** The edge at the root of the tail of fast swimmers. */
export function keel({ paper, body }: Tools, { from, to }: Of<'keel'>): void {
  paper.path([steps(2, from, to).map((u) => body.at(u, 0))], { width: 2.2 });
}
