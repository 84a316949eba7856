import { tick } from 'svelte';
import { type Answer, TableConnection } from '../api/connection.svelte.ts';
import { seats } from '../api/seats.svelte.ts';
import type { CardWords, GameEvent, Hint, Question, Seat, Table, Update } from '../api/types.ts';
import { type Flight, type GameScreen, hasScreen, isScored, loadScreen, type Scene } from '../games/screen.ts';
import type { Flyer } from '../kit/flyer.svelte.ts';
import type { Look, Place } from '../kit/look.ts';
import { settings, still } from '../settings.svelte.ts';
import { language } from '../texts/language.svelte.ts';
import { nextPlaces, type Option, pick } from './choice.ts';
import { Deck } from './deck.svelte.ts';
import { Draft } from './draft.svelte.ts';
import type { Seen } from './seen.ts';
import { Stage } from './stage.svelte.ts';

/** Why something is not possible, said beside what was pressed. */
export interface WhyNot {
  text: string;
  rule: string;
  /** Where it is said: the place that was pressed, or an empty text for the prompt. */
  place: Place;
}

const again = 1_000; // ms until a screen that could not be loaded is asked for again
const holds = { calm: 850, quick: 350, instant: 0 };

/**
 * A table as one person sees it: what is shown, what may be pressed, and what a press does. The page and the pieces of
 * the game read from it; only this class talks to the server.
 */
export class Play implements Seen {
  readonly stage: Stage;
  readonly connection: TableConnection;
  readonly draft = new Draft((question, actions) => this.connection.send({ type: 'rehearse', question, actions }));

  screen = $state.raw<GameScreen>();
  picked = $state.raw<Place[]>([]);
  why = $state.raw<WhyNot>();
  /** What the expert would do: `thinking` while it thinks about the open question. */
  hint = $state.raw<Hint | 'thinking'>();
  /** The card that is looked at closely. */
  opened = $state.raw<string>();
  /** The rule that the rules are open at; an empty text for their beginning. */
  rule = $state.raw<string>();

  readonly #deck: Deck;
  /** Updates that came before the screen of the game was there. */
  #held: Update[] = [];
  #answered = $state.raw('');
  /** Whether what is told now was drafted here, so that some of it has been seen. */
  #drafted = false;

  readonly update = $derived.by(() => this.stage.shown?.update);
  readonly table: Table | undefined = $derived.by(() => this.update?.table);
  readonly you = $derived.by(() => this.update?.you ?? -1);
  readonly view = $derived.by(() => this.draft.view ?? this.stage.shown?.view);
  readonly question: Question | undefined = $derived.by(() => this.#question());
  readonly options: Option[] = $derived.by(() => this.#options());
  readonly next = $derived.by(() => nextPlaces(this.options, this.picked));
  readonly #lit = $derived.by(() => new Set(this.next));
  readonly #digits = $derived.by(() => new Map(this.next.slice(0, 9).map((place, at) => [place, at + 1])));

  constructor(
    readonly id: string,
    flyer: Flyer,
  ) {
    this.#deck = new Deck(`/api/tables/${id}`);
    this.stage = new Stage({
      scenes: (before, update) => this.#scenes(before, update),
      flights: (event, you) => this.#flights(event, you),
      hold: (scene) => this.#hold(scene),
      launch: (flights) => flyer.launch(flights),
    });
    const game = seats.at(id)?.game;
    if (game) loadScreen(game).catch(() => {});
    const token = () => seats.at(id)?.token;
    this.connection = new TableConnection(id, token, (update, news) => void this.#take(update, news));
  }

  close() {
    this.stage.close();
    this.connection.close();
  }

  /** Takes the seat that this browser now holds, or speaks another language. */
  greet() {
    this.cancel();
    this.stage.forget();
    this.connection.greet();
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

  get log(): GameEvent[] {
    return this.stage.log;
  }

  isYours(seat: number): boolean {
    return seat === this.you;
  }

  lit(place: Place): boolean {
    return this.#lit.has(place);
  }

  digit(place: Place): number {
    return this.#digits.get(place) ?? 0;
  }

  /** The name of a seat. */
  name(seat: number): string {
    const found = this.table?.seats[seat];
    return found ? this.nameOf(found) : '';
  }

  nameOf(seat: Seat): string {
    if (seat.kind === 'free') return language.t('seat.free');
    return seat.seat === this.you ? language.t('seat.you') : seat.name;
  }

  /** Presses a place: goes on choosing, acts, or asks why not. */
  async press(place: Place) {
    const moving = this.stage.busy;
    if (moving) await this.skip();
    this.why = undefined;
    const found = pick(this.options, this.picked, place);
    if (found.kind === 'chosen') await this.#act(found.option);
    else if (found.kind === 'picked') this.#pick(found.picked);
    else if (!moving) await this.#explain(place);
  }

  /** Shows at once what is still to be shown; in tasks of its own, so that the press itself stays short. */
  async skip() {
    await task();
    this.stage.skip();
    await task();
    void document.body.offsetHeight; // much has changed: it is laid out here, so that the next frame only has to paint
  }

  /** A card was pressed that lies where nothing can be done: shows it, or says why not. */
  async pressCard(place: Place, card: string) {
    if (this.question && !this.stage.busy) await this.press(place);
    else this.opened = card;
  }

  /** The result in words, after the end. */
  get result(): string {
    const { standing } = this.table ?? {};
    const winners = standing?.groups[0] ?? [];
    const points = standing?.scores[winners[0] ?? 0] ?? 0;
    const mine = winners.length === 1 && winners[0] === this.you;
    const words = { count: winners.length, names: language.list(winners.map((seat) => this.name(seat))), points };
    if (isScored(this.table?.game ?? '')) return language.t(mine ? 'score.youWon' : 'score.won', words);
    return language.t(mine ? 'score.youWon.plain' : 'score.won.plain', words);
  }

  /** The option that goes on without doing anything, if there is one. */
  get passing(): Place | undefined {
    return this.next.find((place) => this.screen && isButton(place) && this.screen.button(place).kind === 'pass');
  }

  /** The kinds of windows that pass by themselves, and whether this person wants to be asked there. */
  readonly interrupts: { step: string; on: boolean }[] = $derived.by(() =>
    Object.entries(this.update?.interrupts ?? {}).map(([step, on]) => ({ step, on })),
  );

  /** The kind that the open question is of, else the first. */
  get interrupt(): { step: string; on: boolean } | undefined {
    return this.interrupts.find(({ step }) => step === this.question?.step) ?? this.interrupts[0];
  }

  /** Asks to be asked in windows that pass by themselves, or not any more. */
  async toggleInterrupt({ step, on }: { step: string; on: boolean }) {
    await this.connection.send({ type: 'interrupt', step, on: !on });
  }

  /** Whether a hint can be had now: not in a window that passes, nor when something is chosen that the table does not know. */
  get hintable(): boolean {
    const { question } = this;
    const untouched = this.picked.length === 0 && this.draft.row.length === 0;
    return (
      this.table?.hints === true &&
      question !== undefined &&
      !question.passes &&
      question.actions.length > 1 &&
      untouched
    );
  }

  /** The places that the hint would press, one after the other. */
  readonly hinted: Place[] = $derived.by(() => {
    const { hint } = this;
    if (!hint || hint === 'thinking') return [];
    return this.options.find(({ action }) => action === hint.action)?.targets ?? [];
  });

  /** Asks what the expert would do, unless that is asked or shown already. */
  async askHint() {
    const { question } = this;
    if (!question || !this.hintable || this.hint) return;
    this.why = undefined;
    this.hint = 'thinking';
    const answer = await this.connection.send({ type: 'hint', question: question.id });
    if (this.hint !== 'thinking' || this.question?.id !== question.id) return;
    this.hint = answer.done ? answer.hint : undefined;
    if (!answer.done) this.why = { text: answer.text, rule: answer.rule ?? '', place: '' };
  }

  async undo() {
    const question = this.question;
    if (!question?.undo) return;
    this.why = undefined;
    this.#answered = question.id;
    this.#settle(question.id, await this.connection.send({ type: 'undo', question: question.id }));
  }

  /** Drops what is picked, and what is drafted: the open question is asked again. */
  cancel() {
    if (this.draft.trying) this.#answered = '';
    // What is on its way to the table is no draft any more; the next update takes its place.
    if (this.draft.trying || this.question) this.draft.drop();
    this.picked = [];
    this.why = undefined;
  }

  /** Whether something is chosen that was not sent and can be dropped. */
  get cancels(): boolean {
    return this.picked.length > 0 || this.draft.trying || (this.draft.row.length > 0 && this.question !== undefined);
  }

  /** The places that are buttons of the prompt now. */
  get buttons(): Place[] {
    return this.next.filter(isButton);
  }

  /** Whoever has picked something wants time for the rest. */
  #pick(places: Place[]) {
    this.picked = places;
    const { interrupt, question } = this;
    if (places.length > 0 && question?.passes && interrupt && !interrupt.on) void this.toggleInterrupt(interrupt);
  }

  async #act({ action, final }: Option) {
    const { question, screen, draft } = this;
    if (!question) return;
    this.#answered = question.id;
    this.picked = [];
    this.hint = undefined;
    const actions = [...draft.row, action];
    const row = screen?.row;
    if (row && !final && (row.begins(action) || row.steps.includes(question.step))) {
      const added = await draft.add(question.id, action, row.steps);
      if (added === 'dropped') return;
      if (added === 'goes on') this.#answered = '';
      else if (added !== 'whole') this.#settle(question.id, added);
      if (added !== 'whole') return;
    }
    this.#settle(question.id, await this.connection.send({ type: 'act', question: question.id, actions }));
  }

  #settle(question: string, answer: Answer) {
    if (answer.done) return;
    this.draft.drop();
    if (this.#answered === question) this.#answered = '';
    if (answer.code !== 'stale-question') this.why = { text: answer.text, rule: answer.rule ?? '', place: '' };
  }

  async #explain(place: Place) {
    const offered = this.options.map(({ action }) => action);
    const action = this.screen?.attempt(place, this.picked, offered, this) ?? '';
    if (this.you < 0 || this.connection.waiting || !(action || this.question)) return;
    const answer = action ? await this.#whyNot(action) : undefined;
    this.why =
      !answer || answer.done
        ? { text: language.t('why.firstChoose'), rule: '', place }
        : { text: answer.text, rule: answer.rule ?? '', place };
  }

  /** Asks why an action is not possible now, or after what is drafted. */
  #whyNot(action: string): Promise<Answer> {
    const { draft, question } = this;
    return question && draft.row.length > 0
      ? this.connection.send({ type: 'rehearse', question: question.id, actions: [...draft.row, action] })
      : this.connection.send({ type: 'why', action });
  }

  #question(): Question | undefined {
    const question = this.update?.question;
    if (!question || this.stage.busy || question.id === this.#answered) return undefined;
    return this.update === this.stage.newest ? this.draft.inPlaceOf(question) : undefined;
  }

  #options(): Option[] {
    const screen = this.screen;
    if (!this.question || !screen) return [];
    return this.question.actions.map(({ action, final }) => ({ action, final, targets: screen.targets(action, this) }));
  }

  async #take(update: Update, news: boolean) {
    if (this.screen && this.#held.length === 0) {
      this.#show(update, news);
      return;
    }
    // What comes while the held ones are shown waits behind them.
    this.#held.push(update);
    if (this.#held.length > 1) return;
    try {
      const screen = await loadScreen(update.table.game);
      await this.#loadWords();
      this.screen = screen;
      for (const each of this.#held) {
        this.#show(each, true);
        await tick(); // so that each is told before the next one
      }
    } catch {
      if (!hasScreen(update.table.game)) this.connection.refuse('no-screen', language.t('net.noScreen'));
      else setTimeout(() => this.connection.greet(), again);
    } finally {
      this.#held = [];
    }
  }

  #show(update: Update, news: boolean) {
    // Where it fails it is tried again with the next update.
    if (!this.#deck.current) this.#loadWords().catch(() => {});
    const before = this.stage.newest?.question?.id;
    if (update.question?.id !== before) {
      this.hint = undefined;
      this.#drafted = this.draft.row.length > 0;
      this.cancel();
      this.draft.drop();
    }
    this.stage.push(update, news);
  }

  #loadWords(): Promise<void> {
    return this.#deck.load(seats.at(this.id)?.token);
  }

  #scenes(before: unknown, update: Update): Scene[] {
    if (settings.pace === 'instant' || !before || !update.view || !this.screen) return [];
    return this.screen.scenes(before, update, language.t);
  }

  #flights(event: GameEvent, you: number): Flight[] {
    const flights = still() ? [] : (this.screen?.flights(event, you) ?? []);
    // What the draft has moved already does not lie where it would fly from.
    return this.#drafted ? flights.map((flight) => ({ ...flight, from: flight.from.slice(0, 1) })) : flights;
  }

  #hold(scene: Scene): number {
    if (document.hidden) return 0;
    const own = scene.events.every((event) => event['seat'] === this.you);
    return own && !scene.caption ? 0 : holds[settings.pace];
  }
}

const task = () => new Promise((done) => setTimeout(done));

const isButton = (place: Place) => place.startsWith('button:') || place.startsWith('zone:');
