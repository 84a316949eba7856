import type { Fish } from '../fish.ts';

/** Plans of the fish of the open sea. */

const tuna: Fish = {
  top: '0 0, 6 5, 20 10.5, 42 13, 66 9, 90 2.3, 100 1.6',
  bottom: '0 0, 6 4.5, 20 10, 42 12.5, 66 8.5, 90 2.2, 100 1.6',
  colours: { back: '#1f3f6e', side: '#a9bfd0', belly: '#eef3f5', fin: '#3f5f86' },
  fins: {
    dorsal: { from: 30, to: 50, high: '9 7.5 5 3 1.2', lean: 0.3, edge: 'spines', rays: 9 },
    soft: { from: 53, to: 61, high: '4 11 1.5', edge: 'blade', lean: 1.1 },
    anal: { on: 'belly', from: 57, to: 65, high: '4 11 1.5', edge: 'blade', lean: 1.1 },
  },
  tail: { shape: 'crescent', long: 15, up: 18, notch: 0.72 },
  pectoral: { u: 28, v: -0.05, long: 17, wide: 7, angle: -14, shape: 'sickle' },
  pelvic: { u: 32, v: -0.97, long: 9, wide: 5, angle: -35 },
  eye: { u: 9, v: 0.25, r: 2.5 },
  mouth: { u: 9, v: -0.35, start: -0.05 },
  gill: 26,
  backTo: 0.28,
  bellyTo: -0.3,
  extras: [
    { kind: 'finlets', from: 67, to: 94, count: 8, colour: '#f3c53c' },
    { kind: 'keel', from: 91, to: 101 },
  ],
};

const billfish: Fish = {
  ...tuna,
  top: '0 0, 4 3.5, 12 7, 26 9, 50 8, 80 4, 96 1.9, 100 1.8',
  bottom: '0 0, 4 2.6, 12 6, 30 8.5, 52 7.5, 80 3.8, 96 1.9, 100 1.8',
  colours: { back: '#1d3f7d', side: '#9fb6cf', belly: '#f1f4f4', fin: '#2b4f93' },
  fins: {
    dorsal: { from: 16, to: 70, high: '16 12 5 4 4 3', lean: 0.3, rays: 14 },
    soft: { from: 82, to: 88, high: '1 4.5 1', edge: 'blade', lean: 1 },
    anal: { on: 'belly', from: 62, to: 74, high: '2 9 2', edge: 'blade', lean: 0.9 },
    anal2: { on: 'belly', from: 83, to: 88, high: '1 4 1', edge: 'blade', lean: 1 },
  },
  tail: { shape: 'crescent', long: 17, up: 19, notch: 0.76 },
  pectoral: { u: 22, v: -0.55, long: 19, wide: 6, angle: -24, shape: 'sickle' },
  pelvic: { u: 25, v: -0.97, long: 22, wide: 1.4, angle: -22 },
  eye: { u: 7.5, v: 0.2, r: 2.2 },
  mouth: { u: 9, v: -0.4, start: -0.3 },
  gill: 19,
  backTo: 0.25,
  extras: [{ kind: 'bill', long: 26, thick: 3 }],
};

const herring: Fish = {
  top: '0 0, 8 5, 25 9, 45 10, 70 7, 92 3.4, 100 3.2',
  bottom: '0 0, 8 5, 25 10, 45 11.5, 70 8, 92 3.4, 100 3.2',
  colours: { back: '#2f6f92', side: '#bfd3dc', belly: '#f3f7f6', fin: '#8fb0bd' },
  fins: {
    dorsal: { from: 42, to: 56, high: '3 10 7 3', lean: 0.5, rays: 6 },
    anal: { on: 'belly', from: 72, to: 88, high: '3 3.6 2', edge: 'blade', lean: 0.5, rays: 6 },
  },
  tail: { shape: 'forked', long: 20, up: 14, notch: 0.6, rays: 8 },
  pectoral: { u: 25, v: -0.7, long: 13, wide: 5, angle: -16 },
  pelvic: { u: 52, v: -0.97, long: 9, wide: 5, angle: -35 },
  eye: { u: 8.5, v: 0.25, r: 2.9 },
  mouth: { u: 6, v: -0.2, start: 0.1 },
  gill: 21,
  backTo: 0.35,
  bellyTo: -0.4,
};

const salmon: Fish = {
  ...herring,
  top: '0 0, 6 5, 18 9.5, 40 12, 65 9.5, 88 4.5, 100 4.5',
  bottom: '0 0, 6 4.5, 18 9, 40 11.5, 65 9, 88 4.5, 100 4.5',
  fins: {
    dorsal: { from: 44, to: 58, high: '3 10 7 3', lean: 0.5, rays: 7 },
    adipose: { from: 80, to: 84, high: '2 4.5 4', lean: 1.3 },
    anal: { on: 'belly', from: 70, to: 81, high: '3 9 4', edge: 'blade', lean: 0.6, rays: 6 },
  },
  tail: { shape: 'forked', long: 17, up: 13, notch: 0.28, rays: 9 },
  eye: { u: 9, v: 0.28, r: 2.2 },
  mouth: { u: 11, v: -0.25, start: 0 },
};

const jack: Fish = {
  ...tuna,
  top: '0 0, 3 8, 12 15, 30 19, 55 15, 86 3, 100 2',
  bottom: '0 0, 3 4, 14 12, 34 16, 55 14, 86 3, 100 2',
  fins: {
    dorsal: { from: 32, to: 46, high: '4 8 5 1.5', lean: 0.3, edge: 'spines', rays: 6 },
    soft: { from: 50, to: 90, high: '5 14 5 3.5 3', lean: 0.9, rays: 10 },
    anal: { on: 'belly', from: 54, to: 90, high: '5 13 5 3.5 3', lean: 0.9, rays: 9 },
  },
  tail: { shape: 'crescent', long: 20, up: 20, notch: 0.66 },
  pectoral: { u: 27, v: -0.2, long: 27, wide: 8, angle: -14, shape: 'sickle' },
  eye: { u: 12, v: 0.4, r: 3 },
  mouth: { u: 10, v: -0.3, start: -0.1 },
  extras: [{ kind: 'keel', from: 84, to: 100 }],
};

const flying: Fish = {
  ...herring,
  top: '0 0, 6 5, 20 8, 45 8, 70 6.5, 92 3.4, 100 3.2',
  bottom: '0 0, 6 5, 20 8.5, 45 9, 70 6, 92 3.2, 100 3',
  colours: { back: '#22558f', side: '#b7cfe2', belly: '#f4f8fa', fin: '#8fb8d8' },
  fins: {
    dorsal: { from: 70, to: 86, high: '3 7 5 3', lean: 0.5, rays: 6 },
    anal: { on: 'belly', from: 72, to: 86, high: '3 6 4 2', lean: 0.5, rays: 6 },
  },
  tail: { shape: 'forked', long: 24, up: 10, down: 18, notch: 0.62, rays: 8 },
  pectoral: { u: 24, v: 0.5, long: 62, wide: 30, angle: 26, shape: 'wing', rays: 9, far: true },
  pelvic: { u: 38, v: -0.95, long: 9, wide: 4, angle: -30 },
  eye: { u: 9.5, v: 0.25, r: 3.3 },
};

const remora: Fish = {
  top: '-1 0, 5 3.2, 20 5.4, 45 6.2, 75 4, 94 2.2, 100 2.2',
  bottom: '-2 0.4, 5 4, 20 6.4, 45 7, 75 4.2, 94 2.2, 100 2.2',
  fins: {
    dorsal: { from: 60, to: 88, high: '3 8 5 3 2', lean: 0.5, rays: 9 },
    anal: { on: 'belly', from: 60, to: 88, high: '3 8 5 3 2', lean: 0.5, rays: 9 },
  },
  tail: { shape: 'straight', long: 14, up: 9, notch: 0.1, rays: 7 },
  pectoral: { u: 25, v: 0.1, long: 13, wide: 8, angle: -16, rays: 4 },
  pelvic: { u: 28, v: -0.95, long: 11, wide: 5, angle: -30 },
  eye: { u: 10, v: 0.05, r: 2 },
  mouth: { u: 8, v: -0.35, start: 0.1 },
  gill: 21,
  backTo: 2,
  bellyTo: -2,
  extras: [{ kind: 'sucker', from: 1, to: 28 }],
};

const sturgeon: Fish = {
  top: '0 0, 6 2.4, 16 6.5, 30 10, 55 8.5, 82 4.2, 100 2.6',
  bottom: '0 0, 6 1.6, 16 4.5, 32 8.5, 55 7.5, 82 3.4, 100 2.4',
  colours: { back: '#5d6458', side: '#8f9480', belly: '#f1ecdc', fin: '#767b69' },
  fins: {
    dorsal: { from: 74, to: 84, high: '2 9 6 2', lean: 0.6, rays: 6 },
    anal: { on: 'belly', from: 78, to: 86, high: '2 8 3', edge: 'blade', lean: 0.7, rays: 5 },
  },
  tail: { shape: 'shark', long: 20, up: 17, down: 9 },
  pectoral: { u: 25, v: -0.75, long: 15, wide: 7, angle: -22, rays: 5 },
  pelvic: { u: 66, v: -0.95, long: 8, wide: 5, angle: -30 },
  eye: { u: 11.5, v: 0.3, r: 1.5 },
  mouth: null,
  gill: 22,
  backTo: 0.1,
  bellyTo: -0.5,
};

export const openPlans: Record<string, Fish> = { tuna, billfish, herring, salmon, jack, flying, remora, sturgeon };
