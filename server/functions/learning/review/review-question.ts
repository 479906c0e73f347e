import type { StoredKey } from '#domain/quiz/answer-keys.ts';
import type { QuizAnswer } from '#domain/quiz/check-answer.ts';
import type { ItemFeedback } from '#domain/quiz/contract.ts';
import { ITEM_TRIES } from '#domain/quiz/item-tries.ts';
import type { LearnerItem } from '#domain/quiz/learner-quiz.ts';
import type { QuestionPlace, ReviewQuestion } from '#domain/quiz/review-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../../adapters/sql.ts';
import { feedbackSoFar, itemFeedback } from '../item-feedback.ts';
import { type Reading, reading } from '../../reading.ts';
import { readOneByOne } from '../../read-together.ts';
import { askedQuestion, type AskedQuestion } from '../quiz-questions.ts';

/** A question of a review with all that is needed to check an answer to it. */
export type PlacedReview = AskedQuestion & {
  readonly id: string;
  readonly strand: string | null;
  readonly place: QuestionPlace;
  readonly lessonId: string;
  readonly template: string;
  readonly hints: number;
  readonly answers: readonly QuizAnswer[];
  readonly askedAt: Date;
  readonly returnsOn: string | null;
};

/**
 * A question of a learner's reviews and drills, by its id, or the one that is open in `place`. Its numbers and the order of its choices belong to its id, so
 * that every device shows the same.
 *
 * @returns undefined when there is none, when its item is gone, and when its lesson is no longer open to the learner
 */
export async function loadReview(
  query: Query,
  userId: string,
  id: string | null,
  place: QuestionPlace = 'review',
): Promise<PlacedReview | undefined> {
  return readOneByOne(query)(reviewReading(userId, id, place));
}

/** The same, to be read together with other things. */
export function reviewReading(
  userId: string,
  id: string | null,
  place: QuestionPlace = 'review',
): Reading<PlacedReview | undefined> {
  return reading(
    `select questions.id, skills.strand_id as strand, questions.place, questions.lesson_id, questions.activity, questions.item_id, questions.hints, questions.answers,
       questions.asked_at, questions.returns_on, asked.item, asked.key
     from public.review_questions as questions
     left join public.skills on skills.id = questions.skill
     join public.lesson_bodies as bodies on bodies.lesson_id = questions.lesson_id
     cross join lateral (
       select items.item, keys.key from jsonb_array_elements(bodies.quiz -> 'items') as items(item)
       join public.quiz_answer_keys as keys
         on keys.lesson_id = questions.lesson_id and keys.item_id = questions.item_id
       where questions.activity = '' and items.item ->> 'id' = questions.item_id
       union all
       select items.item, keys.key -> 'items' -> questions.item_id
       from jsonb_array_elements(bodies.activities -> questions.activity -> 'items') as items(item)
       join public.activity_keys as keys
         on keys.lesson_id = questions.lesson_id and keys.activity = questions.activity
       where items.item ->> 'id' = questions.item_id and keys.key -> 'items' ? questions.item_id
     ) as asked
     where questions.user_id = $1
       and case when $2::uuid is null then questions.settled_at is null and questions.place = $3 else questions.id = $2 end
       and private.learner_can_open_lesson($1, questions.lesson_id)`,
    [userId, id, place],
    (rows: ReviewRow[]) => placedReview(oneOrNone(rows)),
  );
}

type ReviewRow = {
  readonly id: string;
  readonly strand: string | null;
  readonly place: QuestionPlace;
  readonly lesson_id: string;
  readonly activity: string;
  readonly item_id: string;
  readonly hints: number;
  readonly answers: readonly QuizAnswer[];
  readonly asked_at: string;
  readonly returns_on: string | null;
  readonly item: LearnerItem;
  readonly key: StoredKey;
};

function placedReview(row: ReviewRow | undefined): PlacedReview | undefined {
  if (!row) return undefined;
  const { lesson_id, activity, item_id, item, key, ...kept } = row;
  return {
    ...askedQuestion(item, key, `${row.id} ${item_id}`),
    id: kept.id,
    strand: kept.strand,
    place: kept.place,
    lessonId: lesson_id,
    template: [lesson_id, activity, item_id].filter((part) => part !== '').join('/'),
    hints: kept.hints,
    answers: kept.answers,
    askedAt: new Date(kept.asked_at),
    returnsOn: kept.returns_on,
  };
}

/** Whether nothing more can be answered: an answer was right, or there were as many as may be. */
export function isReviewSettled({ item, key, answers }: PlacedReview): boolean {
  return (
    answers.length >= ITEM_TRIES ||
    answers.some((answer) => itemFeedback({ item_id: item.id, round: 1, answer }, key).is_correct)
  );
}

/** What is told of the last answer, as far as it may be; null before the first. */
export function reviewFeedback(review: PlacedReview): ItemFeedback | null {
  const { item, key, answers } = review;
  const given = answers.map((answer) => ({ item_id: item.id, round: 1 as const, answer }));
  const last = given.at(-1);
  return last === undefined ? null : feedbackSoFar(last, given.at(-2), key, isReviewSettled(review));
}

/** A question as the browser may see it. */
export function shownReview(review: PlacedReview): ReviewQuestion {
  return {
    id: review.id,
    strand: review.strand,
    item: review.item,
    feedback: reviewFeedback(review),
    hints: review.key.hints.slice(0, review.hints),
  };
}
