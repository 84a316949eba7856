import type { Flight } from '../games/screen.ts';
import type { Place } from './look.ts';

interface Airborne {
  id: number;
  card: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

const between = 80; // ms from one card's start to the next one's
const longest = 400; // ms that a card waits at most

function rectOf(places: Place[]): DOMRect | undefined {
  for (const place of places) {
    for (const element of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0) return rect;
    }
  }
  return undefined;
}

/** Cards on their way from one place to another. What lies on the table is there already; these only show the way. */
export class Flyer {
  airborne = $state.raw<Airborne[]>([]);
  #count = 0;

  /** Notes where the cards are now; the result lets them fly to where they are then. */
  launch(flights: Flight[]): () => void {
    const starts = flights.map(({ from }) => rectOf(from));
    return () => {
      const started = flights.flatMap(({ card, to }, at): Airborne[] => {
        const [start, end] = [starts[at], rectOf(to)];
        if (!start || !end) return [];
        return [{ id: this.#count++, card, from: start, to: end, delay: Math.min(at * between, longest) }];
      });
      if (started.length > 0) this.airborne = [...this.airborne, ...started];
    };
  }

  land(id: number) {
    this.airborne = this.airborne.filter((each) => each.id !== id);
  }
}
