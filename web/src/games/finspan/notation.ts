import type { Place } from '../../kit/look.ts';
import type { FinspanView } from './view.ts';

/** The dive sites from left to right, as the notation writes them. */
export const sites = ['blue', 'purple', 'green'] as const;
export type Site = (typeof sites)[number];

/**
 * The places that are pressed to choose an action, read from its notation (docs/games/finspan.md). Where one press could
 * mean several things, what is meant comes last as a zone: it is asked for only when it is open.
 */
export function targets(action: string): Place[] {
  const [verb, first = '', ...rest] = action.split(' ');
  const end = rest.slice(-2).join(' ');
  switch (verb) {
    case 'play':
    case 'eat':
      return [`hand:${first}`, `zone:${verb}`];
    case 'dive':
      return [`site:${first}`];
    case 'at':
    case 'use':
      return [`slot:${first} ${rest[0]}`];
    case 'pay':
      return [rest.length > 0 ? `slot:${end}` : `hand:${first}`];
    case 'recover':
      return first === 'from' ? [`button:${action}`] : [`discard:${first}`];
    case 'egg':
    case 'hatch':
    case 'young':
      return [`slot:${end}`, `zone:${verb}`];
    case 'move':
      return [`slot:${rest[1]} ${rest[2]}`, `slot:${end}`, `zone:move ${first}`];
    default:
      return [`button:${action}`];
  }
}

/** What a place is, and its name: `slot` and `blue 1`. */
export function parts(place: Place): [kind: string, name: string] {
  const at = place.indexOf(':');
  return [place.slice(0, at), place.slice(at + 1)];
}

/** What a press of a slot would mean for a benefit, if it were allowed. */
const verbs: Record<string, string> = { layEgg: 'egg at', hatch: 'hatch at', addYoung: 'young at' };

/**
 * The action that a press would mean if it were allowed, for the server to say why it is not; `offered` are those that
 * are.
 */
export function attempt(place: Place, picked: Place[], offered: string[], view: FinspanView): string {
  const [kind, name] = parts(place);
  switch (kind) {
    case 'hand':
      return `${handVerb(offered)} ${name}`;
    case 'discard':
      return `recover ${name}`;
    case 'site':
      return `dive ${name}`;
    case 'slot':
      return atSlot(name, picked[0] ?? '', view);
    default:
      return '';
  }
}

function handVerb(offered: string[]): string {
  if (offered.some((action) => action.startsWith('pay '))) return 'pay';
  return offered.some((action) => action.startsWith('eat ')) ? 'eat' : 'play';
}

function atSlot(slot: string, from: Place, view: FinspanView): string {
  const { playing } = view;
  switch (view.step) {
    case 'slot':
      return `at ${slot}`;
    case 'pay': {
      const token = playing.eggs > 0 ? 'egg' : playing.young > 0 ? 'young' : 'school';
      return `pay ${token} at ${slot}`;
    }
    case 'ability': {
      const ops = view.abilities[0]?.benefits.map(({ op }) => op) ?? [];
      if (from && ops.includes('move')) return moving(parts(from)[1], slot, view);
      const verb = ops.map((op) => verbs[op]).find(Boolean);
      if (verb) return `${verb} ${slot}`;
      return ops.includes('move') ? moving(slot, beside(slot), view) : '';
    }
    case 'eggs':
      return `egg at ${slot}`;
    case 'finale':
      return `use ${slot}`;
    default:
      return '';
  }
}

/** The slot below, or above at the bottom: some slot that a straight line leads to. */
function beside(slot: string): string {
  const [site, row] = slot.split(' ');
  return `${site} ${row === '6' ? 5 : Number(row) + 1}`;
}

/** A move of what lies in a slot; without a straight line between the slots there is none. */
function moving(from: string, to: string, view: FinspanView): string {
  const [[site, row], [otherSite, otherRow]] = [from.split(' '), to.split(' ')];
  if (from === to || (site !== otherSite && row !== otherRow)) return '';
  const seat = view.abilities[0]?.seat ?? -1;
  const lies = view.players[seat]?.ocean.find((each) => each.slot === from);
  return `move ${lies?.school ? 'school' : 'young'} from ${from} to ${to}`;
}
