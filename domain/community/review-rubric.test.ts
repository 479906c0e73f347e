import { expect, test } from 'vitest';
import { disputedCriteria, type Review, reviewPoints } from './review-rubric.ts';

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
