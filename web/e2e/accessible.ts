import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const finger = 44; // px, as wide and as high as what is pressed has to be

/** What may be smaller than a finger, since it stands in running text and can be had elsewhere, too. */
const inText = [
  '.log li button', // the names of cards in the log; the card itself lies on the table
  'main p a', // links in sentences
];

/** Whether axe finds nothing, or nothing of some kinds. */
export async function accessible(page: Page, what: string, rules: string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect.soft(found, what).toEqual([]);
}

/** All that can be pressed and is smaller than a finger; a label is pressed for its field. */
export async function big(page: Page, what: string): Promise<void> {
  const small = await page.evaluate(
    ({ least, exempt }) => {
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      return [...top.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')]
        .filter(
          (each) => each.checkVisibility({ checkVisibilityCSS: true }) && !exempt.some((rule) => each.matches(rule)),
        )
        .map((each) => {
          const { width, height } = (
            each.closest('label:has(input[type=radio], input[type=checkbox])') ?? each
          ).getBoundingClientRect();
          const name =
            each.dataset['place'] ?? each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 30);
          return { name: `${each.localName} "${name}"`, width, height };
        })
        .filter(({ width, height }) => width < least - 0.5 || height < least - 0.5)
        .map(({ name, width, height }) => `${name}: ${width.toFixed()} x ${height.toFixed()}`);
    },
    { least: finger, exempt: inText },
  );
  expect.soft(small, what).toEqual([]);
}
