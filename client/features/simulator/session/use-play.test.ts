import { expect, test } from 'vitest';
import { barsAtOnce, SPEEDS } from './use-play.ts';

test('no request passes over more than five bars, and no speed needs more than five requests a second', () => {
  expect(SPEEDS.map(barsAtOnce)).toEqual([1, 1, 1, 2, 4]);
});
