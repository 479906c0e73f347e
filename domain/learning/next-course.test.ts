import { expect, test } from 'vitest';
import { courseAfter } from './next-course.ts';

const courses = [{ id: 'crypto' }, { id: 'forex' }, { id: 'risk' }, { id: 'empty' }];
const ready = new Map([
  ['crypto', 2],
  ['forex', 2],
  ['risk', 16],
]);

test('after a course comes one that was begun', () => {
  const enrolments = [
    { course_id: 'crypto', progress: 100 },
    { course_id: 'forex', progress: 20 },
  ];
  expect(courseAfter('crypto', courses, enrolments, ready)?.id).toBe('forex');
});

test('else a new one, that with most modules ready', () => {
  expect(courseAfter('crypto', courses, [{ course_id: 'crypto', progress: 100 }], ready)?.id).toBe('risk');
  expect(courseAfter('risk', courses, [{ course_id: 'risk', progress: 100 }], ready)?.id).toBe('crypto');
});

test('and none when every lesson there is has been learned', () => {
  const enrolments = courses.map(({ id }) => ({ course_id: id, progress: 100 }));
  expect(courseAfter('risk', courses, enrolments, ready)).toBeUndefined();
});
