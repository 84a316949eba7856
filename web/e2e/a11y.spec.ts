import type { Page } from '@playwright/test';
import { accessible, big } from './accessible.ts';
import { Driver } from './driver.ts';
import { fintasticSea } from './fintastic-sea.ts';
import { expect, test } from './fixtures.ts';
import { fullSeal } from './full-seal.ts';
import type { Game } from './game.ts';
import { focusFault, reach, type Sight, see } from './sight.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A table without people, which bots have played to its end. */
async function finished(page: Page, { id: game }: Game): Promise<string> {
  const asked = { game, seats: [{ bot: 'greedy' }, { bot: 'greedy' }, { bot: 'greedy' }] };
  const table = await page.evaluate(async (wanted) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(wanted);
    return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table as string;
  }, asked);
  await expect
    .poll(() => page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).status, table), {
      timeout: 30_000,
    })
    .toBe('over');
  return table;
}

type Check = (what: string) => Promise<void>;

/** Leads through all pages and dialogs there are and checks each. */
async function tour(driver: Driver, guest: Page, check: Check, checkGuest: Check): Promise<void> {
  const { page } = driver;
  const dialog = page.locator('dialog[open]:not([aria-busy])');
  const inDialog = async (what: string, open: () => Promise<void>) => {
    await open();
    await expect(dialog).toHaveCount(1);
    await check(what);
    await driver.closeDialog();
  };
  const boxes = page.locator('.box .buttons .button');

  await page.goto('/');
  await expect(boxes.first()).toBeEnabled();
  await check('start page');
  await inDialog('play now', () => boxes.first().click());
  await inDialog('with friends', () => boxes.nth(1).click());
  await inDialog('preferences', () => page.locator('nav button').last().click());

  await boxes.nth(1).click();
  await dialog.locator('button.primary').click();
  await page.waitForURL('**/t/*');
  await expect(page.locator('main .invite input')).toBeVisible();
  await check('lobby of who sits there');
  const link = await page.locator('main .invite input').inputValue();
  await guest.goto(new URL(link).pathname + new URL(link).hash);
  await expect(guest.locator('form input').first()).toBeVisible();
  await guest.locator('summary').click();
  await checkGuest('lobby of who was invited');
  await guest.goto(new URL(link).pathname);
  await guest.reload();
  await expect(guest.locator('main')).toBeVisible();
  await checkGuest('lobby of who was not invited');

  await driver.begin(4, 'instant');
  await check('table, asked');
  const sight = await see(page);
  await driver.press(`button[data-place="${sight.dark.find((place) => place.startsWith('cell:'))}"]`);
  await expect(page.locator('[data-why]')).toBeVisible();
  await check('table, why not');
  await driver.press('[data-why] > button');
  await driver.choose(sight.lit.find((place) => place.startsWith('hand:')) ?? '');
  await check('table, a card is picked');
  await driver.play(({ undo }) => undo);
  await check('table, can be taken back');
  await inDialog('menu', () => page.locator('nav button').last().click());
  await inDialog('help', async () => {
    await page.keyboard.press('?');
  });
  await inDialog('rules', () => page.locator('[data-prompt] .rule').click());
  await inDialog('log', async () => {
    await page.keyboard.press('l');
  });
  await inDialog('card', () => page.locator('.objectives button').first().click());
  await inDialog('seat', () => page.locator('.seats button.open').nth(1).click());
  await guest.goto(new URL(page.url()).pathname);
  await expect(guest.locator('[data-board]')).toBeVisible();
  await checkGuest('table, watched');

  const table = await finished(page, driver.game);
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-prompt] .button').first()).toBeVisible();
  await check('table, over');
  await inDialog('score sheet', () => page.locator('[data-prompt] .button').first().click());
  await page.goto(`/t/${table}/replay`);
  await expect(page.locator('[data-board]')).toBeVisible();
  await check('replay');
  await page.goto('/');
  await expect(page.locator('.box:first-child .button.primary')).toBeEnabled();
  await expect(page.locator('main')).toContainText('Fintastic Sea');
  await check('start page with tables');
  await page.goto('/kit');
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await check('kit');
  await page.goto('/rules/fintastic-sea');
  await expect(page.locator('[data-rule]').first()).toBeVisible();
  await check('rules page');
  await page.goto('/t/aaaaaaaaaaaaaaaa');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  driver.watch.complaints();
  await check('no such table');
  await page.goto('/nowhere/at/all');
  await expect(page.locator('main h1')).toBeVisible();
  driver.watch.complaints();
  await check('no such page');
}

/** Leads through all that the table of Full Seal can show without waiting for luck; the rest is looked at where it comes. */
async function iceTour(driver: Driver, guest: Page, check: Check, checkGuest: Check): Promise<void> {
  const { page } = driver;
  const dialog = page.locator('dialog[open]:not([aria-busy])');
  const inDialog = async (what: string, selector: string) => {
    await driver.press(selector);
    await expect(dialog).toHaveCount(1);
    await check(what);
    await driver.closeDialog();
  };
  await driver.begin(5, 'instant');
  const held = ({ lit }: Sight) => lit.find((place) => place.startsWith('hand:'));
  const sight = await driver.play((seen) => seen.lit.includes('button:end turn') && held(seen) !== undefined);
  expect(sight.over).toBe(false);
  await check('table, asked');
  await driver.press(`button[data-place="${sight.dark.find((place) => place.startsWith('own:'))}"]`);
  await expect(page.locator('[data-why]')).toBeVisible();
  await check('table, why not');
  await driver.press('[data-why] > button');
  await inDialog('odds', '[data-place="pile:fish"]');
  await inDialog('discard pile', '[data-place="pile:discard"]');
  await inDialog('rules', '[data-prompt] .rule');
  await inDialog('seat', '.seats .one:not(.mine) button.open');
  await driver.choose(held(sight) ?? '');
  await check('table, a card is picked');
  await inDialog('card', '[data-prompt] .rule ~ .rule');
  await guest.goto(new URL(page.url()).pathname);
  await expect(guest.locator('[data-board]')).toBeVisible();
  await checkGuest('table, watched');
  const table = await finished(page, driver.game);
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-prompt] .button').first()).toBeVisible();
  await check('table, over');
  await inDialog('end', '[data-prompt] .button');
  await page.goto(`/t/${table}/replay`);
  await expect(page.locator('[data-board]')).toBeVisible();
  await check('replay');
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const [screen, options] of Object.entries({ desktop: {}, phone })) {
    test.describe(`${screen}, ${colorScheme}`, () => {
      test.use({ ...options, colorScheme });

      for (const [what, game, lead] of [
        ['page or dialog', fintasticSea, tour],
        ['part of the table of Full Seal', fullSeal, iceTour],
      ] as const) {
        test(`axe finds nothing on any ${what}`, async ({ page, browser, server }) => {
          test.setTimeout(240_000);
          const driver = await Driver.of(page, 'mouse', 1, game);
          const elsewhere = await browser.newContext({ baseURL: server.address, colorScheme, ...options });
          const guest = await elsewhere.newPage();
          const check = (at: Page) => async (what: string) => {
            await accessible(at, what);
            if (screen === 'phone') await big(at, what);
            expect.soft((await see(at)).tooWide, `${what}: pixels too wide`).toBeLessThanOrEqual(0);
          };
          await lead(driver, guest, check(page), check(guest));
          await elsewhere.close();
        });
      }
    });
  }
}

for (const game of [fintasticSea, fullSeal]) {
  test(`${game.id}: Tab reaches every control of the table and leaves it again, and the focus can be seen all the way`, async ({
    page,
  }) => {
    const driver = await Driver.of(page, 'mouse', 2, game);
    await driver.begin(3, 'instant');
    await driver.play(game.midTurn);
    const wanted = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, select:enabled')];
      const stops = all.filter((each) => each.tabIndex >= 0 && each.checkVisibility({ checkVisibilityCSS: true }));
      for (const [at, each] of stops.entries()) each.dataset['stop'] = String(at);
      return stops.length;
    });
    expect(wanted).toBeGreaterThan(12);
    const reached = new Set<string>();
    let left = false;
    for (let tabs = 0; tabs < wanted + 20 && !(left && reached.size === wanted); tabs++) {
      await page.keyboard.press('Tab');
      expect(await focusFault(page)).toBe('');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body ? 'out' : ((focused as HTMLElement | null)?.dataset['stop'] ?? '');
      });
      if (stop === 'out' || reached.has(stop)) left = true;
      if (stop !== 'out' && stop !== '') reached.add(stop);
    }
    expect(reached.size).toBe(wanted);
    expect(left).toBe(true);
  });

  test(`${game.id}: every place of the table can be reached by the arrows`, async ({ page }) => {
    const driver = await Driver.of(page, 'keyboard', 3, game);
    await driver.begin(2, 'instant');
    const { lit, dark } = await see(page);
    for (const place of [...lit, ...dark]) await driver.walk(`button[data-place="${place}"]`);
  });
}

test('a dialog keeps the focus inside and gives it back', async ({ page }) => {
  const driver = await Driver.of(page, 'keyboard', 4);
  await driver.begin(2, 'instant');
  await driver.walk('nav button:last-child');
  await driver.key('Enter');
  const dialog = page.locator('dialog[open]:not([aria-busy])');
  await expect(dialog).toBeVisible();
  for (let tabs = 0; tabs < 25; tabs++) {
    await driver.key('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(inside).toBe(true);
  }
  await driver.closeDialog();
  expect(await page.evaluate(() => document.activeElement?.matches('nav button:last-child'))).toBe(true);
});

test('what is pressed with the pointer after a key stays where it is until it is pressed', async ({ page }) => {
  const driver = await Driver.of(page, 'mouse', 7);
  await driver.begin(2, 'instant');
  await driver.play(({ undo, lit }) => undo && lit.includes('button:skip'));
  for (const selector of [
    '[data-prompt] .rule',
    '[data-prompt] [aria-keyshortcuts="U"]',
    '[data-place="button:skip"]',
  ]) {
    await page.keyboard.press('Escape');
    const where = () => page.locator(selector).boundingBox();
    const before = await where();
    await page.mouse.move((before?.x ?? 0) + (before?.width ?? 0) - 4, (before?.y ?? 0) + 4);
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await where()).toEqual(before);
    await page.mouse.move(1, 1);
    await page.mouse.up();
  }
});

test.describe('for whoever wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    const driver = await Driver.of(page, 'mouse', 5);
    await page.addInitScript(() => {
      const moved = new Set<string>();
      Object.assign(window, { moved });
      const look = () => {
        for (const animation of document.getAnimations()) {
          const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
          if (Number(duration) * Number(iterations) > 20)
            moved.add(String((animation.effect as KeyframeEffect).target?.outerHTML));
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await driver.begin(2, 'calm');
    await driver.play(() => driver.done.decisions >= 25);
    expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([]);
  });
});

test('what is said for those who listen is said politely, a reason at once', async ({ page }) => {
  const driver = await Driver.of(page, 'mouse', 6);
  await driver.begin(2, 'instant');
  await expect(page.locator('[data-live]')).toHaveAttribute('aria-live', 'polite');
  await expect(page.locator('[data-live-question]')).toHaveText(/.+/);
  const { dark } = await see(page);
  const spot = await reach(page, `button[data-place="${dark.find((place) => place.startsWith('cell:'))}"]`);
  if (spot) await page.mouse.click(spot.x, spot.y);
  await expect(page.getByRole('alert')).toBeVisible();
});
