import { expect, test } from 'vitest';
import { cropSquare, moveCrop, MOST_ZOOM, WHOLE } from './crop.ts';

const WIDE = { width: 400, height: 200 };

test('without a zoom it is the largest square, in the middle', () => {
  expect(cropSquare(WIDE, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
  expect(cropSquare({ width: 200, height: 400 }, WHOLE)).toEqual({ left: 0, top: 100, side: 200 });
});

test('a zoom takes a smaller one, and never one outside of the picture', () => {
  expect(cropSquare(WIDE, { zoom: 2, x: 1, y: 1 })).toEqual({ left: 300, top: 100, side: 100 });
  expect(cropSquare(WIDE, { zoom: 99, x: 2, y: -1 })).toEqual({
    left: 400 - 200 / MOST_ZOOM,
    top: 0,
    side: 200 / MOST_ZOOM,
  });
});

test('moving the picture to the right shows what lies further left', () => {
  // A quarter of the frame is 50 of 200 pixels.
  expect(cropSquare(WIDE, moveCrop(WIDE, WHOLE, 0.25, 0)).left).toBe(50);
  expect(moveCrop(WIDE, WHOLE, 9, 0).x).toBe(0);
  expect(moveCrop(WIDE, WHOLE, -9, 0).x).toBe(1);
});

test('where there is no room it stays', () => {
  expect(moveCrop(WIDE, WHOLE, 0, 0.5)).toEqual(WHOLE);
  expect(cropSquare(WIDE, moveCrop(WIDE, { ...WHOLE, zoom: 2 }, 0, 0.5)).top).toBe(0);
});
