import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line } from '../api/line.ts';
import { type GameScreen, loadScreen } from '../games/screen.ts';
import { Flyer } from '../kit/flyer.svelte.ts';
import { Play } from './play.svelte.ts';

vi.mock('../games/screen.ts', { spy: true });

/** A game in which a card is played, then its place is chosen, then it is paid for. */
const screen = {
  scenes: () => [],
  flights: () => [],
  targets: (action: string) => [action],
  attempt: (place: string) => `try ${place}`,
  row: { begins: (action: string) => action === 'play', steps: ['place', 'pay'] },
} as unknown as GameScreen;

let play: Play;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', async () => Response.json({ cards: [] }));
  vi.mocked(loadScreen).mockResolvedValue(screen);
  Line.all = [];
  play = new Play('table', new Flyer());
  line().open();
  ask(1);
  await vi.waitFor(() => expect(play.question?.id).toBe('1.0'));
});
afterEach(() => {
  play.close();
  vi.unstubAllGlobals();
});

const line = () => Line.all.at(-1) as Line;
const offered = (actions: Record<string, boolean>) =>
  Object.entries(actions).map(([action, final]) => ({ action, final }));

/** An update in which this person is asked for a turn. */
function ask(position: number, id = `${position}.0`) {
  const actions = offered({ play: false, dive: false, end: true });
  line().say({
    type: 'update',
    table: { position, game: 'finspan', seats: [], asked: [0] },
    you: 0,
    since: position,
    view: { real: position },
    question: { id, step: 'turn', text: 'Your turn?', rule: '3.2', undo: true, actions },
    events: [],
  });
}

const sent = (...types: string[]) => line().sent.filter(({ type }) => types.includes(type));
const last = () => line().sent.at(-1);
/** A press that leads to a message. */
async function press(place: string) {
  const before = line().sent.length;
  void play.press(place);
  await vi.waitFor(() => expect(line().sent.length).toBe(before + 1));
}
/** Lets what hangs on promises that are kept come about. */
const settle = () => new Promise((done) => setTimeout(done));

async function foreseen(step: string, actions: Record<string, boolean>, text = `${step}?`) {
  const question = { step, text, rule: '4.2', actions: offered(actions) };
  line().say({ type: 'rehearsed', command: last()?.command, view: { ahead: step }, ...(step && { question }) });
  await settle();
}

/** The card and its place are chosen. */
async function drafted() {
  await press('play');
  await foreseen('place', { here: false, there: false });
  await press('here');
  await foreseen('pay', { shell: false, pearl: true });
}

test('a row is rehearsed step by step and sent as one when the questions of the row are over', async () => {
  await press('play');
  expect(last()).toMatchObject({ type: 'rehearse', question: '1.0', actions: ['play'] });
  expect(play.question).toBeUndefined();
  await foreseen('place', { here: false, there: false });
  expect(play.question).toMatchObject({ id: '1.0', text: 'place?', rule: '4.2', undo: false });
  expect(play.view).toEqual({ ahead: 'place' });
  expect(play.next).toEqual(['here', 'there']);
  await press('here');
  await foreseen('pay', { shell: false, pearl: true });
  await press('shell');
  expect(last()).toMatchObject({ type: 'rehearse', actions: ['play', 'here', 'shell'] });
  expect(sent('act')).toEqual([]);
  await foreseen('ability', { draw: true });
  expect(last()).toMatchObject({ type: 'act', question: '1.0', actions: ['play', 'here', 'shell'] });
  expect(play.question).toBeUndefined();
  expect(play.view).toEqual({ ahead: 'pay' });
  ask(2);
  line().say({ type: 'done', command: last()?.command, position: 2 });
  await settle();
  expect(play.view).toEqual({ real: 2 });
  expect(play.question?.id).toBe('2.0');
  expect(sent('act')).toHaveLength(1);
});

test('what cannot be taken back, and what nothing is asked after, ends a row', async () => {
  await drafted();
  await press('pearl');
  expect(last()).toMatchObject({ type: 'act', actions: ['play', 'here', 'pearl'] });
  ask(2);
  await drafted();
  await press('shell');
  await foreseen('', {});
  expect(last()).toMatchObject({ type: 'act', question: '2.0', actions: ['play', 'here', 'shell'] });
});

test('what begins no row is sent at once', async () => {
  await press('dive');
  expect(last()).toMatchObject({ type: 'act', question: '1.0', actions: ['dive'] });
  expect(sent('rehearse')).toEqual([]);
});

test('a draft is dropped as a whole; nothing was sent, and the question is asked as before', async () => {
  await drafted();
  expect(play.cancels).toBe(true);
  play.cancel();
  expect(play.cancels).toBe(false);
  expect(play.view).toEqual({ real: 1 });
  expect(play.question).toMatchObject({ id: '1.0', step: 'turn', undo: true });
  expect(sent('act', 'undo')).toEqual([]);
  await drafted();
  await press('pearl');
  expect(last()?.actions).toEqual(['play', 'here', 'pearl']);
});

test('an answer that comes after the draft was dropped changes nothing', async () => {
  await press('play');
  expect(play.cancels).toBe(true);
  play.cancel();
  expect(play.question?.step).toBe('turn');
  await foreseen('place', { here: false });
  expect(play.question?.step).toBe('turn');
  expect(play.view).toEqual({ real: 1 });
});

test('presses while an answer is on its way do nothing', async () => {
  await press('play');
  await Promise.all([play.press('play'), play.press('dive'), play.undo()]);
  expect(line().sent.filter(({ type }) => type !== 'hello')).toHaveLength(1);
  await foreseen('place', { here: false });
  await press('here');
  await foreseen('ability', { draw: true });
  await Promise.all([play.press('here'), play.press('play')]);
  play.cancel();
  expect(play.view).toEqual({ ahead: 'place' });
  expect(sent('act')).toHaveLength(1);
});

test('another question from the table drops the draft; the same one does not', async () => {
  await drafted();
  ask(2, '1.0');
  expect(play.view).toEqual({ ahead: 'pay' });
  expect(play.question?.step).toBe('pay');
  ask(3);
  expect(play.view).toEqual({ real: 3 });
  expect(play.question).toMatchObject({ id: '3.0', step: 'turn' });
  expect(play.why).toBeUndefined();
});

test('a lost connection loses at most the draft', async () => {
  await drafted();
  await press('shell');
  line().close();
  await vi.waitFor(() => expect(Line.all).toHaveLength(2), { timeout: 2_000 });
  line().open();
  ask(3);
  await settle();
  const command = last()?.command;
  expect(last()).toMatchObject({ type: 'rehearse', question: '1.0' });
  line().say({ type: 'refused', command, code: 'stale-question', text: 'not open any more' });
  await settle();
  expect(play.why).toBeUndefined();
  expect(play.question).toMatchObject({ id: '3.0', step: 'turn' });
  expect(sent('act')).toEqual([]);
});

test('why something is not possible is asked about what comes after the draft', async () => {
  await drafted();
  await press('reef');
  expect(last()).toMatchObject({ type: 'rehearse', question: '1.0', actions: ['play', 'here', 'try reef'] });
  line().say({ type: 'refused', command: last()?.command, code: 'not-legal', text: 'It is not yours.', rule: '4.2' });
  await settle();
  expect(play.why).toEqual({ text: 'It is not yours.', rule: '4.2', place: 'reef' });
  expect(play.question?.step).toBe('pay');
});

test('a row that is refused is said so and dropped', async () => {
  await drafted();
  await press('pearl');
  line().say({ type: 'refused', command: last()?.command, code: 'not-legal', text: 'No.', rule: '4.2' });
  await settle();
  expect(play.why?.text).toBe('No.');
  expect(play.question).toMatchObject({ id: '1.0', step: 'turn' });
  expect(play.view).toEqual({ real: 1 });
});

test('what would uncover something is not rehearsed, but sent', async () => {
  await drafted();
  await press('shell');
  line().say({ type: 'refused', command: last()?.command, code: 'uncovers', text: 'It would uncover.' });
  await settle();
  expect(last()).toMatchObject({ type: 'act', actions: ['play', 'here', 'shell'] });
  expect(play.why).toBeUndefined();
});

test('with another language the draft is dropped, whose words are of the old one', async () => {
  await drafted();
  play.greet();
  expect(play.draft.row).toEqual([]);
});
