import type { FinspanView } from './view.ts';

const benefits = [
  'draw',
  'recover',
  'layEgg',
  'layEggEach',
  'hatch',
  'addYoung',
  'move',
  'consumeFromHand',
  'playFish',
] as const;
const pieces = [
  ['card', 'cards'],
  ['egg', 'eggs'],
  ['young', 'young'],
  ['school', 'schools'],
] as const;
type LeftSign = (typeof benefits)[number] | (typeof pieces)[number][0];
const isBenefit = (op: string): op is (typeof benefits)[number] => (benefits as readonly string[]).includes(op);

interface Left {
  what: 'pay' | 'take';
  signs: { sign: LeftSign; count: number }[];
}

/** What a seat still has to pay for a card, or may still take of the ability that is asked about. */
export function leftOf({ playing, abilities, step }: FinspanView, seat: number): Left {
  if (playing.seat === seat) {
    const signs = pieces.map(([sign, count]) => ({ sign, count: playing[count] })).filter(({ count }) => count > 0);
    return { what: 'pay', signs };
  }
  const open = step === 'ability' && abilities[0]?.seat === seat ? abilities[0].benefits : [];
  const signs = open.flatMap(({ op, left }) => (isBenefit(op) ? [{ sign: op, count: left }] : []));
  return { what: 'take', signs };
}
