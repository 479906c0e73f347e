import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { isOpen } from './is-open.ts';
import { useOpenActivities } from '../open-activities.ts';

/** Whether something in a lesson still waits for the learner; also as long as that is not known. */
export function useWaitsForAnswer(
  lessonId: string,
  activities: Readonly<Record<string, LearnerActivity>>,
): boolean {
  const names = Object.keys(activities);
  const open = useOpenActivities(lessonId, names.length > 0);
  if (names.length === 0 || open.isError) return false;
  const { data } = open;
  return data === undefined || names.some((name) => isOpen(name, activities[name]?.kind, data));
}
