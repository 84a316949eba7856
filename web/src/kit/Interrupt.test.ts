import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Interrupt from './Interrupt.svelte';

const words = { label: 'Interrupt', about: 'Ask me' };

test('it is a switch that says what it is for and how it stands', async () => {
  const toggle = vi.fn();
  const { rerender } = render(Interrupt, { ...words, on: false, passing: false, toggle });
  const button = screen.getByRole('button', { name: 'Ask me' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(button);
  expect(toggle).toHaveBeenCalledOnce();
  await rerender({ on: true });
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('the time that is left is shown while a question passes', async () => {
  const { container, rerender } = render(Interrupt, { ...words, on: false, passing: true, toggle: () => {} });
  expect(container.querySelector('.time')).not.toBeNull();
  await rerender({ passing: false });
  expect(container.querySelector('.time')).toBeNull();
});
