import { expect, test } from 'vitest';
import cases from '../../tests/cases/course-exam.json' with { type: 'json' };
import { examGate } from './course-exam.ts';

const courseWith = (inWriting: readonly string[]) =>
  [
    { name: 'first', lessons: [{ id: 'freeText' }, { id: 'freeQuiz' }] },
    { name: 'second', lessons: [{ id: 'secondText' }] },
    { name: 'third', lessons: [{ id: 'exam' }] },
  ].map(({ name, lessons }) => ({
    status: inWriting.includes(name) ? ('in_writing' as const) : ('written' as const),
    lessons,
  }));

test.each(cases)('when $name, the exam is open: $open', ({ completed, in_writing, open, missing }) => {
  expect(examGate(courseWith(in_writing), 'exam', new Set(completed))).toEqual({
    isOpen: open,
    missing: missing.map((id) => ({ id })),
  });
});

test('a module without lessons before it keeps the exam closed', () => {
  const modules = [{ status: 'written' as const, lessons: [] }, ...courseWith([])];
  expect(examGate(modules, 'exam', new Set(['freeText', 'freeQuiz', 'secondText'])).isOpen).toBe(false);
});
