import type { Flight } from '../games/screen.ts';
import type { Place } from './look.ts';

interface Airborne {
  id: number;
  card: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  token: boolean;
}

/** How long a card flies, in ms. */
export const flight = 240;
const between = 80; // ms from one card's start to the next one's
const longest = 400; // ms that a card waits at most

function shownAt(places: Place[]): HTMLElement | undefined {
  return places
    .flatMap((place) => [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)])
    .find((element) => element.offsetWidth > 0);
}

/** The card itself is there at once, for keys and pointers; it is only not seen twice. */
function hideUntilLanded(target: HTMLElement, card: string, delay: number) {
  if (target.dataset['card'] === card) target.animate({ opacity: [0, 0] }, delay + flight * 0.9);
}

/** Cards on their way from one place to another. What lies on the table is there already; these only show the way. */
export class Flyer {
  airborne = $state.raw<Airborne[]>([]);
  #count = 0;

  /** Notes where the cards are now; the result lets them fly to where they are then. */
  launch(flights: Flight[]): () => void {
    const starts = flights.map(({ from }) => shownAt(from)?.getBoundingClientRect());
    // Where they land is looked up in a task of its own, which leaves the next frame only to paint.
    return () => setTimeout(() => this.#start(flights, starts));
  }

  #start(flights: Flight[], starts: (DOMRect | undefined)[]) {
    const targets = flights.map(({ to }) => shownAt(to));
    const ends = targets.map((target) => target?.getBoundingClientRect());
    const started = flights.flatMap(({ card, together, token = false }, at): Airborne[] => {
      const [from, to, target] = [starts[at], ends[at], targets[at]];
      if (!from || !to || !target) return [];
      const delay = together ? 0 : Math.min(at * between, longest);
      hideUntilLanded(target, card, delay);
      return [{ id: this.#count++, card, from, to, delay, token }];
    });
    if (started.length > 0) this.airborne = [...this.airborne, ...started];
  }

  land(id: number) {
    this.airborne = this.airborne.filter((each) => each.id !== id);
  }
}
