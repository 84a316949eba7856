import { request } from '../api/http.ts';
import type { Cards, CardWords } from '../api/types.ts';
import type { GameScreen } from '../games/screen.ts';
import type { Look } from '../kit/look.ts';
import { language } from '../texts/language.svelte.ts';

interface Words {
  language: string;
  cards: Map<string, CardWords>;
  /** Made once for each card: a board asks for them again and again. */
  looks: Map<string, Look>;
}

/** The cards of a deck, in words and as they look. */
export class Deck {
  #words = $state.raw<Words>({ language: '', cards: new Map(), looks: new Map() });

  /** @param owner whose cards they are: the path of a table or of a game */
  constructor(private readonly owner: string) {}

  /** Asks for the words, in the language of the page. */
  async load(token?: string) {
    const wanted = language.current;
    const { cards } = await request<Cards>(`${this.owner}/cards`, { token });
    this.#words = { language: wanted, cards: new Map(cards.map((card) => [card.id, card])), looks: new Map() };
  }

  /** Whether the words are those of the page's language. */
  get current(): boolean {
    return this.#words.language === language.current;
  }

  get all(): CardWords[] {
    return [...this.#words.cards.values()];
  }

  words(card: string): CardWords | undefined {
    return this.#words.cards.get(card);
  }

  look(card: string, screen: GameScreen | undefined): Look {
    const { looks } = this.#words;
    const known = looks.get(card);
    if (known) return known;
    const words = this.words(card) ?? { id: card, group: '', name: card, text: '', count: 0, facts: {} };
    if (!screen) return { id: card, name: card, full: card, corner: '', tone: 'ink', mark: 'disc', picture: '' };
    const look = screen.look(words);
    looks.set(card, look);
    return look;
  }
}
