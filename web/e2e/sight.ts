import type { Page } from '@playwright/test';

/** What a person sees of a table at one moment. */
export interface Sight {
  /** Whether this person is asked. */
  asks: boolean;
  /** Whether something is still shown that can be skipped. */
  busy: boolean;
  /** Whether the end of the match is shown. */
  over: boolean;
  prompt: string;
  /** The question as it is said to those who listen. */
  question: string;
  /** The places that can be chosen. */
  lit: string[];
  /** Those that are on the screen but cannot be chosen. */
  dark: string[];
  hand: string[];
  /** The cards on the board by their places; those of one place are numbered. */
  board: Record<string, string>;
  /** All that the board says, and what lies with each seat. */
  table: string[];
  undo: boolean;
  picked: boolean;
  why: string;
  notice: string;
  log: number;
  /** Whether somebody plays by keyboard and nothing has the focus. */
  lost: boolean;
  /** How many pixels the page is wider than the window. */
  tooWide: number;
}

/** Looks at the page. */
export function see(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
    const seen = (selector: string) => all<HTMLButtonElement>(selector).filter((each) => each.offsetParent !== null);
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
    const place = (each: HTMLElement) => each.dataset['place'] ?? '';
    const once = (places: string[]) => [...new Set(places)];
    const key = (name: string) => seen(`[data-prompt] [aria-keyshortcuts="${name}"]`);
    const places = seen('button[data-place]');
    const cards = places.filter(({ dataset }) => dataset['card'] !== undefined);
    const board = cards.filter((each) => each.closest('[data-board]') ?? place(each).startsWith('field:'));
    const numbered = (each: HTMLElement, at: number, of: HTMLElement[]) =>
      [place(each), of.slice(0, at).filter((other) => place(other) === place(each)).length || ''].join('');
    const drawn = (each: HTMLElement) => {
      const copy = each.cloneNode(true) as HTMLElement;
      for (const unseen of copy.querySelectorAll('.digit, [data-gone]')) unseen.remove();
      const pictures = [...copy.querySelectorAll('img')].map(({ src }) => src.split('/').pop());
      return [copy.textContent?.replace(/\s+/g, ' ').trim(), ...pictures].join(' ');
    };
    const lit = places.filter(({ dataset }) => dataset['lit'] !== undefined);
    return {
      asks: document.querySelector('[data-prompt].asks') !== null,
      busy: key('P').some(({ dataset }) => dataset['place'] === undefined),
      over: document.querySelector('dialog[open] [data-ending]') !== null,
      prompt: text('[data-prompt] strong'),
      question: document.querySelector('[data-live-question]')?.textContent ?? '',
      lit: once(lit.map(place)),
      dark: once(places.filter((each) => !lit.includes(each) && !each.disabled).map(place)),
      hand: cards.filter((each) => !board.includes(each)).map(place),
      board: Object.fromEntries(board.map((each, at) => [numbered(each, at, board), each.dataset['card'] ?? ''])),
      table: [...all('[data-board]'), ...all('.seats .one .piles'), ...all('.dock > .own')].map(drawn),
      undo: key('U').length > 0,
      picked: key('Esc').length > 0,
      why: text('[data-why][role=alert]'),
      notice: text('[role=status]'),
      log: all('.logpanel li').length,
      lost: document.activeElement === document.body && document.querySelector('[data-keys]') !== null,
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}

/** Waits until somebody has to do something: answer, look at the end, or skip, if they want to. */
export async function awaited(page: Page, skips: boolean): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector('[data-prompt].asks, dialog[open] [data-ending]') !== null ||
      (wanted && document.querySelector('[data-prompt] [aria-keyshortcuts="P"]:not([data-place])') !== null),
    skips,
    { timeout: 20_000 },
  );
}

/** Where a person can touch something that matches, inside the window and not covered; scrolls there as a person does. */
export function reach(page: Page, selector: string): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((wanted) => {
    const shares = [0.5, 0.2, 0.8, 0.35, 0.65, 0.1, 0.9];
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      if (element.offsetParent === null && !element.closest('dialog, [data-why]')) continue;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      for (const rect of element.getClientRects()) {
        for (const down of shares) {
          for (const along of shares) {
            const [x, y] = [rect.left + rect.width * along, rect.top + rect.height * down];
            const top = document.elementFromPoint(x, y);
            if (top && element.contains(top)) return { x, y };
          }
        }
      }
    }
    return undefined;
  }, selector);
}

/** What is wrong with the focus for somebody who has to see it; an empty text when nothing is. */
export function focusFault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return '';
    const name = focused.dataset['place'] ?? focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 30);
    const what = `${focused.localName} "${name}"`;
    if (!focused.matches(':focus-visible')) return '';
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
    if (width < 1 || height < 1) return `${what} has the focus and no size`;
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `${what} is outside the window`;
    const { outlineStyle, outlineWidth, opacity, visibility } = getComputedStyle(focused);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `the focus on ${what} cannot be seen`;
    // A card that still flies to where it lies is not seen there for a moment.
    const lands = focused.getAnimations().length > 0;
    if (visibility !== 'visible' || (Number(opacity) < 0.3 && !lands)) return `${what} cannot be seen`;
    return '';
  });
}
