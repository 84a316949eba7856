// The server's words, under the names that this program uses. Everything here comes from the server's documents.
import type { components as Http } from '../../generated/http.ts';
import type { components as Socket } from '../../generated/socket.ts';

export type GameInfo = Http['schemas']['GameInfo'];
export type Table = Http['schemas']['Table'];
export type YourTable = Http['schemas']['YourTable'];
export type ListedTable = Http['schemas']['Listed'];
export type ReplayPart = Http['schemas']['Replay'];
export type Frame = Http['schemas']['Frame'];
/** What the search thinks of a match that is over, as far as it has come. */
export type Analysis = Http['schemas']['Analysis'];
export type Costly = Http['schemas']['CostlyDecision'];
export type SeatAnswer = Http['schemas']['SeatAnswer'];
/** A card of a deck in words, with the printed facts that a screen shows. */
export type CardWords = Http['schemas']['Card'];
export type Cards = Http['schemas']['Cards'];
export type CreateTable = Http['schemas']['CreateTable'];

export type Seat = Socket['schemas']['TableSeat'];
export type Update = Socket['schemas']['ServerUpdate'];
export type Question = Socket['schemas']['ServerQuestion'];
/** What a row of actions would lead to. */
export type Rehearsed = Extract<ServerMessage, { type: 'rehearsed' }>;
/** What the strongest bot would do. */
export type Hint = Extract<ServerMessage, { type: 'hint' }>;
export type GameEvent = Socket['schemas']['ServerEvent'];
export type ServerMessage = Socket['schemas']['Server'];
export type ClientMessage = Socket['schemas']['Client'];
export type FintasticSeaView = Socket['schemas']['FintasticSeaView'];
export type FinspanView = Socket['schemas']['FinspanView'];
export type FullSealView = Socket['schemas']['FullSealView'];
export type LastFishView = Socket['schemas']['LastFishView'];
