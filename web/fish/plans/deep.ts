import type { Fish } from '../fish.ts';

/** Plans of the fish of the deep. */

/** A ball with a mouth and a light: female seadevils. */
const globe: Fish = {
  top: '4 20, 10 26, 28 33, 52 31, 76 16, 90 8, 100 7',
  bottom: '-4 -4, 0 8, 10 22, 32 32, 56 28, 78 14, 92 8, 100 7',
  colours: { back: '#3d3358', side: '#54477a', belly: '#483c69', fin: '#7a6ba3' },
  backTo: 0.55,
  bellyTo: -0.6,
  fins: {
    dorsal: { from: 72, to: 92, high: '3 13 12 3', lean: 0.7, rays: 8 },
    anal: { on: 'belly', from: 80, to: 93, high: '3 10 9 3', lean: 0.6, rays: 5 },
  },
  tail: { shape: 'round', long: 24, up: 13, rays: 8 },
  pectoral: { u: 55, v: -0.08, long: 13, wide: 11, angle: -10, rays: 5 },
  eye: { u: 22, v: 0.5, r: 2.2, iris: '#cfe7e4' },
  mouth: { u: 30, v: -0.1, open: true, teeth: '7 9' },
};

const dragon: Fish = {
  top: '0 3.4, 5 6, 13 7, 24 6, 45 5.6, 75 4, 100 1.8',
  bottom: '-3 4.4, 4 6.4, 13 6.8, 24 5.8, 45 5.4, 75 3.8, 100 1.8',
  colours: { back: '#2f3550', side: '#454d72', belly: '#3a4163', fin: '#6d77a0' },
  backTo: 0.5,
  bellyTo: -0.6,
  fins: {
    dorsal: { from: 80, to: 96, high: '2 8 6 2', lean: 0.6, rays: 8 },
    anal: { on: 'belly', from: 80, to: 96, high: '2 8 6 2', lean: 0.6, rays: 8 },
  },
  tail: { shape: 'forked', long: 12, up: 8, notch: 0.55, rays: 6 },
  pectoral: { u: 17, v: -0.7, long: 9, wide: 3, angle: -40, rays: 3 },
  pelvic: { u: 62, v: -0.95, long: 13, wide: 3.4, angle: -34, rays: 3 },
  eye: { u: 7, v: 0.5, r: 1.7, iris: '#cfe7e4' },
  mouth: { u: 13, v: -0.15, open: true, teeth: '8 4' },
  gill: 18,
};

/** Small, silver and blunt, with rows of lights. */
const lantern: Fish = {
  top: '0 0, 3 6, 12 10.5, 32 12, 60 8.5, 88 4.2, 100 4',
  bottom: '0 0, 3 5.5, 12 10.5, 32 12, 60 8, 88 4, 100 4',
  colours: { back: '#3a4f7d', side: '#8fa6c9', belly: '#b9cbe0', fin: '#9fb3d0' },
  fins: {
    dorsal: { from: 40, to: 57, high: '3 10 7 3', lean: 0.6, rays: 7 },
    adipose: { from: 78, to: 81, high: '1.5 4 3.5', lean: 1 },
    anal: { on: 'belly', from: 56, to: 78, high: '3 8 4 2', lean: 0.6, rays: 8 },
  },
  tail: { shape: 'forked', long: 19, up: 12, notch: 0.55, rays: 8 },
  pectoral: { u: 27, v: -0.35, long: 14, wide: 5, angle: -16, rays: 3 },
  pelvic: { u: 40, v: -0.97, long: 9, wide: 4, angle: -40 },
  eye: { u: 9.5, v: 0.3, r: 5 },
  mouth: { u: 14, v: -0.5, start: -0.15 },
  gill: 25,
  backTo: 0.35,
  bellyTo: -0.45,
};

const eel: Fish = {
  top: '0 0, 4 3, 12 4.4, 40 4.6, 75 3.2, 100 0.6',
  bottom: '0 0, 4 2.6, 12 4, 40 4.4, 75 3, 100 0.6',
  spine: '0 0, 25 6, 50 -4, 78 7, 104 -4',
  colours: { back: '#4b4a57', side: '#6a6876', belly: '#7f7d8a', fin: '#86849a' },
  fins: {
    dorsal: { from: 16, to: 100, high: '1 3.6 3.6 3.6 2.4 0.5', lean: 0.3, rays: 26 },
    anal: { on: 'belly', from: 42, to: 100, high: '1 3 3 2 0.5', lean: 0.3, rays: 18 },
  },
  eye: { u: 5, v: 0.35, r: 1.5 },
  mouth: { u: 7, v: -0.25, start: 0 },
  backTo: 0.4,
  bellyTo: -0.5,
};

/** Big head, body that runs out into a point: cusk-eels, grenadiers, snailfish. */
const cusk: Fish = {
  top: '0 0, 4 7, 14 12, 32 12.5, 60 7, 85 2.6, 100 0.8',
  bottom: '0 0, 4 6, 14 11, 32 12, 60 6.4, 85 2.4, 100 0.8',
  colours: { back: '#8b7f86', side: '#a99da0', belly: '#c3b8b6', fin: '#b3a6ab' },
  fins: {
    dorsal: { from: 26, to: 100, high: '1 5 5 4.4 3 1', lean: 0.4, rays: 26 },
    anal: { on: 'belly', from: 42, to: 100, high: '1 5 4.4 3 1', lean: 0.4, rays: 20 },
  },
  pectoral: { u: 27, v: -0.15, long: 12, wide: 7, angle: -18, rays: 4 },
  pelvic: { u: 19, v: -0.97, long: 13, wide: 1.2, angle: -30 },
  eye: { u: 10, v: 0.4, r: 2 },
  mouth: { u: 10, v: -0.35, start: -0.1 },
  gill: 24,
};

/** Stands or lies on the ground of the deep: lizardfish, tripodfish. */
const lizard: Fish = {
  top: '0 0, 4 2.2, 14 5, 34 7, 65 5.4, 92 2.8, 100 2.6',
  bottom: '0 0, 4 2.4, 14 4.6, 34 6, 65 4.6, 92 2.6, 100 2.4',
  colours: { back: '#7a7468', side: '#9b9486', belly: '#b9b2a3', fin: '#aaa294' },
  fins: {
    dorsal: { from: 38, to: 56, high: '3 11 8 4', lean: 0.5, rays: 8 },
    adipose: { from: 80, to: 83, high: '1.5 3.6 3', lean: 1 },
    anal: { on: 'belly', from: 64, to: 76, high: '3 7 3', lean: 0.6, rays: 6 },
  },
  tail: { shape: 'forked', long: 17, up: 11, notch: 0.45, rays: 8 },
  pectoral: { u: 25, v: 0.1, long: 18, wide: 6, angle: 8, rays: 4 },
  pelvic: { u: 36, v: -0.95, long: 14, wide: 6, angle: -40, rays: 4 },
  eye: { u: 8, v: 0.55, r: 1.8 },
  mouth: { u: 13, v: -0.2, start: 0 },
  gill: 22,
};

/** Tall, thin and silver, eyes turned up. */
const hatchet: Fish = {
  top: '2 8, 8 15, 22 20, 42 20, 60 10, 70 6.5, 100 4.5',
  bottom: '-2 -4, 2 8, 12 24, 34 34, 52 28, 64 9, 72 6, 100 4',
  colours: { back: '#3c4a66', side: '#b9cbdc', belly: '#d7e3ec', fin: '#a3b6c9' },
  fins: {
    blade: { from: 32, to: 43, high: '3 9 3', lean: 0.2 },
    dorsal: { from: 44, to: 58, high: '4 11 6 2', lean: 0.6, rays: 6 },
    anal: { on: 'belly', from: 62, to: 86, high: '2 6 4 2', lean: 0.6, rays: 8 },
  },
  tail: { shape: 'forked', long: 22, up: 14, notch: 0.5, rays: 8 },
  pectoral: { u: 33, v: -0.45, long: 20, wide: 7, angle: -28, rays: 4 },
  pelvic: { u: 50, v: -0.97, long: 8, wide: 4, angle: -40 },
  eye: { u: 14, v: 0.42, r: 6 },
  mouth: { u: 9, v: -0.3, open: true },
  gill: 31,
  backTo: 0.55,
  bellyTo: -2,
};

export const deepPlans: Record<string, Fish> = { globe, dragon, lantern, eel, cusk, lizard, hatchet };
