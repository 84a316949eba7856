import { describe, expect, it } from 'vitest';
import { cards } from '../../../fish/index.ts';
import { drawnPicture, fishPicture } from './pictures.ts';

describe('the pictures of Finspan', () => {
  it('are there for every card', () => {
    expect(cards().filter(({ id }) => !fishPicture(id))).toEqual([]);
    expect(fishPicture('no-such-fish')).toBe('');
  });

  it('are there for tokens and backs', () => {
    const names = ['egg', 'young', 'school', 'diver', 'back-main', 'back-starter'] as const;
    expect(names.filter((name) => !drawnPicture(name))).toEqual([]);
  });
});
