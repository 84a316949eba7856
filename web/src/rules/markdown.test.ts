import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocks, told } from './markdown.ts';

const book = (file: string) => readFileSync(`../games/src/main/resources/tidetable/games/fintasticsea/${file}`, 'utf8');

test('headings, clauses and texts are told apart', () => {
  expect(blocks('# A\n\n## 9. B\n\n**9.1a** It **is**\nso.\n\nPlain.')).toEqual([
    { kind: 'heading', level: 1, number: '', words: [{ text: 'A', bold: false }] },
    { kind: 'heading', level: 2, number: '9', words: [{ text: '9. B', bold: false }] },
    {
      kind: 'clause',
      level: 0,
      number: '9.1a',
      words: [
        { text: '9.1a', bold: true },
        { text: ' It ', bold: false },
        { text: 'is', bold: true },
        { text: ' so.', bold: false },
      ],
    },
    { kind: 'text', level: 0, number: '', words: [{ text: 'Plain.', bold: false }] },
  ]);
});

test('a rule is found by its number, else by its clause, else by its section', () => {
  const all = blocks(book('RULES.md'));
  expect(told(all, '9.2d')).toBe('9.2d');
  expect(told(all, 'R-10')).toBe('R-10');
  expect(told(all, '8.3z')).toBe('8.3');
  expect(told(all, '9.77')).toBe('9');
  expect(told(all, '99.1')).toBe('');
});

test.each(['RULES.md', 'RULES_de.md'])('%s: every block is read, with 17 sections and no stray marks', (file) => {
  const all = blocks(book(file));
  expect(all.filter(({ kind, level }) => kind === 'heading' && level === 2)).toHaveLength(17);
  expect(all.filter(({ kind }) => kind === 'clause').length).toBeGreaterThan(200);
  expect(all.flatMap(({ words }) => words).filter(({ text }) => /\*\*|^#|`/.test(text))).toEqual([]);
});
