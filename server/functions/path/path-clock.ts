import type { Query } from '../../adapters/sql.ts';
import { foldResponses } from '../fold-responses.ts';
import { type LearnerClock, learnerClock } from '../learner-clock.ts';
import { lockLearner } from '../lock-learner.ts';

/** The learner's clock; what they answered is folded into the states of their skills before, where that was left undone. */
export async function pathClock(
  query: Query,
  userId: string,
  now: Date,
  timeZone: string | undefined,
): Promise<LearnerClock> {
  const clock = await learnerClock(query, userId, now, timeZone);
  if (clock.foldedUntil < clock.responses) {
    await lockLearner(query, userId);
    await foldResponses(query, userId);
  }
  return clock;
}
