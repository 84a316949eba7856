import { expect, test } from 'vitest';
import { nextPlaces, type Option, pick } from './choice.ts';

const option = (action: string, ...targets: string[]): Option => ({ action, final: false, targets });
const play = [
  option('play shrimp at (1,0)', 'hand:shrimp', 'cell:(1,0)'),
  option('play shrimp at (2,0)', 'hand:shrimp', 'cell:(2,0)'),
  option('play eel at (1,0)', 'hand:eel', 'cell:(1,0)'),
  option('end turn', 'button:end turn'),
];
const hunt = [
  option('catch (1,0) into reserve', 'cell:(1,0)', 'zone:reserve'),
  option('catch (1,0) into ecosystem', 'cell:(1,0)', 'zone:ecosystem'),
  option('catch (2,0) into reserve', 'cell:(2,0)', 'zone:reserve'),
];

test('first the cards and buttons are lit, each once', () => {
  expect(nextPlaces(play, [])).toEqual(['hand:shrimp', 'hand:eel', 'button:end turn']);
});

test('after a card its cells are lit', () => {
  expect(pick(play, [], 'hand:shrimp')).toEqual({ kind: 'picked', picked: ['hand:shrimp'] });
  expect(nextPlaces(play, ['hand:shrimp'])).toEqual(['cell:(1,0)', 'cell:(2,0)']);
});

test('the last place chooses the action', () => {
  expect(pick(play, ['hand:shrimp'], 'cell:(2,0)')).toEqual({ kind: 'chosen', option: play[1] });
  expect(pick(play, [], 'button:end turn')).toEqual({ kind: 'chosen', option: play[3] });
});

test('pressing the picked card again lays it down, another card takes its place, a button works at any time', () => {
  expect(pick(play, ['hand:shrimp'], 'hand:shrimp')).toEqual({ kind: 'picked', picked: [] });
  expect(pick(play, ['hand:shrimp'], 'hand:eel')).toEqual({ kind: 'picked', picked: ['hand:eel'] });
  expect(pick(play, ['hand:shrimp'], 'button:end turn')).toEqual({ kind: 'chosen', option: play[3] });
});

test('a card with a single cell still waits for the cell', () => {
  expect(pick(play, [], 'hand:eel')).toEqual({ kind: 'picked', picked: ['hand:eel'] });
});

test('a single zone is not asked, two are', () => {
  expect(pick(hunt, [], 'cell:(2,0)')).toEqual({ kind: 'chosen', option: hunt[2] });
  expect(pick(hunt, [], 'cell:(1,0)')).toEqual({ kind: 'picked', picked: ['cell:(1,0)'] });
  expect(nextPlaces(hunt, ['cell:(1,0)'])).toEqual(['zone:reserve', 'zone:ecosystem']);
});

test('what no option names is not allowed, and what was picked stays picked', () => {
  expect(pick(play, ['hand:eel'], 'cell:(2,0)')).toEqual({ kind: 'not' });
  expect(pick([], [], 'cell:(2,0)')).toEqual({ kind: 'not' });
});
