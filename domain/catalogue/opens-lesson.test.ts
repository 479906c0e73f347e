import { expect, test } from 'vitest';
import cases from '#tests/cases/lesson-access.json' with { type: 'json' };
import { type LessonToOpen, opensLesson } from './opens-lesson.ts';

const lessons: Readonly<Record<string, LessonToOpen>> = {
  free: { is_free: true, is_exam: false, module_order: 1 },
  open_to_everybody: { is_free: true, is_exam: false, module_order: 3 },
  second: { is_free: false, is_exam: false, module_order: 2 },
  third: { is_free: false, is_exam: false, module_order: 3 },
  exam: { is_free: false, is_exam: true, module_order: 3 },
};

test.each(cases)('$name', ({ held, lesson, chosen, opens }) => {
  const asked = lessons[lesson];
  expect(asked && opensLesson(held, asked, chosen)).toBe(opens);
});
