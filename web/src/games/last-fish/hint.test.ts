import { expect, test } from 'vitest';
import { hintOf } from './hint.ts';

test.each([
  [['champion:nix-undertow'], ['button:pick'], 'champion', 'champion'],
  [['hand:tidal-insight'], ['button:announce'], 'main', 'play'],
  [['hand:drowned-pact'], ['button:initial', 'button:secondary'], 'main', 'mode'],
  [['hand:blood-tide'], ['button:secondary'], 'main', 'mode'],
  [['hand:frozen-spear'], ['seat:1', 'seat:2'], 'main', 'seat'],
  [['hand:leechs-bargain', 'button:secondary'], ['seat:1'], 'main', 'seat'],
  [['hand:riptide-denial'], ['entry:2', 'entry:1'], 'response', 'entry'],
  [['hand:quick-fins'], ['seat:1'], 'gift', 'give'],
  [[], ['hand:quick-fins'], 'discard', undefined],
])('with %j picked and %j next in %s it is %s', (picked, next, step, hint) => {
  expect(hintOf(picked, next, step)).toBe(hint);
});
