import type { Page } from '@playwright/test';
import type { ClientMessage, ServerMessage, Update } from '../src/api/types.ts';
import type { Wire } from './wire.ts';

declare global {
  interface Window {
    /** All that the live region has said since the page was loaded. */
    told: string[];
  }
}

/** Runs in the page before anything else: notes what is said to those who listen, also what stays for a moment only. */
function listen() {
  window.told = [];
  const note = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      if (!(target instanceof Element && target.matches('[data-live]'))) continue;
      for (const node of addedNodes) if (node instanceof Element) window.told.push(node.textContent ?? '');
    }
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
}

const ofBrokenConnections = /WebSocket connection to|net::ERR_|Failed to fetch/;

/** What goes on behind a page: its complaints, what it sends and what it is told. */
export class Watch {
  readonly sent: ClientMessage[] = [];
  readonly received: ServerMessage[] = [];
  /** Whether the network may fail now; a browser complains of that in its console by itself. */
  broken = false;
  #complaints: string[] = [];
  #expected: string[] = [];
  #fresh = true;

  private constructor(readonly page: Page) {}

  /** Over a page that is not opened yet; with a wire only what arrives there counts. */
  static async over(page: Page, wire?: Wire): Promise<Watch> {
    const watch = new Watch(page);
    await page.addInitScript(listen);
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!(watch.broken && ofBrokenConnections.test(message.text()))) watch.#complaints.push(message.text());
    });
    page.on('pageerror', (error) => watch.#complaints.push(String(error.stack ?? error)));
    page.on('crash', () => watch.#complaints.push('the page crashed'));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) watch.#loaded();
    });
    wire?.listen((message) => watch.#hear(message));
    page.on('websocket', (socket) => {
      if (wire) return;
      socket.on('framesent', ({ payload }) => watch.sent.push(JSON.parse(String(payload))));
      socket.on('framereceived', ({ payload }) => watch.#hear(JSON.parse(String(payload))));
    });
    return watch;
  }

  /** Errors and warnings of the console, errors and rejections that nobody handled; forgotten when told. */
  complaints(): string[] {
    const all = this.#complaints;
    this.#complaints = [];
    return all;
  }

  /** What the page has to say aloud since it was loaded: every event but those from before. */
  get expected(): readonly string[] {
    return this.#expected;
  }

  get updates(): Update[] {
    return this.received.filter((message): message is Update => message.type === 'update');
  }

  get newest(): Update {
    const newest = this.updates.at(-1);
    if (!newest) throw new Error('no update came yet');
    return newest;
  }

  #loaded() {
    this.#expected = [];
    this.#fresh = true;
  }

  #hear(message: ServerMessage) {
    this.received.push(message);
    if (message.type !== 'update') return;
    if (!this.#fresh) this.#expected.push(...message.events.map(({ text }) => text));
    this.#fresh = false;
  }
}
