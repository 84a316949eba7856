import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line } from '../api/line.ts';
import { type GameScreen, loadScreen } from '../games/screen.ts';
import { Flyer } from '../kit/flyer.svelte.ts';
import { Play } from './play.svelte.ts';

vi.mock('../games/screen.ts', { spy: true });

let play: Play;

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', async () => Response.json({ cards: [] }));
  Line.all = [];
  play = new Play('table', new Flyer());
});
afterEach(() => {
  play.close();
  vi.unstubAllGlobals();
});

function say(position: number) {
  Line.all.at(-1)?.say({
    type: 'update',
    table: { position, game: 'fintastic-sea', seats: [] },
    you: 0,
    since: position - 1,
    view: {},
    events: position > 1 ? [{ type: 'played', at: position, text: `event ${position}` }] : [],
  });
}

test('what comes while the updates before it wait for the screen, or are shown, is told after them', async () => {
  let ready: (screen: GameScreen) => void = () => {};
  vi.mocked(loadScreen).mockReturnValue(
    new Promise((resolve) => {
      ready = resolve;
    }),
  );
  Line.all.at(-1)?.open();
  say(1);
  say(2);
  say(3);
  const scenes = (_: unknown, { table: { position } }: { table: { position: number } }) => {
    if (position === 2) say(4);
    return [];
  };
  ready({ scenes, flights: () => [] } as unknown as GameScreen);
  await vi.waitFor(() => expect(play.log.at(-1)?.text).toBe('event 4'));
  expect(play.log.map(({ text }) => text)).toEqual(['event 2', 'event 3', 'event 4']);
  expect(play.table?.position).toBe(4);
});
