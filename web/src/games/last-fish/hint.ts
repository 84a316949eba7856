import type { Place } from '../../kit/look.ts';

/** What is said when something is picked. */
type Hint = 'champion' | 'play' | 'mode' | 'seat' | 'entry' | 'give';

/**
 * What has to be said when something is picked, by what can be pressed next; nothing when the question's own words will
 * do.
 */
export function hintOf([first = '']: Place[], [next = '']: Place[], step: string): Hint | undefined {
  if (first.startsWith('champion:')) return 'champion';
  if (!first.startsWith('hand:')) return undefined;
  if (next.startsWith('entry:')) return 'entry';
  if (next.startsWith('seat:')) return step === 'gift' ? 'give' : 'seat';
  return next === 'button:announce' ? 'play' : 'mode';
}
