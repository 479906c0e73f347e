import { COURSE_OF_GOAL } from './course-of-goal.ts';
import type { StartingPoint } from './starting-point.ts';

/** A course as the choice needs it. */
interface OfferedCourse {
  readonly slug: string;
  readonly level: string;
  /** How many of its modules are ready. */
  readonly modules_written: number;
}

/** How a course was chosen: it serves a goal; a goal's course comes later, this one before it; or no goal names a course. */
export type CourseReason = 'goal' | 'before-goal' | 'level';

export interface CourseToBegin<Course> {
  readonly course: Course;
  readonly reason: CourseReason;
  /** The course of the goal that asks for more experience; only with `before-goal`. */
  readonly later: Course | undefined;
}

/** The levels of courses that ask for no more than somebody brings. */
const SUITED: Readonly<Record<StartingPoint, readonly string[]>> = {
  beginning: ['Beginner', 'All Levels'],
  basics: ['Beginner', 'All Levels', 'Intermediate'],
  practice: ['Beginner', 'All Levels', 'Intermediate', 'Advanced'],
};

/**
 * The course to begin with: of a goal where one suits the starting point, else of those that suit it. Among several the one
 * with most modules written; courses without any are left out.
 *
 * @param goals ids of `GOALS`; none while they are not known
 * @param courses the open courses in the order of the catalogue
 * @returns undefined when no course suits
 */
export function courseToBegin<Course extends OfferedCourse>(
  point: StartingPoint,
  goals: readonly string[],
  courses: readonly Course[],
): CourseToBegin<Course> | undefined {
  const mostReady = (rows: readonly Course[]) =>
    rows.toSorted((one, other) => other.modules_written - one.modules_written)[0];
  const begun = courses.filter((course) => course.modules_written > 0);
  const suited = begun.filter(({ level }) => SUITED[point].includes(level));
  const slugs = goals.flatMap((goal) => COURSE_OF_GOAL[goal] ?? []);
  const serves = ({ slug }: Course) => slugs.includes(slug);

  const ofGoal = mostReady(suited.filter(serves));
  if (ofGoal !== undefined) return { course: ofGoal, reason: 'goal', later: undefined };
  const course = mostReady(suited);
  if (course === undefined) return undefined;
  const later = mostReady(begun.filter(serves));
  return { course, reason: later === undefined ? 'level' : 'before-goal', later };
}
