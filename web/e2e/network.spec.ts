import type { Page } from '@playwright/test';
import { Driver } from './driver.ts';
import { fintasticSea } from './fintastic-sea.ts';
import { expect, test } from './fixtures.ts';
import { reach, see } from './sight.ts';
import { Wire } from './wire.ts';

const notice = (page: Page) => page.locator('.notice');
const stay = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

/** The first card of the hand is picked: the next press of a cell plays it. */
async function pickCard(driver: Driver): Promise<string> {
  const sight = await driver.play(({ lit, picked }) => lit.some((place) => place.startsWith('hand:')) && !picked);
  await driver.choose(sight.lit.find((place) => place.startsWith('hand:')) ?? '');
  const cell = (await see(driver.page)).lit.find((place) => place.startsWith('cell:'));
  expect(cell).toBeDefined();
  return cell ?? '';
}

test('after sleep the page finds out that its connection is dead, says so, and shows what happened meanwhile', async ({
  page,
  context,
}) => {
  const wire = await Wire.to(page);
  const sleeper = await Driver.of(page, 'mouse', 1, fintasticSea, wire);
  await sleeper.begin(2, 'instant');
  const other = await Driver.of(await context.newPage(), 'mouse', 2);
  await other.page.goto(sleeper.url);
  await stay(page);
  wire.deaden();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  await other.play(() => other.done.decisions >= 12);
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice(page)).not.toBeEmpty();
  await expect(notice(page)).toBeEmpty();
  await expect(async () => {
    const [mine, theirs] = [await see(page), await see(other.page)];
    expect({ hand: mine.hand, board: mine.board }).toEqual({ hand: theirs.hand, board: theirs.board });
  }).toPass();
  expect(wire.connections).toBe(2);
  expect(await stayed(page)).toBe(true);
  await sleeper.settled();
});

test('without a network the page waits and goes on by itself; what was pressed meanwhile is done once', async ({
  page,
  context,
}) => {
  const wire = await Wire.to(page);
  const driver = await Driver.of(page, 'mouse', 3, fintasticSea, wire);
  await driver.begin(2, 'instant');
  const cell = await pickCard(driver);
  await stay(page);
  driver.watch.broken = true;
  await context.setOffline(true);
  await wire.cut();
  await expect(notice(page)).not.toBeEmpty();
  const sent = wire.sent.length;
  await driver.choose(cell);
  await expect(page.locator('[data-prompt]')).not.toHaveClass(/asks/);
  await context.setOffline(false);
  await expect(notice(page)).toBeEmpty();
  const sight = await driver.settled();
  expect(Object.keys(sight.board)).toContain(cell);
  expect(wire.acts(sent)).toHaveLength(1);
  expect(await stayed(page)).toBe(true);
});

test('an answer that is lost on its way is asked for again, and nothing is done twice', async ({ page }) => {
  const wire = await Wire.to(page);
  const driver = await Driver.of(page, 'mouse', 4, fintasticSea, wire);
  await driver.begin(2, 'instant');
  const cell = await pickCard(driver);
  const before = await see(page);
  const sent = wire.sent.length;
  wire.hold();
  await driver.choose(cell);
  await expect.poll(() => wire.acts(sent).length).toBe(1);
  wire.deaden();
  await expect(notice(page)).not.toBeEmpty();
  await expect(notice(page)).toBeEmpty();
  const sight = await driver.settled();
  expect(Object.keys(sight.board)).toContain(cell);
  expect(sight.hand.length).toBeLessThan(before.hand.length);
  await expect.poll(() => wire.acts(sent).length).toBe(2);
  expect(new Set(wire.acts(sent)).size).toBe(1);
});

test('of two tabs at one seat the one that is late does nothing and is shown what is', async ({ page, context }) => {
  const first = await Driver.of(page, 'mouse', 5);
  await first.begin(2, 'instant');
  const tab = await context.newPage();
  const wire = await Wire.to(tab);
  const second = await Driver.of(tab, 'mouse', 6, fintasticSea, wire);
  await tab.goto(first.url);
  await second.settled();
  const late = await pickCard(second);
  wire.hold();
  const early = await pickCard(first);
  await first.choose(early);
  await first.play(({ lit }) => lit.includes('button:end turn'));
  const sent = wire.sent.length;
  await second.choose(late);
  await expect.poll(() => wire.acts(sent).length).toBe(1);
  wire.release();
  await expect(async () => {
    const [mine, theirs] = [await see(page), await see(tab)];
    expect(theirs).toEqual({ ...mine, log: theirs.log });
  }).toPass();
  expect((await see(tab)).why).toBe('');
  await second.settled();
});

test('the second click of a double click does not answer the question that came in between', async ({ page }) => {
  const wire = await Wire.to(page);
  const driver = await Driver.of(page, 'mouse', 7, fintasticSea, wire);
  await driver.begin(2, 'instant');
  for (let tries = 0; tries < 3; tries++) {
    const { over } = await driver.play(({ lit }) => lit.includes('button:skip'));
    expect(over).toBe(false);
    const spot = await reach(page, '[data-place="button:skip"]');
    expect(spot).toBeDefined();
    if (!spot) return;
    const sent = wire.sent.length;
    await page.mouse.click(spot.x, spot.y);
    await driver.settled();
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await driver.settled();
    expect(wire.acts(sent)).toHaveLength(1);
  }
});
