import type { Body } from './body.ts';
import type { Extra } from './fish.ts';
import { between, numbers, plus, points, towards, unit } from './geometry.ts';
import { glow, lights, spark, thread } from './glows.ts';
import { finlets, keel, leaves, plates, quills, spines, sucker, warts } from './growths.ts';
import { drawEye, drawTeeth } from './head.ts';
import type { Paper } from './paper.ts';

/** What an extra is drawn with. */
export interface Tools {
  paper: Paper;
  body: Body;
  tint: { fin: string; line: string; back: string };
  random: () => number;
}

/** The extra of a kind. */
export type Of<Kind extends Extra['kind']> = Extract<Extra, { kind: Kind }>;

/** Any shape, told in places of the body. */
function shape({ paper, body }: Tools, extra: Of<'shape'>): void {
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
}

/** A lower jaw that opens far: a pouch, or a bare bone. */
function gape({ paper, body }: Tools, extra: Of<'gape'>): void {
  const [hinge, tip] = [body.at(...extra.hinge), body.at(...extra.tip)];
  const across = unit([-(hinge[1] - tip[1]), hinge[0] - tip[0]]);
  if (extra.bare) {
    paper.layers([[hinge, tip]], [{ width: 3.4 }, { stroke: extra.fill, width: 1.6 }]);
  } else {
    const upper = body.at(...(extra.upper ?? [0, 0]));
    const middle = between(tip, hinge, 0.5);
    paper.path([[hinge, tip], [upper]], { fill: '#4a1230', stroke: 'none' }, true);
    paper.path([[tip, plus(middle, across, extra.deep), hinge], [tip]], { fill: extra.fill }, true);
  }
  if (extra.teeth) {
    const [count = 6, long = 2] = numbers(extra.teeth);
    drawTeeth(paper, [tip, hinge], count, long, [-across[0], -across[1]]);
  }
}

/** The sword of swordfish and their kin. */
function bill({ paper, body, tint }: Tools, { long, thick, tilt = 0 }: Of<'bill'>): void {
  const tip = plus(body.at(0, 0), towards(180 - tilt, long));
  const [over, under] = [body.at(3, 0.8), body.at(3.5, -0.5)];
  const upper = [over, between(over, plus(tip, [0, -thick / 4]), 0.4), tip];
  const lower = [tip, between(under, plus(tip, [0, thick / 4]), 0.45), under];
  paper.path([upper, lower], { fill: tint.back }, true);
}

const painters: { [Kind in Extra['kind']]: (tools: Tools, extra: Of<Kind>) => void } = {
  thread,
  lights,
  glow,
  spark,
  plates,
  spines,
  quills,
  finlets,
  leaves,
  warts,
  shape,
  gape,
  bill,
  eye: ({ paper, body }, { eye }) => drawEye(paper, body.at(eye.u, eye.v), eye),
  sucker,
  keel,
};

/** Draws what only some fish have. */
export function drawExtra<Kind extends Extra['kind']>(tools: Tools, extra: Of<Kind> & { kind: Kind }): void {
  painters[extra.kind](tools, extra);
}
