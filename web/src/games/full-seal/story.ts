import type { GameEvent, Update, FullSealView as View } from '../../api/types.ts';
import type { Place } from '../../kit/look.ts';
import type { Flight, Scene } from '../screen.ts';

type Fishing = View['fishing'];
type Attack = View['attack'];

const text = (event: GameEvent, field: string) => String(event[field] ?? '');
const number = (event: GameEvent, field: string) => Number(event[field] ?? -1);

const noFishing: Fishing = { seat: -1, line: [], caught: 0, limit: 0, extra: false };
const noAttack: Attack = { seat: -1, target: -1, seal: '', chosen: '', attacker: '', defender: '' };

/** A view in which some things have changed for a seat. */
function changed(view: View, seat: number, { fish = 0, got = '', gave = '' }): View {
  const players = view.players.map((player, at) => {
    if (at !== seat) return player;
    const left = player.seals.indexOf(gave);
    const seals = [...player.seals.filter((_, index) => index !== left), ...(got ? [got] : [])];
    return { ...player, fish: player.fish + fish, seals };
  });
  return { ...view, players };
}

/** An Empty card adds nothing to the catch. */
const isEmpty = (view: View, event: GameEvent) =>
  event.type === 'flipped' && number(event, 'caught') === view.fishing.caught;

function flipped(view: View, event: GameEvent): View {
  const { fishing, fishDeck } = view;
  const empty = isEmpty(view, event);
  const card = text(event, 'card');
  return {
    ...view,
    step: empty ? 'mend' : 'fishing',
    flipped: [...view.flipped, card],
    empties: view.empties + (empty ? 1 : 0),
    fishDeck: { ...fishDeck, size: fishDeck.size - 1, top: fishDeck.top.slice(1) },
    fishing: {
      ...fishing,
      seat: number(event, 'seat'),
      line: empty ? fishing.line : [...fishing.line, card],
      caught: number(event, 'caught'),
    },
  };
}

/** What the table looks like after an event: only what can be seen to move, no rules. */
function after(view: View, event: GameEvent): View {
  const [seat, target] = [number(event, 'seat'), number(event, 'target')];
  const seal = text(event, 'seal');
  switch (event.type) {
    case 'turnBegan':
      return {
        ...view,
        turn: number(event, 'turn'),
        active: seat,
        plays: { ...view.plays, used: 0 },
        fishing: noFishing,
        announced: [],
        attack: noAttack,
      };
    case 'flipped':
      return flipped(view, event);
    case 'fishReshuffled':
      return { ...view, flipped: [], empties: 0, fishDeck: { size: number(event, 'cards'), top: [], under: [] } };
    case 'collected':
      return { ...changed(view, seat, { fish: number(event, 'caught') }), fishing: noFishing, step: 'fishing' };
    case 'lostCatch':
      return { ...view, fishing: noFishing, step: 'fishing' };
    case 'announced':
    case 'announcedAt':
    case 'announcedWith':
    case 'announcedBarter':
      return {
        ...view,
        announced: [...view.announced, { seat, card: text(event, 'card'), target, seal, other: text(event, 'other') }],
      };
    case 'gained':
      return changed(view, seat, { fish: number(event, 'fish') });
    case 'tookFish': {
      const fish = number(event, 'fish');
      return changed(changed(view, seat, { fish }), target, { fish: -fish });
    }
    case 'bought':
      return changed(view, seat, { fish: -number(event, 'price') });
    case 'boughtLookedAt':
      return changed(view, seat, { fish: -number(event, 'price'), got: seal });
    case 'gotSeal':
      return changed(view, seat, { got: seal });
    case 'sealUnder':
      return changed(view, seat, { gave: seal });
    case 'bartered': {
      const other = text(event, 'other');
      return changed(changed(view, seat, { gave: seal, got: other }), target, { gave: other, got: seal });
    }
    case 'attacked':
      return { ...view, attack: { ...noAttack, seat, target, seal } };
    case 'revealed': {
      const side = seat === view.attack.seat ? 'attacker' : 'defender';
      return { ...view, attack: { ...view.attack, [side]: text(event, 'predator') } };
    }
    case 'tookSeal':
      return { ...changed(changed(view, seat, { got: seal }), target, { gave: seal }), attack: noAttack };
    case 'attackFailed':
    case 'attackStopped':
      return { ...view, attack: noAttack };
    default:
      return view;
  }
}

interface Piece {
  kind: 'plain' | 'empty' | 'duel';
  events: GameEvent[];
}

const opens = new Set(['turnBegan', 'flipped', 'announced', 'announcedAt', 'announcedWith', 'announcedBarter']);

/** The events in pieces that are looked at one after the other: a flip, a card announced, two Predators revealed. */
function pieces(before: View, events: GameEvent[]): Piece[] {
  const found: Piece[] = [];
  let view = before;
  for (const event of events) {
    const kind = isEmpty(view, event) ? 'empty' : event.type === 'revealed' ? 'duel' : 'plain';
    const last = found.at(-1);
    if (last && last.kind === kind && kind !== 'empty' && !opens.has(event.type)) last.events.push(event);
    else found.push({ kind, events: [event] });
    view = after(view, event);
  }
  return found;
}

/** An update as it is shown; an Empty card and a duel of Predators hold a moment. */
export function scenes(before: View, update: Update, empty: (caught: number) => string): Scene[] {
  const view = update.view as unknown as View;
  const cut = pieces(before, update.events);
  if (cut.length === 0) return [{ view, events: [], caption: '' }];
  let shown = before;
  return cut.map(({ kind, events }, at) => {
    shown = events.reduce(after, shown);
    const caption =
      kind === 'empty'
        ? empty(shown.fishing.caught)
        : kind === 'duel'
          ? events.map((event) => event.text).join(' ')
          : '';
    return { view: at === cut.length - 1 ? view : shown, events, caption };
  });
}

const together = (flights: Flight[]): Flight[] => flights.map((flight) => ({ ...flight, together: true }));
const most = 5; // tokens that fly at a time

/** Which cards and tokens go from where to where, as the viewer sees it. */
export function flights(event: GameEvent, you: number): Flight[] {
  const [seat, target] = [number(event, 'seat'), number(event, 'target')];
  const [card, seal, predator] = [text(event, 'card'), text(event, 'seal'), text(event, 'predator')];
  const of = (who: number, own: Place): Place[] => (who === you ? [own, `seat:${who}`] : [`seat:${who}`]);
  const mine = (own: Place) => of(seat, own);
  const part = (who: number, what: string): Place[] => {
    const name = what.replace('seal-', '');
    return who === you ? [`own:${name}`, `seat:${who}`] : [`part:${who}:${name}`, `seat:${who}`];
  };
  const fly = (what: string, from: Place[], to: Place[]): Flight[] => [{ card: what, from, to }];
  const tokens = (count: number, from: Place[], to: Place[]): Flight[] =>
    Array.from({ length: Math.min(count, most) }, () => ({ card: 'token-fish', from, to, token: true }));
  switch (event.type) {
    case 'drew':
      return fly(card, ['pile:action'], mine(`hand:${card}`));
    case 'drewHidden':
      return fly('back-action', ['pile:action'], mine('hand'));
    case 'drewPredator':
      return fly(predator, ['pile:predator'], mine(`predator:${predator}`));
    case 'drewPredatorHidden':
      return fly('back-predator', ['pile:predator'], mine('own'));
    case 'flipped':
      return fly('back-fish', ['pile:fish'], ['catch:last', 'catch']);
    case 'collected':
      return tokens(number(event, 'caught'), ['catch'], mine('fish'));
    case 'lostCatch':
      return fly('fish-empty', ['catch:empty'], ['pile:empty']);
    case 'announced':
    case 'announcedAt':
    case 'announcedWith':
    case 'announcedBarter':
      return fly(card, mine(`hand:${card}`), ['stack']);
    case 'cancelled':
      return fly(card, ['stack'], ['pile:discard']);
    case 'gained':
      return tokens(number(event, 'fish'), ['stack', 'pile:fish'], mine('fish'));
    case 'tookFish':
      return tokens(number(event, 'fish'), of(target, 'fish'), mine('fish'));
    case 'bought':
      return tokens(number(event, 'price'), mine('fish'), [`pile:${text(event, 'pile')}`]);
    case 'gotSeal':
      return fly(seal, ['pile:seal'], part(seat, seal));
    case 'boughtLookedAt':
      return fly(seal, [`looking:${seal.replace('seal-', '')}`, 'looking'], part(seat, seal));
    case 'sealUnder':
      return fly(seal, part(seat, seal), ['pile:seal']);
    case 'putUnder':
      return fly(seal, [`looking:${seal.replace('seal-', '')}`], ['pile:seal']);
    case 'putUnderHidden':
      return fly('back-seal', ['looking'], ['pile:seal']);
    case 'scattered':
      return fly(predator, of(target, `predator:${predator}`), ['pile:predator']);
    case 'scatteredHidden':
      return fly('back-predator', of(target, 'own'), ['pile:predator']);
    case 'bartered':
      return together([
        ...fly(seal, part(seat, seal), part(target, seal)),
        ...fly(text(event, 'other'), part(target, text(event, 'other')), part(seat, text(event, 'other'))),
      ]);
    case 'tookSeal':
      return [...fly(seal, part(target, seal), part(seat, seal)), ...beaten()];
    case 'attackFailed':
      return beaten();
    default:
      return [];
  }
}

/** Both Predators of an attack go under the pile. */
function beaten(): Flight[] {
  return ['attacker', 'defender'].map((side) => ({
    card: 'back-predator',
    from: [`duel:${side}`],
    to: ['pile:predator'],
  }));
}
