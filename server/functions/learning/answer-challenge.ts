import { answerChallengeRequest } from '#domain/activities/contract.ts';
import { judgeChallenge } from '#domain/activities/simulated/judge-challenge.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askSimulated, loadChallenge } from './simulated-activities.ts';

/**
 * Takes what was chosen in a try of a challenge, plays it again from the seed that was given and tells whether the goal is met.
 *
 * Refusals: 404 `lesson-not-found`, `activity-not-found`, `try-not-found`; 403 `lesson-closed`; 400 `invalid-request`.
 */
export const answerChallenge: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const given = await readCall(request, answerChallengeRequest);
  const { lesson_id: lessonId, activity, try_id: tryId, choices } = given;
  const state = await transaction(async (query) => {
    const { asked, model } = await askSimulated(query, userId, lessonId, activity, 'challenge');
    const { rows } = await query<{ seed: number }>(
      `select seed::float from public.challenge_tries
       where id = $1 and user_id = $2 and lesson_id = $3 and activity = $4 and finished_at is null for update`,
      [tryId, userId, lessonId, activity],
    );
    const open = oneOrNone(rows);
    if (!open) throw new Refusal(404, 'try-not-found');
    const judged = judgeChallenge(model, asked, open.seed, choices);
    if (!judged) throw new Refusal(400, 'invalid-request', { field: 'choices' });
    await query(
      'update public.challenge_tries set choices = $2, is_met = $3, finished_at = clock_timestamp() where id = $1',
      [tryId, JSON.stringify(choices), judged.met],
    );
    return loadChallenge(query, userId, lessonId, activity);
  });
  return Response.json(state);
};
