import { expect, test } from 'vitest';
import { isMistyped } from './is-mistyped.ts';

test.each([
  ['levrage', 'leverage', true],
  ['spraed', 'spread', true],
  ['slippagge', 'slippage', true],
  ['fibonnachi', 'fibonacci', true],
  ['margin', 'morning', false],
  ['spread', 'stream', false],
])('%s for %s: %s', (word, name, is) => {
  expect(isMistyped(word, name)).toBe(is);
});
