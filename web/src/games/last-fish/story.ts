import type { GameEvent, Update, LastFishView as View } from '../../api/types.ts';
import type { Place } from '../../kit/look.ts';
import type { Flight, Scene } from '../screen.ts';

type Player = View['players'][number];
type Entry = View['chain'][number];

const text = (event: GameEvent, field: string) => String(event[field] ?? '');
const number = (event: GameEvent, field: string) => Number(event[field] ?? -1);
const list = (event: GameEvent, field: string) => (event[field] as string[] | undefined) ?? [];

/** A list with one card less. */
function without(cards: string[], card: string): string[] {
  const at = cards.lastIndexOf(card);
  return cards.filter((_, index) => index !== at);
}

function changed(view: View, seat: number, how: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...how(player) } : player)) };
}

/** A hand with so many cards, of which those that the viewer sees are as `how` makes them. */
const hold = (hand: Player['hand'], size: number, how: (cards: string[]) => string[]): Player['hand'] =>
  'cards' in hand ? { size, cards: how(hand.cards) } : { size };

/** More cards in a hand; whose faces are not seen are only counted. */
const gained = (view: View, seat: number, count: number, cards: string[] = []) =>
  changed(view, seat, ({ hand, known }) => ({
    hand: hold(hand, hand.size + count, (held) => [...held, ...cards]),
    known: [...known, ...cards],
  }));

const lost = (view: View, seat: number, count: number, cards: string[] = []) =>
  changed(view, seat, ({ hand, known }) => ({
    hand: hold(hand, Math.max(0, hand.size - count), (held) => cards.reduce(without, held)),
    known: cards.reduce(without, known),
  }));

/** The chain with so many entries left; the cards of those that went lie on the Discard Pile. */
function down(view: View, left: number): View {
  const gone = view.chain.slice(left).toReversed();
  const cards = gone.filter(({ copy }) => !copy).map(({ card }) => card);
  return { ...view, chain: view.chain.slice(0, left), resolving: false, discard: [...view.discard, ...cards] };
}

function announced(view: View, event: GameEvent, copy: boolean): View {
  const seat = number(event, 'seat');
  const card = text(event, 'card');
  const entry: Entry = {
    seat,
    card,
    mode: text(event, 'mode') as Entry['mode'],
    target: number(event, 'target'),
    names: Math.max(0, number(event, 'names')),
    copy,
    negated: false,
  };
  const cleared = down(view, number(event, 'entry') - 1);
  const left = copy ? cleared : lost(cleared, seat, 1, [card]);
  return { ...left, chain: [...left.chain, entry] };
}

/** An ITEM comes onto a field: from the chain where it is what takes effect, else from where the event says. */
function equipped(view: View, seat: number, card: string, from: string): View {
  const top = view.chain.at(-1);
  const fielded = changed(view, seat, ({ field }) => ({ field: [...field, card] }));
  if (top?.card === card && top.seat === seat) return { ...fielded, chain: view.chain.slice(0, -1), resolving: false };
  return from === 'discard' ? { ...fielded, discard: without(view.discard, card) } : lost(fielded, seat, 1, [card]);
}

/** What the table looks like after an event: only what can be seen to move, no rules. */
export function after(view: View, event: GameEvent): View {
  const [seat, target, card] = [number(event, 'seat'), number(event, 'target'), text(event, 'card')];
  switch (event.type) {
    case 'turnBegan': {
      const plays = { attacks: 0, items: 0, curses: 0, extraAttacks: 0, extraItems: 0, acted: false };
      return { ...down(view, 0), turn: number(event, 'turn'), active: seat, encounter: '', plays };
    }
    case 'championPicked': {
      const champion = text(event, 'champion');
      const champions = without(view.champions, champion);
      return { ...changed(view, seat, () => ({ champion })), champions };
    }
    case 'drew':
    case 'discovered': {
      const cards = list(event, 'cards');
      return { ...gained(view, seat, cards.length, cards), drawDeck: view.drawDeck - cards.length };
    }
    case 'drewHidden': {
      const count = number(event, 'count');
      return { ...gained(view, seat, count), drawDeck: view.drawDeck - count };
    }
    case 'reshuffled':
      return { ...view, drawDeck: view.drawDeck + view.discard.length, discard: [] };
    case 'encounterReshuffled':
      return { ...view, encounterDeck: view.encounterDeck + view.encounterDiscard.length, encounterDiscard: [] };
    case 'revealed':
      return { ...view, encounter: card, encounterDeck: view.encounterDeck - 1 };
    case 'laid':
      return { ...lost(view, seat, 1, [card]), laid: [...view.laid, card] };
    case 'announced':
    case 'announcedAt':
    case 'announcedCurse':
    case 'announcedOn':
      return announced(view, event, false);
    case 'copied':
      return announced(view, event, true);
    case 'sacrificed':
    case 'lostHp':
    case 'healed':
      return changed(view, seat, () => ({ hp: number(event, 'left') }));
    case 'resolved':
      return { ...down(view, number(event, 'entry')), resolving: true };
    case 'fizzled':
      return down(view, number(event, 'entry'));
    case 'negated': {
      const at = number(event, 'entry') - 1;
      return { ...view, chain: view.chain.map((each, index) => (index === at ? { ...each, negated: true } : each)) };
    }
    case 'equipped':
      return equipped(view, seat, card, text(event, 'from'));
    case 'blocked':
    case 'destroyed':
      return {
        ...changed(view, seat, ({ field }) => ({ field: without(field, card) })),
        discard: [...view.discard, card],
      };
    case 'discarded':
      return { ...lost(view, seat, 1, [card]), discard: [...view.discard, card] };
    case 'gave':
      return gained(lost(view, seat, 1, [card]), target, 1, [card]);
    case 'gaveHidden':
      return gained(lost(view, seat, 1), target, 1);
    case 'stole': {
      const cards = list(event, 'cards');
      return gained(lost(view, target, cards.length, cards), seat, cards.length, cards);
    }
    case 'stoleHidden': {
      const count = number(event, 'count');
      return gained(lost(view, target, count), seat, count);
    }
    case 'recovered':
      return { ...gained(view, seat, 1, [card]), discard: without(view.discard, card) };
    case 'permitted': {
      const { plays } = view;
      const more = number(event, 'count');
      return text(event, 'kind') === 'attack'
        ? { ...view, plays: { ...plays, extraAttacks: plays.extraAttacks + more } }
        : { ...view, plays: { ...plays, extraItems: plays.extraItems + more } };
    }
    case 'defeated': {
      const out = (player: Player): Partial<Player> => ({
        hp: 0,
        place: number(event, 'place'),
        field: [],
        known: [],
        hand: hold(player.hand, 0, () => []),
      });
      return changed(view, seat, out);
    }
    case 'matchEnded':
      return { ...view, winner: seat };
    default:
      return view;
  }
}

/** What is looked at for itself before what comes of it: an ENCOUNTER, an entry of the chain, a trigger, a defeat. */
const shows = new Set(['revealed', 'resolved', 'fizzled', 'triggered', 'defeated']);
const opens = new Set([
  'turnBegan',
  'championPicked',
  'announced',
  'announcedAt',
  'announcedCurse',
  'announcedOn',
  'copied',
  'laid',
  'rested',
]);

interface Piece {
  /** `effect`: what comes of something that was shown. */
  kind: 'shown' | 'effect' | 'plain';
  events: GameEvent[];
}

/** The events in pieces that are looked at one after the other. */
function pieces(events: GameEvent[]): Piece[] {
  const found: Piece[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (shows.has(event.type)) found.push({ kind: 'shown', events: [event] });
    else if (opens.has(event.type) || !last) found.push({ kind: 'plain', events: [event] });
    else if (last.kind === 'shown') found.push({ kind: 'effect', events: [event] });
    else last.events.push(event);
  }
  return found;
}

/** An update as it is shown: what takes effect, and what comes of it, hold a moment, whoever did it. */
export function scenes(before: View, update: Update): Scene[] {
  const view = update.view as unknown as View;
  const cut = pieces(update.events);
  if (cut.length === 0) return [{ view, events: [], caption: '' }];
  let shown = before;
  return cut.map(({ kind, events }, at) => {
    shown = events.reduce(after, shown);
    const caption = kind === 'plain' ? '' : events.map((event) => event.text).join(' ');
    return { view: at === cut.length - 1 ? view : shown, events, caption };
  });
}

const most = 5; // cards that fly at a time

/** Which cards go from where to where, as the viewer sees it. */
export function flights(event: GameEvent, you: number): Flight[] {
  const [seat, target, card] = [number(event, 'seat'), number(event, 'target'), text(event, 'card')];
  const held = (who: number, what = ''): Place[] =>
    who === you ? [`hand:${what}`, 'hand', `seat:${who}`] : [`seat:${who}`];
  const laid = (who: number): Place[] => [`field:${who}:${card}`, `field:${who}`, `seat:${who}`];
  const fly = (what: string, from: Place[], to: Place[]): Flight[] => [{ card: what, from, to }];
  const backs = (count: number, from: Place[], to: Place[]) =>
    Array.from({ length: Math.min(count, most) }, () => fly('back-draw', from, to)).flat();
  switch (event.type) {
    case 'championPicked': {
      const champion = text(event, 'champion');
      return fly(champion, [`champion:${champion}`], [`seat:${seat}`]);
    }
    case 'drew':
    case 'discovered':
      return list(event, 'cards').flatMap((each) => fly(each, ['pile:draw'], held(seat, each)));
    case 'drewHidden':
      return backs(number(event, 'count'), ['pile:draw'], held(seat));
    case 'revealed':
      return fly('back-encounter', ['pile:encounter'], ['encounter']);
    case 'laid':
      return fly(card, held(seat, card), ['laid', 'chain']);
    case 'announced':
    case 'announcedAt':
    case 'announcedCurse':
    case 'announcedOn':
      return fly(card, held(seat, card), [`entry:${number(event, 'entry')}`, 'chain']);
    case 'copied':
      return fly(card, [`entry:${number(event, 'entry') - 1}`, 'laid'], [`entry:${number(event, 'entry')}`, 'chain']);
    case 'fizzled':
      return fly(card, [`entry:${number(event, 'entry')}`], ['pile:discard']);
    case 'equipped':
      return fly(
        card,
        text(event, 'from') === 'discard' ? ['pile:discard'] : ['resolving', ...held(seat, card)],
        laid(seat),
      );
    case 'blocked':
    case 'destroyed':
      return fly(card, laid(seat), ['pile:discard']);
    case 'discarded':
      return fly(card, held(seat, card), ['pile:discard']);
    case 'gave':
      return fly(card, held(seat, card), held(target, card));
    case 'gaveHidden':
      return backs(1, held(seat), held(target));
    case 'stole':
      return list(event, 'cards').flatMap((each) => fly(each, held(target, each), held(seat, each)));
    case 'stoleHidden':
      return backs(number(event, 'count'), held(target), held(seat));
    case 'recovered':
      return fly(card, ['pile:discard'], held(seat, card));
    default:
      return [];
  }
}
