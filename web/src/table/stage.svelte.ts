import { tick } from 'svelte';
import type { GameEvent, Update } from '../api/types.ts';
import type { Flight, Scene } from '../games/screen.ts';

/** What is on the screen: an update, or a scene on the way to it. */
export interface Shown {
  update: Update;
  view: unknown;
  caption: string;
}

/** How the stage shows things; the page knows. */
export interface Director {
  scenes(before: unknown, update: Update): Scene[];
  flights(event: GameEvent, you: number): Flight[];
  /** How long a scene of others stays, in ms; 0: everything at once. */
  hold(scene: Scene): number;
  /** Lets cards fly from where they are now; called before the scene is shown, the result after. */
  launch(flights: Flight[]): () => void;
}

const most = 60; // events: whoever was away longer sees the end at once

/**
 * Shows updates one after the other, so that a person can follow what others do. It never holds anything up: `skip`
 * shows the newest at once, and what the viewer did is always shown at once.
 */
export class Stage {
  shown = $state.raw<Shown>();
  /** Whether something is still to be shown. */
  busy = $state(false);
  /** Everything that happened, as far as it has been shown. */
  log = $state.raw<GameEvent[]>([]);
  /** What happened last, in words, for those who listen. */
  news = $state.raw<string[]>([]);

  #queue: { update: Update; scene: Scene; first: boolean }[] = [];
  #newest: Update | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly director: Director) {}

  /** The newest update, shown or not. */
  get newest(): Update | undefined {
    return this.#newest;
  }

  push(update: Update, news: boolean) {
    const before = this.#newest;
    this.#newest = update;
    const followed = before !== undefined && update.events.length <= most;
    const scenes = followed && news ? this.director.scenes(before.view, update) : [];
    if (scenes.length === 0) {
      this.#jump(update, news, followed);
      return;
    }
    scenes.forEach((scene, at) => {
      this.#queue.push({ update, scene, first: at === 0 });
    });
    const waits = this.#queue.length > scenes.length;
    const own = scenes.every((scene) => this.director.hold(scene) === 0);
    if (!this.#timer || (own && !waits)) this.#play();
    this.busy = this.#queue.length > 0;
  }

  /** Shows the newest at once. */
  skip() {
    if (this.#queue.length === 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const told = this.#queue.flatMap(({ update, scene, first }) => {
      this.#write(update, scene.events, first);
      return scene.events.map(({ text }) => text);
    });
    this.#queue = [];
    if (this.#newest) this.#show(this.#newest, this.#newest.view, '');
    if (told.length > 0) this.news = told;
    this.busy = false;
  }

  /** What comes next is taken as the first: all of it at once. */
  forget() {
    this.skip();
    this.#newest = undefined;
  }

  close() {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** Shows an update at once; whoever has not followed what came before is told the last of it only. */
  #jump(update: Update, news: boolean, followed: boolean) {
    this.skip();
    if (news) {
      this.#write(update, update.events, true);
      this.news = (followed ? update.events : update.events.slice(-3)).map(({ text }) => text);
    }
    this.#show(update, update.view, '');
  }

  #play() {
    clearTimeout(this.#timer);
    const next = this.#queue.shift();
    if (!next) {
      this.#timer = undefined;
      this.busy = false;
      return;
    }
    const { update, scene, first } = next;
    const land = this.director.launch(scene.events.flatMap((event) => this.director.flights(event, update.you)));
    this.#write(update, scene.events, first);
    this.#show(update, scene.view, scene.caption);
    if (scene.events.length > 0) this.news = scene.events.map(({ text }) => text);
    void tick().then(land);
    const left = this.#queue.length;
    const hold = this.director.hold(scene) * Math.min(1, 8 / (left + 1));
    this.busy = left > 0;
    this.#timer = left > 0 || hold > 0 ? setTimeout(() => this.#play(), hold) : undefined;
  }

  #show(update: Update, view: unknown, caption: string) {
    this.shown = { update, view, caption };
  }

  #write(update: Update, events: GameEvent[], first: boolean) {
    const kept = first ? this.log.filter(({ at }) => at <= update.since) : this.log;
    this.log = [...kept, ...events];
  }
}
