import type { Body } from './body.ts';
import { lighter } from './colours.ts';
import type { Eye, Fish, Mouth } from './fish.ts';
import { between, minus, numbers, type Point, plus, size, steps, unit } from './geometry.ts';
import type { Paper } from './paper.ts';

export const ivory = '#fff8e4';

/** Teeth along a jaw, the longest in front; `into` says where they point. */
export function drawTeeth(paper: Paper, jaw: readonly [Point, Point], count: number, long: number, into: Point): void {
  const [tip, corner] = jaw;
  const run = minus(corner, tip);
  const wide = Math.min((size(run) / count) * 0.8, long * 0.6);
  const half = plus([0, 0], unit(run), wide / 2);
  const teeth = steps(count - 1, 0.06, 0.72).map((share, at) => {
    const root = between(tip, corner, share);
    const high = long * (1 - share * 0.75) * (at % 2 ? 0.6 : 1);
    return [[minus(root, half), plus(plus(root, into, high), unit(run), wide * 0.1)], [plus(root, half)]];
  });
  paper.shapes(teeth as Point[][][], { fill: ivory, width: 0.6 });
}

/** The notch of an open mouth, as the part of the outline from the lower jaw to the upper. */
export function mouthNotch(body: Body, mouth: Mouth): readonly [chin: Point, corner: Point, lip: Point] {
  const corner = body.at(mouth.u, mouth.v);
  return [body.at(body.jaws[1], -1), corner, body.at(body.jaws[0], 1)];
}

export function drawThroat(paper: Paper, body: Body, mouth: Mouth): void {
  const [lower, corner, upper] = mouthNotch(body, mouth);
  const [above, below] = [between(corner, upper, 0.75), between(corner, lower, 0.75)];
  const deep = between(corner, between(lower, upper, 0.5), 0.62);
  paper.path(
    [
      [corner, above],
      [above, deep, below],
      [below, corner],
    ],
    { fill: mouth.throat ?? '#4a1230', stroke: 'none' },
    true,
  );
}

export function drawMouth(paper: Paper, body: Body, mouth: Mouth): void {
  const corner = body.at(mouth.u, mouth.v);
  if (mouth.open) {
    const [lower, , upper] = mouthNotch(body, mouth);
    if (!mouth.teeth) return;
    const [count = 6, long = 2] = numbers(mouth.teeth);
    const down = unit(minus(between(lower, corner, 0.4), between(upper, corner, 0.4)));
    drawTeeth(paper, [upper, corner], count, long, down);
    drawTeeth(paper, [lower, corner], count, long, [-down[0], -down[1]]);
    return;
  }
  const [upper, lower] = body.jaws;
  const start =
    upper === lower
      ? body.at(lower + (mouth.from ?? 0.6), mouth.start ?? -0.2)
      : between(body.at(upper, 1), body.at(lower, -1), 0.5);
  const line = [start, plus(between(start, corner, 0.55), [0, 0.6]), corner];
  const lips = mouth.lips ? [{ width: 4.2 }, { stroke: mouth.lips, width: 2.4 }] : [];
  paper.layers([line], [...lips, { width: mouth.lips ? 0.9 : 1.3 }]);
  if (mouth.teeth) {
    const [count = 6, long = 2] = numbers(mouth.teeth);
    drawTeeth(paper, [start, corner], count, long, [0, 1]);
  }
}

export function drawEye(paper: Paper, middle: Point, eye: Eye): void {
  const { r, iris = '#fbf3d6', pupil = '#10202f' } = eye;
  paper.circle(middle, r, { fill: iris, width: 1 });
  if (eye.slit) {
    const [front, rear] = [plus(middle, [-r * 0.7, 0]), plus(middle, [r * 0.7, 0])];
    const [over, under] = [plus(middle, [0, -r * 0.3]), plus(middle, [0, r * 0.3])];
    paper.path([[front, over, rear, under, front]], { fill: pupil, stroke: 'none' }, true);
  } else {
    paper.circle(plus(middle, [-r * 0.08, r * 0.04]), r * 0.62, { fill: pupil, stroke: 'none' });
  }
  paper.circle(plus(middle, [-r * 0.26, (paper.mirrored ? 1 : -1) * r * 0.28]), r * 0.24, {
    fill: '#fff',
    stroke: 'none',
  });
}

/** The gill cover, or the slits of sharks. */
export function drawGill(paper: Paper, body: Body, fish: Fish): void {
  const { gill, slits } = fish;
  if (!gill) return;
  if (slits) {
    const lines = steps(slits - 1).map((share) => {
      const u = gill - share * slits * 1.5;
      return [body.at(u, 0.3), body.at(u + 0.9, 0), body.at(u + 0.3, -0.42)];
    });
    paper.lines(lines, { width: 1 });
    return;
  }
  const bulge = body.high(gill) * 0.16;
  paper.path(
    [
      [
        body.at(gill - bulge, 0.66),
        body.at(gill, 0.2),
        body.at(gill - bulge * 0.2, -0.35),
        body.at(gill - bulge * 1.5, -0.86),
      ],
    ],
    { width: 1.1 },
  );
}

/** The light along the back that all our animals have. */
export function drawShine(paper: Paper, body: Body, colour: string): void {
  const row = steps(3, 26, 62).map((u) => body.at(u, 0.74));
  paper.path([row], { stroke: lighter(colour, 0.42), width: 2, opacity: 0.75, inside: true });
}
