import { mixStrands, reviewsADay } from '#domain/knowledge/choose-reviews.ts';
import { isTimeZone } from '#domain/knowledge/learner-day.ts';
import { openReviewRequest, type OpenReviewResponse } from '#domain/quiz/review-contract.ts';
import type { Query } from '../../adapters/sql.ts';
import { foldResponses } from '../fold-responses.ts';
import { learnerClock } from '../learner-clock.ts';
import { lockLearner } from '../lock-learner.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { dueReviews } from './review/due-reviews.ts';
import { drawReview } from './review/draw-review.ts';
import { isReviewSettled, loadReview, type PlacedReview, shownReview } from './review/review-question.ts';

/**
 * Takes up today's review: the open question, or the next one, drawn from the items of a skill that is due. Two devices get the same
 * question. Without one the review is at its end.
 */
export const openReview: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { time_zone } = await readCall(request, openReviewRequest);
  const response = await transaction(async (query): Promise<OpenReviewResponse> => {
    await lockLearner(query, userId);
    const clock = await learnerClock(query, userId, now(), time_zone);
    if (clock.foldedUntil < clock.responses) await foldResponses(query, userId);
    await keepDay(query, userId, clock.day, now(), time_zone);
    const most = reviewsADay(clock.pace.minutes_a_day);
    const review =
      (await openQuestion(query, userId)) ?? (await nextQuestion(query, userId, clock.day, most));
    const { today } = await dueReviews(query, userId, clock.day, most);
    return { ...today, question: review ? shownReview(review) : null };
  });
  return Response.json(response);
};

/** The open question; one whose item is gone or whose lesson was closed is taken away. */
async function openQuestion(query: Query, userId: string): Promise<PlacedReview | undefined> {
  const open = await loadReview(query, userId, null);
  if (open && !isReviewSettled(open)) return open;
  await query(
    `delete from public.review_questions where user_id = $1 and place = 'review' and settled_at is null`,
    [userId],
  );
  return undefined;
}

async function nextQuestion(
  query: Query,
  userId: string,
  day: string,
  most: number,
): Promise<PlacedReview | undefined> {
  const { left, lastStrand } = await dueReviews(query, userId, day, most);
  for (const { skill } of mixStrands(left, lastStrand)) {
    if (await drawReview(query, userId, skill, day)) return loadReview(query, userId, null);
  }
  return undefined;
}

/** Remembers the day, and the zone of the device, by which reviews are counted until the profile names another. */
async function keepDay(
  query: Query,
  userId: string,
  day: string,
  at: Date,
  timeZone: string | undefined,
): Promise<void> {
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null;
  await query(
    `insert into private.learner_days (user_id, day, seen_at, time_zone) values ($1, $2, $3, $4)
     on conflict (user_id) do update set day = excluded.day, seen_at = excluded.seen_at,
       time_zone = coalesce(excluded.time_zone, learner_days.time_zone)`,
    [userId, day, at, zone],
  );
}
