import { readPuzzleRequest } from '#domain/puzzle/contract.ts';
import { guestDay } from '#domain/puzzle/guest-day.ts';
import { learnerClock } from '../learner-clock.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall } from '../read-call.ts';
import { readPuzzleOutcome, tellPuzzle } from '../take-puzzle-answer.ts';

/** The puzzle of the caller's day, and what they answered to it; the day of a stranger is that of UTC. */
export const readPuzzle: ProductFunction = async (request, { caller, query, now }) => {
  const { time_zone: timeZone } = await readCall(request, readPuzzleRequest);
  const { userId } = caller;
  if (userId === null) return Response.json(await tellPuzzle(query, guestDay(now()), null));
  const { day } = await learnerClock(query, userId, now(), timeZone);
  return Response.json(await tellPuzzle(query, day, await readPuzzleOutcome(query, userId, day)));
};
