import { describe, expect, it } from 'vitest';
import { cards, picture, species } from './index.ts';
import { high, wide } from './paint.ts';
import { grain } from './paper.ts';

const deck = cards();
const pictures = new Map(deck.map((card) => [card.id, picture(card)]));
const bytes = (text: string) => new TextEncoder().encode(text).length;

/** The shapes of a picture without their colours. */
function shapes(svg: string): Set<string> {
  const found = svg.matchAll(/ d="([^"]*)"|<circle ([^>]*?r="\d+")/g);
  return new Set([...found].map(([, path, circle]) => path ?? circle ?? ''));
}

/** Every place that a path goes to, its handles with them. */
function places(path: string): [number, number][] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  for (const [, letter = '', text = ''] of path.matchAll(/([MmlqchzLQC])([^MmlqchzLQC]*)/g)) {
    const values = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const taken = { M: 2, m: 2, l: 2, q: 4, c: 6, h: 1, z: 0 }[letter];
    if (taken === undefined) throw new Error(`unknown command ${letter}`);
    if (letter === 'z') [x, y] = start;
    for (let at = 0; taken && at < values.length; at += taken) {
      const [dx = 0, dy = 0] = letter === 'M' ? [0, 0] : [x, y];
      for (let part = 0; part < taken; part += 2)
        found.push([dx + (values[at + part] ?? 0), dy + (values[at + part + 1] ?? 0)]);
      [x, y] = found.at(-1) ?? [x, y];
      if (letter === 'M' || letter === 'm') start = [x, y];
    }
  }
  return found;
}

describe('the fish painter', () => {
  it('knows a fish for every card, and no other', () => {
    expect(deck.length).toBe(138);
    expect(Object.keys(species).sort()).toEqual(deck.map(({ id }) => id).sort());
  });

  it.each(deck.map(({ id }) => id))('paints %s as a small, whole picture within its frame', (id) => {
    const svg = pictures.get(id) ?? '';
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
    expect(svg).not.toMatch(/(href|url)(="|\()(?!#)/);
    expect(bytes(svg)).toBeLessThan(6500);
    const names = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, name]) => name));
    for (const [, name] of svg.matchAll(/href="#(\w+)"|url\(#(\w+)\)/g)) if (name) expect(names).toContain(name);
    const all = [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = '']) => places(path));
    const outside = all.filter(([x, y]) => x < 0 || x > wide * grain || y < 0 || y > high * grain);
    expect(all.length).toBeGreaterThan(50);
    expect(outside).toEqual([]);
  });

  it('lets glow what the card calls bioluminescent, and nothing else', () => {
    for (const { id, tags } of deck) {
      const lit = species[id]?.extras?.some(
        (extra) => extra.kind === 'lights' || extra.kind === 'glow' || (extra.kind === 'thread' && extra.lure),
      );
      expect(Boolean(lit), id).toBe((tags.bioluminescent ?? 0) > 0);
    }
  });

  it('paints the same card always the same', () => {
    for (const card of deck) expect(picture(card)).toBe(pictures.get(card.id));
  });

  it('paints no two fish alike, even without colours', () => {
    const all = [...pictures].map(([id, svg]) => [id, shapes(svg)] as const);
    for (const [at, [id, one]] of all.entries()) {
      for (const [other, two] of all.slice(at + 1)) {
        const shared = [...one].filter((shape) => two.has(shape)).length;
        expect(shared / Math.min(one.size, two.size), `${id} and ${other}`).toBeLessThan(0.5);
      }
    }
  });

  it('keeps all of them together small', () => {
    const total = [...pictures.values()].reduce((sum, svg) => sum + bytes(svg), 0);
    expect(total).toBeLessThan(500_000);
  });

  it('says which card it does not know', () => {
    expect(() => picture({ id: 'no-such-fish', zones: ['sunlight'], lengthCm: 10, tags: {} })).toThrow(/no-such-fish/);
  });
});
