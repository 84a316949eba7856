import type { Place } from '../../kit/look.ts';

/** The places that are pressed to choose an action, read from its notation (docs/games/fintastic-sea.md). */
export function targets(action: string): Place[] {
  const [verb, ...rest] = action.split(' ');
  const [first = '', , third = ''] = rest;
  switch (verb) {
    case 'play':
      return [`hand:${first}`, `cell:${third}`];
    case 'discard':
      return [`hand:${first}`, 'button:discard'];
    case 'catch':
      return [`cell:${first}`, `zone:${third}`];
    case 'gain':
      return [`cell:${first}`];
    case 'push':
      return [`cell:${rest[1]}`];
    case 'pay':
      return [`reserve:${first}`, 'button:pay'];
    case 'enhance':
      return [`secret:${first}`, 'button:enhance'];
    case 'keep':
      return [`looking:${first}`, 'button:keep'];
    default:
      return [`button:${action}`];
  }
}

/** The kind and the rest of a place. */
export function parts(place: Place): [kind: string, name: string] {
  const colon = place.indexOf(':');
  return colon < 0 ? [place, ''] : [place.slice(0, colon), place.slice(colon + 1)];
}

/**
 * The action that a press would mean if it were allowed, for the server to say why it is not. `offered` are the actions
 * of the open question: what a fish is pressed for depends on what is asked.
 */
export function attempt(place: Place, picked: Place[], offered: string[]): string {
  const [kind, name] = parts(place);
  switch (kind) {
    case 'cell': {
      const card = picked.map(parts).find(([what]) => what === 'hand')?.[1];
      if (card) return `play ${card} at ${name}`;
      if (offered.some((action) => action.startsWith('gain'))) return `gain ${name}`;
      if (offered.some((action) => action.startsWith('push'))) return `push around ${name}`;
      return offered.some((action) => action.startsWith('play')) ? '' : `catch ${name} into reserve`;
    }
    case 'hand':
      return `play ${name} at (1,1)`;
    case 'reserve':
      return `pay ${name}`;
    case 'secret':
      return `enhance ${name}`;
    default:
      return '';
  }
}

/** A cell by its name. */
export function spot(cell: string): { x: number; y: number } {
  const [x = 0, y = 0] = cell.slice(1, -1).split(',').map(Number);
  return { x, y };
}
