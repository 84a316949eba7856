// Draws the pictures of the README anew: plays some turns at a server that runs and photographs the table.
// node scripts/pictures.mjs http://127.0.0.1:7878
import { chromium } from '@playwright/test';
import { chromium as installed } from '../e2e/chromium.mjs';

const address = process.argv[2] ?? 'http://127.0.0.1:7878';
const presses = 45;

async function photograph(browser, name, opponents, options) {
  const context = await browser.newContext({ colorScheme: 'dark', locale: 'en', reducedMotion: 'reduce', ...options });
  await context.addInitScript(() => localStorage.setItem('tidetable.settings', '{"pace":"instant"}'));
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('button', { name: new RegExp(`^${opponents} `) }).click();
  const lit = page.locator('[data-lit]:visible');
  const card = page.locator('button[data-place^="hand:"][data-lit]');
  for (let at = 0; at < presses || (await card.count()) < 2; at++) {
    await lit.first().waitFor();
    const places = await lit.evaluateAll((all) => all.map((each) => each.dataset.place));
    const wished = places.findIndex((place) => place === 'zone:ecosystem' || place === 'button:use');
    await lit.nth(wished >= 0 ? wished : (at * 7) % places.length).click();
  }
  await card.first().click();
  await page.screenshot({ path: `../docs/screens/${name}.png` });
  await context.close();
}

const browser = await chromium.launch({ executablePath: await installed(), args: ['--no-sandbox', '--disable-gpu'] });
await photograph(browser, 'table', 2, { viewport: { width: 1360, height: 860 } });
await photograph(browser, 'phone', 1, { viewport: { width: 390, height: 844 }, hasTouch: true });
await browser.close();
