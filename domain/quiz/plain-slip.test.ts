import { expect, test } from 'vitest';
import { plainSlip } from './plain-slip.ts';

test.each([
  { given: -20, answer: 20, slip: 'sign' },
  { given: 2000, answer: 20, slip: 'too-large' },
  { given: 0.2, answer: 20, slip: 'too-small' },
  { given: 20_000, answer: 20, slip: 'too-large' },
  { given: 2.04, answer: 20.4, slip: 'too-small' },
  { given: 24, answer: 20, slip: undefined },
  { given: 0, answer: 20, slip: undefined },
  // Of a right answer near zero every number near zero would be a slip.
  { given: 0.05, answer: 0.005, slip: undefined },
])('of $given for $answer says $slip', ({ given, answer, slip }) => {
  expect(plainSlip(given, answer, 0.01)).toBe(slip);
});
