import type { Analysis, Costly, Table } from '../api/types.ts';

/** A moment of the curve: after how many actions, and the chance of each seat to win. */
export interface Moment {
  at: number;
  chances: number[];
}

/** The judged moments, and the result at the end when all of them are there. */
export function momentsOf(analysis: Analysis, standing: Table['standing']): Moment[] {
  const moments = analysis.moments.map(({ at, chances }) => ({ at, chances }));
  const winners = standing?.groups[0] ?? [];
  if (moments.length === 0 || winners.length === 0 || analysis.at < analysis.length) return moments;
  const chances = moments[0]?.chances.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) ?? [];
  return [...moments, { at: analysis.length, chances }];
}

/** How much of the chance to win a decision cost. */
export const costOf = ({ after, afterBetter }: Costly): number => afterBetter - after;

/** Heights from the top that keep the order of these and a distance from each other, within a frame. */
export function spread(heights: number[], least: number, frame: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  let edge = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    edge = Math.max(found[at] ?? 0, edge + least);
    found[at] = edge;
  }
  edge = frame + least;
  for (const at of order.toReversed()) {
    edge = Math.min(found[at] ?? 0, edge - least);
    found[at] = edge;
  }
  return found;
}
