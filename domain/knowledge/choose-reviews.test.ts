import { expect, test } from 'vitest';
import { mixStrands, REVIEWS_A_DAY, reviewMinutes, reviewsLeft } from './choose-reviews.ts';

const DAY = '2026-12-01';

const due = (skill: string, strand: string, stability: number) => ({
  skill,
  strand,
  card: { stability, difficulty: 5, day: '2026-11-01', interval: 10, due: '2026-11-11' },
});

const names = (skills: readonly { skill: string }[]) => skills.map(({ skill }) => skill);

test('the most forgotten comes first', () => {
  const skills = [due('firm', 'a', 30), due('gone', 'a', 2), due('weak', 'b', 9)];
  expect(names(reviewsLeft(skills, DAY, 0))).toEqual(['gone', 'weak', 'firm']);
});

test('a backlog is asked over days, and what was asked today counts', () => {
  const skills = Array.from({ length: 50 }, (_, index) => due(`skill-${index}`, 'a', 1 + index));
  expect(reviewsLeft(skills, DAY, 0)).toHaveLength(REVIEWS_A_DAY);
  expect(names(reviewsLeft(skills, DAY, REVIEWS_A_DAY - 1))).toEqual(['skill-0']);
  expect(reviewsLeft(skills, DAY, REVIEWS_A_DAY + 3)).toEqual([]);
});

test('one strand does not follow itself while there are others', () => {
  const left = [due('one', 'a', 1), due('two', 'a', 2), due('three', 'b', 3)];
  expect(names(mixStrands(left, 'a'))).toEqual(['three', 'one', 'two']);
  expect(names(mixStrands(left, null))).toEqual(['one', 'two', 'three']);
});

test('minutes are rounded up', () => {
  expect([0, 1, 6, 12].map(reviewMinutes)).toEqual([0, 1, 4, 8]);
});
