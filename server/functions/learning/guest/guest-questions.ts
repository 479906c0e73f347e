import type { GuestAnswer } from '#domain/activities/guest-contract.ts';
import { GUEST_SEED } from '#domain/activities/guest-contract.ts';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { Grade } from '#domain/activities/contract.ts';
import { isSettled } from '#domain/activities/question.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import type { Query } from '../../../adapters/sql.ts';
import { Refusal } from '../../product-function.ts';
import { lessonQuestions, type PlacedQuestion } from '../activity-questions.ts';
import type { SavedAnswer } from '../activity-state.ts';

/**
 * All questions of a lesson that is open to everybody, as they are asked on its public page.
 *
 * @throws Refusal 404 `lesson-not-found`, 403 `lesson-closed`
 */
export async function guestQuestions(query: Query, lessonId: string): Promise<PlacedQuestion[]> {
  const { rows } = await query<{ may_open: boolean; activities: Record<string, LearnerActivity> | null }>(
    `select private.learner_can_open_lesson(null, lessons.id) as may_open, bodies.activities from public.lessons
     left join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
     where lessons.id = $1 and lessons.retired_at is null`,
    [lessonId],
  );
  const row = oneOrNone(rows);
  if (!row) throw new Refusal(404, 'lesson-not-found');
  if (!row.may_open) throw new Refusal(403, 'lesson-closed');
  return lessonQuestions(query, lessonId, row.activities ?? {}, GUEST_SEED);
}

/** The question that an answer is to. @throws Refusal 404 `activity-not-found` */
export function answeredQuestion(questions: readonly PlacedQuestion[], given: GuestAnswer): PlacedQuestion {
  const question = questions.find(
    ({ activity, item }) => activity === given.activity && (item?.id ?? null) === (given.item_id ?? null),
  );
  if (!question) throw new Refusal(404, 'activity-not-found');
  return question;
}

/** A try with what it comes to, as the server alone knows. */
export type GradedTry = { readonly grade: Grade; readonly saved: SavedAnswer };

/**
 * Grades all tries at a question anew, whatever a browser was told of them.
 *
 * @throws Refusal 400 `invalid-request` for what cannot be an answer, and for one that came after the solution was told
 */
export function gradeTries(question: PlacedQuestion, given: GuestAnswer): GradedTry[] {
  const graded: GradedTry[] = [];
  for (const answer of given.tries) {
    const grade = question.grade(answer);
    const isOver =
      graded.length > 0 &&
      isSettled(
        question,
        graded.map((one) => one.grade),
      );
    if (!grade || isOver) throw new Refusal(400, 'invalid-request', { field: 'tries' });
    const saved = {
      activity: question.activity,
      item_id: question.item?.id ?? null,
      answer,
      confidence: given.confidence ?? null,
      is_right: grade.is_right,
      share: grade.share === null ? null : roundTo(grade.share, 4),
      error: isSettled(question, [...graded.map((one) => one.grade), grade]) ? grade.error : null,
    };
    graded.push({ grade, saved });
  }
  return graded;
}
