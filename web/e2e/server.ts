import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const jar = fileURLToPath(new URL('../../server/target/quarkus-app/quarkus-run.jar', import.meta.url));
const oldest = 25; // version of Java

function java(): string {
  const home = process.env['JAVA_HOME'];
  const release = home ? join(home, 'release') : '';
  const version = existsSync(release) ? /JAVA_VERSION="(\d+)/.exec(readFileSync(release, 'utf8'))?.[1] : undefined;
  if (!home || Number(version ?? 0) < oldest) {
    throw new Error(`JAVA_HOME has to name a JDK ${oldest} or newer; ./tidetable test finds one by itself`);
  }
  return join(home, 'bin', 'java');
}

/** The packaged server as a process of its own, on loopback, with a data folder of its own. */
export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
  readonly #errors = join(this.#folder, 'errors.txt');
  #process: ChildProcess | undefined;
  #port = 0;

  private constructor() {
    process.on('exit', this.#end);
  }

  static async start(): Promise<Server> {
    if (!existsSync(jar)) throw new Error('the server is not built: build first with ./tidetable test');
    const server = new Server();
    await server.restart();
    return server;
  }

  /** Without a slash at its end. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Kills it as a power cut would; what it stored stays. */
  async kill9(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  }

  /** Holds it still, as a machine that is too busy to answer does; `kill9` works all the same. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  /** Starts it, at the same port and with the same data as before; it answers when this is done. */
  async restart(): Promise<void> {
    const options = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xlog:disable'];
    const access = ['--enable-native-access=ALL-UNNAMED', '--sun-misc-unsafe-memory-access=allow'];
    const where = ['--port', String(this.#port), '--data', join(this.#folder, 'data'), '--no-limits', '--window', '80'];
    const started = spawn(java(), [...options, ...access, '-jar', jar, ...where], {
      stdio: ['ignore', 'pipe', openSync(this.#errors, 'a')],
    });
    this.#process = started;
    const out = started.stdout as Readable;
    for await (const line of createInterface({ input: out })) {
      const port = /Tidetable is at http:\S+:(\d+)\//.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      out.resume();
      return;
    }
    throw new Error(`the server did not start: ${readFileSync(this.#errors, 'utf8')}`);
  }

  async stop(): Promise<void> {
    await this.kill9();
    process.off('exit', this.#end);
    this.#remove();
  }

  readonly #end = () => {
    this.#process?.kill('SIGKILL');
    this.#remove();
  };

  #remove() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
