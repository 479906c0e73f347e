import { expect, test } from 'vitest';
import { groupNotes } from './group-notes.ts';

const note = (id: string, courseId: string, lessonId: string, order: [number, number] | null) => ({
  id,
  lesson_id: lessonId,
  anchor: { kind: 'lesson' } as const,
  text: id,
  version: 1,
  created_at: id,
  isSaved: true,
  refusal: null,
  overwritten: null,
  course_id: courseId,
  course: null,
  module: order && { title: '', translations: {}, order_index: order[0] },
  lesson: order && { title: '', translations: {}, order_index: order[1] },
});

test('notes stand by course and lesson as lessons are taken, and those of lost lessons at the end', () => {
  const groups = groupNotes([
    note('1', 'risk', 'lost', null),
    note('2', 'risk', 'second', [1, 2]),
    note('3', 'crypto', 'other', [3, 1]),
    note('4', 'risk', 'next module', [2, 1]),
    note('5', 'risk', 'first', [1, 1]),
    note('6', 'risk', 'second', [1, 2]),
  ]);
  expect(
    groups.map(({ courseId, lessons }) => [courseId, lessons.map(({ notes }) => notes.map(({ id }) => id))]),
  ).toEqual([
    ['risk', [['5'], ['2', '6'], ['4'], ['1']]],
    ['crypto', [['3']]],
  ]);
});
