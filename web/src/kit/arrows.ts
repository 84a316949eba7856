export interface Spot {
  x: number;
  y: number;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const ways: Record<Direction, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The spot that an arrow key leads to: the nearest one within 45 degrees of that direction, where going astray counts
 * double; -1 when there is none.
 */
export function nearest(from: Spot, spots: Spot[], direction: Direction): number {
  const way = ways[direction];
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  spots.forEach((spot, at) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const astray = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead < 4 || astray > ahead + 2) return;
    const length = ahead + 2 * astray;
    if (length < shortest) {
      shortest = length;
      best = at;
    }
  });
  return best;
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * Moves the focus by an arrow key to a place of the table: among the lit ones where there are any, else among all.
 * @returns whether there was one
 */
export function moveFocus(root: HTMLElement, direction: Direction, all: boolean): boolean {
  const places = [...root.querySelectorAll<HTMLElement>('button[data-place]')].filter((place) => place.offsetParent);
  const lit = places.filter((place) => 'lit' in place.dataset);
  const candidates = all || lit.length === 0 ? places : lit;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !places.includes(focused)) {
    candidates[0]?.focus();
    return candidates.length > 0;
  }
  const from = middle(focused);
  const others = candidates.filter((place) => place !== focused);
  const next = others[nearest(from, others.map(middle), direction)];
  next?.focus();
  return next !== undefined;
}
