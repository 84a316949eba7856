import type { LastFishView as View } from '../../api/types.ts';
import type { Place } from '../../kit/look.ts';
import type { Seen } from '../../table/seen.ts';

/** What the notation is read with: who looks, what is seen, and what the cards are. */
export type Reader = Pick<Seen, 'view' | 'you' | 'words'>;

/** The words of a place, such as `field`, `1` and `pearl-charm`. */
export function words(place: Place): [kind: string, ...names: string[]] {
  const [kind = '', ...names] = place.split(':');
  return [kind, ...names];
}

const isCurse = (card: string, play: Reader) => play.words(card)?.group === 'curse';

/** The places that are pressed to choose an action, read from its notation (docs/games/last-fish.md). */
export function targets(action: string, play: Reader): Place[] {
  const [verb, first = '', ...rest] = action.split(' ');
  const last = rest.at(-1);
  switch (verb) {
    case 'pick':
      return [`champion:${first}`, 'button:pick'];
    case 'play':
      return [`hand:${first}`, ...announcement(first, rest, play)];
    case 'copy':
    case 'choose':
      return [`seat:${last}`];
    case 'give':
      return [`hand:${first}`, `seat:${last}`];
    case 'discard':
    case 'pass':
      return [`hand:${first}`];
    case 'block':
      return [`field:${play.you}:${last}`];
    case 'destroy':
      return [`field:${(play.view as View).effect.seat}:${first}`];
    case 'equip':
      return [equipsFromHand(first, play) ? `hand:${first}` : `discard:${first}`];
    case 'recover':
      return [`discard:${first}`];
    default:
      return [`button:${action}`];
  }
}

/** What follows the card: the mode of a CURSE, then `at seat 1` or `on 2`; or nothing but to play it. */
function announcement(card: string, rest: string[], play: Reader): Place[] {
  const found: Place[] = [];
  if (isCurse(card, play)) found.push(rest[0] === 'secondary' ? 'button:secondary' : 'button:initial');
  if (rest.includes('at')) found.push(`seat:${rest.at(-1)}`);
  if (rest[0] === 'on') found.push(`entry:${rest[1]}`);
  return found.length > 0 ? found : ['button:announce'];
}

/** An INSTANT equips from the hand, all others from the Discard Pile. */
function equipsFromHand(item: string, play: Reader): boolean {
  const { effect, players } = play.view as View;
  const hand = players[play.you]?.hand;
  const held = hand && 'cards' in hand ? hand.cards : [];
  return held.includes(item) && play.words(effect.card)?.group === 'instant';
}

/**
 * The action that a press would mean if it were allowed, for the server to say why it is not; `offered` are those that
 * are.
 */
export function attempt(place: Place, picked: Place[], offered: string[], play: Reader): string {
  const [kind, name = '', item = ''] = words(place);
  const [held, mode] = picked.map((each) => words(each)[1]);
  const card = picked[0]?.startsWith('hand:') ? held : undefined;
  const verb = offered.find((action) => !buttons.has(action))?.split(' ')[0] ?? '';
  switch (kind) {
    case 'champion':
      return `pick ${name}`;
    case 'hand':
      return ofHand(name, verb, play);
    case 'seat':
      if (verb === 'give') return card ? `give ${card} to seat ${name}` : '';
      if (card) return `play ${card}${mode === 'secondary' ? ' secondary' : ''} at seat ${name}`;
      return verb === 'copy' ? `copy at seat ${name}` : verb === 'choose' ? `choose seat ${name}` : '';
    case 'entry':
      return card ? `play ${card} on ${name}` : '';
    case 'field':
      return verb === 'block' ? `block with ${item}` : verb === 'destroy' ? `destroy ${item}` : '';
    case 'discard':
      return verb === 'equip' ? `equip ${name}` : `recover ${name}`;
    default:
      return '';
  }
}

const buttons = new Set(['decline', 'accept', 'rest', 'end turn']);

/** What pressing a card of the hand would mean. */
function ofHand(card: string, verb: string, play: Reader): string {
  const { seats, chain } = play.view as View;
  const other = (Math.max(0, play.you) + 1) % seats;
  switch (verb) {
    case 'discard':
    case 'pass':
    case 'equip':
      return `${verb} ${card}`;
    case 'give':
      return `give ${card} to seat ${other}`;
    default: {
      const { target, window } = play.words(card)?.facts ?? {};
      if (window === 'response') return `play ${card} on ${Math.max(1, chain.length)}`;
      return target ? `play ${card} at seat ${other}` : `play ${card}`;
    }
  }
}
