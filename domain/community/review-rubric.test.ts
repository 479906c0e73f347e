import { expect, test } from 'vitest';
import reviewCases from '#tests/cases/application-reviews.json' with { type: 'json' };
import seatCases from '#tests/cases/review-seats.json' with { type: 'json' };
import {
  CRITERIA,
  disputedCriteria,
  isReviewed,
  mayReview,
  type Review,
  reviewPoints,
  type Score,
  SCORES,
} from './review-rubric.ts';

const review: Review = { need: 4, commitment: 3, fit: 2, clarity: 1 };

test('points are the sum over the criteria, 4 to 16', () => {
  expect(reviewPoints(review)).toBe(10);
  expect(reviewPoints({ need: 1, commitment: 1, fit: 1, clarity: 1 })).toBe(4);
  expect(reviewPoints({ need: 4, commitment: 4, fit: 4, clarity: 4 })).toBe(16);
});

test('two levels apart is a dispute, one is not', () => {
  expect(disputedCriteria(review, review)).toEqual([]);
  expect(disputedCriteria(review, { need: 3, commitment: 4, fit: 4, clarity: 3 })).toEqual([
    'fit',
    'clarity',
  ]);
});

const scoreOf = (points: number): Score => {
  const score = SCORES.find((known) => known === points);
  if (score === undefined) throw new Error(`${points} is no score.`);
  return score;
};

test.each(reviewCases)('reviews: $name', ({ reviews, points, isReviewed: enough }) => {
  const read = reviews.map(
    (given): Review => ({
      need: scoreOf(given.need),
      commitment: scoreOf(given.commitment),
      fit: scoreOf(given.fit),
      clarity: scoreOf(given.clarity),
    }),
  );
  for (const given of reviews) expect(Object.keys(given)).toEqual([...CRITERIA]);
  expect(read.map(reviewPoints)).toEqual(points);
  expect(isReviewed(reviews.length)).toBe(enough);
});

test.each(seatCases)(
  'decided $decided, own $own, others $others: may review $may',
  ({ decided, own, others, may }) => {
    const isMine = own !== 'none';
    expect(
      mayReview({
        isDecided: decided,
        isMine,
        isScoredByMe: own === 'review',
        reviewers: others + (isMine ? 1 : 0),
      }),
    ).toBe(may);
  },
);
