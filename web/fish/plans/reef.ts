import type { Fish } from '../fish.ts';

/** Plans of the fish of coasts and reefs. */

const perch: Fish = {
  top: '0 0, 5 7, 15 14, 35 19, 60 15, 86 6, 100 5',
  bottom: '0 0, 5 5, 15 10, 35 14, 60 12.5, 86 5.5, 100 5',
  fins: {
    dorsal: { from: 32, to: 62, high: '3 10 9.5 7', edge: 'spines', rays: 9, lean: 0.4 },
    soft: { from: 62, to: 87, high: '7 9.5 8 4', lean: 0.7, rays: 8 },
    anal: { on: 'belly', from: 62, to: 86, high: '4 9 7 3', lean: 0.6, rays: 7 },
  },
  tail: { shape: 'forked', long: 20, up: 14, notch: 0.3, rays: 9 },
  pectoral: { u: 30, v: -0.2, long: 17, wide: 9, angle: -22, rays: 5 },
  pelvic: { u: 34, v: -0.98, long: 14, wide: 7, angle: -48, rays: 4 },
  eye: { u: 12, v: 0.42, r: 3.4 },
  mouth: { u: 9, v: -0.25, start: -0.1 },
  gill: 27,
};

/** Tall and flat from side to side: butterflyfish, surgeonfish, batfish. */
const disc: Fish = {
  ...perch,
  top: '0 0, 6 6, 16 21, 32 31, 55 32, 80 19, 94 7, 100 6',
  bottom: '0 0, 6 4, 16 15, 32 27, 55 29, 80 18, 94 7, 100 6',
  fins: {
    dorsal: { from: 28, to: 60, high: '3 9 9 8', edge: 'spines', rays: 9, lean: 0.5 },
    soft: { from: 59, to: 94, high: '8 12 12 5', lean: 0.6, rays: 8 },
    anal: { on: 'belly', from: 52, to: 94, high: '4 11 12 5', lean: 0.6, rays: 9 },
  },
  tail: { shape: 'straight', long: 17, up: 13, notch: 0.06, rays: 8 },
  pectoral: { u: 31, v: -0.12, long: 16, wide: 10, angle: -12, rays: 5 },
  pelvic: { u: 33, v: -0.98, long: 19, wide: 8, angle: -42, rays: 4 },
  eye: { u: 14, v: 0.32, r: 3.6 },
  mouth: { u: 4.5, v: -0.3, start: -0.1 },
  gill: 28,
};

/** Long single fins on back and belly, strong scales: wrasses and parrotfish. */
const wrasse: Fish = {
  ...perch,
  top: '0 0, 6 7.5, 16 13.5, 36 16.5, 62 14, 86 7.5, 100 6.5',
  bottom: '0 0, 6 5, 16 10.5, 36 14, 62 13, 86 7, 100 6.5',
  fins: {
    dorsal: { from: 27, to: 88, high: '3 7 7.5 7.5 8 5', lean: 0.5, rays: 14 },
    anal: { on: 'belly', from: 55, to: 87, high: '3 7 7.5 5', lean: 0.5, rays: 8 },
  },
  tail: { shape: 'straight', long: 17, up: 12, notch: 0.06, rays: 8 },
  pectoral: { u: 29, v: -0.1, long: 17, wide: 10, angle: -8, rays: 5 },
  eye: { u: 14, v: 0.4, r: 2.8 },
  mouth: { u: 6, v: -0.2, start: -0.1 },
};

/** Long and low, one fin along the whole back: blennies, tilefish, wolffish. */
const blenny: Fish = {
  ...perch,
  top: '0 0, 4 6, 12 10, 30 11, 60 9, 88 4.5, 100 3.5',
  bottom: '0 0, 4 4.5, 12 8.5, 30 10, 60 8, 88 4, 100 3.5',
  fins: {
    dorsal: { from: 20, to: 95, high: '4 7 7 7 6.5 4', lean: 0.4, rays: 20 },
    anal: { on: 'belly', from: 50, to: 94, high: '3 5.5 5.5 3', lean: 0.4, rays: 12 },
  },
  tail: { shape: 'round', long: 13, up: 8, rays: 7 },
  eye: { u: 9, v: 0.45, r: 2.8 },
  gill: 23,
};

const trigger: Fish = {
  ...perch,
  top: '0 0, 8 7, 24 19, 40 24, 58 22, 84 8, 94 5, 100 5.5',
  bottom: '0 0, 8 6, 24 16, 44 23, 56 21, 84 7.5, 94 5, 100 5.5',
  fins: {
    dorsal: { from: 34, to: 50, high: '12 9 4 0.5', lean: 0.3, edge: 'spines', rays: 3 },
    soft: { from: 57, to: 88, high: '7 13 8 3', lean: 0.5, rays: 10 },
    anal: { on: 'belly', from: 57, to: 87, high: '6 12 8 3', lean: 0.5, rays: 10 },
  },
  tail: { shape: 'straight', long: 17, up: 14, notch: 0.12, rays: 8 },
  pectoral: { u: 33, v: -0.05, long: 10, wide: 9, angle: -5, rays: 5 },
  pelvic: { u: 47, v: -0.97, long: 5, wide: 3, angle: -60 },
  eye: { u: 25, v: 0.55, r: 3 },
  mouth: { u: 4, v: -0.2, start: 0, lips: '#f2e3cf' },
};

/** Round ones: puffers and porcupinefish. */
const puffer: Fish = {
  top: '0 0, 3 6, 14 14, 34 19, 58 17, 82 8, 100 5.5',
  bottom: '0 0, 3 6, 12 15, 34 26, 56 24, 76 10, 100 5.5',
  fins: {
    soft: { from: 74, to: 86, high: '3 11 10 3', lean: 0.5, rays: 6 },
    anal: { on: 'belly', from: 76, to: 87, high: '3 9 8 3', lean: 0.5, rays: 6 },
  },
  tail: { shape: 'round', long: 19, up: 9.5, rays: 7 },
  pectoral: { u: 33, v: -0.05, long: 12, wide: 14, angle: -6, rays: 5 },
  eye: { u: 17, v: 0.55, r: 4.4 },
  mouth: { u: 4, v: -0.15, start: 0.05, lips: '#f4e6d4' },
};

/** Big heads with spines: scorpionfish, lionfish, hawkfish. */
const scorpion: Fish = {
  ...perch,
  top: '0 3, 3 6, 14 15, 32 18, 60 13, 86 6, 100 5',
  bottom: '-3 1, 3 9, 16 14, 34 15, 60 10.5, 86 5.5, 100 5',
  fins: {
    dorsal: { from: 26, to: 64, high: '7 13 12 9 6', edge: 'spines', rays: 10, lean: 0.35 },
    soft: { from: 64, to: 86, high: '8 12 9 4', lean: 0.6, rays: 7 },
    anal: { on: 'belly', from: 62, to: 82, high: '5 10 9 3', lean: 0.6, rays: 6 },
  },
  tail: { shape: 'round', long: 20, up: 12, rays: 9 },
  pectoral: { u: 33, v: -0.35, long: 24, wide: 88, angle: -38, shape: 'fan', rays: 9 },
  pelvic: { u: 36, v: -0.95, long: 18, wide: 10, angle: -52, rays: 4 },
  eye: { u: 15, v: 0.66, r: 3.6 },
  mouth: { u: 13, v: -0.25, start: 0.2 },
  gill: 30,
};

export const reefPlans: Record<string, Fish> = { perch, disc, wrasse, blenny, trigger, puffer, scorpion };
