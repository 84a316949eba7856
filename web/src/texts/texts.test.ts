import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { en, type Key } from './en.ts';
import { type Language, languages, suiting } from './languages.ts';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

const tags = Object.keys(languages) as Language[];
const keys = Object.keys(en) as Key[];
const formatOf = (message: string, language: string) =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
const literal = 0;
const plural = 6;

/** The names of the places of a message, those inside a plural, too. */
function places(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if (!('value' in element) || element.type === literal) return [];
    const inside = 'options' in element ? Object.values(element.options).flatMap(({ value }) => places(value)) : [];
    return [element.value, ...inside];
  });
}

/** What a message says itself where its numbers are 0. */
function ofNone(elements: Elements, language: string): string {
  return elements
    .map((element) => {
      if (element.type === literal) return element.value;
      if (element.type !== plural) return '';
      const rule = new Intl.PluralRules(language).select(0);
      const chosen = element.options['=0'] ?? element.options[rule] ?? element.options['other'];
      return chosen ? ofNone(chosen.value, language) : '';
    })
    .join('');
}

const read = (message: string) => [...new Set(places(formatOf(message, 'en').getAst()))].sort();

describe.each(tags)('%s', (language) => {
  const words: Record<Key, string> = languages[language].words;

  test('it has the same keys', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(keys)('%s has the same places', (key) => {
    expect(read(words[key])).toEqual(read(en[key]));
  });

  test.each(keys)('%s can be said for none, one and many', (key) => {
    for (const number of [0, 1, 2, 3, 21]) {
      const given = Object.fromEntries(read(words[key]).map((place) => [place, number]));
      const said = String(formatOf(words[key], language).format(given));
      expect(said.trim()).not.toBe('');
      expect(said).not.toMatch(/[{}]/);
    }
  });

  test.each(keys.filter((key) => en[key].includes('plural,')))('%s says not one where there is none', (key) => {
    const said = ofNone(formatOf(words[key], language).getAst(), language);
    expect(said).not.toMatch(/^(1|one|eine?|uma?)\b| 1 (?!(in|zu|em) )/i);
  });
});

test.each([
  [['pt'], 'pt-BR'],
  [['pt-BR', 'en'], 'pt-BR'],
  [['PT-br'], 'pt-BR'],
  [['pt-PT', 'pt', 'en'], 'pt-BR'],
  [['pt_BR.UTF-8'], 'pt-BR'],
  [['fr-CA', 'pt-AO', 'de'], 'pt-BR'],
  [['de-CH', 'pt'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['', 'de'], 'de'],
  [['fr', 'tlh', '*'], 'en'],
  [[], 'en'],
] as const)('who reads %j reads %s', (wishes, language) => {
  expect(suiting(wishes)).toBe(language);
});
