/** Choices by chance, the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** At least 0, less than 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** True in so many of 1 cases. */
  happens(share: number): boolean {
    return this.next() < share;
  }

  of<T>(all: readonly T[]): T {
    if (all.length === 0) throw new Error('nothing to choose from');
    return all[Math.floor(this.next() * all.length)] as T;
  }
}
