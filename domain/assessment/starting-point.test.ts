import { expect, test } from 'vitest';
import { scoreAssessment } from './score.ts';
import { startingPoint } from './starting-point.ts';

const answers = (trading: string, chart: string, risk: string, pressure: string, time: string) => ({
  'trading-experience': trading,
  'chart-experience': chart,
  'risk-experience': risk,
  'pressure-experience': pressure,
  'time-available': time,
});

test('somebody without any experience begins at the beginning, whatever the sum says', () => {
  const beginner = answers('1', '1', '1', '1', '4');
  expect(scoreAssessment(beginner).level).toBe('intermediate');
  expect(startingPoint(beginner)).toEqual({
    point: 'beginning',
    decidedBy: ['trading-experience', 'chart-experience', 'risk-experience', 'pressure-experience'],
  });
});

test.each([
  [answers('4', '4', '4', '1', '4'), 'beginning', ['pressure-experience']],
  [answers('3', 'not-sure', '3', '3', '4'), 'beginning', ['chart-experience']],
  [answers('2', '3', '4', '2', '1'), 'basics', ['trading-experience', 'pressure-experience']],
  [answers('3', '4', '4', '4', '1'), 'practice', ['trading-experience']],
  [answers('4', '4', '4', '4', 'not-sure'), 'practice', expect.anything()],
])('the lowest answer of %j leads to %s', (given, point, decidedBy) => {
  expect(startingPoint(given)).toEqual({ point, decidedBy });
});
