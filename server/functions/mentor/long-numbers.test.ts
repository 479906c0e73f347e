import { expect, test } from 'vitest';
import { positionSizeOf } from '#domain/mentor/position-size-of.ts';

/* A question is read while everybody else waits: whatever stands in it, that takes no time. */

test.each(['9', '1.', '10,'])('a row of %s that nobody means is passed over once', (part) => {
  const start = process.cpuUsage();
  expect(positionSizeOf(part.repeat(10_000))).toBeUndefined();
  const { user } = process.cpuUsage(start);
  // A hundred times what it takes, and a small part of what it took when each digit was tried as the first of a number.
  expect(user).toBeLessThan(500_000);
});
