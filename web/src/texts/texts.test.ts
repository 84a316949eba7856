import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en, type Key } from './en.ts';

const formatOf = (message: string, language = 'en') =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
const literal = 0;

/** The names of the places of a message, those inside a plural, too. */
function places(elements: ReturnType<IntlMessageFormat['getAst']>): string[] {
  return elements.flatMap((element) => {
    if (!('value' in element) || element.type === literal) return [];
    const inside = 'options' in element ? Object.values(element.options).flatMap(({ value }) => places(value)) : [];
    return [element.value, ...inside];
  });
}

const read = (message: string) => [...new Set(places(formatOf(message).getAst()))].sort();
const keys = Object.keys(en) as Key[];

test('every language has the same keys', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});

test.each(keys)('%s has the same places in every language', (key) => {
  expect(read(de[key])).toEqual(read(en[key]));
});

test.each(keys)('%s can be said for none, one and many', (key) => {
  for (const [language, message] of [
    ['en', en[key]],
    ['de', de[key]],
  ] as const) {
    for (const number of [0, 1, 2, 3, 21]) {
      const words = Object.fromEntries(read(message).map((place) => [place, number]));
      const said = String(formatOf(message, language).format(words));
      expect(said.trim()).not.toBe('');
      expect(said).not.toMatch(/[{}]/);
    }
  }
});
