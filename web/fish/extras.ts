import type { Body } from './body.ts';
import { lighter } from './colours.ts';
import type { Extra } from './fish.ts';
import {
  between,
  groups,
  minus,
  numbers,
  type Point,
  pairs,
  plus,
  points,
  size,
  spread,
  steps,
  towards,
  unit,
} from './geometry.ts';
import { drawEye, drawTeeth, ivory } from './head.ts';
import { strewn } from './marks.ts';
import type { Paper } from './paper.ts';

interface Tint {
  fin: string;
  line: string;
  back: string;
}
const light = '#7ff3ff';
const lamp = '#ffe45c';

/** A light with its shine around it. */
function glow(paper: Paper, middle: Point, wide: number, colour: string): void {
  paper.circle(middle, wide * 2, { fill: colour, stroke: 'none', opacity: 0.16 });
  paper.circle(middle, wide * 1.15, { fill: colour, stroke: 'none', opacity: 0.4 });
  paper.circle(middle, wide * 0.62, { fill: lighter(colour, 0.75), stroke: 'none' });
}

/** A line that starts at an angle and turns as it goes. */
function bent(start: Point, angle: number, long: number, curl: number): Point[] {
  const row: Point[] = [start];
  for (const share of steps(3).slice(1)) {
    row.push(plus(row.at(-1) ?? start, towards(angle + curl * share, long / 3)));
  }
  return row;
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

function ridge(
  body: Body,
  side: number,
  from: number,
  to: number,
  count: number,
  long: number,
  lean: number,
): Point[][][] {
  return steps(count - 1, from, to).map((u) => {
    const [a, b] = [body.at(u - long * 0.22, side * 0.97), body.at(u + long * 0.22, side * 0.97)];
    const tip = plus(plus(body.at(u, side), body.out(u, side), long), body.along(u), long * lean);
    return [[a, tip], [b]];
  });
}

const sidesOf = (on: 'back' | 'belly' | 'both') => (on === 'both' ? [1, -1] : [on === 'back' ? 1 : -1]);

export function drawExtra(paper: Paper, body: Body, extra: Extra, tint: Tint, random: () => number): void {
  switch (extra.kind) {
    case 'thread': {
      const { angle, long, curl = 0, width = 1.3, colour, lure, tuft } = extra;
      const row = bent(body.at(...extra.from), angle, long, curl);
      const end = row.at(-1) ?? [0, 0];
      paper.layers([row], colour ? [{ width: width + 1.6 }, { stroke: colour, width }] : [{ width }]);
      if (extra.knots) paper.dots(row.slice(1), 2, { stroke: extra.knots });
      if (tuft) {
        const out = minus(end, row.at(-2) ?? end);
        const way = (Math.atan2(-out[1], out[0]) * 180) / Math.PI;
        paper.lines(
          [-50, -18, 18, 50].map((turn) => bent(end, way + turn, tuft, turn * 0.6)),
          { stroke: colour ?? tint.line, width: 1 },
        );
      }
      if (lure) glow(paper, end, lure, lamp);
      return;
    }
    case 'lights': {
      const { colour = light, wide, from, to, count } = extra;
      const curves = numbers(extra.v).map((height) =>
        steps(body.bent ? 8 : 4, from, to).map((u) => body.at(u, height)),
      );
      const gap = pairs(curves[0] ?? []).reduce((sum, [a, b]) => sum + size(minus(b, a)), 0) / (count - 0.9);
      const halo = { stroke: colour, width: wide * 2, opacity: 0.28 };
      paper.dotted(curves, gap, [halo, { stroke: lighter(colour, 0.35), width: wide }]);
      return;
    }
    case 'glow': {
      const { at, wide, colour = light, long } = extra;
      if (!long) {
        glow(paper, body.at(...at), wide, colour);
        return;
      }
      const row = [body.at(at[0] - long / 2, at[1]), body.at(at[0] + long / 2, at[1])];
      paper.layers(
        [row],
        [
          { stroke: colour, width: wide * 2, opacity: 0.3 },
          { stroke: lighter(colour, 0.3), width: wide },
        ],
      );
      return;
    }
    case 'plates': {
      const half = ((extra.to - extra.from) / extra.count) * 0.42;
      const plates = steps(extra.count - 1, extra.from, extra.to).map((u) => {
        const middle = body.at(u, extra.v);
        const rise = extra.wide / 2;
        return [
          [plus(middle, [-half, 0]), plus(middle, [half * 0.3, -rise])],
          [plus(middle, [half, 0]), plus(middle, [half * 0.3, rise])],
        ];
      });
      paper.shapes(plates as Point[][][], { fill: extra.colour, width: 0.8 });
      return;
    }
    case 'spines': {
      const { from, to, count, long, lean = 0.6, colour = tint.fin } = extra;
      for (const side of sidesOf(extra.on))
        paper.shapes(ridge(body, side, from, to, count, long, lean), { fill: colour, width: 0.9 });
      return;
    }
    case 'quills': {
      const { count, long, colour = ivory } = extra;
      const edge = [1, -1].flatMap((side) => ridge(body, side, 16, 88, Math.round(count * 0.3), long, 0.5));
      const inner = strewn(body, count, extra.in ?? '20 92 -0.85 0.85', long * 0.9, random).map((root) => [
        [plus(root, [-long * 0.12, -long * 0.16]), plus(root, [long * 0.85, -long * 0.24])],
        [plus(root, [-long * 0.12, long * 0.16])],
      ]);
      paper.shapes([...edge, ...(inner as Point[][][])], { fill: colour, width: 0.6 });
      return;
    }
    case 'finlets': {
      const fill = extra.colour ?? tint.fin;
      for (const side of [1, -1])
        paper.shapes(ridge(body, side, extra.from, extra.to, extra.count, 2.6, 0.9), { fill, width: 0.8 });
      return;
    }
    case 'leaves':
      for (const [u = 0, side = 1, angle = 0, long = 5] of groups(extra.at))
        leaf(paper, body.at(u, side * 0.9), angle, long, extra.colour ?? tint.fin);
      return;
    case 'warts': {
      const { count, wide, colour = lighter(tint.back, 0.2) } = extra;
      const places = strewn(body, count, extra.in ?? '6 92 -0.7 0.98', wide * 1.5, random);
      paper.dots(places, wide + 1, { stroke: tint.line, opacity: 0.7 }, { stroke: colour, width: wide });
      return;
    }
    case 'shape': {
      const rows = extra.rows.map((row) => points(row).map(([u, v]) => body.at(u, v)));
      const { fill, opacity, open = false, width, stroke, inside } = extra;
      const ink = {
        ...(fill && { fill }),
        ...(opacity && { opacity }),
        ...(width && { width }),
        ...(stroke && { stroke }),
        ...(inside && { inside }),
      };
      paper.path(rows, ink, !open);
      return;
    }
    case 'gape': {
      const hinge = body.at(...extra.hinge);
      const tip = body.at(...extra.tip);
      const across = unit([-(hinge[1] - tip[1]), hinge[0] - tip[0]]);
      const sag = plus(between(tip, hinge, 0.5), across, extra.deep);
      const upper = body.at(...(extra.upper ?? [0, 0]));
      if (extra.bare) {
        paper.layers([[hinge, tip]], [{ width: 3.4 }, { stroke: extra.fill, width: 1.6 }]);
      } else {
        paper.path(
          [
            [hinge, tip],
            [tip, upper],
            [upper, hinge],
          ],
          { fill: '#4a1230', stroke: 'none' },
          true,
        );
        paper.path(
          [
            [tip, sag, hinge],
            [hinge, between(hinge, tip, 0.5), tip],
          ],
          { fill: extra.fill },
          true,
        );
      }
      if (extra.teeth) {
        const [count = 6, long = 2] = numbers(extra.teeth);
        drawTeeth(paper, [tip, hinge], count, long, [-across[0], -across[1]]);
      }
      return;
    }
    case 'bill': {
      const { long, thick, tilt = 0 } = extra;
      const tip = plus(body.at(0, 0), towards(180 - tilt, long));
      const [over, under] = [body.at(3, 0.8), body.at(3.5, -0.5)];
      paper.path(
        [
          [over, between(over, plus(tip, [0, -thick / 4]), 0.4), tip],
          [tip, between(under, plus(tip, [0, thick / 4]), 0.45), under],
        ],
        { fill: tint.back },
        true,
      );
      return;
    }
    case 'eye':
      drawEye(paper, body.at(extra.eye.u, extra.eye.v), extra.eye);
      return;
    case 'sucker': {
      const { from, to } = extra;
      const height = (share: number) => spread([0.6, 2.6, 3, 2.6, 0.6], share);
      const edge = steps(4).map((share) =>
        plus(body.at(from + (to - from) * share, 1), body.out(from + 4, 1), height(share)),
      );
      const root = steps(2, to, from).map((u) => body.at(u, 0.7));
      paper.path([edge, root], { fill: lighter(tint.fin, 0.3) }, true);
      const lines = steps(8, 0.1, 0.9).map((share) => {
        const u = from + (to - from) * share;
        return [body.at(u - 0.5, 0.85), plus(body.at(u + 0.5, 1), body.out(from + 4, 1), height(share) * 0.8)];
      });
      paper.lines(lines, { width: 0.9 });
      return;
    }
    case 'keel':
      paper.path([steps(2, extra.from, extra.to).map((u) => body.at(u, 0))], { width: 2.2 });
      return;
  }
}
