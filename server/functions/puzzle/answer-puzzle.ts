import { answerPuzzleRequest, GUEST_LIMIT } from '#domain/puzzle/contract.ts';
import { guestDays } from '#domain/puzzle/guest-day.ts';
import { learnerClock } from '../learner-clock.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall } from '../read-call.ts';
import { judgePuzzle, takePuzzleAnswer, tellPuzzle } from '../take-puzzle-answer.ts';

/**
 * Takes the answer to the puzzle of the day and tells what is true. A learner's first answer counts, and a second one gets
 * what was told before; of strangers nothing is kept.
 *
 * Refusals: 400 `invalid-request`; 409 `puzzle-over` for another day's; 429 `too-many-answers`.
 */
export function createAnswerPuzzle(countUse: CountUse): ProductFunction {
  return async (request, { caller, address, query, transaction, now }) => {
    const { day, answer, time_zone: timeZone } = await readCall(request, answerPuzzleRequest);
    const { userId } = caller;
    const at = now();
    if (userId === null) {
      const wait = await countUse('guest-answer', address, GUEST_LIMIT);
      if (wait > 0) throw new Refusal(429, 'too-many-answers', { minutes: Math.ceil(wait / 60) });
      if (!guestDays(at).includes(day)) throw new Refusal(409, 'puzzle-over');
      return Response.json(await tellPuzzle(query, day, judgePuzzle(day, answer)));
    }
    const clock = await learnerClock(query, userId, at, timeZone);
    if (clock.day !== day) throw new Refusal(409, 'puzzle-over');
    const { outcome } = await transaction((write) => takePuzzleAnswer(write, { userId, day, answer, at }));
    return Response.json(await tellPuzzle(query, day, outcome));
  };
}
