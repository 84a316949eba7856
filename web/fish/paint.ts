import { bodyOf } from './body.ts';
import { darker, inLight, mix, outlineOf, type Zone } from './colours.ts';
import { drawExtra } from './extras.ts';
import { drawFin, drawLimb, drawTail } from './fins.ts';
import { type Colours, type Fin, type Fish, type Limb, laidOver } from './fish.ts';
import { chance, type Point, plus } from './geometry.ts';
import { drawEye, drawGill, drawMouth, drawShine, drawThroat, mouthNotch } from './head.ts';
import { beyond, drawMark } from './marks.ts';
import { type Fit, grain, Paper } from './paper.ts';

/** What the painter takes from a card. */
export interface Card {
  id: string;
  zones: readonly Zone[];
  lengthCm: number;
}

export const wide = 120;
export const high = 72;
const margin = 2.2;

const plain: Colours = { back: '#4f7f9f', side: '#a9cbd8', belly: '#eef5f4', fin: '#7fa9bb' };

const inked = (hex: string, zones: readonly Zone[]) => (hex === 'none' ? hex : inLight(hex, zones));

/** Draws a fish, the far things first. */
function draw(paper: Paper, fish: Fish, card: Card): string {
  const random = chance(card.id);
  const body = bodyOf(fish);
  const given = { ...plain, ...fish.colours };
  const of = (name: keyof Colours) => inked(given[name], card.zones);
  const [back, side, belly, fin] = [of('back'), of('side'), of('belly'), of('fin')];
  const line = outlineOf(mix(back, side, 0.5));
  const tint = { fin, line, back };
  const above = fish.view === 'above';
  const { mouth } = fish;
  const extras = (behind: boolean) => {
    for (const extra of fish.extras ?? []) {
      if ((extra.behind ?? false) === behind) drawExtra(paper, body, extra, tint, random);
    }
  };
  const limb = (which: Partial<Limb> | null | undefined, near: boolean) => {
    if (!which) return;
    const full: Limb = { u: 28, v: -0.3, long: 16, wide: 10, angle: -25, ...which };
    const root = body.at(full.u, full.v);
    if (above) {
      if (near) return;
      drawLimb(paper, root, full, tint);
      const other = {
        ...full,
        angle: -full.angle,
        wide: full.shape === 'fan' || full.shape === 'rays' ? full.wide : -full.wide,
      };
      drawLimb(paper, body.at(full.u, -full.v), other, tint);
    } else if (near) {
      drawLimb(paper, root, full, tint);
    } else if (full.far) {
      const shade = { ...full, fill: darker(full.fill ?? fin, 0.25), angle: full.angle - 14 };
      drawLimb(paper, plus(root, [1.5, -1]), shade, tint);
    }
  };

  extras(true);
  if (fish.tail) drawTail(paper, body, { shape: 'forked', long: 16, up: 12, ...fish.tail }, tint);
  limb(fish.pectoral, false);
  limb(fish.pelvic, false);
  for (const each of Object.values(fish.fins ?? {})) {
    const full: Fin = { on: 'back', from: 30, to: 80, high: '2 8 4', ...each };
    if (each) drawFin(paper, body, full, tint);
  }
  if (!above && fish.pelvic) limb(fish.pelvic, true);

  const count = fish.spine ? 14 : 8;
  const upper: Point[] = body.edge(1, body.jaws[0], 100, count);
  const lower: Point[] = body.edge(-1, body.jaws[1], 100, count).reverse();
  const open = mouth?.open ? mouthNotch(body, { u: 10, v: 0, ...mouth }) : undefined;
  const [chin, corner, lip] = open ?? [];
  const notch: Point[][] =
    chin && corner && lip
      ? [
          [chin, corner],
          [corner, lip],
        ]
      : [];
  const pointed = open !== undefined || above;
  const around = pointed
    ? [upper, lower, ...notch]
    : [[...[...lower].reverse().slice(1).reverse(), ...upper], lower.slice(0, 1)];
  if (open && mouth) drawThroat(paper, body, { u: 10, v: 0, ...mouth });
  paper.body(around, side);
  if (!above) {
    const reach = fish.backTo ?? 0.3;
    if (reach < 1) {
      const edge = (s: number) => reach + 0.08 * Math.sin(s * 6);
      paper.path(beyond(body, 1, body.jaws[0], edge), { fill: back, inside: true }, true);
    }
    const rise = fish.bellyTo ?? -0.35;
    if (rise > -1) {
      const edge = (s: number) => rise - 0.08 * Math.sin(s * 5 + 1);
      paper.path(beyond(body, -1, body.jaws[1], edge), { fill: belly, inside: true }, true);
    }
  }
  for (const mark of fish.marks ?? [])
    drawMark(paper, body, { ...mark, colour: inked(mark.colour, card.zones) }, random);
  const shade = (s: number) => (above ? -0.35 : -0.72) - 0.1 * Math.sin(s * 3);
  paper.path(beyond(body, -1, body.jaws[1], shade), { fill: line, opacity: 0.16, inside: true }, true);
  drawShine(paper, body, back);
  paper.outline();

  drawGill(paper, body, fish);
  if (mouth) drawMouth(paper, body, { u: 10, v: -0.2, ...mouth });
  if (fish.eye) {
    const eye = { u: 12, v: 0.3, r: 3, ...fish.eye };
    drawEye(paper, body.at(eye.u, eye.v), eye);
    if (above) drawEye(paper, body.at(eye.u, -eye.v), eye);
  }
  limb(fish.pectoral, true);
  extras(false);
  return line;
}

/** How much of the picture a fish takes: the small ones a little less, so that a table of them shows who is large. */
const share = (lengthCm: number) => Math.min(1, 0.88 + 0.03 * Math.log2(Math.max(lengthCm, 4) / 8));

function placed(paper: Paper, lengthCm: number): Fit {
  const [roomX, roomY] = [paper.right - paper.left, paper.bottom - paper.top];
  const scale = Math.min((wide - 2 * margin) / roomX, (high - 2 * margin) / roomY) * share(lengthCm);
  return {
    scale,
    left: wide / 2 - (scale * (paper.left + paper.right)) / 2,
    top: high / 2 - (scale * (paper.top + paper.bottom)) / 2,
  };
}

/** The picture of a fish: the same card and the same table give the same picture. */
export function paint(plan: Fish, own: Fish, card: Card): string {
  const fish = laidOver(plan, own);
  const measured = new Paper({ scale: 1, left: 0, top: 0 });
  draw(measured, fish, card);
  measured.finish();
  const fit = placed(measured, card.lengthCm);
  const paper = new Paper(fish.mirrored ? { ...fit, top: high - fit.top } : fit, fish.mirrored);
  const line = draw(paper, fish, card);
  // What takes its stroke from around it is drawn twice: first wider and pale, which parts a dark fish from dark water.
  const pale = `<use href="#a" stroke="#d5e6f2" stroke-width="${Math.round(2.6 * grain)}" opacity=".4"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide * grain} ${high * grain}">` +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${pale}` +
    `<g stroke="${line}" stroke-width="${Math.round(1.4 * grain)}"><g id="a">${paper.finish()}</g></g></g></svg>\n`
  );
}
