import { expect, test } from 'vitest';
import { valueAxis } from './value-axis.ts';

test('the axis has round ends around the values, high values at the top', () => {
  const { yOf, ticks } = valueAxis([12, 97], false);
  expect(yOf(100)).toBe(0);
  expect(yOf(0)).toBe(100);
  expect(ticks.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100]);
});

test('bars and areas see zero, lines need not', () => {
  expect(valueAxis([95, 99], true).yOf(0)).toBe(100);
  expect(valueAxis([95, 99], false).yOf(95)).toBe(100);
});

test('room for arrows has no numbers beside it', () => {
  const { yOf, ticks } = valueAxis([0, 100], true, [120]);
  expect(ticks.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(yOf(120)).toBe(0);
});

test('equal values and no values still have an axis', () => {
  expect(valueAxis([5, 5], false).ticks.length).toBeGreaterThan(1);
  expect(valueAxis([], false).ticks.length).toBeGreaterThan(1);
});
