import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CardWords } from '../../api/types.ts';
import { look, picture } from './look.ts';

interface Printed {
  id: string;
  type: string;
}
const deck = '../games/src/main/resources/tidetable/games/lastfish/cards.json';
const { cards } = JSON.parse(readFileSync(deck, 'utf8')) as { cards: Printed[] };
/** Hearts and the sheet of rules are no cards of a deck. */
const played = cards.filter(({ type }) => !['HEART', 'AID'].includes(type));
const words = (card: Printed, facts = {}) =>
  ({ id: card.id, name: 'A Name', group: card.type.toLowerCase(), text: '', count: 1, facts }) as CardWords;

test('every card has a picture of its own', () => {
  const pictures = played.map(({ id }) => picture(id));
  expect(played.filter((_, at) => pictures[at] === '')).toEqual([]);
  expect(new Set(pictures).size).toBe(played.length);
  expect(picture('no-such-card')).toBe('');
});

test('backs are pictures and nothing else', () => {
  for (const id of ['back-draw', 'back-encounter']) {
    expect(look(words({ id, type: '' }))).toMatchObject({ whole: true, full: '', picture: picture(id) });
    expect(picture(id)).not.toBe('');
  }
});

test('each kind has a sign, a colour and a word of its own', () => {
  const kinds = [...new Set(played.map(({ type }) => type))];
  const looks = kinds.map((type) => look(words({ id: 'heron-strike', type })));
  for (const sign of ['mark', 'tone', 'corner'] as const) {
    expect(new Set(looks.map((each) => each[sign])).size).toBe(kinds.length);
  }
});

test('the name says the kind, and of an ENCOUNTER what it is', () => {
  expect(look(words({ id: 'frozen-spear', type: 'ATTACK' })).full).toBe('A Name, Attack');
  expect(look(words({ id: 'heron-strike', type: 'ENCOUNTER' }, { category: 'monster' })).full).toBe('A Name, Monster');
});
