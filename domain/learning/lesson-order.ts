interface LessonInOrder {
  readonly id: string;
}

/**
 * The lesson to open a course at: the first that is not completed, the first of all when every one is.
 * @param lessons the lessons of the course in the order they are taken
 * @returns undefined for a course without lessons
 */
export function lessonToOpen<Lesson extends LessonInOrder>(
  lessons: readonly Lesson[],
  completed: ReadonlySet<string>,
): Lesson | undefined {
  return lessons.find(({ id }) => !completed.has(id)) ?? lessons[0];
}

/** The lessons before and after one, in the order of the course; undefined at its ends and for an unknown lesson. */
export function neighbourLessons<Lesson extends LessonInOrder>(
  lessons: readonly Lesson[],
  lessonId: string,
): { previous: Lesson | undefined; next: Lesson | undefined } {
  const index = lessons.findIndex(({ id }) => id === lessonId);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: lessons[index - 1], next: lessons[index + 1] };
}
