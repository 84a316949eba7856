const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** A round length to compare a fish with, and how much of the fish's own length it is: at most a half, where it can be. */
export function scaleBar(lengthCm: number): { cm: number; share: number } {
  const cm = steps.filter((step) => step <= lengthCm / 2).at(-1) ?? 1;
  return { cm, share: Math.min(1, cm / lengthCm) };
}
