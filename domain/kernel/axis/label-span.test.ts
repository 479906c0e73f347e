import { expect, test } from 'vitest';
import { labelSpan } from './label-span.ts';

test('a label is centred below its place, and stays within its axis', () => {
  expect(labelSpan(0.2, 20, 100)).toEqual({ from: 10, to: 30 });
  expect(labelSpan(0, 20, 100)).toEqual({ from: 0, to: 20 });
  expect(labelSpan(0.98, 20, 100)).toEqual({ from: 80, to: 100 });
});
