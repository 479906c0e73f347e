import type { AnswerActivityResponse } from '#domain/activities/contract.ts';
import { answerAsGuestRequest } from '#domain/activities/guest-contract.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall } from '../read-call.ts';
import { questionState } from './activity-state.ts';
import { answeredQuestion, gradeTries, guestQuestions } from './guest/guest-questions.ts';

/** How many answers of strangers at one address are graded: a class may sit behind one. */
const GUEST_LIMIT = { limit: 600, windowSeconds: 600 };

/**
 * Grades what somebody without an account answered to a question of a public lesson, and keeps nothing. As with an account the
 * solution is told once the answer is right or no try is left.
 *
 * Refusals: 404 `lesson-not-found`, `activity-not-found`; 403 `lesson-closed`; 400 `invalid-request`; 429 `too-many-answers`.
 */
export function createAnswerAsGuest(countUse: CountUse): ProductFunction {
  return async (request, { address, query }) => {
    const given = await readCall(request, answerAsGuestRequest);
    const wait = await countUse('guest-answer', address, GUEST_LIMIT);
    if (wait > 0) throw new Refusal(429, 'too-many-answers', { minutes: Math.ceil(wait / 60) });
    const question = answeredQuestion(await guestQuestions(query, given.lesson_id), given);
    const tries = gradeTries(question, given).map(({ saved }) => saved);
    return Response.json(questionState(question, tries, []) satisfies AnswerActivityResponse);
  };
}
