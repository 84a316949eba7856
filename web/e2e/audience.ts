import { expect, type Page } from '@playwright/test';
import type { Update } from '../src/api/types.ts';
import { type Sight, see } from './sight.ts';
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

  /** Sees the same board as a player when it has caught up with what happened, and no card of a hand. */
  async agrees(player: Page): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('p');
      expect(open(await see(this.page))).toEqual(open(await see(player)));
    }).toPass({ timeout: 10_000 });
    const { hand, lit, undo } = await see(this.page);
    expect({ hand, lit, undo }).toEqual({ hand: [], lit: [], undo: false });
    expect(this.watch.complaints()).toEqual([]);
  }

  /** Nothing that came through the socket before the end told what is hidden; `leaks` finds it in an update. */
  keptInTheDark(leaks: (update: Update) => string[]): void {
    const updates = this.watch.updates.filter(({ table }) => table.status === 'running');
    expect(updates.length).toBeGreaterThan(10);
    for (const update of updates) {
      expect(update.you).toBe(-1);
      expect(update.question).toBeUndefined();
      expect(leaks(update)).toEqual([]);
    }
  }
}

/** The cards of a board that everybody sees; what is the player's own lies elsewhere on their screen. */
const open = ({ board }: Sight) =>
  Object.fromEntries(Object.entries(board).filter(([place]) => !place.startsWith('looking:')));
