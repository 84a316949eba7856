import { Problem, passes, request } from '../api/http.ts';
import type { Analysis } from '../api/types.ts';

const pause = 1_000; // ms between two looks: they also tell the server that somebody still waits

/** What the search thinks of a match, fetched as far as it has come for as long as somebody looks. */
export class Watched {
  found = $state.raw<Analysis>();
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly token: string | undefined,
  ) {
    void this.#look();
  }

  get whole(): boolean {
    return this.found !== undefined && this.found.at === this.found.length;
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #look() {
    let again = true;
    try {
      this.found = await request<Analysis>(`/api/tables/${this.table}/analysis`, { token: this.token });
      this.problem = '';
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem.message;
      again = passes(problem.code);
    }
    if (again && !this.#closed && !this.whole && !this.found?.failed)
      this.#timer = setTimeout(() => void this.#look(), pause);
  }
}
