import type { Page, WebSocketRoute } from '@playwright/test';
import type { ClientMessage, ServerMessage } from '../src/api/types.ts';

interface Connection {
  client: WebSocketRoute;
  dead: boolean;
}

/** The network between a page and the server, as bad as a test wants it. */
export class Wire {
  /** What the page has sent, whether it arrived or not. */
  readonly sent: ClientMessage[] = [];
  #connections: Connection[] = [];
  #held: (() => void)[] | undefined;
  #listener: (message: ServerMessage) => void = () => {};

  /** Laid before the page is opened. */
  static async to(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/api\/socket$/, (client) => wire.#connect(client));
    return wire;
  }

  /** How often the page has connected. */
  get connections(): number {
    return this.#connections.length;
  }

  /** The ids of the acts that were sent, from some message on. */
  acts(since = 0): string[] {
    return this.sent.slice(since).flatMap((message) => (message.type === 'act' ? [message.command] : []));
  }

  /** Tells what arrives at the page. */
  listen(listener: (message: ServerMessage) => void): void {
    this.#listener = listener;
  }

  /** From now on what the server says is on its way and does not arrive. */
  hold(): void {
    this.#held ??= [];
  }

  /** It arrives. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const arrive of held) arrive();
  }

  /** What is connected hears and says nothing any more, and does not know it, as after a sleep; new connections work. */
  deaden(): void {
    for (const connection of this.#connections) connection.dead = true;
    this.#held = undefined;
  }

  /** Closes what is connected. */
  async cut(): Promise<void> {
    await Promise.all(this.#connections.map(({ client }) => client.close()));
  }

  #connect(client: WebSocketRoute) {
    const connection = { client, dead: false };
    this.#connections.push(connection);
    const server = client.connectToServer();
    client.onMessage((message) => {
      this.sent.push(JSON.parse(String(message)));
      if (!connection.dead) server.send(message);
    });
    server.onMessage((message) => {
      const arrive = () => {
        if (connection.dead) return;
        client.send(message);
        this.#listener(JSON.parse(String(message)));
      };
      if (this.#held) this.#held.push(arrive);
      else arrive();
    });
  }
}
