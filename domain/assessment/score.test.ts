import { expect, test } from 'vitest';
import cases from '../../tests/cases/assessment-score.json' with { type: 'json' };
import { scoreAssessment } from './score.ts';

test.each(cases)('$name', ({ answers, score, level }) => {
  expect(scoreAssessment(answers)).toEqual({ score, level });
});
