import { tick } from 'svelte';
import { Problem, request } from '../api/http.ts';
import { seats } from '../api/seats.svelte.ts';
import type { CardWords, Frame, GameEvent, ReplayPart, Seat, Table } from '../api/types.ts';
import { type GameScreen, loadScreen } from '../games/screen.ts';
import type { Flyer } from '../kit/flyer.svelte.ts';
import type { Look, Place } from '../kit/look.ts';
import { still } from '../settings.svelte.ts';
import { Deck } from '../table/deck.svelte.ts';
import type { Seen } from '../table/seen.ts';
import { language } from '../texts/language.svelte.ts';
import { Frames } from './frames.svelte.ts';
import type { Moment } from './moment.ts';

const hold = 1_200; // ms that a frame stays at the speed of 1
const much = 4; // events: more of them stay twice as long

/** A match that is over, shown again: which moment, through whose eyes, and the way on from there. */
export class Replay implements Seen {
  screen = $state.raw<GameScreen>();
  opened = $state.raw<string>();
  /** Where the slider is; what is shown follows as soon as it is there. */
  at = $state(0);
  /** Whose eyes; see Moment. */
  eyes = $state('archive');
  playing = $state(false);
  speed = $state(1);
  /** What the server says against it. */
  problem = $state('');

  #found = $state.raw<Table>();
  #shown = $state.raw<{ frame: Frame; frames: Frames; eyes: string }>();
  readonly #deck: Deck;
  #viewers = new Map<string, Frames>();
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly length = $derived.by(() => this.#shown?.frames.length ?? 0);
  readonly view = $derived.by(() => this.#shown?.frame.view);
  readonly you = $derived.by(() => (/^\d+$/.test(this.#shown?.eyes ?? '') ? Number(this.#shown?.eyes) : -1));
  readonly log = $derived.by(() => this.#shown?.frames.events(this.#shown.frame.at) ?? []);
  /** What led to the moment that is shown. */
  readonly events = $derived.by(() => (this.#shown?.frame.events ?? []) as GameEvent[]);
  /** After how many actions the moment is that is shown. */
  readonly now = $derived.by(() => this.#shown?.frame.at ?? 0);
  /** The table; in place of who is asked stands who acted. */
  readonly table: Table | undefined = $derived.by(() => {
    const acted = this.events.find((event) => typeof event['seat'] === 'number')?.['seat'];
    return this.#found && { ...this.#found, asked: typeof acted === 'number' ? [acted] : [] };
  });
  readonly picked: Place[] = [];
  readonly next: Place[] = [];

  constructor(
    readonly id: string,
    private readonly flyer: Flyer,
  ) {
    this.#deck = new Deck(`/api/tables/${id}`);
  }

  /** Fetches the table and shows a moment of its match. */
  async open(moment: (table: Table) => Moment) {
    await this.#attempt(async () => {
      const [table] = await Promise.all([this.#get<Table>(''), this.#deck.load(this.#token)]);
      this.screen = await loadScreen(table.game).catch(() => {
        throw new Problem('offline', language.t('net.offline'));
      });
      this.#found = table;
      this.#viewers.clear();
      const { eyes, at } = moment(table);
      this.eyes = eyes;
      await this.#show(at);
    });
  }

  close() {
    this.pause();
    this.#asked++;
  }

  /** Shows another moment. A step on lets the cards fly. */
  async go(at: number) {
    this.pause();
    await this.#attempt(() => this.#show(at));
  }

  /** Shows the same moment through other eyes. */
  async lookThrough(eyes: string) {
    this.eyes = eyes;
    await this.#attempt(() => this.#show(this.at));
  }

  play() {
    this.playing = true;
    if (this.at >= this.length) void this.#attempt(() => this.#show(0));
    this.#wait();
  }

  pause() {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  look(card: string): Look {
    return this.#deck.look(card, this.screen);
  }

  words(card: string): CardWords | undefined {
    return this.#deck.words(card);
  }

  get cards(): CardWords[] {
    return this.#deck.all;
  }

  name(seat: number): string {
    const found = this.#found?.seats[seat];
    return found ? this.nameOf(found) : '';
  }

  nameOf(seat: Seat): string {
    return seat.kind === 'free' ? language.t('seat.free') : seat.name;
  }

  isYours(seat: number): boolean {
    return seats.at(this.id)?.seat === seat;
  }

  lit(): boolean {
    return false;
  }

  digit(): number {
    return 0;
  }

  async press() {}

  async pressCard(_place: Place, card: string) {
    this.opened = card;
  }

  get #token(): string | undefined {
    return seats.at(this.id)?.token;
  }

  #get<T>(path: string): Promise<T> {
    return request<T>(`/api/tables/${this.id}${path}`, { token: this.#token });
  }

  /** What a seat saw after so many actions, its own cards included; for a match that is over. */
  async seenBy(seat: number, at: number): Promise<Pick<Seen, 'view' | 'you' | 'words'>> {
    const { view } = await this.#frames('archive').need(at);
    return { view, you: seat, words: (card) => this.words(card) };
  }

  #frames(eyes: string): Frames {
    const known = this.#viewers.get(eyes);
    if (known) return known;
    const frames = new Frames((from) => this.#get<ReplayPart>(`/replay?view=${eyes}&from=${from}`));
    this.#viewers.set(eyes, frames);
    return frames;
  }

  async #show(at: number) {
    const ask = ++this.#asked;
    const { eyes } = this;
    const frames = this.#frames(eyes);
    this.at = frames.length === undefined ? at : Math.max(0, Math.min(at, frames.length));
    const frame = frames.get(this.at) ?? (await frames.need(at));
    if (ask !== this.#asked) return;
    this.at = frame.at;
    const land = this.#launch(frame);
    this.#shown = { frame, frames, eyes };
    void frames.need(frame.at).catch(() => {});
    await tick();
    land?.();
  }

  /** Cards fly where the frame follows the one that is shown. */
  #launch(frame: Frame): (() => void) | undefined {
    if (still() || frame.at !== this.now + 1 || !this.#shown) return undefined;
    const events = frame.events as GameEvent[];
    return this.flyer.launch(events.flatMap((event) => this.screen?.flights(event, this.you) ?? []));
  }

  #wait() {
    clearTimeout(this.#timer);
    const long = this.events.length > much ? 2 : 1;
    this.#timer = setTimeout(() => void this.#step(), (hold * long) / this.speed);
  }

  async #step() {
    if (!this.playing) return;
    await this.#attempt(() => this.#show(this.at + 1));
    if (!this.playing) return;
    if (this.problem || this.at >= this.length) this.pause();
    else this.#wait();
  }

  async #attempt(work: () => Promise<void>) {
    try {
      await work();
      this.problem = '';
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem.message;
      this.eyes = this.#shown?.eyes ?? this.eyes;
      this.at = this.#shown?.frame.at ?? this.at;
    }
  }
}
