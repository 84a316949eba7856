import { type Body, bodyOf } from './body.ts';
import { darker, inLight, mix, outlineOf, type Zone } from './colours.ts';
import { drawExtra, type Tools } from './extras.ts';
import { drawFin } from './fins.ts';
import type { Colours, Fish, Limb, Mouth } from './fish.ts';
import { chance, type Point, plus } from './geometry.ts';
import { drawEye, drawGill, drawMouth, drawShine, drawThroat, mouthNotch } from './head.ts';
import { drawLimb } from './limb.ts';
import { beyond, drawMark } from './marks.ts';
import type { Paper } from './paper.ts';
import { drawTail } from './tail.ts';

const plain: Colours = { back: '#4f7f9f', side: '#a9cbd8', belly: '#eef5f4', fin: '#7fa9bb' };

/** A fish on its paper, in the light of its zones. */
interface Drawing extends Tools {
  fish: Fish;
  zones: readonly Zone[];
  colours: Colours;
  above: boolean;
  mouth: Mouth | undefined;
}

const limbOf = (limb: Partial<Limb>): Limb => ({ u: 28, v: -0.3, long: 16, wide: 10, angle: -25, ...limb });

/** Seen from above there is one on each side. */
function drawPair({ paper, body, tint }: Drawing, limb: Limb): void {
  const turned = limb.shape === 'fan' || limb.shape === 'rays' ? limb.wide : -limb.wide;
  drawLimb(paper, body.at(limb.u, limb.v), limb, tint.fin);
  drawLimb(paper, body.at(limb.u, -limb.v), { ...limb, angle: -limb.angle, wide: turned }, tint.fin);
}

function drawFar({ paper, body, tint }: Drawing, limb: Limb): void {
  if (!limb.far) return;
  const shaded = { ...limb, fill: darker(limb.fill ?? tint.fin, 0.25), angle: limb.angle - 14 };
  drawLimb(paper, plus(body.at(limb.u, limb.v), [1.5, -1]), shaded, tint.fin);
}

function drawNear({ paper, body, tint }: Drawing, limb: Limb): void {
  drawLimb(paper, body.at(limb.u, limb.v), limb, tint.fin);
}

function drawExtras(drawing: Drawing, behind: boolean): void {
  for (const extra of drawing.fish.extras ?? []) {
    if ((extra.behind ?? false) === behind) drawExtra(drawing, extra);
  }
}

function drawBehind(drawing: Drawing): void {
  const { paper, body, fish, tint, above } = drawing;
  const limbs = [fish.pectoral, fish.pelvic].filter((limb) => limb != null).map(limbOf);
  drawExtras(drawing, true);
  if (fish.tail) drawTail(paper, body, { shape: 'forked', long: 16, up: 12, ...fish.tail }, tint.fin);
  for (const limb of limbs) (above ? drawPair : drawFar)(drawing, limb);
  for (const fin of Object.values(fish.fins ?? {})) {
    if (fin) drawFin(paper, body, { on: 'back', from: 30, to: 80, high: '2 8 4', ...fin }, tint.fin);
  }
  if (!above && fish.pelvic) drawNear(drawing, limbOf(fish.pelvic));
}

/** The outline of the body. Its snout is round unless the mouth is open. */
function outlineAround(body: Body, { fish, mouth, above }: Drawing): (readonly Point[])[] {
  const count = fish.spine ? 14 : 8;
  const upper = body.edge(1, body.jaws[0], 100, count);
  const lower = body.edge(-1, body.jaws[1], 100, count).reverse();
  if (mouth?.open) {
    const [chin, corner, lip] = mouthNotch(body, mouth);
    return [upper, lower, [chin, corner], [corner, lip]];
  }
  return above ? [upper, lower] : [[...lower.slice(0, -1), ...upper], lower.slice(0, 1)];
}

function drawShades({ paper, body, fish, colours }: Drawing): void {
  const { backTo = 0.3, bellyTo = -0.35 } = fish;
  if (backTo < 1) {
    const edge = (s: number) => backTo + 0.08 * Math.sin(s * 6);
    paper.path(beyond(body, 1, body.jaws[0], edge), { fill: colours.back, inside: true }, true);
  }
  if (bellyTo > -1) {
    const edge = (s: number) => bellyTo - 0.08 * Math.sin(s * 5 + 1);
    paper.path(beyond(body, -1, body.jaws[1], edge), { fill: colours.belly, inside: true }, true);
  }
}

function drawBody(drawing: Drawing): void {
  const { paper, body, fish, colours, tint, above, mouth } = drawing;
  if (mouth?.open) drawThroat(paper, body, mouth);
  paper.body(outlineAround(body, drawing), colours.side);
  if (!above) drawShades(drawing);
  for (const mark of fish.marks ?? []) drawMark(drawing, { ...mark, colour: inLight(mark.colour, drawing.zones) });
  const shadow = (s: number) => (above ? -0.35 : -0.72) - 0.1 * Math.sin(s * 3);
  paper.path(beyond(body, -1, body.jaws[1], shadow), { fill: tint.line, opacity: 0.16, inside: true }, true);
  drawShine(paper, body, colours.back);
  paper.outline();
}

function drawFront(drawing: Drawing): void {
  const { paper, body, fish, above, mouth } = drawing;
  drawGill(paper, body, fish);
  if (mouth) drawMouth(paper, body, mouth);
  if (fish.eye) {
    const eye = { u: 12, v: 0.3, r: 3, ...fish.eye };
    drawEye(paper, body.at(eye.u, eye.v), eye);
    if (above) drawEye(paper, body.at(eye.u, -eye.v), eye);
  }
  if (!above && fish.pectoral) drawNear(drawing, limbOf(fish.pectoral));
  drawExtras(drawing, false);
}

/**
 * Draws a fish, the far things first.
 * @param name decides what looks strewn at random
 * @returns the colour of its outline
 */
export function draw(paper: Paper, fish: Fish, zones: readonly Zone[], name: string): string {
  const given = { ...plain, ...fish.colours };
  const lit = (part: keyof Colours) => inLight(given[part], zones);
  const colours = { back: lit('back'), side: lit('side'), belly: lit('belly'), fin: lit('fin') };
  const line = outlineOf(mix(colours.back, colours.side, 0.5));
  const drawing: Drawing = {
    paper,
    body: bodyOf(fish),
    random: chance(name),
    tint: { fin: colours.fin, line, back: colours.back },
    fish,
    zones,
    colours,
    above: fish.view === 'above',
    mouth: fish.mouth ? { u: 10, v: fish.mouth.open ? 0 : -0.2, ...fish.mouth } : undefined,
  };
  drawBehind(drawing);
  drawBody(drawing);
  drawFront(drawing);
  return line;
}
