import { expect, test } from 'vitest';
import { DEFAULT_TARGET_RECALL, intervalFor } from './memory.ts';
import { DEFAULT_PACE, RECALL_CHOICES, REVIEWS_AT_RECALL } from './pace.ts';

test('what a share to recall costs in reviews is what the scheduler makes of it', () => {
  // Short enough for no interval to reach its bound, long enough for rounding to say little.
  const stability = 50;
  const usual = intervalFor(stability, 0.9);
  for (const share of RECALL_CHOICES) {
    const times = (100 * usual) / intervalFor(stability, share);
    expect(Math.abs(times - REVIEWS_AT_RECALL[share]), String(share)).toBeLessThan(3);
  }
  expect(DEFAULT_PACE.target_recall).toBe(DEFAULT_TARGET_RECALL);
});
