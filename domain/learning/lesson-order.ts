interface LessonInOrder {
  readonly id: string;
}

/**
 * The lesson to open a course at: the one that was left open last; when that is completed, the next one that is not,
 * then any that is not; in a course all completed, the one that was left after all, or the first.
 * @param lessons the lessons of the course in the order they are taken
 * @param leftAt the lesson that was open last, if any
 * @returns undefined for a course without lessons
 */
export function lessonToOpen<Lesson extends LessonInOrder>(
  lessons: readonly Lesson[],
  completed: ReadonlySet<string>,
  leftAt?: string,
): Lesson | undefined {
  const isOpen = ({ id }: Lesson) => !completed.has(id);
  const place = Math.max(
    0,
    lessons.findIndex(({ id }) => id === leftAt),
  );
  return lessons.slice(place).find(isOpen) ?? lessons.find(isOpen) ?? lessons[place];
}

/**
 * The lesson to do next: the first that is not completed, whatever was looked at since.
 * @param lessons the lessons of the course in the order they are taken
 * @returns undefined when all are completed
 */
export function nextLesson<Lesson extends LessonInOrder>(
  lessons: readonly Lesson[],
  completed: ReadonlySet<string>,
): Lesson | undefined {
  return lessons.find(({ id }) => !completed.has(id));
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
