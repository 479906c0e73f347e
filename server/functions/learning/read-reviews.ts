import { reviewsADay } from '#domain/knowledge/choose-reviews.ts';
import { openReviewRequest, type ReviewsToday } from '#domain/quiz/review-contract.ts';
import { learnerClock } from '../learner-clock.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { dueReviews } from './review/due-reviews.ts';

/** How today's reviews stand: how many questions are left, about how long they take, and when something returns. */
export const readReviews: ProductFunction = async (request, { caller, query, now }) => {
  const userId = requireUser(caller);
  const { time_zone } = await readCall(request, openReviewRequest);
  const { day, pace } = await learnerClock(query, userId, now(), time_zone);
  const { today } = await dueReviews(query, userId, day, reviewsADay(pace.minutes_a_day));
  return Response.json(today satisfies ReviewsToday);
};
