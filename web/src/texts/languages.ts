import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { ptBR } from './pt-BR.ts';

/** The languages of the page by their tags, English first: what they call themselves, and their words. */
export const languages = {
  en: { name: 'English', words: en },
  de: { name: 'Deutsch', words: de },
  'pt-BR': { name: 'Português (Brasil)', words: ptBR },
} satisfies Record<string, { name: string; words: Record<Key, string> }>;

export type Language = keyof typeof languages;

const tags = Object.keys(languages) as Language[];
const without = (tag: string) => tag.toLowerCase().replace(/[-_].*/, '');

/**
 * The language for somebody who reads these, the best first: the first that there is, be it of another country, so that
 * everybody who reads Portuguese gets the Portuguese there is; English when there is none of them.
 */
export function suiting(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found =
      tags.find((tag) => tag.toLowerCase() === wish.toLowerCase()) ??
      tags.find((tag) => without(tag) === without(wish));
    if (found) return found;
  }
  return 'en';
}
