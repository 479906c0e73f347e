import { expect, test } from 'vitest';
import { calibrationOf, COIN_SCORE, LEAST_ANSWERS } from './calibration.ts';

const level = (confidence: number, answers: number, correct: number) => ({ confidence, answers, correct });

test('the score is the mean of the squared distances, answer by answer', () => {
  const levels = [level(0.5, 4, 1), level(0.75, 10, 6), level(0.95, 6, 4)];
  const squares = levels.flatMap(({ confidence, answers, correct }) =>
    Array.from({ length: answers }, (_, place) => (confidence - (place < correct ? 1 : 0)) ** 2),
  );
  const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
  const calibration = calibrationOf(levels);
  expect(calibration?.brier).toBeCloseTo(mean, 12);
  expect(calibration).toMatchObject({ answers: 20, missing: 0 });
});

test.each([
  [[level(0.8, 10, 5)], 0.34],
  [[level(0.8, 10, 8)], 0.16],
])('the lesson on being sure works it out the same: %o', (levels, brier) => {
  expect(calibrationOf(levels)?.brier).toBeCloseTo(brier, 12);
});

test('who always says 50% scores as a coin, whatever comes true', () => {
  for (const correct of [0, 3, 9]) {
    expect(calibrationOf([level(0.5, 9, correct)])?.brier).toBeCloseTo(COIN_SCORE, 12);
  }
});

test('reliability, resolution and uncertainty make the score up', () => {
  const calibration = calibrationOf([level(0.5, 7, 2), level(0.75, 13, 11), level(0.95, 31, 22)]);
  if (!calibration) throw new Error('There are answers.');
  const { brier, reliability, resolution, uncertainty } = calibration;
  expect(reliability - resolution + uncertainty).toBeCloseTo(brier, 12);
  expect(reliability).toBeGreaterThan(0);
});

test('few answers say how many are missing, and no answer says nothing', () => {
  expect(calibrationOf([level(0.75, 3, 1)])).toMatchObject({ answers: 3, missing: LEAST_ANSWERS - 3 });
  expect(calibrationOf([])).toBeNull();
  expect(calibrationOf([level(0.5, 0, 0), level(0.75, 1, 1)])?.levels).toHaveLength(1);
});

test('each level has its interval of Wilson, wide for few answers', () => {
  const [few, many] = calibrationOf([level(0.5, 4, 2), level(0.95, 400, 380)])?.levels ?? [];
  expect(few?.came.low).toBeCloseTo(0.15, 2);
  expect(few?.came.high).toBeCloseTo(0.85, 2);
  expect((many?.came.high ?? 1) - (many?.came.low ?? 0)).toBeLessThan(0.05);
});
