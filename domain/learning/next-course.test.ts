import { expect, test } from 'vitest';
import { courseAfter } from './next-course.ts';

const courses = [
  { id: 'crypto', modules_written: 2 },
  { id: 'forex', modules_written: 2 },
  { id: 'risk', modules_written: 16 },
  { id: 'empty', modules_written: 0 },
];

test('after a course comes one that was begun', () => {
  const enrolments = [
    { course_id: 'crypto', progress: 100 },
    { course_id: 'forex', progress: 20 },
  ];
  expect(courseAfter('crypto', courses, enrolments)?.id).toBe('forex');
});

test('else a new one, that with most modules ready', () => {
  expect(courseAfter('crypto', courses, [{ course_id: 'crypto', progress: 100 }])?.id).toBe('risk');
  expect(courseAfter('risk', courses, [{ course_id: 'risk', progress: 100 }])?.id).toBe('crypto');
});

test('and none when every lesson there is has been learned', () => {
  const enrolments = courses.map(({ id }) => ({ course_id: id, progress: 100 }));
  expect(courseAfter('risk', courses, enrolments)).toBeUndefined();
});
