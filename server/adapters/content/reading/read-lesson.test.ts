import { expect, test } from 'vitest';
import { parseLessonName } from './read-lesson.ts';

test('parseLessonName reads order, slug and kind', () => {
  expect(parseLessonName('03-rank-the-risks.quiz.yaml')).toEqual({
    order: 3,
    slug: 'rank-the-risks',
    kind: 'quiz',
  });
  expect(parseLessonName('10-a1.lesson.md')).toEqual({ order: 10, slug: 'a1', kind: 'text' });
});

test.each([
  '3-rank.quiz.yaml',
  '03-Rank.quiz.yaml',
  '03-rank_the.quiz.yaml',
  '03-rank.quiz.yml',
  '03-.lesson.md',
  '03-rank.md',
])('parseLessonName refuses %s', (name) => {
  expect(parseLessonName(name)).toBeUndefined();
});
