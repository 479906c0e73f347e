import { expect, test } from 'vitest';
import { findEmptyPaper } from './empty-paper.ts';

const wanted = { left: 40, right: 60, top: 46, bottom: 54 };

test('a label stays where nothing is drawn', () => {
  expect(findEmptyPaper(wanted, [{ left: 0, right: 39, top: 0, bottom: 100 }])).toEqual(wanted);
});

test('a label over candles goes to the nearer empty side of them', () => {
  const candles = [{ left: 50, right: 52, top: 30, bottom: 58 }];
  expect(findEmptyPaper(wanted, candles)).toMatchObject({ top: 58, bottom: 66 });
  expect(
    findEmptyPaper(wanted, [{ ...candles[0], left: 50, right: 52, top: 44, bottom: 100 }]),
  ).toMatchObject({
    top: 36,
  });
});

test('a label stays in the plot, and covers least where there is no room', () => {
  const low = { ...wanted, top: 97, bottom: 105 };
  expect(findEmptyPaper(low, []).bottom).toBeLessThanOrEqual(100);
  const full = [
    { left: 40, right: 60, top: 0, bottom: 90 },
    { left: 40, right: 41, top: 90, bottom: 100 },
  ];
  expect(findEmptyPaper(wanted, full).top).toBeGreaterThanOrEqual(90);
});
