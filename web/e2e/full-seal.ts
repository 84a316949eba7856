import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FullSealView, GameEvent, Update } from '../src/api/types.ts';
import type { Game } from './game.ts';
import type { Sight } from './sight.ts';

export const fullSeal: Game = {
  id: 'full-seal',
  shortest: 12,
  longest: 1_000,
  picks: true,
  explains: /^(hand|own|part|predator|looking):|^pile:(action|predator|seal)$/,
  midTurn: ({ lit, picked }) => lit.includes('button:end turn') && !picked,
  decisions,
  async leaks(page: Page) {
    const { cards } = await page.evaluate(async () => (await fetch('/api/games/full-seal/cards')).json());
    const of = (wanted: string) =>
      (cards as { id: string; group: string }[]).filter(({ group }) => group === wanted).map(({ id }) => id);
    const [actions, predators] = [of('action'), of('predator')];
    const revealed = new Set<string>();
    return (update) => hidden(update, actions, predators, revealed);
  },
};

/** All kinds of decisions there are, what was chosen half, and what was looked at. */
export const allDecisions = [
  'table',
  'response',
  'response to a threat',
  'fishing',
  'fishing once more',
  'mend',
  'undertow',
  'play',
  'den',
  'choose to attack',
  'choose to defend',
  'pack',
  'change',
  'whistle',
  'order',
  'picked, then seat',
  'picked, then own',
  'picked, then part',
  'picked, then button:announce',
  'picked, then button:attack',
  'picked, then button:trade',
  'knows the next Fish cards',
  'knows Predators of others',
  'knows Seal cards of the pile',
] as const;

interface Deck {
  name: string;
  constants: Record<string, unknown>;
  cards: { id: string; type: string; count: number }[];
}

const often: Record<string, number> = {
  'change-of-pack': 9,
  'ice-barter': 8,
  'seal-whistle': 6,
  'deep-cast': 6,
  spyglass: 6,
  'sonar-ping': 6,
  'gull-thief': 4,
  'thin-ice': 4,
  'snow-den': 3,
  undertow: 3,
  'net-mender': 3,
};
const others: Record<string, number> = {
  'seal-tail': 0,
  'fish-empty': 8,
  'polar-bear': 12,
  walrus: 12,
  'killer-whale': 12,
};

/** Cards that lead to all kinds of decisions, and no others; everything is cheap, and nobody can win: there are no tails. */
export function busyDeck(): Deck {
  const standard = new URL('../../games/src/main/resources/tidetable/games/fullseal/cards.json', import.meta.url);
  const deck: Deck = JSON.parse(readFileSync(standard, 'utf8'));
  const prices = { ACTION: 1, PREDATOR: 1, SEAL: 3 };
  const constants = { ...deck.constants, startActions: 6, startPredators: 6, prices };
  const count = ({ id, type, count: usual }: Deck['cards'][number]) =>
    type === 'ACTION' ? (often[id] ?? 0) : (others[id] ?? usual);
  return { ...deck, name: 'busy', constants, cards: deck.cards.map((card) => ({ ...card, count: count(card) })) };
}

function decisions({ question, interrupts, you, view }: Update, { picked, lit }: Sight): string[] {
  if (!question) return [];
  const { attack, fishing, fishDeck, sealPile, players } = view as unknown as FullSealView;
  const [first = ''] = lit;
  const then = first.startsWith('button:') ? first : first.split(':')[0];
  if (picked) return [`picked, then ${then}`];
  const found = [question.step as string];
  if (question.step === 'response' && !interrupts?.['response']) found[0] = 'response to a threat';
  if (question.step === 'choose') found[0] = attack.seat === you ? 'choose to attack' : 'choose to defend';
  if (question.step === 'fishing' && fishing.extra) found[0] = 'fishing once more';
  if (fishDeck.top.some(Boolean)) found.push('knows the next Fish cards');
  if (players.some(({ known }, seat) => seat !== you && known.length > 0)) found.push('knows Predators of others');
  if ([...sealPile.top, ...sealPile.under].some(Boolean)) found.push('knows Seal cards of the pile');
  return found;
}

const privateEvents = [
  'drew',
  'drewPredator',
  'lookedAtSeals',
  'putUnder',
  'peeked',
  'spied',
  'scattered',
  'predatorUnder',
];
const announcements = ['announced', 'announcedAt', 'announcedWith', 'announcedBarter', 'cancelled'];

/**
 * Action cards are told where they lie open and by the event that announced them, Predators after they were revealed; no
 * Fish card that is to come is told at all.
 */
function hidden(update: Update, actions: string[], predators: string[], revealed: Set<string>): string[] {
  const view = update.view as unknown as FullSealView;
  for (const { type, predator } of update.events as (GameEvent & { predator?: string })[]) {
    if (type === 'revealed') revealed.add(predator ?? '');
  }
  // The name of a step may be that of a card.
  const { discard: _, announced: __, step: ___, ...rest } = view;
  const silent = update.events.filter(({ type }) => !announcements.includes(type));
  const told = JSON.stringify({ ...update, view: rest, events: silent });
  return [
    ...update.events.filter(({ type }) => privateEvents.includes(type)).map(({ text }) => text),
    ...view.players.filter(({ hand }) => Object.keys(hand).join() !== 'size').map(({ hand }) => JSON.stringify(hand)),
    ...[...actions, ...predators.filter((id) => !revealed.has(id))].filter((id) => told.includes(`"${id}"`)),
    ...[...view.fishDeck.top, ...view.fishDeck.under, ...view.looking.cards, view.attack.chosen].filter(Boolean),
  ];
}
