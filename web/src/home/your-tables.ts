import type { YourTable } from '../api/types.ts';
import { isScored } from '../games/screen.ts';
import type { Texts } from '../texts/language.svelte.ts';

const ranks: Record<YourTable['status'], number> = { running: 1, paused: 1, open: 2, over: 3, closed: 3 };
const rank = (table: YourTable) => (table.yourTurn ? 0 : ranks[table.status]);

/** Whether nothing more will happen at a table. */
export const isOver = ({ status }: YourTable) => status === 'over' || status === 'closed';

/** Where it is your turn first, then what is running, what is open and what is over; each the latest first. */
export function inOrder(tables: YourTable[]): YourTable[] {
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed.localeCompare(a.changed));
}

const nameOf = (seat: YourTable['seats'][number] | undefined) => (seat && seat.kind !== 'free' ? seat.name : '');

/** The names of the others at a table. */
export function others(table: YourTable): string[] {
  return table.seats
    .filter(({ seat }) => seat !== table.you)
    .map(nameOf)
    .filter(Boolean);
}

/** How it stands at a table, in words. */
export function statusOf(table: YourTable, { t, list }: Pick<Texts, 't' | 'list'>): string {
  switch (table.status) {
    case 'open':
      return t('home.status.open', { count: table.seats.filter(({ kind }) => kind === 'free').length });
    case 'paused':
      return t('home.status.paused');
    case 'closed':
      return t('home.status.closed');
    case 'over':
      return resultOf(table, t);
    default:
      return turnOf(table, t, list);
  }
}

function turnOf(table: YourTable, t: Texts['t'], list: Texts['list']): string {
  if (table.yourTurn) return t('home.status.yourTurn');
  const mine = table.seats[table.you];
  if (mine?.kind === 'person' && (mine.away || mine.conceded)) return t('home.status.away');
  const asked = table.asked.map((seat) => nameOf(table.seats[seat])).filter(Boolean);
  return asked.length > 0 ? t('home.status.turn', { names: list(asked) }) : t('home.status.running');
}

function resultOf({ game, standing, you, seats }: YourTable, t: Texts['t']): string {
  const points = standing?.scores[you];
  const group = standing?.groups.findIndex((tied) => tied.includes(you)) ?? -1;
  if (!standing || points === undefined || group < 0) return t('home.status.over');
  const words = { place: group + 1, count: seats.length, points };
  const how = group > 0 ? 'place' : standing.groups[0]?.length === 1 ? 'won' : 'shared';
  return isScored(game) ? t(`home.status.${how}`, words) : t(`home.status.${how}.plain`, words);
}
