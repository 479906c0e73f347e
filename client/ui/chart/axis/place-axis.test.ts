import { expect, test } from 'vitest';
import { bands, labelledPlaces, pointX } from './place-axis.ts';

test('points reach from edge to edge, a single one stands in the middle', () => {
  expect([0, 1, 2].map((place) => pointX(place, 3))).toEqual([0, 50, 100]);
  expect(pointX(0, 1)).toBe(50);
});

test('bands fill the width with equal gaps', () => {
  expect(bands(4, 0)).toEqual([0, 25, 50, 75].map((start) => ({ start, width: 25 })));
  const [first] = bands(2, 0.5);
  expect(first).toEqual({ start: 12.5, width: 25 });
});

test('no more labels than fit, the first among them', () => {
  expect(labelledPlaces(5, 6)).toEqual([0, 1, 2, 3, 4]);
  expect(labelledPlaces(60, 6)).toEqual([0, 10, 20, 30, 40, 50]);
});
