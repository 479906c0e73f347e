interface LessonOfModule {
  readonly id: string;
}

interface ModuleInOrder<Lesson extends LessonOfModule> {
  readonly status: 'written' | 'in_writing';
  readonly lessons: readonly Lesson[];
}

/** What stands between a learner and the exam of a course. */
export interface ExamGate<Lesson extends LessonOfModule> {
  readonly isOpen: boolean;
  /** The lessons of the modules before it that are not completed, in their order; empty when it is open. */
  readonly missing: readonly Lesson[];
}

/**
 * Whether the exam of a course is open: when the modules before its own are completed, all of them written; one that is
 * passed stays open. The database refuses by the same rule (`private.exam_is_closed`); both run
 * tests/cases/course-exam.json.
 *
 * @param modules the modules of the course in their order, without what was retired
 * @param examId the lesson that is the exam
 * @param completed ids of the lessons that the learner has completed
 */
export function examGate<Lesson extends LessonOfModule>(
  modules: readonly ModuleInOrder<Lesson>[],
  examId: string,
  completed: ReadonlySet<string>,
): ExamGate<Lesson> {
  const own = modules.findIndex(({ lessons }) => lessons.some(({ id }) => id === examId));
  const before = modules.slice(0, Math.max(0, own));
  if (completed.has(examId)) return { isOpen: true, missing: [] };
  const missing = before.flatMap(({ lessons }) => lessons.filter(({ id }) => !completed.has(id)));
  const isWritten = before.every(({ status, lessons }) => status === 'written' && lessons.length > 0);
  return { isOpen: missing.length === 0 && isWritten, missing };
}
