import type { Zone } from './colours.ts';
import { draw } from './draw.ts';
import { type Fish, laidOver } from './fish.ts';
import { type Fit, grain, Paper } from './paper.ts';

/** What the painter takes from a card. */
export interface Card {
  id: string;
  zones: readonly Zone[];
  lengthCm: number;
  /** Its icons. What the card calls bioluminescent glows, and nothing else does. */
  tags: { bioluminescent?: number };
}

export const wide = 120;
export const high = 72;
const margin = 2.2;

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
  draw(measured, fish, card.zones, card.id);
  measured.finish();
  const fit = placed(measured, card.lengthCm);
  const paper = new Paper(fish.mirrored ? { ...fit, top: high - fit.top } : fit, fish.mirrored);
  const line = draw(paper, fish, card.zones, card.id);
  // What takes its stroke from around it is drawn twice: first wider and pale, which parts a dark fish from dark water.
  const pale = `<use href="#a" stroke="#d5e6f2" stroke-width="${Math.round(2.6 * grain)}" opacity=".4"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide * grain} ${high * grain}">` +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${pale}` +
    `<g stroke="${line}" stroke-width="${Math.round(1.4 * grain)}"><g id="a">${paper.finish()}</g></g></g></svg>\n`
  );
}
