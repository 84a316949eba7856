import type { Fish } from '../fish.ts';

/** Plans of sharks, of rays, and of what lies on the ground. */

const shark: Fish = {
  top: '0 0, 8 4.5, 22 9, 40 10.5, 65 6.5, 90 2.2, 100 1.8',
  bottom: '0 0, 8 3.6, 22 7.5, 42 9, 65 5.5, 90 2, 100 1.8',
  colours: { back: '#5f7486', side: '#8ea1ae', belly: '#eef1ef', fin: '#6b8092' },
  fins: {
    dorsal: { from: 37, to: 50, high: '0 8 12 1', edge: 'blade', lean: 0.9 },
    dorsal2: { from: 76, to: 81, high: '0 3 0.5', edge: 'blade', lean: 1 },
    anal: { on: 'belly', from: 79, to: 83, high: '0 3 0.5', edge: 'blade', lean: 1 },
  },
  tail: { shape: 'shark', long: 17, up: 20, down: 13 },
  pectoral: { u: 30, v: -0.72, long: 23, wide: 10, angle: -48, shape: 'sickle', far: true },
  pelvic: { u: 66, v: -0.9, long: 7, wide: 5, angle: -35 },
  eye: { u: 9.5, v: 0.25, r: 1.5, iris: '#10202f' },
  mouth: { u: 11, v: -0.5, start: -0.98, from: 4.5 },
  gill: 28,
  slits: 5,
  backTo: 0.05,
  bellyTo: -0.3,
};

/** Long-bodied sharks of the ground and the deep. */
const catshark: Fish = {
  ...shark,
  top: '0 0, 4 3.4, 16 7, 36 8, 65 5.5, 92 2.6, 100 2.2',
  bottom: '0 0, 4 3, 16 6.4, 38 7.4, 65 4.6, 92 2.2, 100 2',
  tail: { shape: 'shark', long: 22, up: 9, down: 5 },
  pectoral: { u: 25, v: -0.8, long: 14, wide: 9, angle: -36 },
};

/** Seen from above: wings from the head to the root of the tail, which is a part of the body. */
const ray: Fish = {
  view: 'above',
  top: '0 0, 4 8, 14 22, 26 33, 34 34, 46 22, 56 8, 62 2.6, 80 1.4, 100 0.5',
  bottom: '0 0, 4 8, 14 24, 26 37, 34 38, 46 25, 56 9, 62 2.6, 80 1.4, 100 0.5',
  spine: '0 0, 35 1, 60 0, 82 -5, 108 3',
  colours: { back: '#8a7a5e', side: '#a08f70', belly: '#a08f70', fin: '#8f7e60' },
  pelvic: { u: 56, v: 0.5, long: 9, wide: 7, angle: 24 },
  eye: { u: 13, v: 0.16, r: 1.7 },
};

const skate: Fish = {
  ...ray,
  top: '0 0, 4 5, 14 20, 27 31, 35 31, 46 19, 54 9, 58 3, 80 2.2, 96 1.2, 100 0.8',
  bottom: '0 0, 4 5, 14 22, 27 35, 35 35, 46 21, 54 10, 58 3, 80 2.2, 96 1.2, 100 0.8',
  spine: '0 0, 35 0, 60 1, 84 4, 105 1',
  fins: {
    dorsal: { on: 'back', from: 84, to: 90, high: '1 3.6 1.5', edge: 'blade', lean: 0.8 },
    dorsal2: { on: 'back', from: 91, to: 97, high: '1 3.2 1.5', edge: 'blade', lean: 0.8 },
  },
  pelvic: { u: 54, v: 0.6, long: 11, wide: 8, angle: 28, rays: 3 },
};

const manta: Fish = {
  ...ray,
  top: '0 7, 6 9, 16 27, 27 52, 33 55, 38 44, 50 16, 58 5, 64 1.6, 100 0.4',
  bottom: '0 7, 6 9, 16 30, 29 60, 36 64, 40 50, 50 18, 58 5, 64 1.6, 100 0.4',
  spine: '0 0, 35 0, 60 0, 80 -3, 98 2',
  colours: { back: '#2c3546', side: '#36415a', belly: '#36415a', fin: '#2c3546' },
  pelvic: null,
  depth: 0.7,
  eye: { u: 5, v: 0.94, r: 1.4 },
};

/** Half shark, half ray, seen from above. */
const guitar: Fish = {
  ...ray,
  top: '0 0, 10 5, 22 13, 32 15, 40 11, 48 7, 70 4.5, 100 2',
  bottom: '0 0, 10 5, 22 14, 32 16, 40 12, 48 7, 70 4.5, 100 2',
  spine: '0 0, 40 1, 70 0, 100 -4',
  fins: {
    dorsal: { on: 'back', from: 60, to: 66, high: '1 6 2', edge: 'blade', lean: 1 },
    dorsal2: { on: 'back', from: 78, to: 84, high: '1 5.4 2', edge: 'blade', lean: 1 },
  },
  tail: { shape: 'straight', long: 12, up: 8, notch: 0.2 },
  pelvic: { u: 44, v: 0.75, long: 10, wide: 7, angle: 24 },
  eye: { u: 18, v: 0.28, r: 1.5 },
};

/** On its right side, both eyes up. */
const flatfish: Fish = {
  top: '0 0, 4 8, 14 17, 40 24, 66 19, 92 5, 100 4.5',
  bottom: '0 0, 4 6, 14 15, 40 23, 66 18, 92 5, 100 4.5',
  colours: { back: '#94805a', side: '#94805a', belly: '#94805a', fin: '#a8936b' },
  fins: {
    dorsal: { from: 7, to: 94, high: '2 6 8 9 8 3', lean: 0.4, rays: 26 },
    anal: { on: 'belly', from: 24, to: 94, high: '2 7 9 8 3', lean: 0.4, rays: 22 },
  },
  tail: { shape: 'round', long: 18, up: 10, rays: 8 },
  pectoral: { u: 30, v: 0.05, long: 12, wide: 7, angle: -4, rays: 4 },
  pelvic: { u: 21, v: -0.97, long: 7, wide: 5, angle: -40 },
  eye: { u: 9, v: 0.12, r: 2.2 },
  extras: [{ kind: 'eye', eye: { u: 12, v: 0.56, r: 2.2 } }],
  mouth: { u: 7, v: -0.3, start: 0 },
  gill: 26,
  backTo: 2,
  bellyTo: -2,
};

/** A wide head that is mostly mouth, seen from above. */
const angler: Fish = {
  view: 'above',
  top: '0 9, 3 19, 16 27, 32 25, 46 13, 70 8, 100 4',
  bottom: '0 9, 3 20, 16 29, 32 27, 46 14, 70 8, 100 4',
  spine: '0 0, 45 0, 75 2, 100 -3',
  colours: { back: '#6f6048', side: '#86765a', belly: '#86765a', fin: '#75664c' },
  fins: { dorsal: { on: 'back', from: 62, to: 88, high: '2 6 4', edge: 'blade', lean: 0.7, rays: 7 } },
  tail: { shape: 'round', long: 15, up: 9, rays: 7 },
  pectoral: { u: 42, v: 0.85, long: 19, wide: 92, angle: 58, shape: 'fan', rays: 7 },
  pelvic: null,
  eye: { u: 15, v: 0.3, r: 2.4 },
};

export const flatPlans: Record<string, Fish> = { shark, catshark, ray, skate, manta, guitar, flatfish, angler };
