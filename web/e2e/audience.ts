import { expect, type Page } from '@playwright/test';
import type { FintasticSeaView, Update } from '../src/api/types.ts';
import { see } from './sight.ts';
import { Watch } from './watch.ts';

/** Somebody who watches a match in a browser of their own. */
export class Audience {
  private constructor(
    readonly page: Page,
    readonly watch: Watch,
  ) {}

  static async at(page: Page, url: string): Promise<Audience> {
    const audience = new Audience(page, await Watch.over(page));
    await page.goto(url);
    await expect(page.locator('[data-board]')).toBeVisible();
    return audience;
  }

  /** Sees the same sea as a player when it has caught up with what happened, and no card of a hand. */
  async agrees(player: Page): Promise<void> {
    const { board } = await see(player);
    await expect(async () => {
      await this.page.keyboard.press('p');
      expect((await see(this.page)).board).toEqual(board);
    }).toPass({ timeout: 10_000 });
    const { hand, lit, undo } = await see(this.page);
    expect({ hand, lit, undo }).toEqual({ hand: [], lit: [], undo: false });
    expect(this.watch.complaints()).toEqual([]);
  }

  /** Nothing that came through the socket before the end told a hidden card. */
  keptInTheDark(secrets: string[]): void {
    const updates = this.watch.updates.filter(({ table }) => table.status === 'running');
    expect(updates.length).toBeGreaterThan(10);
    for (const update of updates) {
      expect(update.you).toBe(-1);
      expect(update.question).toBeUndefined();
      expect(hidden(update, secrets)).toEqual([]);
    }
  }
}

const privateEvents = ['drew', 'looked', 'kept'];

/** What an update to the audience tells that the audience must not know. */
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
