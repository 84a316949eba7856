import { language } from '../texts/language.svelte.ts';
import { commandId, passes } from './http.ts';
import type { ClientMessage, Hint, Rehearsed, ServerMessage, Update } from './types.ts';

/** What a row of actions would lead to: what would be seen, and asked if anything. */
export type Foreseen = Pick<Rehearsed, 'view' | 'question'>;

/** The answer to a command: done, with what was foreseen if it was a rehearsal, or the hint if one was asked for; or why not. */
export type Answer =
  | { done: true; foreseen?: Foreseen; hint?: Hint }
  | { done: false; code: string; text: string; rule?: string };

type Command =
  | { type: 'act'; question: string; actions: string[] }
  | { type: 'rehearse'; question: string; actions: string[] }
  | { type: 'hint'; question: string }
  | { type: 'undo'; question: string }
  | { type: 'why'; action: string }
  | { type: 'interrupt'; step: string; on: boolean }
  | { type: 'concede' }
  | { type: 'leave' }
  | { type: 'back' };

interface Waiting {
  message: ClientMessage;
  answer: (answer: Answer) => void;
  overdue: ReturnType<typeof setTimeout> | undefined;
}

const beat = 15_000; // between two signs of life, ms
const patience = 5_000; // until an answer is overdue, ms
const thinking = 4; // times as long: a bot thinks about a hint, one after the other
const longestPause = 5_000; // between two attempts to connect, ms

/**
 * The connection to one table. It comes back by itself, asks for what happened meanwhile, and sends what was not
 * answered once more under its old id, so that nothing is done twice and nothing is lost.
 */
export class TableConnection {
  /** `connecting` at first, `live`, `lost` while it tries to come back, `refused` when the table is not shown to us. */
  status = $state<'connecting' | 'live' | 'lost' | 'refused'>('connecting');
  /** Why the table is not shown. */
  refusal = $state({ code: '', text: '' });
  /** Whether an answer to a command is awaited. */
  waiting = $state(false);

  #socket: WebSocket | undefined;
  #seen = 0;
  #attempts = 0;
  #greeted = false;
  #commands = new Map<string, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The token that the last hello was said with. */
  #used: string | undefined;

  constructor(
    private readonly table: string,
    /** The token of the seat that this browser holds now, if it holds one. */
    private readonly token: () => string | undefined,
    private readonly update: (update: Update, news: boolean) => void,
  ) {
    addEventListener('online', this.#look);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  /** Says hello once more: with another seat, or in another language. */
  greet() {
    if (this.#closed) return;
    this.#seen = 0;
    this.status = 'connecting';
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hello();
    else this.#connect();
  }

  /** Ends it, with the reason that is shown in place of the table. */
  refuse(code: string, text: string) {
    this.#greeted = false;
    this.refusal = { code, text };
    this.status = 'refused';
  }

  /** Sends a command; the promise is kept as soon as the server has answered, however long the way there is broken. */
  send(command: Command): Promise<Answer> {
    const id = commandId();
    return new Promise((answer) => {
      this.#commands.set(id, { message: { ...command, command: id }, answer, overdue: undefined });
      this.#count();
      if (this.#greeted) this.#transmit(id);
    });
  }

  close() {
    this.#closed = true;
    removeEventListener('online', this.#look);
    document.removeEventListener('visibilitychange', this.#look);
    this.#drop();
  }

  #connect() {
    this.#drop();
    const socket = new WebSocket(new URL('/api/socket', location.href.replace(/^http/, 'ws')));
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => this.#lost();
    this.#listen();
  }

  #hello() {
    this.#greeted = false;
    this.#used = this.token();
    this.#say({
      type: 'hello',
      table: this.table,
      language: language.current,
      since: this.#seen,
      ...(this.#used ? { token: this.#used } : {}),
    });
  }

  #say(message: ClientMessage) {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage) {
    clearTimeout(this.#silence);
    switch (message.type) {
      case 'update':
        this.#welcome();
        this.#take(message, true);
        break;
      case 'done':
        this.#settle(message.command, { done: true });
        break;
      case 'rehearsed':
        this.#settle(message.command, { done: true, foreseen: message });
        break;
      case 'hint':
        this.#settle(message.command, { done: true, hint: message });
        break;
      case 'refused':
        if (message.update) this.#take(message.update as Update, false);
        if (message.code === 'try-again' || message.code === 'too-many') {
          setTimeout(() => this.#transmit(message.command), 1_000);
        } else {
          const { code, text, rule } = message;
          this.#settle(message.command, { done: false, code, text, ...(rule ? { rule } : {}) });
        }
        break;
      case 'problem':
        this.#problem(message.code, message.text, message.command);
        break;
      case 'pong':
        break;
    }
  }

  #take(update: Update, news: boolean) {
    this.#seen = update.table.position;
    this.update(update, news);
  }

  #welcome() {
    if (this.#greeted) return;
    this.#greeted = true;
    this.#attempts = 0;
    this.status = 'live';
    this.#pulse ??= setInterval(() => this.#ping(), beat);
    for (const id of this.#commands.keys()) this.#transmit(id);
  }

  #problem(code: string, text: string, command: string | undefined) {
    if (command) this.#settle(command, { done: false, code, text });
    else if (this.#greeted) return;
    else if (passes(code)) this.#lost();
    else if (code === 'wrong-token' && this.token() !== this.#used) this.#hello();
    else this.refuse(code, text);
  }

  #transmit(id: string) {
    const waiting = this.#commands.get(id);
    if (!waiting || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#say(waiting.message);
    clearTimeout(waiting.overdue);
    // Not closed, since that waits for the other side.
    waiting.overdue = setTimeout(() => this.#lost(), patience * (waiting.message.type === 'hint' ? thinking : 1));
  }

  #settle(id: string, answer: Answer) {
    const waiting = this.#commands.get(id);
    if (!waiting) return;
    clearTimeout(waiting.overdue);
    this.#commands.delete(id);
    this.#count();
    waiting.answer(answer);
  }

  #count() {
    this.waiting = [...this.#commands.values()].some(
      ({ message }) => message.type !== 'why' && message.type !== 'hint',
    );
  }

  /** After sleep, or when the network is said to be back: is anybody there? */
  #look = () => {
    if (document.visibilityState !== 'visible' || this.status === 'refused') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  #ping() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#say({ type: 'ping' });
    this.#listen();
  }

  #listen() {
    clearTimeout(this.#silence);
    // On a slow line the way there and back takes longer than usual.
    this.#silence = setTimeout(() => this.#lost(), patience * (1 + Math.min(3, this.#attempts)));
  }

  #lost() {
    if (this.#closed) return;
    this.#drop();
    if (this.status === 'refused') return;
    if (this.status === 'live') this.status = 'lost';
    const pause = Math.min(longestPause, 250 * 2 ** this.#attempts++);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #drop() {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#pulse);
    this.#pulse = undefined;
    this.#greeted = false;
    for (const waiting of this.#commands.values()) clearTimeout(waiting.overdue);
    if (this.#socket) {
      this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
      this.#socket.close();
      this.#socket = undefined;
    }
  }
}
