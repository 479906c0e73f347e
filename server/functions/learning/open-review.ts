import { mixStrands, reviewsADay } from '#domain/knowledge/choose-reviews.ts';
import { isTimeZone } from '#domain/knowledge/learner-day.ts';
import { openReviewRequest, type OpenReviewResponse } from '#domain/quiz/review-contract.ts';
import type { Query } from '../../adapters/sql.ts';
import { foldResponses } from '../fold-responses.ts';
import { clockReading, type LearnerClock } from '../learner-clock.ts';
import { lockLearner } from '../lock-learner.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import type { Read } from '../read-together.ts';
import { readings } from '../readings.ts';
import { type DueReviews, dueReviews } from './review/due-reviews.ts';
import { drawReview } from './review/draw-review.ts';
import { isReviewSettled, reviewReading, shownReview } from './review/review-question.ts';

/**
 * Takes up today's review: the open question, or the next one, drawn from the items of a skill that is due. Two devices get the same
 * question. Without one the review is at its end.
 */
export const openReview: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { time_zone } = await readCall(request, openReviewRequest);
  const response = await transaction(async (query, read): Promise<OpenReviewResponse> => {
    await lockLearner(query, userId);
    const at = now();
    const clock = await read(clockReading(userId, at, time_zone));
    if (clock.foldedUntil < clock.responses) await foldResponses(query, userId);
    await keepDay(query, userId, clock.day, at, time_zone);
    const { open, due } = await read(
      readings(
        {
          open: reviewReading(userId, null),
          due: dueReviews(userId, clock.day, reviewsADay(clock.pace.minutes_a_day)),
        },
        (found) => found,
      ),
    );
    if (open && !isReviewSettled(open)) return { ...due.today, question: shownReview(open) };
    return nextQuestion({ query, read, userId }, clock, due);
  });
  return Response.json(response);
};

type Asking = { readonly query: Query; readonly read: Read; readonly userId: string };

/** Draws the next question. One that stands open, though its item is gone or its lesson was closed, is taken away before. */
async function nextQuestion(
  { query, read, userId }: Asking,
  { day, pace }: LearnerClock,
  found: DueReviews,
): Promise<OpenReviewResponse> {
  let due = found;
  if (due.hasOpen) {
    await query(
      `delete from public.review_questions where user_id = $1 and place = 'review' and settled_at is null`,
      [userId],
    );
    due = await read(dueReviews(userId, day, reviewsADay(pace.minutes_a_day)));
  }
  for (const skill of mixStrands(due.left, due.lastStrand)) {
    if (!(await drawReview(query, userId, skill.skill, day))) continue;
    const drawn = await read(reviewReading(userId, null));
    return { ...due.taken(skill).today, question: drawn ? shownReview(drawn) : null };
  }
  return { ...due.today, question: null };
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
