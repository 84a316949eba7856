import type { Answer, Foreseen } from '../api/connection.svelte.ts';
import type { Question } from '../api/types.ts';

/** Rehearses a row of actions as the answer to a question. */
type Rehearse = (question: string, actions: string[]) => Promise<Answer>;

/** What became of an action that was added: the row goes on, it is whole, it was dropped meanwhile, or why it is not legal. */
export type Added = 'goes on' | 'whole' | 'dropped' | Answer;

/**
 * A row of actions that is chosen step by step and sent as one. What would be seen and asked after each is rehearsed by
 * the server; until the row is sent the table is as it was, and nobody else is told.
 */
export class Draft {
  /** What is chosen so far, in order. */
  row = $state.raw<string[]>([]);
  /** Whether what comes after an action is being found out. */
  trying = $state(false);
  #ahead = $state.raw<Foreseen>();
  /** Counts what makes an answer come too late. */
  #turn = 0;

  constructor(private readonly rehearse: Rehearse) {}

  /** What would be seen, while there is a draft. */
  get view(): unknown {
    return this.#ahead?.view;
  }

  /** What would be asked in the place of the open question, while there is a draft. */
  inPlaceOf(open: Question): Question {
    const asked = this.#ahead?.question;
    return asked ? { ...asked, id: open.id, undo: false } : open;
  }

  /** Adds an action to the row, which goes on while questions of these steps follow. */
  async add(question: string, action: string, steps: readonly string[]): Promise<Added> {
    const turn = ++this.#turn;
    const row = [...this.row, action];
    this.trying = true;
    const answer = await this.rehearse(question, row);
    if (turn !== this.#turn) return 'dropped';
    this.trying = false;
    if (!answer.done) return answer.code === 'uncovers' ? 'whole' : answer;
    const ahead = answer.foreseen;
    if (!ahead?.question || !steps.includes(ahead.question.step)) return 'whole';
    this.row = row;
    this.#ahead = ahead;
    return 'goes on';
  }

  /** Forgets the whole row. */
  drop() {
    this.#turn++;
    this.trying = false;
    this.row = [];
    this.#ahead = undefined;
  }
}
