import { expect, test } from 'vitest';
import type { CourseId, LessonId, UserId } from './ids.ts';
import { type Cents, cents } from './money/cents.ts';
import { formatMoney } from './money/format-money.ts';
import { nominal } from './nominal.ts';

// What is expected to fail here, and does not, fails the gate `types`: the calls themselves do no harm.

const open = (userId: UserId, lessonId: LessonId) => `${userId} opens ${lessonId}`;
const userId = nominal<UserId>('ada');
const lessonId = nominal<LessonId>('risk');
const courseId = nominal<CourseId>('risk');

test('an id is not taken for another one', () => {
  expect(open(userId, lessonId)).toBe('ada opens risk');
  // @ts-expect-error -- the ids of a person and of a lesson change places
  expect(open(lessonId, userId)).toBe('risk opens ada');
  // @ts-expect-error -- a course is no lesson
  expect(open(userId, courseId)).toBe('ada opens risk');
  // @ts-expect-error -- any text is nobody's id
  expect(open('ada', lessonId)).toBe('ada opens risk');
  // @ts-expect-error -- an id is made of a text
  expect(nominal<UserId>(7)).toBe(7);
});

test('dollars are not taken for cents', () => {
  const price: Cents = cents(4900);
  expect(formatMoney(price, 'USD', 'en')).toBe('$49');
  // @ts-expect-error -- a number alone does not say what it counts
  expect(formatMoney(49, 'USD', 'en')).toBe('$0.49');
  // @ts-expect-error -- what was reckoned with an amount has to be said to be one
  expect(formatMoney(price / 100, 'USD', 'en')).toBe('$0.49');
});
