import { accessible, big } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const minute = 60_000;
/** Here the first question to anybody is a choice; in a window there may be only one way on, and no hint. */
const sea = '.box:has(a[href="/rules/fintastic-sea"])';
const seal = '.box:has(a[href="/rules/full-seal"])';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test('a level is chosen with two clicks more, and is remembered; a hint says what the expert would do', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator(`${sea} .button.primary`).click();
  const level = page.getByLabel('Level of the bots');
  await expect(level.locator('option')).toHaveText(['easy', 'medium', 'hard', 'expert']);
  await expect(level).toHaveValue('medium');
  await level.selectOption('easy');
  await accessible(page, 'the levels');
  await big(page, 'the levels');
  await page.getByRole('button', { name: '1 bot' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.getByText('Bot, easy').first()).toBeVisible();

  const hint = page.locator('[data-prompt] [aria-keyshortcuts="H"]');
  await expect(hint).toBeVisible({ timeout: minute });
  await hint.dblclick();
  const note = page.locator('[data-hint-note]');
  await expect(note).toContainText(/The expert would choose: .+\. Chance to win: \d+ % now, \d+ % after it\./);
  await expect(page.locator('[data-hinted]').first()).toBeVisible();
  await accessible(page, 'a hint');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(page.locator('[data-hinted]')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(note).toContainText('The expert would choose');

  await page.goto('/');
  await page.locator(`${sea} .button.primary`).click();
  await expect(level).toHaveValue('easy');
});

test('each free seat of a table gets the level that is chosen for it', async ({ page }) => {
  await page.goto('/');
  await page.locator(`${seal} .button:not(.primary)`).click();
  await page.getByRole('radio', { name: '4' }).first().check();
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await page.getByLabel('Level of bot 1').selectOption('hard');
  await page.getByLabel('Hints: everybody may ask').check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(page.getByText('At this table everybody may ask for hints.')).toBeVisible();
  const free = page.getByLabel('stays free');
  await expect(free).toHaveCount(2);
  await free.nth(0).selectOption('easy');
  await free.nth(1).selectOption('expert');
  await accessible(page, 'the lobby');
  await page.getByRole('button', { name: 'Start with 2 bots' }).click();
  const notes = page.locator('.seat .who small');
  for (const words of ['Bot, easy', 'Bot, expert', 'Bot, hard'])
    await expect(notes.filter({ hasText: words })).toHaveCount(1);
});

for (const [name, options] of [
  ['a window', { colorScheme: 'light' as const }],
  ['a phone', phone],
] as const) {
  test.describe(`in ${name}`, () => {
    test.use(options);
    test('a match that is over is judged: a curve, what cost most, and the way there by keyboard', async ({ page }) => {
      test.setTimeout(3 * minute);
      await page.goto('/');
      const table = await page.evaluate(async () => {
        const body = { game: 'last-fish', seats: [{ bot: 'random' }, { bot: 'random' }] };
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()).table as string;
      });
      const status = async () => (await page.request.get(`/api/tables/${table}`)).json();
      await expect.poll(async () => (await status()).status, { timeout: 2 * minute }).toBe('over');
      await page.goto(`/t/${table}/replay`);
      await page.getByRole('button', { name: 'Analysis' }).click();
      const analysis = page.locator('.analysis');
      await expect(analysis).not.toHaveAttribute('aria-busy', { timeout: 2 * minute });
      await expect(analysis.locator('polyline')).toHaveCount(2);
      const marks = analysis.locator('[data-costly]');
      await expect(marks.first()).toBeVisible();
      expect(await marks.count()).toBeLessThanOrEqual(6);
      await analysis.getByText('The numbers').click();
      await expect(analysis.locator('tbody tr').first()).toBeVisible();
      await accessible(page, 'the analysis');
      await big(page, 'the analysis');
      const mark = marks.first();
      const at = await mark.getAttribute('data-costly');
      await mark.focus();
      await page.keyboard.press('Enter');
      await expect(analysis).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`at=${at}$`));
    });
  });
}
