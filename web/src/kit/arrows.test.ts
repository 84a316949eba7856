import { expect, test } from 'vitest';
import { nearest } from './arrows.ts';

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 50, y: y * 60 })));

test('an arrow leads to the neighbour', () => {
  expect(nearest({ x: 50, y: 60 }, grid, 'ArrowRight')).toBe(5);
  expect(nearest({ x: 50, y: 60 }, grid, 'ArrowLeft')).toBe(3);
  expect(nearest({ x: 50, y: 60 }, grid, 'ArrowUp')).toBe(1);
  expect(nearest({ x: 50, y: 60 }, grid, 'ArrowDown')).toBe(7);
});

test('a gap is jumped over', () => {
  expect(nearest({ x: 0, y: 0 }, [{ x: 150, y: 0 }], 'ArrowRight')).toBe(0);
});

test('what lies too far aside is not in that direction', () => {
  expect(nearest({ x: 0, y: 0 }, [{ x: 50, y: 120 }], 'ArrowRight')).toBe(-1);
  expect(nearest({ x: 0, y: 0 }, [{ x: 50, y: 120 }], 'ArrowDown')).toBe(0);
});

test('at the edge there is nothing', () => {
  expect(nearest({ x: 100, y: 0 }, grid, 'ArrowRight')).toBe(-1);
});
