import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Sign from './Sign.svelte';
import { type SignName, signs } from './signs.ts';

const names = Object.keys(signs) as SignName[];

describe('the signs', () => {
  it('are all different', () => {
    expect(new Set(names.map((name) => JSON.stringify(signs[name]))).size).toBe(names.length);
  });

  it.each(names)('%s is drawn, and silent beside its words', (name) => {
    const { container } = render(Sign, { name });
    expect(container.querySelectorAll('path[d^="M"]').length).toBeGreaterThan(0);
    expect(container.querySelector('svg')).toHaveProperty('ariaHidden', 'true');
  });

  it('says its label where there are no words', () => {
    const { getByRole } = render(Sign, { name: 'egg', label: 'One egg' });
    expect(getByRole('img').getAttribute('aria-label')).toBe('One egg');
  });
});
