import { expect, test } from 'vitest';
import { linePath } from './line-path.ts';

test('it steps from value to value, and rounding does not add up', () => {
  expect(linePath([1, 2, 2.04], 100, (value) => 10 - value)).toBe('m0 9 50 -1 50 0');
  expect(linePath([0.04, 0.08, 0.12], 3, (value) => value)).toBe('m0 0 1.5 0.1 1.5 0');
});
