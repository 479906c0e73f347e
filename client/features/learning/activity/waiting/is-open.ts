import type { OpenActivitiesResponse } from '#domain/activities/contract.ts';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { questionOf } from '../open-activities.ts';

/** How far a learner is with a lesson, as far as it matters here. */
type Known = Omit<OpenActivitiesResponse, 'items'> & {
  readonly items: Readonly<Record<string, readonly { readonly id: string }[]>>;
};

/** Whether an activity still waits for the learner: a question of it that is not settled, a simulation never run, a challenge never tried. */
export function isOpen(
  name: string,
  kind: LearnerActivity['kind'] | undefined,
  { items, questions, simulations, challenges }: Known,
): boolean {
  // Neither asks a question: it is enough to have run one, and to have tried the other.
  if (kind === 'simulation') return simulations[name] === undefined;
  if (kind === 'challenge') return (challenges[name]?.tries ?? 0) === 0;
  const ids = items[name]?.map(({ id }) => id) ?? [null];
  return ids.some((id) => questionOf(questions, name, id).solution === null);
}
