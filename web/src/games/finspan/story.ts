import type { GameEvent, Update } from '../../api/types.ts';
import type { Place } from '../../kit/look.ts';
import type { Flight, Scene } from '../screen.ts';
import { isSite } from './ocean.ts';
import type { Player, Slot, FinspanView as View } from './view.ts';

const text = (event: GameEvent, field: string) => String(event[field] ?? '');
const number = (event: GameEvent, field: string) => Number(event[field] ?? -1);
const without = (cards: string[], card: string) => cards.filter((each) => each !== card);

function player(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((each, at) => (at === seat ? { ...each, ...change(each) } : each)) };
}

function slot(view: View, seat: number, name: string, change: (slot: Slot) => Partial<Slot>): View {
  return player(view, seat, ({ ocean }) => ({
    ocean: ocean.map((each) => (each.slot === name ? { ...each, ...change(each) } : each)),
  }));
}

type Dive = View['dive'];
const noDive: Dive = { seat: -1, site: '', next: '' };

/** Where a diver is, as long as nothing is open there. */
const reached = (view: View, event: GameEvent, next: Dive['next']): View =>
  view.dive.seat === number(event, 'seat') ? { ...view, abilities: [], dive: { ...view.dive, next } } : view;

/** What the table looks like after an event: only what can be seen to move, no rules. */
export function after(view: View, event: GameEvent): View {
  const seat = number(event, 'seat');
  const [card, fish, at] = [text(event, 'card'), text(event, 'fish'), text(event, 'slot')];
  const [from, to] = [text(event, 'from'), text(event, 'to')];
  switch (event.type) {
    case 'turnBegan':
      return { ...view, active: seat, dive: noDive, abilities: [] };
    case 'weekBegan':
      return { ...view, week: number(event, 'week'), dive: noDive, abilities: [] };
    case 'paidCard':
      return player(view, seat, ({ hand, discard }) => ({ hand: without(hand, card), discard: [...discard, card] }));
    case 'paidToken':
      return slot(view, seat, at, ({ egg, young, school }) => {
        const token = text(event, 'token');
        return {
          egg: egg && token !== 'egg',
          young: token === 'young' ? young - 1 : young,
          school: school && token !== 'school',
        };
      });
    case 'placed':
      return slot(
        player(view, seat, ({ hand }) => ({ hand: without(hand, fish) })),
        seat,
        at,
        () => ({ fish }),
      );
    case 'consumed':
      return slot(view, seat, at, ({ under }) => ({ under: [...under, fish] }));
    case 'ate':
      return slot(
        player(view, seat, ({ hand }) => ({ hand: without(hand, card) })),
        seat,
        at,
        ({ under }) => ({ under: [...under, card] }),
      );
    case 'dived': {
      const site = text(event, 'site') as Dive['site'];
      const dived = player(view, seat, ({ divers }) => ({
        divers: isSite(site) ? { ...divers, [site]: divers[site] + 1 } : divers,
      }));
      return { ...dived, abilities: [], dive: { seat, site, next: '' } };
    }
    case 'bonusReached':
      return reached(view, event, text(event, 'bonus') as Dive['next']);
    case 'activated':
      return at.startsWith(view.dive.site) ? reached(view, event, `row ${at.split(' ')[1]}` as Dive['next']) : view;
    case 'drew':
      return { ...player(view, seat, ({ hand }) => ({ hand: [...hand, card] })), deck: view.deck - 1 };
    case 'recovered':
      return player(view, seat, ({ hand, discard }) => ({ hand: [...hand, card], discard: without(discard, card) }));
    case 'eggLaid':
      return slot(view, seat, at, () => ({ egg: true }));
    case 'hatched':
      return slot(view, seat, at, ({ young }) => ({ egg: false, young: young + 1 }));
    case 'youngAdded':
      return slot(view, seat, at, ({ young }) => ({ young: young + 1 }));
    case 'youngMoved':
      return slot(
        slot(view, seat, from, ({ young }) => ({ young: young - 1 })),
        seat,
        to,
        ({ young }) => ({ young: young + 1 }),
      );
    case 'schoolMoved':
      return slot(
        slot(view, seat, from, () => ({ school: false })),
        seat,
        to,
        () => ({ school: true }),
      );
    case 'schoolFormed':
      return slot(view, seat, at, () => ({ young: 0, school: true }));
    default:
      return view;
  }
}

/** What is looked at by itself: a stop of a dive, a card, the result of a week. */
const opens = new Set([
  'turnBegan',
  'dived',
  'bonusReached',
  'activated',
  'placed',
  'goalScored',
  'weekBegan',
  'finaleBegan',
]);
/** What is told for a while, since nobody did it. */
const told = new Set(['goalScored', 'weekBegan', 'finaleBegan']);

function pieces(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    const together = !opens.has(event.type) || (event.type === 'goalScored' && last?.at(-1)?.type === 'goalScored');
    if (last && together) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** An update as it is shown: a dive row by row, and the end of a week so that it can be read. */
export function scenes(before: View, update: Update): Scene[] {
  const view = update.view as unknown as View;
  const cut = pieces(update.events);
  if (cut.length === 0) return [{ view, events: [], caption: '' }];
  let shown = before;
  return cut.map((events, at) => {
    shown = events.reduce(after, shown);
    const caption = events
      .filter(({ type }) => told.has(type))
      .map((event) => event.text)
      .join(' ');
    return { view: at === cut.length - 1 ? view : shown, events, caption };
  });
}

/** Which cards and tokens go from where to where, as the viewer sees it. */
export function flights(event: GameEvent, you: number): Flight[] {
  const seat = number(event, 'seat');
  const [card, fish, at] = [text(event, 'card'), text(event, 'fish'), text(event, 'slot')];
  const of = (place: Place): Place[] => (seat === you ? [place, `seat:${seat}`] : [`seat:${seat}`]);
  const lies = (slot: string): Place[] => [seat === you ? `slot:${slot}` : `ocean:${seat}:${slot}`, `seat:${seat}`];
  const fly = (what: string, from: Place[], to: Place[]): Flight[] => [{ card: what, from, to }];
  const token = (what: string, from: Place[], to: Place[]): Flight[] => [
    { card: `token-${what}`, from, to, token: true },
  ];
  switch (event.type) {
    case 'drew':
      return fly(card, ['pile:deck'], of(`hand:${card}`));
    case 'recovered':
      return fly(card, of(`discard:${card}`), of(`hand:${card}`));
    case 'paidCard':
      return fly(card, of(`hand:${card}`), of('discard'));
    case 'placed':
      return fly(fish, of(`hand:${fish}`), lies(at));
    case 'ate':
      return fly(card, of(`hand:${card}`), lies(at));
    case 'paidToken':
      return token(text(event, 'token'), lies(at), of('own'));
    case 'eggLaid':
      return token('egg', of('own'), lies(at));
    case 'youngAdded':
      return token('young', of('own'), lies(at));
    case 'youngMoved':
      return token('young', lies(text(event, 'from')), lies(text(event, 'to')));
    case 'schoolMoved':
      return token('school', lies(text(event, 'from')), lies(text(event, 'to')));
    case 'dived':
      return token('diver', of('own'), ['diver', `site:${text(event, 'site')}`]);
    case 'bonusReached':
    case 'activated':
      return token('diver', ['diver'], ['diver']);
    default:
      return [];
  }
}
