import { expect, test } from 'vitest';
import { seatsLeft } from './seats-left.ts';

test.each([
  [500, 0, 500],
  [500, 1, 499],
  [100, 100, 0],
  [100, 130, 0],
])('%i seats with %i awards leave %i', (spots, awarded, left) => {
  expect(seatsLeft(spots, awarded)).toBe(left);
});
