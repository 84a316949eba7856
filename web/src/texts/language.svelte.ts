import { IntlMessageFormat } from 'intl-messageformat';
import { keep, kept } from '../store.ts';
import type { Key } from './en.ts';
import { type Language, languages, suiting } from './languages.ts';

export type Words = Record<string, string | number>;

const key = 'tidetable.language';

export class Texts {
  current = $state<Language>('en');
  #formats = new Map<string, IntlMessageFormat>();
  readonly #lists = $derived(new Intl.ListFormat(this.current));

  constructor() {
    this.#take(suiting([kept(key) ?? '', ...navigator.languages]));
  }

  choose(language: Language) {
    keep(key, language);
    this.#take(language);
  }

  #take(language: Language) {
    this.current = language;
    document.documentElement.lang = language;
  }

  /** Names one after the other, as the language has it: "Ana, Ben and Chris". */
  list = (names: string[]): string => this.#lists.format(names);

  /** A moment, to the minute. */
  when = (time: string): string =>
    new Intl.DateTimeFormat(this.current, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));

  /** The text of a key in the language of the page; `words` fill its places (ICU message format). */
  t = (key: Key, words?: Words): string => {
    const plain = languages[this.current].words[key];
    if (!words && !plain.includes('{')) return plain;
    const id = `${this.current}.${key}`;
    let format = this.#formats.get(id);
    if (!format) {
      format = new IntlMessageFormat(plain, this.current, undefined, { ignoreTag: true });
      this.#formats.set(id, format);
    }
    return String(format.format(words));
  };
}

/** The language of the page. */
export const language = new Texts();
