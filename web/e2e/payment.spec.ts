import type { Page } from '@playwright/test';
import type { Cards } from '../src/api/types.ts';
import { Audience } from './audience.ts';
import { Driver, type Hands } from './driver.ts';
import { finspan } from './finspan.ts';
import { expect, test } from './fixtures.ts';
import { type Sight, see } from './sight.ts';
import { Wire } from './wire.ts';

const begins = (beginning: string) => (place: string) => place.startsWith(beginning);

/** A table at which the first turn offers a card that costs several cards, with a choice which; the place of that card. */
async function table(page: Page, hands: Hands, seed: number) {
  const wire = await Wire.to(page);
  const driver = await Driver.of(page, hands, seed, finspan, wire);
  const { cards }: Cards = await (await page.request.get('/api/games/finspan/cards')).json();
  const costs = new Map(cards.map(({ id, facts }) => [`hand:${id}`, Number(facts['costCards'] ?? 0)]));
  for (let tables = 0; tables < 20; tables++) {
    await driver.begin(2, 'instant');
    const { lit, dark } = await driver.settled();
    const others = [...lit, ...dark].filter(begins('hand:')).length - 1;
    const card = lit.find((place) => {
      const cost = costs.get(place) ?? 0;
      return cost >= 2 && others >= cost + 2;
    });
    if (card) return { wire, driver, card };
  }
  throw new Error('no hand with such a card');
}

/** Chooses card and slot, and the first piece of the payment. */
async function begin(driver: Driver, card: string): Promise<void> {
  await driver.choose(card);
  const { lit } = await driver.settled();
  await driver.choose(lit.find(begins('slot:')) ?? '');
  await driver.settled();
  await piece(driver);
}

async function piece(driver: Driver): Promise<void> {
  const { lit } = await see(driver.page);
  await driver.choose(lit.find((place) => begins('hand:')(place) || begins('slot:')(place)) ?? '');
}

const asBefore = ({ question, hand, board, table, lit, undo, picked }: Sight) => ({
  question,
  hand,
  board,
  table,
  lit,
  undo,
  picked,
});

for (const [hands, seed] of [
  ['mouse', 61],
  ['keyboard', 62],
] as const) {
  test(`a payment is one command, and can be cancelled until then, by ${hands}`, async ({ page, browser, server }) => {
    const { wire, driver, card } = await table(page, hands, seed);
    const before = await see(page);
    const elsewhere = await browser.newContext({ baseURL: server.address });
    const watching = await Audience.at(await elsewhere.newPage(), driver.url);
    const [sent, told] = [wire.sent.length, watching.watch.received.length];

    await begin(driver, card);
    const paying = await driver.settled();
    expect(paying.picked).toBe(true);
    expect(paying.undo).toBe(false);
    expect(paying.question).not.toBe(before.question);
    expect(paying.hand).not.toEqual(before.hand);
    await driver.cancel();
    const cancelled = await driver.settled();
    expect(asBefore(cancelled)).toEqual(asBefore(before));
    expect(wire.acts(sent)).toEqual([]);

    await begin(driver, card);
    for (let sight = await driver.settled(); sight.picked; sight = await driver.settled()) {
      expect(wire.acts(sent)).toEqual([]);
      expect(watching.watch.received.slice(told)).toEqual([]);
      await piece(driver);
    }
    const acts = wire.sent.slice(sent).filter(({ type }) => type === 'act' || type === 'undo');
    expect(acts).toHaveLength(1);
    const [act] = acts;
    expect(act?.type === 'act' && act.actions.length).toBeGreaterThanOrEqual(4);
    const fish = card.replace('hand:', '');
    for (const each of [page, watching.page]) {
      await expect.poll(async () => Object.values((await see(each)).board)).toContain(fish);
    }
    await elsewhere.close();
  });
}

test('a slow answer can be cancelled, and what is pressed meanwhile does nothing', async ({ page }) => {
  const { wire, driver, card } = await table(page, 'mouse', 63);
  const before = await see(page);
  const sent = wire.sent.length;
  wire.hold();
  await driver.choose(card);
  await expect(page.locator('[data-prompt]')).not.toHaveClass(/asks/);
  await page.locator('button[data-place="site:blue"]').click();
  await driver.cancel();
  await expect(page.locator('[data-prompt]')).toHaveClass(/asks/);
  wire.release();
  expect(asBefore(await driver.settled())).toEqual(asBefore(before));
  expect(wire.sent.slice(sent).map(({ type }) => type)).toEqual(['rehearse']);
});

test('a lost connection and a page that is loaded anew lose nothing but the draft', async ({ page }) => {
  const { wire, driver, card } = await table(page, 'mouse', 64);
  const before = await see(page);
  const sent = wire.sent.length;
  await begin(driver, card);
  await driver.settled();
  driver.watch.broken = true;
  await wire.cut();
  await expect.poll(() => wire.connections).toBe(2);
  await expect(page.locator('.notice')).toBeEmpty();
  await driver.settled();
  await page.reload();
  expect(asBefore(await driver.settled())).toEqual(asBefore(before));
  expect(wire.acts(sent)).toEqual([]);
});
