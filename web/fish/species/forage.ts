import type { Entry } from '../fish.ts';

/** The three small fish that every ocean begins with. */
export const forage: Record<string, Entry> = {
  'catalina-goby': {
    plan: 'blenny',
    depth: 0.98,
    colours: { back: '#e8502a', side: '#f4683a', belly: '#f98a5a', fin: '#f2652f' },
    fins: {
      first: { on: 'back', from: 24, to: 42, high: '12 13 8 2', edge: 'spines', rays: 5, lean: 0.5 },
      dorsal: { from: 47, to: 88, high: '6 9 9 8 3', rays: 12 },
    },
    tail: { shape: 'round', long: 18, up: 10, rays: 8 },
    pectoral: { u: 28, v: -0.3, long: 16, wide: 80, angle: -20, shape: 'fan', rays: 7 },
    eye: { u: 10, v: 0.55, r: 3.4 },
    marks: [
      { kind: 'bars', colour: '#1b52c8', at: '17 29 36 43 50 57', wide: 2.8, v: '-0.75 1.05' },
      { kind: 'lines', colour: '#1b52c8', width: 2, lines: ['4 0.3, 7 0.5, 9 1', '6 -0.2, 10 -0.1, 14 0.2, 15 0.9'] },
    ],
  },
  'showy-bristlemouth': {
    plan: 'lantern',
    depth: 0.62,
    top: '0 0.4, 4 5, 14 8.5, 32 9, 62 7.4, 90 3.8, 100 3.6',
    bottom: '-2 1, 4 5, 14 8.8, 32 9, 62 7, 90 3.6, 100 3.4',
    colours: { back: '#b3a48c', side: '#e0d6c4', belly: '#ece4d6', fin: '#c9bda8' },
    eye: { u: 8, v: 0.4, r: 1.5, iris: '#3c3a48', pupil: '#15161f' },
    mouth: { u: 17, v: -0.3, open: true, teeth: '10 1.6' },
    marks: [
      { kind: 'rows', colour: '#bfe0ea', wide: 1.6, gap: 4.4, v: '-0.82', from: 12, to: 92 },
      { kind: 'rows', colour: '#4c4038', wide: 1.7, gap: 7, v: '0.5 0 -0.4', from: 24, to: 94 },
      { kind: 'field', colour: '#7a6a5c', points: '24 -0.2, 40 0, 44 -0.6, 30 -0.8', opacity: 0.5 },
    ],
  },
  'glasshead-grenadier': {
    plan: 'cusk',
    depth: 0.96,
    top: '0 0, 3 5, 10 10, 22 12, 40 8.6, 74 3, 100 0.4',
    bottom: '0 0, 3 4, 10 8.4, 22 10.6, 40 7.6, 74 2.6, 100 0.4',
    colours: { back: '#6f7f9a', side: '#b9c7d6', belly: '#2f3f66', fin: '#9fb0c6' },
    bellyTo: -0.62,
    fins: {
      dorsal: { from: 24, to: 34, high: '3 14 6 1', rays: 5, lean: 0.5 },
      low: { on: 'back', from: 44, to: 100, high: '0.6 1.6 1.6 0.4' },
      anal: { from: 34, high: '2 5 4 2.4 0.5' },
    },
    eye: { u: 10, v: 0.28, r: 4.4, iris: '#cfe6ee' },
    mouth: { u: 9, v: -0.6, start: -0.6 },
    marks: [
      { kind: 'field', colour: '#e6f3f6', points: '0 0.3, 4 0.9, 14 0.95, 18 0.6, 8 0.66', opacity: 0.8 },
      { kind: 'waves', colour: '#5a6f96', count: 9, v: '-0.95 -0.45', wide: 0.9, from: 24, to: 40 },
    ],
  },
};
