import { Driver } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { see } from './sight.ts';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

test('the manifest is linked and says all that an app needs, with icons of the sizes it tells', async ({ page }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(link ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await response.json();
  expect(manifest).toMatchObject({ name: 'Tidetable', start_url: '/', display: 'standalone' });
  const sizes = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(sizes).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const cdp = await page.context().newCDPSession(page);
  const { errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

test('after a first visit the pages open without the server, say so, and come back by themselves', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const driver = await Driver.of(page, 'mouse', 1);
  await driver.begin(2, 'instant');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
  const { question, hand, board } = await driver.settled();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/assets/') ? [name] : [])),
  );
  const kept = () => page.evaluate((all) => Promise.all(all.map((each) => caches.match(each).then(Boolean))), loaded);
  await expect.poll(kept).not.toContain(false);
  driver.watch.broken = true;
  await server.kill9();
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main[aria-busy], [data-board]')).toBeVisible();
  await server.restart();
  await driver.settled();
  const after = await see(page);
  expect({ question: after.question, hand: after.hand, board: after.board }).toEqual({ question, hand, board });
});
