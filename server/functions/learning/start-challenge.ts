import { startChallengeRequest } from '#domain/activities/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askSimulated, loadChallenge } from './simulated-activities.ts';

/**
 * Begins a try of a challenge with a seed of the server's own, or goes on with the one that is not at its end.
 *
 * Refusals: 404 `lesson-not-found`, `activity-not-found`; 403 `lesson-closed`; 409 `too-many-answers`.
 */
export const startChallenge: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const { lesson_id: lessonId, activity } = await readCall(request, startChallengeRequest);
  const state = await transaction(async (query) => {
    const { key } = await askSimulated(query, userId, lessonId, activity, 'challenge');
    // Two windows that begin at once get the same try.
    await query('select pg_advisory_xact_lock(hashtextextended($1 || $2, 1))', [userId, lessonId]);
    const before = await loadChallenge(query, userId, lessonId, activity);
    if (before.open) return before;
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    await query(
      `insert into public.challenge_tries (user_id, lesson_id, activity, seed, skill) values ($1, $2, $3, $4, $5)`,
      [userId, lessonId, activity, seed, key.skill],
    );
    return loadChallenge(query, userId, lessonId, activity);
  });
  return Response.json(state);
};
