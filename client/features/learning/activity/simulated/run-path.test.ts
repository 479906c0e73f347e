import { expect, test } from 'vitest';
import { runPath } from './run-path.ts';
import { runScale } from './run-scale.ts';

const scale = runScale({ from: 0, to: 100, scale: 'even' });

test('a run begins at the left side, and reaches the right one at its last place', () => {
  expect(runPath([100, 50, 33.3333], 3, scale)).toBe('M0 0L50 50L100 66.67');
  expect(runPath([], 3, scale)).toBe('');
});

test('of many points as many are drawn as are wanted, the last among them', () => {
  const heights = Array.from({ length: 250 }, (_, place) => place % 100);
  const path = runPath(heights, 250, scale, 100);
  expect(path.split('L').length).toBeLessThanOrEqual(101);
  expect(path.endsWith('L100 51')).toBe(true);
});
