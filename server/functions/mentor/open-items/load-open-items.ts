import type { AttemptId, LessonId, UserId } from '#domain/kernel/ids.ts';
import { textOfHtml } from '#domain/kernel/text/text-of-html.ts';
import type { ItemHints, OpenItem } from '#domain/mentor/open-items/open-item.ts';
import type { Query } from '../../../adapters/sql.ts';
import { askActivities } from '../../learning/activity-questions.ts';
import { loadActivityAnswers, loadActivityHints, questionState } from '../../learning/activity-state.ts';
import { answersTo, isSettled, loadAnswers } from '../../learning/quiz-attempt.ts';
import { type AskedQuestion, quizQuestions } from '../../learning/quiz-questions.ts';
import { isReviewSettled, loadReview } from '../../learning/review/review-question.ts';
import { type Reading, reading } from '../../reading.ts';
import { readings } from '../../readings.ts';

/** Where an item is asked, to take hints of it as its own screen does. */
type AskedIn =
  | { readonly kind: 'quiz'; readonly attemptId: AttemptId; readonly itemId: string }
  | {
      readonly kind: 'check';
      readonly lessonId: string;
      readonly activity: string;
      readonly itemId: string;
    }
  | { readonly kind: 'review'; readonly questionId: string };

export type PlacedItem = OpenItem & ItemHints & { readonly askedIn: AskedIn; readonly lessonId: string };

/** Who left more quizzes open than this is not asked about the older ones. */
const ATTEMPTS_LOOKED_AT = 3;
const RECENT_MINUTES = 30;

/** Where a learner may have questions open: of a review or a drill, of quizzes that were begun, and in the lesson that they read. */
type OpenPlaces = {
  readonly reviews: readonly { readonly id: string; readonly is_recent: boolean }[];
  readonly quizzes: readonly {
    readonly id: AttemptId;
    readonly lesson_id: LessonId;
    readonly is_recent: boolean;
  }[];
  readonly lessons: readonly { readonly id: LessonId }[];
};

const asFound = <Row>(rows: Row[]): readonly Row[] => rows;

/** @param lessonId the lesson that they ask from, where it is known; else the one that they were in within half an hour */
export function openPlaces(userId: UserId, now: Date, lessonId: LessonId | undefined): Reading<OpenPlaces> {
  return readings(
    {
      reviews: reading<OpenPlaces['reviews'][number], OpenPlaces['reviews']>(
        `select id, asked_at > $2::timestamptz - make_interval(mins => $3::int) as is_recent
         from public.review_questions where user_id = $1 and settled_at is null`,
        [userId, now, RECENT_MINUTES],
        asFound,
      ),
      quizzes: reading<OpenPlaces['quizzes'][number], OpenPlaces['quizzes']>(
        `select id, lesson_id, touched_at > $2::timestamptz - make_interval(mins => $3::int) as is_recent
         from (
           select attempts.id, attempts.lesson_id, greatest(attempts.started_at, (
             select max(answered_at) from public.quiz_answers where attempt_id = attempts.id
           )) as touched_at
           from public.quiz_attempts as attempts
           join public.lessons on lessons.id = attempts.lesson_id and not lessons.is_exam
           where attempts.user_id = $1::uuid and attempts.finished_at is null
         ) as attempts
         where private.learner_can_open_lesson($1::uuid, lesson_id) order by touched_at desc limit $4::int`,
        [userId, now, RECENT_MINUTES, ATTEMPTS_LOOKED_AT],
        asFound,
      ),
      lessons: reading<OpenPlaces['lessons'][number], OpenPlaces['lessons']>(
        `select id from public.lessons where not is_exam and retired_at is null and content_type <> 'quiz'
           and id = coalesce($2::uuid, (
             select lesson_id from public.lesson_positions
             where user_id = $1::uuid and updated_at > $3::timestamptz - make_interval(mins => $4::int)
             order by updated_at desc limit 1
           ))
           and private.learner_can_open_lesson($1::uuid, id)`,
        [userId, lessonId ?? null, now, RECENT_MINUTES],
        asFound,
      ),
    },
    (found) => found,
  );
}

/** The questions that a learner has open there and not settled. */
export async function loadOpenItems(
  query: Query,
  userId: UserId,
  { reviews, quizzes, lessons }: OpenPlaces,
): Promise<PlacedItem[]> {
  return [
    ...(await openReviews(query, userId, reviews)),
    ...(await openQuizzes(query, quizzes)),
    ...(await openChecks(query, userId, lessons)),
  ];
}

async function openReviews(
  query: Query,
  userId: UserId,
  reviews: OpenPlaces['reviews'],
): Promise<PlacedItem[]> {
  const found: PlacedItem[] = [];
  for (const { id, is_recent: isRecent } of reviews) {
    const review = await loadReview(query, userId, id);
    if (!review || isReviewSettled(review)) continue;
    const askedIn = { kind: 'review', questionId: id } as const;
    found.push({ ...itemOf(review), isRecent, taken: review.hints, askedIn, lessonId: review.lessonId });
  }
  return found;
}

async function openQuizzes(query: Query, quizzes: OpenPlaces['quizzes']): Promise<PlacedItem[]> {
  const found: PlacedItem[] = [];
  for (const { id: attemptId, lesson_id: lessonId, is_recent: isRecent } of quizzes) {
    const answers = await loadAnswers(query, attemptId);
    const taken = await hintsOf(query, attemptId);
    for (const question of (await quizQuestions(query, lessonId, attemptId))(1)) {
      const { id: itemId } = question.item;
      const given = answersTo(answers, { item_id: itemId, round: 1 });
      if (isSettled(given, question, { finished: null })) continue;
      const askedIn = { kind: 'quiz', attemptId, itemId } as const;
      found.push({ ...itemOf(question), isRecent, taken: taken.get(itemId) ?? 0, askedIn, lessonId });
    }
  }
  return found;
}

async function hintsOf(query: Query, attemptId: AttemptId): Promise<ReadonlyMap<string, number>> {
  const { rows } = await query<{ item_id: string; steps: number }>(
    `select item_id, max(step)::int as steps from public.quiz_hints
     where attempt_id = $1 and round = 1 group by item_id`,
    [attemptId],
  );
  return new Map(rows.map(({ item_id, steps }) => [item_id, steps]));
}

async function openChecks(
  query: Query,
  userId: UserId,
  lessons: OpenPlaces['lessons'],
): Promise<PlacedItem[]> {
  const found: PlacedItem[] = [];
  for (const { id } of lessons) {
    const questions = await askActivities(query, userId, id);
    if (!questions.some(({ item }) => item !== null)) continue;
    const answers = await loadActivityAnswers(query, userId, id);
    const hints = await loadActivityHints(query, userId, id);
    for (const question of questions) {
      const { item, key, activity } = question;
      const state = questionState(question, answers, hints);
      if (!item || !key || state.solution !== null) continue;
      const askedIn = { kind: 'check', lessonId: id, activity, itemId: item.id } as const;
      const taken = state.hints.length;
      found.push({ ...itemOf({ item, key }), isRecent: true, taken, askedIn, lessonId: id });
    }
  }
  return found;
}

/** An item as plain text. Of steps that are put in order each is a part of the answer, and none tells it. */
function itemOf({ item, key }: AskedQuestion): Omit<OpenItem, 'isRecent'> & Pick<ItemHints, 'hints'> {
  const { prompt_html: prompt, choices = [] } = item;
  const isRight = (id: string) => 'explanations' in key && key.correct.includes(id);
  const mistakes = 'explanations' in key ? Object.values(key.explanations) : key.mistakes;
  return {
    prompt: textOfHtml(prompt),
    choices: choices.map(({ html }) => textOfHtml(html)),
    right: choices.filter(({ id }) => isRight(id)).map(({ html }) => textOfHtml(html)),
    misconceptions: mistakes.flatMap(({ misconception }) => misconception ?? []),
    hints: key.hints.map(textOfHtml),
  };
}
