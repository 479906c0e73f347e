interface Course {
  readonly id: string;
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
 * @param readyModules how many modules of a course are written, by its id
 * @returns undefined when there is nothing left to learn
 */
export function courseAfter<Row extends Course>(
  endedId: string,
  courses: readonly Row[],
  enrolments: readonly Enrolment[],
  readyModules: ReadonlyMap<string, number>,
): Row | undefined {
  const others = courses.filter(({ id }) => id !== endedId && (readyModules.get(id) ?? 0) > 0);
  const begun = enrolments.filter(({ progress }) => progress < 100).map((row) => row.course_id);
  const taken = new Set(enrolments.map((row) => row.course_id));
  return (
    others.find(({ id }) => begun.includes(id)) ??
    others
      .filter(({ id }) => !taken.has(id))
      .sort((one, other) => (readyModules.get(other.id) ?? 0) - (readyModules.get(one.id) ?? 0))[0]
  );
}
