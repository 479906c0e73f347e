import { expect, test } from 'vitest';
import { handLine } from './hand-line.ts';

test('handLine goes from one point to the other, the same way each time', () => {
  const path = handLine([10, 20], [110, 20]);
  expect(path).toMatch(/^M10 20C[\d. ]+ 110 20$/);
  expect(handLine([10, 20], [110, 20])).toBe(path);
  // Nearly straight: never more than two pixels off.
  const heights = path.match(/[\d.]+ ([\d.]+)/g)?.map((pair) => Number(pair.split(' ')[1])) ?? [];
  expect(heights).toHaveLength(4);
  for (const height of heights) expect(Math.abs(height - 20)).toBeLessThan(2);
});

test('handLine of no length is a point', () => {
  expect(handLine([5, 5], [5, 5])).toBe('M5 5C5 5 5 5 5 5');
});
