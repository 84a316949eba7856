import { request } from '../api/http.ts';
import type { Cards, CardWords } from '../api/types.ts';
import type { GameScreen } from '../games/screen.ts';
import type { Look } from '../kit/look.ts';
import { language } from '../texts/language.svelte.ts';

/** The cards of a deck, in words and as they look. */
export class Deck {
  #cards = $state.raw(new Map<string, CardWords>());
  #language = '';

  /** @param owner whose cards they are: the path of a table or of a game */
  constructor(private readonly owner: string) {}

  /** Asks for the words, in the language of the page. */
  async load(token?: string) {
    const wanted = language.current;
    const { cards } = await request<Cards>(`${this.owner}/cards`, { token });
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.#language = wanted;
  }

  /** Whether the words are there, in the language of the page. */
  get isCurrent(): boolean {
    return this.#language === language.current;
  }

  words(card: string): CardWords | undefined {
    return this.#cards.get(card);
  }

  look(card: string, screen: GameScreen | undefined): Look {
    const words = this.words(card) ?? { id: card, group: '', name: card, text: '', count: 0, facts: {} };
    return screen
      ? screen.look(words)
      : { id: card, name: card, full: card, corner: '', tone: 'ink', mark: 'disc', picture: '' };
  }
}
