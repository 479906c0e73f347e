import { expect, test } from 'vitest';
import cases from '../../tests/cases/assessment-score.json' with { type: 'json' };
import { scoreAssessment } from './score.ts';

// spec: 175 The score: 1 to 4, 2 for any other value, of 20, in percent
// spec: 176 Below 30 is beginner, below 60 intermediate, else advanced
test.each(cases)('$name', ({ answers, score, level }) => {
  expect(scoreAssessment(answers)).toEqual({ score, level });
});
