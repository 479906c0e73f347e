import { afterAll } from 'vitest';
import { FIXTURE_COURSE, FIXTURE_QUIZ, importFixtureCourse } from './quiz-product.ts';
import type { Database } from '#server/backend/database/database.ts';
import { openProduct, type Product } from './start-product.ts';

/** The course of the fixtures, whose quiz is an exam here, with a report as its practical part. */
export const REPORT_COURSE = FIXTURE_COURSE;
export const REPORT_EXAM = FIXTURE_QUIZ;

/** A report under the headings of the rubric. */
export const reportTexts = {
  question: 'Does buying the day after a gap beat buying on any other day?',
  answer: 'Not shown: the interval of 120 trades goes from -0.2 R to 0.3 R.',
};

const BLUEPRINT = `blueprint:
  strands: { sizing-and-risk: 6 }
  difficulties: { 1: 3, 2: 3 }
  kinds: { single: 1, multiple: 1, numeric: 3, ordering: 1 }
  critical: [risk-register]
  bank: 6
  minutes: 15
  report:
    version: 1
    task: Report on one rule that was frozen before it was tested.
    pass_percent: 70
    lines:
      - { id: question, heading: The question, asks: One rule in one sentence., points: 4 }
      - { id: answer, heading: The answer, asks: "An interval, and what it does not show.", points: 6 }
items:
`;

/** Puts that course into a database in the place of the courses that are there. */
export async function importReportExam(database: Database): Promise<void> {
  const edit = 'courses/first-steps/01-money-at-risk/02-rank-the-risks.quiz.yaml';
  await importFixtureCourse(database, [{ edit, replace: 'items:\n', with: BLUEPRINT }]);
}

/** Starts the product with that course for the tests of a file. */
export async function startReportExam(): Promise<Product> {
  const product = await openProduct();
  afterAll(async () => void (await product.stop()));
  await importReportExam(product.database);
  return product;
}
