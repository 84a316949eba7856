import type { GameEvent, Update, FintasticSeaView as View } from '../../api/types.ts';
import type { Place } from '../../kit/look.ts';
import type { Flight, Scene } from '../screen.ts';

type Ocean = View['ocean'];

const text = (event: GameEvent, field: string) => String(event[field] ?? '');

/** What the sea looks like after an event: only what can be seen to move, no rules. */
function after(ocean: Ocean, event: GameEvent, known: Ocean): Ocean {
  const without = (cell: string) => ocean.filter((fish) => fish.cell !== cell);
  const put = (cell: string): Ocean[number] => {
    const fish = text(event, 'fish');
    const same =
      known.find((each) => each.cell === cell && each.fish === fish) ?? ocean.find((each) => each.fish === fish);
    return { cell, fish, strength: same?.strength ?? 0 };
  };
  switch (event.type) {
    case 'played':
    case 'refilled':
      return [...ocean, put(text(event, 'cell'))];
    case 'caught':
    case 'gained':
    case 'swept':
      return without(text(event, 'cell'));
    case 'pushedOut':
      return without(text(event, 'from'));
    case 'pushed':
    case 'drifted':
      return [...without(text(event, 'from')), put(text(event, 'to'))];
    default:
      return ocean;
  }
}

type Part = 'before' | 'drift' | 'sweep' | 'refill' | 'after';
const partOf: Record<string, Part> = { current: 'drift', drifted: 'drift', swept: 'sweep', refilled: 'refill' };

/** The events in pieces: up to the wave, its steps, and what follows. */
function pieces(events: GameEvent[]): { part: Part; events: GameEvent[] }[] {
  const found: { part: Part; events: GameEvent[] }[] = [];
  for (const event of events) {
    const began = found.some(({ part }) => part !== 'before');
    const part = partOf[event.type] ?? (event.type === 'reshuffled' && began ? 'refill' : began ? 'after' : 'before');
    const last = found.at(-1);
    if (last?.part === part) last.events.push(event);
    else found.push({ part, events: [event] });
  }
  return found;
}

/** An update as it is shown: a wave step by step, all else at once. */
export function scenes(before: View, update: Update, caption: (part: Part, events: GameEvent[]) => string): Scene[] {
  const view = update.view as unknown as View;
  if (!update.events.some(({ type }) => type === 'current')) return [{ view, events: update.events, caption: '' }];
  let ocean = before.ocean;
  const cut = pieces(update.events);
  return cut.map(({ part, events }, at) => {
    ocean = events.reduce((sea, event) => after(sea, event, view.ocean), ocean);
    const last = at === cut.length - 1;
    return { view: last ? view : { ...before, ocean }, events, caption: caption(part, events) };
  });
}

const together = (flights: Flight[]): Flight[] => flights.map((flight) => ({ ...flight, together: true }));

/** Which card goes from where to where, as the viewer sees it; hidden cards do not fly. */
export function flights(event: GameEvent, you: number): Flight[] {
  const card = text(event, 'fish');
  const seat = Number(event['seat'] ?? -1);
  const mine = (place: Place): Place[] => (seat === you ? [place, `seat:${seat}`] : [`seat:${seat}`]);
  const fly = (from: Place[], to: Place[], what = card): Flight[] => [{ card: what, from, to }];
  const cell = [`cell:${text(event, 'cell')}`];
  switch (event.type) {
    case 'played':
      return fly(mine(`hand:${card}`), cell);
    case 'discarded':
      return fly(mine(`hand:${card}`), ['pile:discard']);
    case 'caught':
      return fly(cell, mine(`zone:${text(event, 'into')}`));
    case 'gained':
      return fly(cell, mine('hand'));
    case 'drew':
      return fly(['pile:deck'], mine(`hand:${card}`));
    case 'took':
      return fly([`pile:${text(event, 'from')}`], mine('zone:reserve'));
    case 'paid':
      return fly(mine('zone:reserve'), ['pile:discard']);
    case 'pushed':
    case 'drifted':
      return together(fly([`cell:${text(event, 'from')}`], [`cell:${text(event, 'to')}`]));
    case 'pushedOut':
      return fly([`cell:${text(event, 'from')}`], ['pile:discard']);
    case 'swept':
      return together(fly(cell, ['pile:discard']));
    case 'refilled':
      return together(fly(['pile:deck'], cell));
    case 'enhanced': {
      const secret = text(event, 'secret');
      return fly(mine(`secret:${secret}`), mine('zone:ecosystem'), secret);
    }
    default:
      return [];
  }
}
