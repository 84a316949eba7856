import type { Page } from '@playwright/test';
import type { FintasticSeaView, Update } from '../src/api/types.ts';
import type { Game } from './game.ts';

const privateEvents = ['drew', 'looked', 'kept'];

export const fintasticSea: Game = {
  id: 'fintastic-sea',
  shortest: 60,
  longest: 600,
  picks: true,
  explains: /^(cell|hand|secret|reserve|looking):/,
  midTurn: ({ undo, picked }) => undo && !picked,
  decisions: () => [],
  async leaks(page: Page) {
    const { cards } = await page.evaluate(async () => (await fetch('/api/games/fintastic-sea/cards')).json());
    const secrets = (cards as { id: string; group: string }[])
      .filter(({ group }) => group === 'secret')
      .map(({ id }) => id);
    return (update) => hidden(update, secrets);
  },
};

function hidden(update: Update, secrets: string[]): string[] {
  const view = update.view as unknown as FintasticSeaView;
  const events = update.events.filter(({ type }) => privateEvents.includes(type)).map(({ text }) => text);
  const piles = view.players.flatMap((player) =>
    [player.hand, player.secrets, player.looking, player.closed].filter(
      (pile) => pile !== undefined && Object.keys(pile).join() !== 'size',
    ),
  );
  // Secret Fish are told where they are open to all: in an Ecosystem, and by the event that put them there.
  const players = view.players.map(({ ecosystem: _, ...player }) => player);
  const told = update.events.filter(({ type }) => type !== 'enhanced');
  const rest = JSON.stringify({ ...update, view: { ...view, players }, events: told });
  return [...events, ...piles.map((pile) => JSON.stringify(pile)), ...secrets.filter((id) => rest.includes(`"${id}"`))];
}
