/** A lesson, as far as it matters to which plans open it. */
export type LessonToOpen = {
  /** Of the first module of a course, or of a module that is open to everybody. */
  readonly is_free: boolean;
  /** Whether it is the exam at the end of its course. */
  readonly is_exam: boolean;
  /** The place of its module in the course, from 1. */
  readonly module_order: number;
};

/**
 * Whether what somebody has opens a lesson of a course that they take. Free lessons need nothing. In SQL it is
 * `private.learner_can_open_lesson`; both run tests/cases/lesson-access.json.
 *
 * @param held the ids of the entitlements
 * @param isChosenCourse whether it is the one course that `one_course` opens
 */
export function opensLesson(held: readonly string[], lesson: LessonToOpen, isChosenCourse: boolean): boolean {
  if (lesson.is_exam && !held.includes('exams')) return false;
  return (
    lesson.is_free ||
    held.includes('all_courses') ||
    (held.includes('one_course') && isChosenCourse) ||
    (held.includes('first_two_modules') && lesson.module_order <= 2)
  );
}
