import type { Entry } from '../fish.ts';

/** What lies flat on the ground, or winds over it. */
export const flatfish: Record<string, Entry> = {
  'european-flounder': {
    plan: 'flatfish',
    mirrored: true,
    colours: { back: '#7a7248', side: '#867d50', belly: '#867d50', fin: '#968c5e' },
    tail: { shape: 'straight', long: 17, up: 10, notch: -0.08 },
    marks: [
      { kind: 'rows', colour: '#e7dfb4', wide: 1.4, gap: 4.5, v: '0.96 -0.96', from: 14, to: 90 },
      { kind: 'blots', colour: '#6a6240', count: 14, wide: 5 },
      { kind: 'spots', colour: '#d98a3c', count: 22, wide: 2.2, in: '24 92 -0.85 0.85' },
      { kind: 'lines', colour: '#4f4a30', width: 1.3, lines: ['26 0.16, 36 0.14, 60 0, 99 0'] },
    ],
    extras: [{ kind: 'eye', eye: { u: 12, v: 0.56, r: 2.2 } }],
  },
  'largetooth-flounder': {
    plan: 'flatfish',
    depth: 0.92,
    colours: { back: '#8a6c4c', side: '#a5845e', belly: '#a5845e', fin: '#b2936c' },
    mouth: { u: 13, v: -0.3, start: 0.1, teeth: '5 2.6' },
    marks: [
      { kind: 'spot', colour: '#4b3524', u: 42, v: 0.06, wide: 7, ring: '#e6d0a4' },
      { kind: 'spot', colour: '#4b3524', u: 68, v: 0.02, wide: 4.5, ring: '#e6d0a4' },
      { kind: 'blots', colour: '#8a6c4a', count: 18, wide: 4 },
      { kind: 'lines', colour: '#5c442c', width: 1.3, lines: ['26 0.1, 30 0.4, 37 0.36, 42 0.04, 99 0'] },
    ],
  },
  'plate-fish': {
    plan: 'flatfish',
    depth: 1.18,
    top: '0 0, 2 9, 10 19, 38 25, 66 20, 92 6, 100 5',
    colours: { back: '#8c7f6a', side: '#a39682', belly: '#a39682', fin: '#aa9f8c' },
    fins: { dorsal: { rim: '#4f8fd8', rays: 18 }, anal: { rim: '#4f8fd8', rays: 14 } },
    pectoral: { u: 28, v: 0.08, long: 44, wide: 9, angle: 22, rays: 5 },
    eye: { u: 19, v: 0.5, r: 2.7 },
    marks: [
      { kind: 'spots', colour: '#a39682', ring: '#3f8ae0', count: 24, wide: 4.4, in: '22 94 -0.85 0.85' },
      { kind: 'spots', colour: '#3f8ae0', count: 16, wide: 1.4, in: '4 30 -0.8 0.8' },
      { kind: 'spot', colour: '#4a4038', u: 72, v: 0, wide: 6 },
    ],
    extras: [{ kind: 'eye', eye: { u: 6, v: 0.02, r: 2.5 } }],
  },
  'black-hagfish': {
    plan: 'eel',
    spine: '0 0, 18 4, 34 14, 52 16, 62 5, 56 -8, 70 -18, 90 -10, 102 2',
    top: '0 2.4, 3 3.6, 12 4.4, 50 4.6, 80 3.8, 100 1.2',
    bottom: '0 2.4, 3 3.4, 12 4.2, 50 4.4, 80 3.6, 100 1.2',
    colours: { back: '#3f3640', side: '#5a4d58', belly: '#74656f', fin: '#6b5c68' },
    fins: { dorsal: null, anal: null, rear: { on: 'both', from: 84, to: 100, high: '0.3 1.6 2 1', lean: 0.5 } },
    tail: { shape: 'round', long: 6, up: 4 },
    eye: null,
    mouth: { u: 2.6, v: -0.5, start: -0.6 },
    gill: 0,
    marks: [
      { kind: 'rows', colour: '#cbb9c2', wide: 1.1, gap: 4, v: '-0.72', from: 36, to: 88 },
      { kind: 'rows', colour: '#2c242c', wide: 1.7, gap: 2.6, v: '-0.5', from: 22, to: 32 },
      { kind: 'field', colour: '#9c8a94', points: '4 0.5, 6 0.62, 7 0.4, 5.4 0.28', opacity: 0.7 },
    ],
    extras: [
      { kind: 'thread', from: [0.5, 0.5], angle: 150, long: 6, curl: 20, width: 1.8, colour: '#74656f' },
      { kind: 'thread', from: [0.3, 0], angle: 180, long: 6, curl: 20, width: 1.8, colour: '#74656f' },
      { kind: 'thread', from: [0.8, -0.7], angle: 215, long: 6, curl: 20, width: 1.8, colour: '#74656f' },
    ],
  },
};
