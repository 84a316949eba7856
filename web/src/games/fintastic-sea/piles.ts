import type { FintasticSeaView } from '../../api/types.ts';

type Player = FintasticSeaView['players'][number];
export type Ecosystem = Player['ecosystem'];

/** The closed Ecosystems, as far as the viewer may see them. */
export function closed(player: Player): Ecosystem[] {
  return 'ecosystems' in player.closed ? player.closed.ecosystems : [];
}

/** What the Ecosystems are worth that the viewer may see. */
export function points(player: Player): number {
  return [player.ecosystem, ...closed(player)].reduce((sum, each) => sum + each.points, 0);
}
