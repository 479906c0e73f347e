import { describe, expect, test } from 'vitest';
import { lessonToOpen, neighbourLessons, nextLesson } from './lesson-order.ts';

const lessons = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('the lesson to open', () => {
  test('is the first that is not completed, wherever the gap is', () => {
    expect(lessonToOpen(lessons, new Set())?.id).toBe('a');
    expect(lessonToOpen(lessons, new Set(['a', 'c']))?.id).toBe('b');
  });
  test('is the one that was left open, or the next one to do after it', () => {
    expect(lessonToOpen(lessons, new Set(), 'b')?.id).toBe('b');
    expect(lessonToOpen(lessons, new Set(['b']), 'b')?.id).toBe('c');
    expect(lessonToOpen(lessons, new Set(['b', 'c']), 'c')?.id).toBe('a');
    expect(lessonToOpen(lessons, new Set(['a']), 'retired')?.id).toBe('b');
  });
  test('is the one left last when all are completed, and none in an empty course', () => {
    expect(lessonToOpen(lessons, new Set(['a', 'b', 'c']))?.id).toBe('a');
    expect(lessonToOpen(lessons, new Set(['a', 'b', 'c']), 'c')?.id).toBe('c');
    expect(lessonToOpen([], new Set())).toBeUndefined();
  });
});

test('the next lesson is the first that is not completed', () => {
  expect(nextLesson(lessons, new Set())?.id).toBe('a');
  expect(nextLesson(lessons, new Set(['a', 'c']))?.id).toBe('b');
  expect(nextLesson(lessons, new Set(['a', 'b', 'c']))).toBeUndefined();
});

describe('neighbours', () => {
  test('of a lesson in the middle', () => {
    expect(neighbourLessons(lessons, 'b')).toEqual({ previous: { id: 'a' }, next: { id: 'c' } });
  });
  test('end at both ends, and an unknown lesson has none', () => {
    expect(neighbourLessons(lessons, 'a').previous).toBeUndefined();
    expect(neighbourLessons(lessons, 'c').next).toBeUndefined();
    expect(neighbourLessons(lessons, 'x')).toEqual({ previous: undefined, next: undefined });
  });
});
