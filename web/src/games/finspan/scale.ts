const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** How far the marks of a ruler are apart that is as long as a fish: a round length, and its share of the fish's. */
export function scaleBar(lengthCm: number): { cm: number; share: number } {
  const cm = steps.filter((step) => step <= lengthCm / 2).at(-1) ?? 1;
  return { cm, share: Math.min(1, cm / lengthCm) };
}
