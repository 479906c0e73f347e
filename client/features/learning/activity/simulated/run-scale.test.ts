import { expect, test } from 'vitest';
import { runScale } from './run-scale.ts';

test('an even scale gives equal room to equal steps', () => {
  const { topOf, ticks } = runScale({ from: 0, to: 250, scale: 'even' });
  expect([0, 50, 250].map(topOf)).toEqual([100, 80, 0]);
  expect(ticks).toEqual([0, 50, 100, 150, 200, 250]);
});

test('a ratio scale gives equal room to equal ratios, and has a tick at each tenfold', () => {
  const { topOf, ticks } = runScale({ from: 0.01, to: 10_000, scale: 'ratio' });
  expect(topOf(1) - topOf(10)).toBeCloseTo(topOf(100) - topOf(1000), 9);
  expect(ticks).toEqual([0.01, 0.1, 1, 10, 100, 1000, 10_000]);
});

test('what lies beyond an end is drawn at it, nothing left included', () => {
  const { topOf } = runScale({ from: 0.01, to: 10_000, scale: 'ratio' });
  expect([0, 0.001, 1e9].map(topOf)).toEqual([100, 100, 0]);
});
