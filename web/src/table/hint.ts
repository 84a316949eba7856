import type { Place } from '../kit/look.ts';
import type { Seen } from './seen.ts';

/** What of a table is needed to name a place. */
type Names = Pick<Seen, 'words' | 'name'> & {
  readonly screen: Pick<NonNullable<Seen['screen']>, 'button'> | undefined;
};

/** A part of 1 in percent. */
export const percent = (part: number): number => Math.round(100 * part);

/** A place in the words of the screen: a button's label, a seat's or a card's name, or what the notation calls it. */
function named(place: Place, play: Names): string {
  const [kind = '', ...rest] = place.split(':');
  if (kind === 'button' || kind === 'zone') return play.screen?.button(place).label ?? '';
  return rest.map((word) => play.words(word)?.name ?? (/^\d+$/.test(word) ? play.name(Number(word)) : word)).join(' ');
}

/** An action as the places that are pressed for it, one after the other; else in its notation. */
export function said(action: string, targets: Place[], play: Names): string {
  const names = targets.map((place) => named(place, play));
  return names.length > 0 && names.every((name) => name !== '') ? names.join(' → ') : action;
}
