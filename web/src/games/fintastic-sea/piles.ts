import type { FintasticSeaView } from '../../api/types.ts';

type Player = FintasticSeaView['players'][number];
export type Ecosystem = Player['ecosystem'];

/** Equal cards together, in the order in which they first come. */
export function kinds(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The closed Ecosystems, as far as the viewer may see them. */
export function closed(player: Player): Ecosystem[] {
  return 'ecosystems' in player.closed ? player.closed.ecosystems : [];
}

/** What the Ecosystems are worth that the viewer may see. */
export function points(player: Player): number {
  return [player.ecosystem, ...closed(player)].reduce((sum, each) => sum + each.points, 0);
}
