import { between, type Point } from './geometry.ts';
import type { Paper } from './paper.ts';

/** What is drawn on a fin: its rays, a coloured rim, bands along it, spots. */
interface Dress {
  rays?: number;
  rim?: string;
  bands?: string;
  spots?: string;
}

/** A ray: from its root to the edge of the fin. */
export type Ray = readonly [root: Point, tip: Point];

/** A line with as few points as show its form. */
const few = (row: readonly Point[]): readonly Point[] => {
  const step = Math.max(Math.floor(row.length / 5), 1);
  return row.filter((_, at) => at % step === 0 || at === row.length - 1);
};

export function dress(paper: Paper, rays: readonly Ray[], style: Dress, rimmed: readonly Point[]): void {
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
