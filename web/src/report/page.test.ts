import { beforeAll, expect, test } from 'vitest';
import type { Report } from './document.ts';
import { show } from './page.ts';

const evil = '</script><img src=x onerror="alert(1)">';

const report: Report = {
  format: 'tidetable-report/1',
  language: 'en',
  title: `A report on ${evil}`,
  summary: ['Seat 1 wins most.'],
  facts: [{ name: 'Seats', value: '2' }],
  variants: ['standard', evil],
  words: { summary: 'In short', facts: 'What was played', numbers: 'The numbers', decks: 'Decks' },
  sections: [
    {
      id: 'wins',
      title: 'Who wins',
      sentences: ['Seat 1.'],
      warning: 'Too few games.',
      plots: [
        {
          kind: 'intervals',
          axis: 'Rate of wins',
          percent: true,
          reference: 0.5,
          marks: [
            { name: 'Seat 1', variant: 0, value: 0.5, low: 0.4, high: 0.6 },
            { name: evil, variant: 1, value: 0.6, low: 0.5, high: 0.7 },
          ],
        },
        {
          kind: 'shares',
          axis: 'Turns',
          percent: false,
          bins: [
            { variant: 0, from: 1, to: 3, share: 0.5 },
            { variant: 0, from: 3, to: 5, share: 0.5 },
            { variant: 1, from: 1, to: 3, share: 1 },
          ],
        },
        { kind: 'bars', axis: 'Times a game', percent: false, bars: [{ name: evil, variant: 1, value: 3 }] },
      ],
      table: { columns: ['Deck', 'Wins'], rows: [[evil, '50 %']] },
    },
  ],
};

beforeAll(() => {
  // jsdom lays nothing out.
  globalThis.ResizeObserver = class implements ResizeObserver {
    private readonly seen: ResizeObserverCallback;
    constructor(seen: ResizeObserverCallback) {
      this.seen = seen;
    }
    observe() {
      this.seen([], this);
    }
    unobserve() {}
    disconnect() {}
  };
});

test('every picture is drawn, with its numbers as a table', () => {
  const place = document.createElement('main');
  show(report, place);
  expect(place.querySelectorAll('figure .picture svg')).toHaveLength(3);
  expect(place.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(place.querySelector('.warning')?.textContent).toBe('Too few games.');
  expect(place.querySelectorAll('.legend li')).toHaveLength(2);
});

test('a name is never anything but text', () => {
  const place = document.createElement('main');
  show(report, place);
  expect(place.querySelector('img')).toBeNull();
  expect(place.querySelector('h1')?.textContent).toBe(report.title);
  expect(place.querySelector('tbody th')?.textContent).toBe(evil);
});
