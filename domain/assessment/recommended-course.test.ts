import { expect, test } from 'vitest';
import { recommendedCourse } from './recommended-course.ts';

const courses = [{ level: 'All Levels' }, { level: 'Beginner' }, { level: 'Advanced' }];

test('the course to start with is the first of the level, else one for all levels', () => {
  expect(recommendedCourse('beginner', courses)).toBe(courses[1]);
  expect(recommendedCourse('intermediate', courses)).toBe(courses[0]);
  expect(recommendedCourse('advanced', [])).toBeUndefined();
});
