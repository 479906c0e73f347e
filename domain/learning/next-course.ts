interface Course {
  readonly id: string;
  /** How many of its modules are ready. */
  readonly modules_written: number;
}

interface Enrolment {
  readonly course_id: string;
  /** Percent of the lessons that are written. */
  readonly progress: number;
}

/**
 * The course to go on with at the end of another: one that was begun and has lessons left, else a new one, the one with
 * most modules ready first.
 *
 * @param courses the open courses in the order of the catalogue
 * @returns undefined when there is nothing left to learn
 */
export function courseAfter<Row extends Course>(
  endedId: string,
  courses: readonly Row[],
  enrolments: readonly Enrolment[],
): Row | undefined {
  const others = courses.filter((course) => course.id !== endedId && course.modules_written > 0);
  const begun = enrolments.filter(({ progress }) => progress < 100).map((row) => row.course_id);
  const taken = new Set(enrolments.map((row) => row.course_id));
  return (
    others.find(({ id }) => begun.includes(id)) ??
    others
      .filter(({ id }) => !taken.has(id))
      .sort((one, other) => other.modules_written - one.modules_written)[0]
  );
}
