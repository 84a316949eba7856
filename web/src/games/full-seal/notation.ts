import type { FullSealView } from '../../api/types.ts';
import type { Place } from '../../kit/look.ts';

/** The parts of a Seal from head to tail, as the notation writes them. */
export const parts = ['head', 'flipper', 'belly', 'tail'] as const;
export type Part = (typeof parts)[number];

/** What has to be chosen with an Action card; with all others nothing. */
const choices: Record<string, 'opponent' | 'own' | 'barter'> = {
  'gull-thief': 'opponent',
  'scatter-the-pack': 'opponent',
  'frozen-line': 'opponent',
  spyglass: 'opponent',
  'moulting-season': 'own',
  'ice-barter': 'barter',
};

/** The places that are pressed to choose an action, read from its notation (docs/games/full-seal.md). */
export function targets(action: string): Place[] {
  const [verb, first = '', preposition, ...rest] = action.split(' ');
  switch (verb) {
    case 'play':
      return [`hand:${first}`, ...chosen(preposition, rest)];
    case 'buy':
      return [isPart(first) ? `looking:${first}` : `pile:${first}`];
    case 'put':
      return [`looking:${first}`];
    case 'trade':
      return [`own:${first}`, 'button:trade'];
    case 'attack':
      return [`part:${preposition}:${rest.at(-1)}`, 'button:attack'];
    case 'choose':
      return [`predator:${first}`];
    default:
      return [`button:${action}`];
  }
}

/** What a card is announced with: `at seat 1`, `with head`, `with head for tail of seat 1`, or nothing. */
function chosen(preposition: string | undefined, rest: string[]): Place[] {
  const [first = '', , other] = rest;
  const seat = rest.at(-1);
  if (preposition === 'at') return [`seat:${seat}`];
  if (preposition !== 'with') return ['button:announce'];
  return other === undefined ? [`own:${first}`] : [`own:${first}`, `part:${seat}:${other}`];
}

export const isPart = (word: string): word is Part => (parts as readonly string[]).includes(word);

/** The words of a place, such as `part`, `1` and `head`. */
export function words(place: Place): [kind: string, ...names: string[]] {
  const [kind = '', ...names] = place.split(':');
  return [kind, ...names];
}

/**
 * The action that a press would mean if it were allowed, for the server to say why it is not; `offered` are those that
 * are.
 */
export function attempt(place: Place, picked: Place[], offered: string[], view: FullSealView, you: number): string {
  const [kind, name = '', part = ''] = words(place);
  const [held = '', own = ''] = picked.map((each) => words(each)[1] ?? '');
  const card = picked[0]?.startsWith('hand:') ? held : '';
  switch (kind) {
    case 'hand':
      return play(name, view, you);
    case 'seat':
      return choices[card] === 'opponent' ? `play ${card} at seat ${name}` : '';
    case 'part':
      return choices[card] === 'barter' && own
        ? `play ${card} with ${own} for ${part} of seat ${name}`
        : `attack seat ${name} for ${part}`;
    case 'own':
      return choices[card] === 'own' ? `play ${card} with ${name}` : `trade ${name}`;
    case 'predator':
      return `choose ${name}`;
    case 'pile':
      return `buy ${name}`;
    case 'looking':
      return offered.some((action) => action.startsWith('put')) ? `put ${name} under` : `buy ${name}`;
    default:
      return '';
  }
}

function play(card: string, view: FullSealView, you: number): string {
  const other = (Math.max(0, you) + 1) % view.seats;
  switch (choices[card]) {
    case 'opponent':
      return `play ${card} at seat ${other}`;
    case 'own':
      return `play ${card} with head`;
    case 'barter':
      return `play ${card} with head for tail of seat ${other}`;
    default:
      return `play ${card}`;
  }
}
