import { type CourseReason, courseToBegin } from '#domain/assessment/course-to-begin.ts';
import { startingPoint } from '#domain/assessment/starting-point.ts';
import { useLatestAssessment } from '../../features/assessment/fetch-assessment.ts';
import { useCourses } from '../../features/catalogue/fetch-courses.ts';
import { useEnrollments } from '../../features/learning/enrolment/fetch-enrollments.ts';
import { useOnboardingSteps } from '../../features/learning/onboarding/fetch-onboarding-steps.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { usePlacementRoute } from '../placement/use-placement-route.ts';

/** The course of the first lesson, and why it is this one. */
export interface FirstCourse {
  readonly course: Tables<'courses'>;
  /** `wanted`: they came for it. `enrolled`: they take it already. `placed`: placement leads to it. Else as `courseToBegin` says. */
  readonly reason: CourseReason | 'wanted' | 'enrolled' | 'placed';
  /** The course of their goal, which comes after it. */
  readonly later: Tables<'courses'> | undefined;
}

/**
 * The course to begin with: the one that the learner came for, else the one enrolled in last, else the one that placement
 * leads to, else what answers and goals lead to.
 * @returns undefined while it is not known; null where no course is open
 */
export function useFirstCourse(): FirstCourse | null | undefined {
  const courses = useCourses();
  const enrollments = useEnrollments();
  const steps = useOnboardingSteps();
  const assessment = useLatestAssessment();
  const goals = chosenGoals(steps.data ?? []);
  const placedIn = usePlacementRoute(goals);
  if ([courses, enrollments, steps, assessment].some(({ isPending }) => isPending)) return undefined;
  const of = (course: Tables<'courses'>, reason: FirstCourse['reason'], later?: Tables<'courses'>) => ({
    course,
    reason,
    later,
  });
  const wantedId = wantedCourse(steps.data ?? []);
  const wanted = courses.data?.find(({ id }) => id === wantedId);
  if (wanted !== undefined) return of(wanted, 'wanted');
  const enrolled = enrollments.data?.at(-1)?.course;
  if (enrolled !== undefined) return of(enrolled, 'enrolled');
  if (placedIn === undefined) return undefined;
  const placed = courses.data?.find(({ slug }) => slug === placedIn);
  if (placed !== undefined) return of(placed, 'placed');
  const { point } = startingPoint(assessment.data?.assessment_data ?? {});
  const found = courseToBegin(point, goals, courses.data ?? []);
  return found === undefined ? null : of(found.course, found.reason, found.later);
}

/** The goals that are chosen, or being chosen. */
export function chosenGoals(steps: readonly Tables<'onboarding_steps'>[]): string[] {
  const goals = steps.find((row) => row.step_name === 'goals')?.data?.goals;
  return Array.isArray(goals) ? goals.filter((goal) => typeof goal === 'string') : [];
}

/** The id of the course that the learner came for, as it is kept with the last step. */
function wantedCourse(steps: readonly Tables<'onboarding_steps'>[]): unknown {
  return steps.find((row) => row.step_name === 'complete')?.data?.course_id;
}
