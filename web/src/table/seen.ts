import type { CardWords, GameEvent, Seat, Table } from '../api/types.ts';
import type { GameScreen } from '../games/screen.ts';
import type { Look, Place } from '../kit/look.ts';

/**
 * A table as somebody sees it: all that the pieces of a game and the parts of a page read. A match that is played is
 * one, a match that is shown again another.
 */
export interface Seen {
  readonly screen: GameScreen | undefined;
  readonly table: Table | undefined;
  readonly view: unknown;
  /** The seat that it is seen from, -1 for none. */
  readonly you: number;
  /** What has happened so far. */
  readonly log: GameEvent[];
  /** What is chosen already, and what may be pressed next. */
  readonly picked: Place[];
  readonly next: Place[];
  /** The card that is looked at closely. */
  opened: string | undefined;
  look(card: string): Look;
  words(card: string): CardWords | undefined;
  /** All cards of the deck. */
  readonly cards: CardWords[];
  /** The name of a seat. */
  name(seat: number): string;
  nameOf(seat: Seat): string;
  /** Whether the person who looks sits there. */
  isYours(seat: number): boolean;
  lit(place: Place): boolean;
  /** The key that presses a place, 0 for none. */
  digit(place: Place): number;
  press(place: Place): Promise<void>;
  pressCard(place: Place, card: string): Promise<void>;
}
