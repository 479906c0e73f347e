import { expect, test } from 'vitest';
import { dotWidth, scatterAxes } from './scatter-axes.ts';

test('usual points reach to the edges of the plot', () => {
  const { across, up } = scatterAxes([
    { x: 0, y: 0 },
    { x: 10, y: 100 },
  ]);
  expect([across.yOf(0), across.yOf(10), up.yOf(0), up.yOf(100)]).toEqual([100, 0, 100, 0]);
});

test('large points at an edge are drawn whole', () => {
  const large = { x: 10, y: 100, size: 25 };
  const { across, up } = scatterAxes([{ x: 0, y: 0 }, large]);
  const radius = dotWidth(large) / 2 - 5;
  expect((across.yOf(10) / 100) * 270).toBeGreaterThanOrEqual(radius * 0.85);
  expect((up.yOf(100) / 100) * 224).toBeGreaterThanOrEqual(radius * 0.85);
  expect(up.ticks.at(-1)?.y).toBe(up.yOf(100));
});
