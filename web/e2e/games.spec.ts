import type { Page } from '@playwright/test';
import { Audience } from './audience.ts';
import { Driver, type Hands } from './driver.ts';
import { expect, test } from './fixtures.ts';
import type { Sight } from './sight.ts';

const minute = 60_000;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Match {
  seats: number;
  hands: Hands;
  seed: number;
  pace: 'calm' | 'quick' | 'instant';
  options?: Parameters<typeof test.use>[0];
  audience?: boolean;
  kill?: 'dead' | 'still';
}

const matches: Match[] = [
  { seats: 2, hands: 'mouse', seed: 2, pace: 'calm', kill: 'dead' },
  { seats: 3, hands: 'touch', seed: 3, pace: 'quick', audience: true, options: { ...phone, locale: 'de-DE' } },
  { seats: 4, hands: 'mouse', seed: 4, pace: 'instant', audience: true, options: { colorScheme: 'light' } },
  { seats: 2, hands: 'keyboard', seed: 12, pace: 'instant', kill: 'still' },
  { seats: 3, hands: 'keyboard', seed: 13, pace: 'quick', audience: true, kill: 'dead' },
  { seats: 4, hands: 'keyboard', seed: 14, pace: 'calm', options: { viewport: phone.viewport, colorScheme: 'light' } },
];

/** In the middle of a turn: something was done that could be taken back, and nothing is picked. */
const inTurn = ({ undo, picked }: Sight) => undo && !picked;
const beforePlay = ({ lit, picked }: Sight) => lit.some((place) => place.startsWith('hand:')) && !picked;

async function secrets(page: Page): Promise<string[]> {
  const { cards } = await page.evaluate(async () => (await fetch('/api/games/fintastic-sea/cards')).json());
  return (cards as { id: string; group: string }[]).filter(({ group }) => group === 'secret').map(({ id }) => id);
}

for (const { seats, hands, seed, pace, options, audience, kill } of matches) {
  test.describe(`${seats} seats by ${hands}`, () => {
    if (options) test.use(options);

    test('a whole match', async ({ page, browser, server }, info) => {
      test.setTimeout(6 * minute);
      const driver = await Driver.of(page, hands, seed);
      const playOn = async (decisions: number, when: (sight: Sight) => boolean) => {
        const sight = await driver.play((seen) => driver.done.decisions >= decisions && when(seen));
        expect(sight.over, `over after ${driver.done.decisions} decisions`).toBe(false);
      };
      const elsewhere = await browser.newContext({ baseURL: server.address });
      try {
        await driver.begin(seats, pace);
        const watching = audience ? await Audience.at(await elsewhere.newPage(), driver.url) : undefined;
        await playOn(10, inTurn);
        await driver.reload();
        await watching?.agrees(page);
        if (kill) {
          await playOn(20, beforePlay);
          if (watching) watching.watch.broken = true;
          await driver.outlive(server, kill);
        }
        await playOn(30, ({ picked }) => picked);
        await driver.reload();
        await watching?.agrees(page);
        await playOn(60, () => true);
        await watching?.agrees(page);
        await driver.play();
        await watching?.agrees(page);
        watching?.keptInTheDark(await secrets(page));
      } finally {
        await elsewhere.close();
        console.log(info.title, JSON.stringify(driver.done));
        if (info.status !== info.expectedStatus) console.log(driver.steps.slice(-30).join('\n'));
      }
    });
  });
}
