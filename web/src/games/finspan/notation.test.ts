import { expect, test } from 'vitest';
import { pick } from '../../table/choice.ts';
import { attempt, targets } from './notation.ts';
import type { FinspanView } from './view.ts';

test.each([
  ['play haddock', ['hand:haddock', 'zone:play']],
  ['dive blue', ['site:blue']],
  ['at green 3', ['slot:green 3']],
  ['pay haddock', ['hand:haddock']],
  ['pay egg at blue 1', ['slot:blue 1']],
  ['pay young at purple 6', ['slot:purple 6']],
  ['pay school at green 2', ['slot:green 2']],
  ['draw', ['button:draw']],
  ['recover haddock', ['discard:haddock']],
  ['recover from deck', ['button:recover from deck']],
  ['egg at blue 1', ['slot:blue 1', 'zone:egg']],
  ['eggs on all', ['button:eggs on all']],
  ['eggs on some', ['button:eggs on some']],
  ['hatch at blue 1', ['slot:blue 1', 'zone:hatch']],
  ['young at blue 1', ['slot:blue 1', 'zone:young']],
  ['move young from blue 1 to blue 4', ['slot:blue 1', 'slot:blue 4', 'zone:move young']],
  ['move school from blue 1 to green 1', ['slot:blue 1', 'slot:green 1', 'zone:move school']],
  ['eat haddock', ['hand:haddock', 'zone:eat']],
  ['use blue 1', ['slot:blue 1']],
  ['end', ['button:end']],
])('%s is chosen by %j', (action, places) => {
  expect(targets(action)).toEqual(places);
});

const option = (action: string) => ({ action, final: false, targets: targets(action) });

test('one press is enough where it can mean one thing only', () => {
  const options = [option('egg at blue 1'), option('egg at blue 2'), option('end')];
  expect(pick(options, [], 'slot:blue 1')).toEqual({ kind: 'chosen', option: options[0] });
  const both = [...options, option('hatch at blue 1')];
  expect(pick(both, [], 'slot:blue 1')).toEqual({ kind: 'picked', picked: ['slot:blue 1'] });
  expect(pick(both, ['slot:blue 1'], 'zone:hatch')).toEqual({ kind: 'chosen', option: both[3] });
});

test('a move is two slots, and what moves is asked where both could', () => {
  const options = ['young', 'school'].map((what) => option(`move ${what} from blue 1 to blue 4`));
  expect(pick(options.slice(0, 1), ['slot:blue 1'], 'slot:blue 4')).toEqual({ kind: 'chosen', option: options[0] });
  const places = ['slot:blue 1', 'slot:blue 4'];
  expect(pick(options, ['slot:blue 1'], 'slot:blue 4')).toEqual({ kind: 'picked', picked: places });
});

const at = (step: string, parts: object = {}) =>
  ({
    step,
    playing: { cards: 0, eggs: 0, young: 0, schools: 0 },
    abilities: [],
    players: [],
    ...parts,
  }) as unknown as FinspanView;
const ability = (...ops: string[]) =>
  at('ability', {
    abilities: [{ seat: 0, benefits: ops.map((op) => ({ op, where: '', left: 1 })) }],
    players: [{ ocean: [{ slot: 'blue 1', school: true }] }],
  });

test('what cannot be done is asked about as what it would be', () => {
  expect(attempt('hand:haddock', [], ['dive blue'], at('turn'))).toBe('play haddock');
  expect(attempt('hand:haddock', [], ['pay cod'], at('pay'))).toBe('pay haddock');
  expect(attempt('hand:haddock', [], ['eat cod'], ability('consumeFromHand'))).toBe('eat haddock');
  expect(attempt('discard:haddock', [], [], ability('recover'))).toBe('recover haddock');
  expect(attempt('site:green', [], [], ability('recover'))).toBe('dive green');
  expect(attempt('slot:blue 1', [], [], at('turn'))).toBe('');
  expect(attempt('slot:blue 1', [], [], at('slot'))).toBe('at blue 1');
  expect(attempt('slot:blue 1', [], [], at('eggs'))).toBe('egg at blue 1');
  expect(attempt('slot:blue 1', [], [], at('finale'))).toBe('use blue 1');
  expect(attempt('slot:blue 1', [], [], at('pay', { playing: { cards: 0, eggs: 0, young: 2 } }))).toBe(
    'pay young at blue 1',
  );
  expect(attempt('slot:blue 1', [], [], ability('draw', 'hatch'))).toBe('hatch at blue 1');
  expect(attempt('slot:blue 1', [], [], ability('draw'))).toBe('');
});

test('a move is asked about along a straight line only', () => {
  const why = (to: string) => attempt(`slot:${to}`, ['slot:blue 1'], [], ability('move'));
  expect(why('blue 4')).toBe('move school from blue 1 to blue 4');
  expect(why('green 1')).toBe('move school from blue 1 to green 1');
  expect(why('green 2')).toBe('');
  expect(attempt('slot:blue 1', [], [], ability('move'))).toBe('move school from blue 1 to blue 2');
  expect(attempt('slot:blue 6', [], [], ability('move'))).toBe('move young from blue 6 to blue 5');
});
