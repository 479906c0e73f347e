import type { Query } from '../../adapters/sql.ts';
import { foldResponses } from '../fold-responses.ts';
import { learnerClock } from '../learner-clock.ts';
import { lockLearner } from '../lock-learner.ts';

/** The learner's day; what they answered is folded into the states of their skills before, where that was left undone. */
export async function pathDay(
  query: Query,
  userId: string,
  now: Date,
  timeZone: string | undefined,
): Promise<string> {
  const { day, foldedUntil, responses } = await learnerClock(query, userId, now, timeZone);
  if (foldedUntil < responses) {
    await lockLearner(query, userId);
    await foldResponses(query, userId);
  }
  return day;
}
