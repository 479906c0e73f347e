import { expect, test } from 'vitest';
import type { Rubric } from '../../quiz/exam/report-schema.ts';
import { pointsOf, scoreReport } from './mark-report.ts';

const line = (id: string, points: number) => ({ id, heading: id, asks: 'Something.', points });
const rubric: Rubric = {
  version: 1,
  task: 'Write it.',
  pass_percent: 70,
  lines: [line('a', 2), line('b', 3)],
};
const marks = (...points: number[]) => points.map((given) => ({ points: given, words: '' }));

test('the points of the lines are added, and those that are needed are rounded up', () => {
  expect(pointsOf(rubric)).toEqual({ most: 5, needed: 4 });
  expect(scoreReport(rubric, marks(1, 3))).toEqual({ points: 4, isPassed: true, record: '10111' });
  expect(scoreReport(rubric, marks(2, 1))).toEqual({ points: 3, isPassed: false, record: '11100' });
});

test('marks of another rubric are none', () => {
  expect(scoreReport(rubric, marks(2))).toBeUndefined();
  expect(scoreReport(rubric, marks(2, 3, 0))).toBeUndefined();
  expect(scoreReport(rubric, marks(3, 0))).toBeUndefined();
});
