import { dress, type Ray } from './dress.ts';
import type { Limb } from './fish.ts';
import { between, type Point, pairs, plus, steps, towards } from './geometry.ts';
import type { Paper } from './paper.ts';

/** A limb in a frame of its own: x along it, y across, both in parts of what it measures. */
interface Frame {
  place(x: number, y: number): Point;
  /** A place of a spread fan: a share of its angle from 0 to 1, and how far out. */
  fan(share: number, out: number): Point;
}

/** The outlines of the limbs that are one surface. */
const outlines = {
  leaf: ({ place }: Frame) => [
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
  sickle: ({ place }: Frame) => [
    [place(0, 0.5), place(0.45, 0.42), place(1, -0.35)],
    [place(1, -0.35), place(0.4, -0.3), place(0, -0.5)],
  ],
  wing: ({ place }: Frame) => [
    [place(0, 0.18), place(0.5, 0.3), place(1, 0.2)],
    [place(1, 0.2), place(0.92, -0.25), place(0.7, -0.6), place(0.4, -0.75), place(0, -0.3)],
  ],
  fan({ place, fan }: Frame, rays: number) {
    const edge = pairs(steps(Math.max(rays, 5))).map(([a, b]) => [fan(a, 1), fan((a + b) / 2, 0.93), fan(b, 1)]);
    const root = place(0, 0);
    return [[root, fan(0, 1)], ...edge, [fan(1, 1), root]];
  },
};

/** A ray of a limb; shares go from its upper to its lower edge. */
function rayOf({ place, fan }: Frame, shape: keyof typeof outlines, share: number): Ray {
  const y = share - 0.5;
  switch (shape) {
    case 'fan':
      return [fan(share, 0.15), fan(share, 1)];
    case 'wing':
      return [place(0.04, -y * 0.3), place(0.98 - share * 0.62, 0.2 - share * 0.92)];
    case 'sickle':
      return [place(0.05, y * 0.4), place(0.96 - Math.abs(y) * 0.35, y * 0.3 - 0.15)];
    case 'leaf':
      return [place(0.05, y * 0.4), place(0.96 - Math.abs(y) * 0.35, y * 0.85)];
  }
}

/** Rays that stand free, as those of lionfish. */
function drawRays(paper: Paper, root: Point, limb: Limb, fill: string): void {
  const { long, wide, angle, rays = 9 } = limb;
  const feathers = steps(rays - 1, -1, 1).map(
    (share): Ray => [root, plus(root, towards(angle + share * wide), long * (1 - 0.25 * share * share))],
  );
  paper.layers(feathers, [{ width: 3.2 }, { stroke: fill, width: 1.8 }]);
  const spots = feathers.flatMap(([foot, tip]) => [0.4, 0.6, 0.8, 0.97].map((share) => between(foot, tip, share)));
  if (limb.bands) paper.dots(spots, 2.6, { stroke: limb.bands });
}

/** A breast or belly fin. The narrowest are threads. */
export function drawLimb(paper: Paper, root: Point, limb: Limb, colour: string): void {
  const { long, wide, angle, shape = 'leaf', rays = 0, fill = colour } = limb;
  const [ahead, aside] = [towards(angle), towards(angle + 90)];
  const place = (x: number, y: number): Point => plus(plus(root, ahead, x * long), aside, y * wide);
  if (Math.abs(wide) < 2.5) {
    const row = [root, plus(place(0.5, 0), aside, wide * long * 0.06), place(1, 0)];
    paper.layers([row], [{ width: 3 }, { stroke: fill, width: 1.3 }]);
    return;
  }
  if (shape === 'rays') {
    drawRays(paper, root, limb, fill);
    return;
  }
  const fan = (share: number, out: number): Point =>
    plus(root, towards(angle + (share - 0.5) * wide), long * out * (1 - 0.5 * (share - 0.5) ** 2));
  const frame = { place, fan };
  paper.path(outlines[shape](frame, rays), { fill }, true);
  const combed = steps(Math.max(rays, 4)).map((share) => rayOf(frame, shape, share));
  const rim = combed.map(([a, b]) => between(a, b, 0.84));
  dress(paper, combed, { ...limb, rays }, rim);
}
