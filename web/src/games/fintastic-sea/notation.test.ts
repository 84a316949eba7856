import { expect, test } from 'vitest';
import { attempt, spot, targets } from './notation.ts';

test.each([
  ['play shrimp at (1,0)', ['hand:shrimp', 'cell:(1,0)']],
  ['discard blue-tang', ['hand:blue-tang', 'button:discard']],
  ['catch (-1,2) into ecosystem', ['cell:(-1,2)', 'zone:ecosystem']],
  ['gain (1,0)', ['cell:(1,0)']],
  ['push around (0,-2)', ['cell:(0,-2)']],
  ['pay fire-goby', ['reserve:fire-goby', 'button:pay']],
  ['enhance manta', ['secret:manta', 'button:enhance']],
  ['keep manta', ['looking:manta', 'button:keep']],
  ['end turn', ['button:end turn']],
  ['skip', ['button:skip']],
  ['use', ['button:use']],
])('%s is chosen by %j', (action, places) => {
  expect(targets(action)).toEqual(places);
});

test('a cell that is not lit is asked about as what the question is for', () => {
  expect(attempt('cell:(0,0)', ['hand:eel'], ['play eel at (1,0)'])).toBe('play eel at (0,0)');
  expect(attempt('cell:(0,1)', [], ['gain (1,0)', 'skip'])).toBe('gain (0,1)');
  expect(attempt('cell:(0,1)', [], ['push around (1,0)'])).toBe('push around (0,1)');
  expect(attempt('cell:(0,1)', [], ['catch (1,0) into reserve', 'skip'])).toBe('catch (0,1) into reserve');
  expect(attempt('cell:(0,1)', [], [])).toBe('catch (0,1) into reserve');
});

test('a cell without a card in hand means nothing yet', () => {
  expect(attempt('cell:(0,1)', [], ['play eel at (1,0)'])).toBe('');
});

test('cards and pairs ask for themselves', () => {
  expect(attempt('hand:shrimp', [], ['end turn'])).toBe('play shrimp at (1,1)');
  expect(attempt('reserve:shrimp', [], ['end turn'])).toBe('pay shrimp');
  expect(attempt('secret:manta', [], [])).toBe('enhance manta');
  expect(attempt('pile:discard', [], [])).toBe('');
});

test('cells are read with their signs', () => {
  expect(spot('(-3,2)')).toEqual({ x: -3, y: 2 });
});
