import type { test as base } from '@playwright/test';
import type { GameEvent } from '../src/api/types.ts';
import { accessible, big } from './accessible.ts';
import { Audience } from './audience.ts';
import { Driver, type Hands, type Pace } from './driver.ts';
import { finspan } from './finspan.ts';
import { fintasticSea } from './fintastic-sea.ts';
import { expect, test } from './fixtures.ts';
import { allDecisions, busyDeck, fullSeal } from './full-seal.ts';
import type { Game } from './game.ts';
import { deadlyDeck, lastFish } from './last-fish.ts';
import { type Sight, see } from './sight.ts';

const minute = 60_000;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Match {
  game: Game;
  seats: number;
  hands: Hands;
  seed: number;
  pace: Pace;
  options?: Parameters<typeof base.use>[0];
  audience?: boolean;
  kill?: 'dead' | 'still';
  /** The kinds of windows in which this person asks to be asked. */
  wishes?: string[];
}

const matches: Match[] = [
  { game: fintasticSea, seats: 2, hands: 'mouse', seed: 2, pace: 'calm', kill: 'dead' },
  {
    game: fintasticSea,
    seats: 3,
    hands: 'touch',
    seed: 3,
    pace: 'quick',
    audience: true,
    options: { ...phone, locale: 'de-DE' },
  },
  {
    game: fintasticSea,
    seats: 4,
    hands: 'mouse',
    seed: 4,
    pace: 'instant',
    audience: true,
    options: { colorScheme: 'light' },
  },
  { game: fintasticSea, seats: 2, hands: 'keyboard', seed: 12, pace: 'instant', kill: 'still' },
  { game: fintasticSea, seats: 3, hands: 'keyboard', seed: 13, pace: 'quick', audience: true, kill: 'dead' },
  {
    game: fintasticSea,
    seats: 4,
    hands: 'keyboard',
    seed: 14,
    pace: 'calm',
    options: { viewport: phone.viewport, colorScheme: 'light' },
  },
  { game: fullSeal, seats: 2, hands: 'mouse', seed: 22, pace: 'quick', kill: 'dead', wishes: ['response', 'table'] },
  { game: fullSeal, seats: 5, hands: 'touch', seed: 25, pace: 'instant', audience: true, options: phone },
  {
    game: fullSeal,
    seats: 2,
    hands: 'keyboard',
    seed: 32,
    pace: 'instant',
    audience: true,
    options: { locale: 'de-DE', colorScheme: 'light' },
    wishes: ['response'],
  },
  { game: finspan, seats: 2, hands: 'mouse', seed: 42, pace: 'quick' },
  { game: finspan, seats: 5, hands: 'touch', seed: 45, pace: 'instant', options: { ...phone, locale: 'pt-BR' } },
  { game: finspan, seats: 1, hands: 'keyboard', seed: 41, pace: 'instant', options: { colorScheme: 'light' } },
  { game: lastFish, seats: 2, hands: 'mouse', seed: 52, pace: 'quick', audience: true, kill: 'dead' },
  { game: lastFish, seats: 6, hands: 'touch', seed: 56, pace: 'instant', audience: true, options: phone },
  {
    game: lastFish,
    seats: 2,
    hands: 'keyboard',
    seed: 62,
    pace: 'instant',
    options: { locale: 'de-DE', colorScheme: 'light' },
    wishes: ['response'],
  },
];

for (const { game, seats, hands, seed, pace, options, audience, kill, wishes } of matches) {
  test.describe(`${game.id}, ${seats} seats by ${hands}`, () => {
    if (options) test.use(options);

    test('a whole match', async ({ page, browser, server }, info) => {
      test.setTimeout(6 * minute);
      const driver = await Driver.of(page, hands, seed, game);
      const beforePlay = ({ lit, picked }: Sight) =>
        ['play', 'main'].includes(driver.watch.newest.question?.step ?? '') &&
        lit.some((place) => place.startsWith('hand:')) &&
        !picked;
      const playOn = async (share: number, when: (sight: Sight) => boolean) => {
        const least = from + share * game.shortest;
        const sight = await driver.play((seen) => driver.done.decisions >= least && when(seen));
        if (sight.over && game.sudden) throw new Sudden();
        expect(sight.over, `over after ${driver.done.decisions} decisions`).toBe(false);
      };
      let from = 0;
      const match = async () => {
        from = driver.done.decisions;
        await driver.begin(seats, pace);
        const watching = audience ? await Audience.at(await elsewhere.newPage(), driver.url) : undefined;
        for (const step of wishes ?? []) await driver.wish(step);
        await playOn(1 / 6, game.midTurn);
        await driver.reload();
        await watching?.agrees(page);
        if (kill) {
          await playOn(1 / 3, beforePlay);
          if (watching) watching.watch.broken = true;
          await driver.outlive(server, kill);
        }
        await playOn(1 / 2, ({ picked }) => picked || !game.picks);
        await driver.reload();
        await watching?.agrees(page);
        await playOn(1, () => true);
        await watching?.agrees(page);
        await reloading(driver, new Set());
        await watching?.agrees(page);
        watching?.keptInTheDark(await game.leaks(page));
      };
      const elsewhere = await browser.newContext({ baseURL: server.address });
      try {
        for (let sudden = 0; ; sudden++) {
          try {
            await match();
            break;
          } catch (end) {
            if (!(end instanceof Sudden) || sudden === 4) throw end;
          }
        }
      } finally {
        await elsewhere.close();
        console.log(info.title, JSON.stringify(driver.done));
        if (info.status !== info.expectedStatus) console.log(driver.steps.slice(-30).join('\n'));
      }
    });
  });
}

/** A match was over before everything was tried in it. */
class Sudden extends Error {}

/** Plays to the end and loads the page anew in the middle of each kind of decision that comes and was not seen before. */
async function reloading(
  driver: Driver,
  seen: Set<string>,
  enough = () => false,
  look: (what: string) => Promise<void> = async () => {},
): Promise<void> {
  const fresh = (sight: Sight) => driver.game.decisions(driver.watch.newest, sight).filter((kind) => !seen.has(kind));
  while (!enough()) {
    const sight = await driver.play((each) => fresh(each).length > 0);
    if (sight.over) return;
    const kinds = fresh(sight);
    if (driver.watch.newest.table.asked.length === 1) await look(kinds.join(', '));
    if (!(await driver.reload())) continue;
    for (const kind of kinds) seen.add(kind);
  }
}

test.describe('full-seal, with a deck in which everything comes often', () => {
  test.use({ ...phone, colorScheme: 'light' });

  test('a reload in the middle of each kind of decision', async ({ page }) => {
    test.setTimeout(6 * minute);
    const driver = await Driver.of(page, 'touch', 41, fullSeal);
    driver.curious = true;
    driver.patience = 2_000;
    await driver.beginWith(busyDeck(), 2, 'instant');
    const seen = new Set<string>();
    const look = async (what: string) => {
      if (what.includes('fishing')) expect((await see(page)).board, what).toHaveProperty('catch:last');
      await accessible(page, what);
      await big(page, what);
      await page.emulateMedia({ colorScheme: 'dark' });
      await accessible(page, `${what}, dark`, ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
    };
    const missing = () => allDecisions.filter((kind) => !seen.has(kind));
    try {
      await driver.wish('table');
      await reloading(driver, seen, () => seen.has('response to a threat'), look);
      await driver.wish('response');
      await reloading(driver, seen, () => missing().length === 0, look);
      expect(missing()).toEqual([]);
    } finally {
      console.log(JSON.stringify(driver.done), 'missing', missing());
    }
  });
});

test.describe('last-fish, with a deck in which life is short', () => {
  test.use(phone);

  test('a defeat in the middle of a chain, with the page open', async ({ page, browser, server }) => {
    test.setTimeout(4 * minute);
    const driver = await Driver.of(page, 'touch', 57, lastFish);
    const elsewhere = await browser.newContext({ baseURL: server.address });
    /** What has happened since this person was out, that first; empty before. */
    const afterwards = (from: number) => {
      const told = driver.watch.updates
        .slice(from)
        .flatMap(({ events }) => events as (GameEvent & { seat?: number })[]);
      const out = told.findIndex(({ type, seat }) => type === 'defeated' && seat === driver.watch.newest.you);
      return out < 0 ? [] : told.slice(out).map(({ type }) => type);
    };
    /** Whether this person answered a card with their own end, that card was dealt with, and others played on. */
    const fallen = async () => {
      await driver.beginWith(deadlyDeck(), 6, 'instant');
      const from = driver.watch.updates.length;
      await driver.wish('response');
      const answers = ({ lit }: Sight) =>
        driver.watch.newest.question?.step === 'response' && lit.includes('hand:needle-spray');
      const own = `play needle-spray at seat ${driver.watch.newest.you}`;
      const sent = driver.watch.sent.length;
      const said = () =>
        driver.watch.sent.slice(sent).some((message) => message.type === 'act' && message.actions.includes(own));
      while (!said()) {
        if ((await driver.play(answers)).over) return false;
        await driver.unlessOvertaken(async () => {
          await driver.choose('hand:needle-spray');
          await driver.choose(`seat:${driver.watch.newest.you}`);
        });
      }
      // Whoever is out is asked nothing more, and looks on to the end.
      expect((await driver.play()).over).toBe(true);
      const [, ...after] = afterwards(from);
      return after.some((type) => type === 'resolved' || type === 'fizzled') && after.includes('turnBegan');
    };
    try {
      for (let tries = 1; !(await fallen()); tries++) expect(tries).toBeLessThan(12);
      const watching = await Audience.at(await elsewhere.newPage(), driver.url);
      await watching.agrees(page);
    } finally {
      await elsewhere.close();
    }
  });
});
