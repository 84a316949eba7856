import { expect, type Page } from '@playwright/test';
import type { Update } from '../src/api/types.ts';
import { Chance } from './chance.ts';
import { fintasticSea } from './fintastic-sea.ts';
import type { Game } from './game.ts';
import type { Server } from './server.ts';
import { awaited, focusFault, reach, type Sight, see } from './sight.ts';
import { Watch } from './watch.ts';
import type { Wire } from './wire.ts';

/** What people do now and then, in shares of their decisions. */
const habits = { undo: 0.08, cancel: 0.05, wrong: 0.08, card: 0.04, rules: 0.03, skip: 0.6 };
const mostUndone = 6;
const mostStops = 200;

export type Hands = 'mouse' | 'touch' | 'keyboard';
export type Pace = 'calm' | 'quick' | 'instant';

/** The place of a button, as CSS finds it. */
const at = (place: string) => `button[data-place="${place}"]`;

/**
 * Somebody who plays a whole match through the screen: looks at it, chooses among what is lit, and does nothing that a
 * person with these hands could not do. After every step it checks what has to be true of the screen at all times.
 */
export class Driver {
  readonly chance: Chance;
  /** What was done, for whoever has to find out why it went wrong. */
  readonly steps: string[] = [];
  /** How often each thing was done. */
  readonly done = { decisions: 0, undone: 0, cancelled: 0, wrong: 0, cards: 0, rules: 0, skipped: 0 };

  /** Whether what is rarely offered is chosen as readily as what is often. */
  curious = false;
  /** How many decisions a match may take. */
  patience: number;
  readonly #chosen = new Map<string, number>();

  private constructor(
    readonly page: Page,
    readonly watch: Watch,
    readonly hands: Hands,
    seed: number,
    readonly game: Game,
  ) {
    this.chance = new Chance(seed);
    this.patience = game.longest;
  }

  static async of(page: Page, hands: Hands, seed: number, game = fintasticSea, wire?: Wire): Promise<Driver> {
    return new Driver(page, await Watch.over(page, wire), hands, seed, game);
  }

  /** The box of the game on the start page. */
  get box(): string {
    return `.box:has(a[href="/rules/${this.game.id}"])`;
  }

  /** Sits down at a new table with bots, as the start page offers it; what they do is shown at this pace. */
  async begin(seats: number, pace: Pace): Promise<void> {
    const { page, box } = this;
    await this.#home(pace);
    await this.press(`${box} .button.primary`);
    await expect(page.locator('dialog[open] .counts .button').first()).toBeVisible();
    const count = seats === 1 ? 'last-child' : `nth-child(${seats - 1})`; // alone comes last
    await this.press(`dialog[open] .counts .button:${count}`);
    await page.waitForURL('**/t/*');
    await this.settled();
  }

  /** Sits down at a new table with bots that play with another deck. */
  async beginWith(deck: object, seats: number, pace: Pace): Promise<void> {
    const { page, game } = this;
    await this.#home(pace);
    const bots = Array.from({ length: seats - 1 }, () => ({ bot: 'greedy' }));
    const asked = { game: game.id, seats: [{ person: 'Ana' }, ...bots], deck };
    const table = await page.evaluate(async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
      const seat = await answer.json();
      localStorage.setItem('tidetable.seats', JSON.stringify([{ ...seat, game: body.game }]));
      return seat.table as string;
    }, asked);
    await page.goto(`/t/${table}`);
    await this.settled();
  }

  async #home(pace: Pace): Promise<void> {
    const { page, box } = this;
    await page.addInitScript((chosen) => {
      localStorage.setItem('tidetable.settings', JSON.stringify({ pace: chosen }));
    }, pace);
    await page.goto('/');
    await expect(page.locator(`${box} .button.primary`)).toBeEnabled();
  }

  /** Plays on until the switch is there that asks to be asked in a kind of window, and turns it on. */
  async wish(step: string): Promise<void> {
    const { page, watch } = this;
    const there = `[data-window="${step}"][aria-pressed=false]`;
    for (let missed = 0; watch.newest.interrupts?.[step] !== true; missed++) {
      // Bots are quick, and with their window the switch may go: who has missed it often is as quick as they are.
      const found = await page.waitForFunction(
        ([wanted, quick]) => {
          const button = document.querySelector<HTMLElement>(wanted);
          if (button && quick) button.click();
          return button ? 'switch' : document.querySelector('[data-prompt].asks') && 'asked';
        },
        [there, missed > 3] as const,
      );
      if ((await found.jsonValue()) === 'switch') await this.#toggle(missed > 3 ? undefined : there);
      else await this.unlessOvertaken(async () => this.decide(await this.settled()));
    }
    this.#note(`asked in ${step}`);
  }

  /** Presses a switch that may be gone before it is pressed, unless it has been; waits for what comes of it. */
  async #toggle(selector: string | undefined): Promise<void> {
    const { page } = this;
    const before = JSON.stringify(this.watch.newest.interrupts);
    const quick = { timeout: 1_000 };
    if (selector === undefined) this.#note('pressed at once');
    else if (this.hands === 'keyboard') await page.keyboard.press('i');
    else if (this.hands === 'touch') await page.locator(selector).tap(quick).catch(late);
    else await page.locator(selector).click(quick).catch(late);
    await expect
      .poll(() => JSON.stringify(this.watch.newest.interrupts), { timeout: 1_000, intervals: [10, 20, 50] })
      .not.toBe(before)
      .catch(late);
  }

  get url(): string {
    return this.page.url();
  }

  /** Plays on until the end is shown, or until something is so. */
  async play(until: (sight: Sight) => boolean = () => false): Promise<Sight> {
    let sight = await this.settled();
    while (!sight.over && !until(sight)) {
      if (++this.done.decisions > this.patience) throw new Error('the match does not end');
      await this.unlessOvertaken(() => this.dawdle(sight));
      await this.unlessOvertaken(() => this.decide(sight));
      sight = await this.settled();
    }
    return sight;
  }

  /** In a window others are asked, too: what one of them does may come first and take the question away. */
  async unlessOvertaken(work: () => Promise<void>): Promise<void> {
    const { question, table } = this.watch.newest;
    try {
      await work();
    } catch (fault) {
      if (table.asked.length < 2 || this.watch.newest.question?.id === question?.id) throw fault;
      this.#note('overtaken');
    }
    // What was pressed too late only shows itself closely.
    const shown = this.page.locator('dialog[open]:not(:has([data-ending]))');
    if (this.watch.newest.question?.id !== question?.id && (await shown.count()) > 0) await this.closeDialog();
  }

  /** Waits until this person is asked or the match is over, skipping now and then what is shown meanwhile. */
  async settled(): Promise<Sight> {
    const skips = this.chance.happens(habits.skip);
    await awaited(this.page, skips);
    let sight = await see(this.page);
    while (!sight.asks && !sight.over) {
      await this.skip();
      await awaited(this.page, skips);
      sight = await see(this.page);
    }
    await this.check(sight);
    return sight;
  }

  /** What has to be true whenever somebody is asked. */
  async check(sight: Sight): Promise<void> {
    const { page, watch } = this;
    expect(watch.complaints(), 'complaints of the page').toEqual([]);
    expect(sight.tooWide, 'pixels too wide').toBeLessThanOrEqual(0);
    expect(sight.prompt, 'the prompt').not.toBe('');
    if (!sight.over) expect(sight.lit.length, 'places that can be chosen').toBeGreaterThan(0);
    if (this.hands !== 'touch') expect(sight.log, 'lines of the log').toBeGreaterThan(0);
    await expect
      .poll(async () => missing(watch.expected, await page.evaluate(() => window.told)), {
        message: 'events that the live region did not tell in this order',
        intervals: [10, 50, 100],
      })
      .toEqual([]);
    if (this.hands !== 'keyboard') return;
    expect(sight.lost, 'the focus is lost').toBe(false);
    expect(await focusFault(page)).toBe('');
  }

  /** Things a person does that lead nowhere. */
  async dawdle(sight: Sight): Promise<void> {
    if (sight.picked) return;
    if (this.chance.happens(habits.wrong)) await this.tryWrong(sight);
    if (this.chance.happens(habits.card)) await this.openCard();
    if (this.chance.happens(habits.rules)) await this.openRules();
  }

  /** The places that this person chooses from: all, or whoever is curious those that were chosen least often so far. */
  tempting(lit: string[]): string[] {
    if (!this.curious) return lit;
    const count = (place: string) => this.#chosen.get(place) ?? 0;
    const least = Math.min(...lit.map(count));
    return lit.filter((place) => count(place) === least);
  }

  /** One press of what is lit, or of Undo; who has begun a row may think better of it. */
  async decide(sight: Sight): Promise<void> {
    if (drafted(sight, this.watch.newest) && this.chance.happens(habits.cancel)) {
      this.#note('cancel');
      return this.cancel();
    }
    if (sight.undo && this.done.undone < mostUndone && this.chance.happens(habits.undo)) {
      this.done.undone++;
      this.#note('undo');
      if (this.hands === 'keyboard' && this.chance.happens(0.5)) await this.key('u');
      else await this.press('[data-prompt] [aria-keyshortcuts="U"]');
      return;
    }
    await this.choose(this.chance.of(this.tempting(sight.lit)));
  }

  /** Drops what is chosen and not sent. */
  async cancel(): Promise<void> {
    this.done.cancelled++;
    if (this.hands === 'keyboard' && this.chance.happens(0.5)) await this.key('Escape');
    else await this.press('[data-prompt] [aria-keyshortcuts="Esc"]');
  }

  /** Presses lit places until an action is on its way. */
  async act(first: string): Promise<void> {
    await this.choose(first);
    for (let sight = await see(this.page); sight.asks && sight.picked; sight = await see(this.page)) {
      await this.choose(this.chance.of(sight.lit));
    }
  }

  /** Presses a place that is lit. */
  async choose(place: string): Promise<void> {
    this.#note(`choose ${place}`);
    this.#chosen.set(place, (this.#chosen.get(place) ?? 0) + 1);
    if (this.hands !== 'keyboard') return this.press(at(place));
    const button = this.page.locator(at(place)).locator('visible=true').first();
    const digit = await button.evaluate((element) => element.querySelector('.digit')?.textContent ?? '');
    const passes = (await button.getAttribute('aria-keyshortcuts')) === 'P';
    if (passes && this.chance.happens(0.5)) return this.key(this.chance.happens(0.5) ? 'p' : 'P');
    if (digit && this.chance.happens(0.5)) return this.key(digit);
    return this.press(at(place));
  }

  /** Presses something with the hands there are. */
  async press(selector: string): Promise<void> {
    await expect(this.page.locator('dialog[aria-busy]')).toHaveCount(0);
    if (this.hands === 'keyboard') {
      await this.walk(selector);
      return this.key('Enter');
    }
    let spot = await reach(this.page, selector);
    if (!spot && (await see(this.page)).why) {
      await this.closeWhy();
      spot = await reach(this.page, selector);
    }
    if (!spot) throw new Error(`${selector} cannot be reached`);
    if (this.hands === 'touch') await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
  }

  /** One key, after which the focus still has to be seen. */
  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await focusFault(this.page), `after ${key}`).toBe('');
  }

  /** Leads the focus to something: by arrows where it is a place, else by Tab. */
  async walk(selector: string): Promise<void> {
    if (selector.startsWith('button[data-place') && (await this.steer(selector))) return;
    // Twice around is enough from wherever it begins.
    for (let stops = 0; stops < mostStops; stops++) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await this.key('Tab');
    }
    throw new Error(`no way by Tab to ${selector}`);
  }

  /** Arrow keys toward a place, first among what is lit, then among all; false when they do not lead there. */
  private async steer(selector: string): Promise<boolean> {
    const way = () =>
      this.page.evaluate((wanted) => {
        const middle = (element: Element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        };
        const focused = document.activeElement;
        if (focused?.matches(wanted)) return [];
        const goal = [...document.querySelectorAll<HTMLElement>(wanted)].find((each) => each.offsetParent);
        if (!goal || !focused?.matches('button[data-place]')) return ['ArrowDown'];
        const [from, to] = [middle(focused), middle(goal)];
        const across = to.x > from.x ? 'ArrowRight' : 'ArrowLeft';
        const down = to.y > from.y ? 'ArrowDown' : 'ArrowUp';
        return Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? [across, down] : [down, across];
      }, selector);
    const focus = () =>
      this.page.evaluate(() => [...document.querySelectorAll('*')].indexOf(document.activeElement as Element));
    const been = new Set<string>();
    for (const shift of ['', 'Shift+']) {
      for (let steps = 0; steps < 40; steps++) {
        const [main, other] = await way();
        if (main === undefined) return true;
        const before = await focus();
        const taken = [main, other].find((key) => key && !been.has(`${before} ${shift}${key}`));
        if (!taken) break;
        been.add(`${before} ${shift}${taken}`);
        await this.key(`${shift}${taken}`);
      }
    }
    return false;
  }

  private async skip(): Promise<void> {
    this.done.skipped++;
    if (this.hands === 'keyboard') return this.key('p');
    const spot = await reach(this.page, '[data-prompt] [aria-keyshortcuts="P"]');
    if (!spot) return;
    if (this.hands === 'touch') await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
  }

  /** Presses what cannot be chosen: there is a reason, in words, inside the window. */
  private async tryWrong(sight: Sight): Promise<void> {
    const wrong = sight.dark.filter((place) => this.game.explains.test(place));
    if (wrong.length === 0) return;
    const place = this.chance.of(wrong);
    this.done.wrong++;
    this.#note(`try ${place}`);
    await this.press(at(place));
    const why = this.page.locator('[data-why][role=alert]');
    await expect(why, `why not ${place}`).toBeInViewport({ ratio: 1 });
    expect((await why.textContent())?.length).toBeGreaterThan(20);
    if (this.chance.happens(0.7)) await this.closeWhy();
  }

  private async closeWhy(): Promise<void> {
    if (this.hands === 'keyboard') await this.key('Escape');
    else await this.press('[data-why] > button');
    await expect(this.page.locator('[data-why]')).toHaveCount(0);
  }

  /** Opens a card that the log names, and closes it. */
  private async openCard(): Promise<void> {
    const cards = this.page.locator('.logpanel .log button');
    if ((await cards.count()) === 0) return;
    this.done.cards++;
    this.#note('open a card of the log');
    const drawer = this.hands === 'keyboard' || !(await this.page.locator('.logpanel').isVisible());
    if (drawer) {
      if (this.hands === 'keyboard') await this.key('l');
      else await this.press('nav .log');
      await expect(this.page.locator('dialog .log button').first()).toBeVisible();
    }
    await this.press(drawer ? 'dialog .log button' : '.logpanel .log button');
    const card = this.page.locator('dialog[open]').last();
    await expect(card.locator('img').first()).toBeVisible();
    await this.closeDialog();
    if (drawer) await this.closeDialog();
  }

  /** Opens the rules where the question stands in them, and closes them. */
  private async openRules(): Promise<void> {
    const button = this.page.locator('[data-prompt] .rule:first-of-type');
    const rule = (await button.count()) > 0 ? /[\d.]+[a-z]?/.exec((await button.textContent()) ?? '')?.[0] : undefined;
    if (this.hands === 'keyboard' && this.chance.happens(0.5)) await this.key('r');
    else if (rule) await this.press('[data-prompt] .rule:first-of-type');
    else return;
    this.done.rules++;
    this.#note('open the rules');
    const rules = this.page.locator('dialog[open]').last();
    if (rule) await expect(rules.locator(`[data-rule="${rule}"]`)).toBeInViewport();
    else await expect(rules.locator('[data-rule]').first()).toBeVisible();
    await this.closeDialog();
  }

  async closeDialog(): Promise<void> {
    const dialogs = this.page.locator('dialog[open]');
    const count = await dialogs.count();
    if (this.hands === 'touch') await this.press(`dialog[open]:nth-last-child(1 of dialog[open]) header button`);
    else await this.page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(count - 1);
  }

  /** Loads the page anew; all that matters is as it was. False when somebody else in the same window came first. */
  async reload(): Promise<boolean> {
    this.#note('reload');
    const { question, table } = this.watch.newest;
    // a draft does not outlive the page
    if (drafted(await see(this.page), this.watch.newest)) await this.cancel();
    const before = await see(this.page);
    await this.page.reload();
    const after = await this.settled();
    if (table.asked.length > 1 && this.watch.newest.question?.id !== question?.id) return false;
    const shown = ({ question, hand, board, table }: Sight) => ({ question, hand, board, table });
    expect(shown(after)).toEqual(shown(before));
    if (!before.picked) expect(after.lit).toEqual(before.lit);
    return true;
  }

  /**
   * Plays a card while the server is dead, or holds still and then dies before it has answered. The page says so in a
   * quiet line, comes back by itself without being loaded anew, and the card is played once.
   */
  async outlive(server: Server, how: 'dead' | 'still'): Promise<void> {
    this.#note(`the server dies: ${how}`);
    const { page, watch } = this;
    const notice = page.locator('.notice');
    await expect(notice).toBeEmpty();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const [sent, received] = [watch.sent.length, watch.received.length];
    const { position } = watch.newest.table;
    const card = (await see(page)).lit.find((place) => place.startsWith('hand:')) ?? '';
    watch.broken = true;
    if (how === 'dead') {
      await server.kill9();
      await expect(notice).not.toBeEmpty();
      await this.act(card);
    } else {
      server.freeze();
      await this.act(card);
      await server.kill9();
      await expect(notice).not.toBeEmpty();
    }
    await server.restart();
    await expect(notice).toBeEmpty();
    await this.settled();
    watch.broken = false;
    const acts = watch.sent.slice(sent).flatMap((message) => (message.type === 'act' ? [message.command] : []));
    expect(acts).toHaveLength(how === 'dead' ? 1 : 2);
    expect(new Set(acts).size, 'commands').toBe(1);
    const answers = watch.received.slice(received).filter(({ type }) => type === 'done' || type === 'refused');
    expect(answers, 'one action more').toEqual([{ type: 'done', command: acts[0], position: position + 1 }]);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  }

  #note(step: string) {
    this.steps.push(`${this.done.decisions}: ${step}`);
  }
}

/** Whether what is asked is not the open question, but what comes after a part of the answer. */
const drafted = ({ picked, question }: Sight, { question: open }: Update) =>
  picked && open !== undefined && !question.includes(open.text);

/** What was to be pressed for a moment only is pressed the next time. */
const late = () => {};

/** What of the wanted texts does not come in this order among all. */
export function missing(wanted: readonly string[], all: readonly string[]): string[] {
  let from = 0;
  return wanted.filter((text) => {
    const found = all.indexOf(text, from);
    if (found >= 0) from = found + 1;
    return found < 0;
  });
}
