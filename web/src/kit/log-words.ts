/** A piece of a sentence; with `card` it is the name of that card. */
export interface Words {
  text: string;
  card?: string;
}

/** Cuts a sentence at the names of the cards that it is about. Longer names win: "Blue Tang" before "Tang". */
export function wordsOf(sentence: string, cards: { id: string; name: string }[]): Words[] {
  const names = cards.filter(({ name }) => name).sort((a, b) => b.name.length - a.name.length);
  const pieces: Words[] = [];
  let rest = sentence;
  while (rest) {
    const found = names
      .map((card) => ({ card, at: rest.indexOf(card.name) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.card.name.length - a.card.name.length)[0];
    if (!found) return [...pieces, { text: rest }];
    const { card, at } = found;
    if (at > 0) pieces.push({ text: rest.slice(0, at) });
    pieces.push({ text: card.name, card: card.id });
    rest = rest.slice(at + card.name.length);
  }
  return pieces;
}
