export type Zone = 'sunlight' | 'twilight' | 'midnight';
type Rgb = [number, number, number];

const parse = (hex: string): Rgb => {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as Rgb;
};
const print = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(Math.max(part, 0), 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function mix(one: string, other: string, share: number): string {
  const [a, b] = [parse(one), parse(other)];
  return print(a.map((part, at) => part + ((b[at] ?? 0) - part) * share) as Rgb);
}
export const lighter = (hex: string, share = 0.35) => mix(hex, '#ffffff', share);
export const darker = (hex: string, share = 0.3) => mix(hex, '#06101e', share);

/** How bright a colour looks, from 0 to 1. */
export function brightness(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

/** The dark outline that belongs to a colour. */
export const outlineOf = (hex: string) => mix(hex, '#081226', 0.55 + 0.3 * brightness(hex));

function saturate(hex: string, share: number): string {
  const grey = brightness(hex) * 255;
  return print(parse(hex).map((part) => grey + (part - grey) * share) as Rgb);
}

/** A colour as it looks in the light of the highest zone that the fish lives in. */
export function inLight(hex: string, zones: readonly Zone[]): string {
  if (zones.includes('sunlight')) return zones.length === 1 ? saturate(hex, 1.08) : hex;
  return zones.includes('twilight') ? mix(hex, '#3a5a9c', 0.1) : mix(hex, '#4a3a8c', 0.1);
}
