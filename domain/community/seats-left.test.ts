import { expect, test } from 'vitest';
import cases from '#tests/cases/scholarship-seats.json' with { type: 'json' };
import { seatsLeft } from './seats-left.ts';

test.each(cases)('$spots seats with $awarded awards leave $left', ({ spots, awarded, left }) => {
  expect(seatsLeft(spots, awarded)).toBe(left);
});
