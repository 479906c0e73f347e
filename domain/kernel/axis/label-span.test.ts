import { expect, test } from 'vitest';
import { labelSpan } from './label-span.ts';

test('a label is centred below its place, and hardly leaves its axis', () => {
  expect(labelSpan(0.2, 20, 100, 6)).toEqual({ from: 10, to: 30 });
  expect(labelSpan(0, 8, 100, 6)).toEqual({ from: -4, to: 4 });
  expect(labelSpan(0, 20, 100, 6)).toEqual({ from: -6, to: 14 });
  expect(labelSpan(0.98, 20, 100, 6)).toEqual({ from: 86, to: 106 });
});
