import type { Frame, GameEvent, ReplayPart } from '../api/types.ts';

/** How many frames come with one request. */
export const size = 100;

/** Fetches the frames from a number on. */
export type Fetch = (from: number) => Promise<ReplayPart>;

/** The frames of a match, as one viewer saw them. They come in chunks, around what is looked at, and stay. */
export class Frames {
  /** How many actions the match has; undefined until the first frames are there. */
  length = $state<number>();
  #chunks = $state.raw(new Map<number, Frame[]>());
  #loading = new Map<number, Promise<void>>();

  constructor(private readonly fetch: Fetch) {}

  /** The frame after so many actions, if it is there. */
  get(at: number): Frame | undefined {
    return this.#chunks.get(Math.floor(at / size))?.[at % size];
  }

  /**
   * The frame after so many actions, or the last one when there are fewer. What lies beside it is fetched meanwhile.
   * @throws Problem when the server refuses it
   */
  async need(at: number): Promise<Frame> {
    if (this.length === undefined) await this.#load(0);
    const here = Math.max(0, Math.min(at, this.length ?? 0));
    const chunk = Math.floor(here / size);
    await this.#load(chunk);
    for (const beside of [chunk + 1, chunk - 1]) this.#load(beside).catch(() => {});
    return this.get(here) as Frame;
  }

  /** What happened up to a frame, as far back as the frames are there. */
  events(at: number): GameEvent[] {
    const found: GameEvent[][] = [];
    for (let frame = this.get(at); frame; frame = this.get(frame.at - 1)) found.push(frame.events as GameEvent[]);
    return found.toReversed().flat();
  }

  #load(chunk: number): Promise<void> {
    const from = chunk * size;
    if (chunk < 0 || this.#chunks.has(chunk) || from > (this.length ?? 0)) return Promise.resolve();
    const loading = this.#loading.get(chunk) ?? this.#fetch(chunk, from);
    this.#loading.set(chunk, loading);
    return loading;
  }

  async #fetch(chunk: number, from: number) {
    try {
      const { length, frames } = await this.fetch(from);
      this.length = length;
      this.#chunks = new Map(this.#chunks).set(chunk, frames);
    } finally {
      this.#loading.delete(chunk);
    }
  }
}
