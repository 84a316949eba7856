/** A block of a rulebook. Clauses begin with their number in bold, such as `**9.2d** Butterflyfish ...`. */
export interface Block {
  kind: 'heading' | 'clause' | 'text';
  /** Of a heading: 1 to 3. */
  level: number;
  /** The number of the section or clause, or an empty text. */
  number: string;
  words: { text: string; bold: boolean }[];
}

function words(text: string): Block['words'] {
  return text
    .replaceAll('`', '')
    .split('**')
    .map((piece, at) => ({ text: piece, bold: at % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');
}

function block(paragraph: string): Block {
  const heading = /^(#{1,3}) (?:([0-9]+)\. )?(.*)$/.exec(paragraph);
  if (heading) {
    const [, marks = '', number = '', title = ''] = heading;
    return { kind: 'heading', level: marks.length, number, words: words(number ? `${number}. ${title}` : title) };
  }
  const number = /^\*\*([0-9]+\.[0-9]+[a-z]*|R-[0-9]+)\*\*/.exec(paragraph)?.[1] ?? '';
  return { kind: number ? 'clause' : 'text', level: 0, number, words: words(paragraph) };
}

/** The blocks of a rulebook: headings, paragraphs and bold words are all that our rulebooks use. */
export function blocks(rulebook: string): Block[] {
  return rulebook
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map(block);
}

/** The number of the block that a rule is told in: itself, the clause it is a part of, or its section. */
export function told(all: Block[], rule: string): string {
  const section = rule.split('.')[0] ?? '';
  const candidates = [rule, rule.replace(/[a-z]+$/, ''), section];
  return candidates.find((number) => all.some((each) => each.number === number)) ?? '';
}
