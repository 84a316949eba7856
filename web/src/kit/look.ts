/** The shape that says the class of a card beside its colour, so that colour is never alone. */
export type Mark = 'disc' | 'triangle' | 'square' | 'star' | 'diamond' | 'bolt' | 'crown';

/** How a card looks, whatever the game: the same in hand, on the board, in the log and in dialogs. */
export interface Look {
  /** The card's id in the deck. */
  id: string;
  name: string;
  /** What a screen reader says: everything that the card shows. */
  full: string;
  /** The number, letter or short word in the corner. */
  corner: string;
  /** One of the colours of app.css, such as `small`. */
  tone: string;
  mark: Mark;
  /** Where the picture lies, or an empty text. */
  picture: string;
  /** The picture is all there is to see: a card that lies face down, a token. */
  whole?: boolean;
}

/** A place of the table: something that a target, a flight of a card or a key can name, such as `cell:(1,0)`. */
export type Place = string;
