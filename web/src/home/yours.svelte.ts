import { Problem, request } from '../api/http.ts';
import { seats } from '../api/seats.svelte.ts';
import type { YourTable } from '../api/types.ts';
import { inOrder } from './your-tables.ts';

const most = 100; // tokens that the server looks up at once

/** The tables of the seats that this browser holds, as far as the server knows them. */
export class Yours {
  #found = $state.raw<YourTable[]>();
  #asked = 0;
  problem = $state('');

  /** In the order in which they are shown; undefined until the server has answered. */
  readonly tables = $derived.by(() => this.#found && inOrder(this.#found.filter(({ table }) => seats.at(table))));

  async refresh() {
    const ask = ++this.#asked;
    const tokens = seats.all.slice(0, most).map(({ token }) => token);
    try {
      const { tables } =
        tokens.length > 0
          ? await request<{ tables: YourTable[] }>('/api/your-tables', { body: { tokens } })
          : { tables: [] };
      if (ask !== this.#asked) return;
      this.#found = tables;
      this.problem = '';
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (ask === this.#asked) this.problem = problem.message;
    }
  }
}
