import type { ActivityKey, CheckKey } from '#domain/activities/activity-key.ts';
import { commitQuestion } from '#domain/activities/commit-question.ts';
import type { ActivityAnswer, Grade } from '#domain/activities/contract.ts';
import { dataTaskQuestion } from '#domain/activities/data-task/data-task-question.ts';
import type { LearnerActivity, LearnerCheck } from '#domain/activities/learner-activity.ts';
import type { Question } from '#domain/activities/question.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { AnswerKey } from '#domain/quiz/answer-key.ts';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { isConstructed } from '#domain/quiz/is-constructed.ts';
import { ITEM_TRIES } from '#domain/quiz/item-tries.ts';
import { transcriptQuestion } from '#domain/activities/transcript-question.ts';
import type { Query } from '../../adapters/sql.ts';
import { Refusal } from '../product-function.ts';
import { askedQuestion, type AskedQuestion } from './quiz-questions.ts';
import { itemFeedback } from './item-feedback.ts';

/** A question with its place in the lesson and, of a check, the item as the learner is asked it. */
export type PlacedQuestion = Question & {
  readonly activity: string;
  readonly item: AskedItem | null;
  readonly hints: readonly string[];
  /** Whether its numbers are drawn for whoever is asked. */
  readonly isGenerated?: boolean;
  /** What an answer to the item is checked against. */
  readonly key?: AnswerKey;
};

/**
 * All questions that the activities of a lesson ask a learner, in the order of the lesson. Numbers and orders belong to the
 * learner, so that every device shows the same.
 *
 * @throws Refusal 404 `lesson-not-found`, 403 `lesson-closed`
 */
export async function askActivities(
  query: Query,
  userId: string,
  lessonId: string,
): Promise<PlacedQuestion[]> {
  const lesson = await query<{ may_open: boolean; activities: Record<string, LearnerActivity> | null }>(
    `select private.learner_can_open_lesson($1, lessons.id) as may_open, bodies.activities from public.lessons
     left join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
     where lessons.id = $2 and lessons.retired_at is null`,
    [userId, lessonId],
  );
  const row = oneOrNone(lesson.rows);
  if (!row) throw new Refusal(404, 'lesson-not-found');
  if (!row.may_open) throw new Refusal(403, 'lesson-closed');
  return lessonQuestions(query, lessonId, row.activities ?? {}, userId);
}

/** The questions of a lesson as they are asked for a seed, whoever may see them. */
export async function lessonQuestions(
  query: Query,
  lessonId: string,
  activities: Readonly<Record<string, LearnerActivity>>,
  seed: string,
): Promise<PlacedQuestion[]> {
  const { rows } = await query<{ activity: string; key: ActivityKey }>(
    'select activity, key from public.activity_keys where lesson_id = $1',
    [lessonId],
  );
  const keys = new Map(rows.map(({ activity, key }) => [activity, key]));
  return Object.entries(activities).flatMap(([name, learner]): PlacedQuestion[] => {
    const key = keys.get(name);
    if (key === undefined) return [];
    if (key.kind === 'transcript')
      return [{ ...transcriptQuestion(key), activity: name, item: null, hints: [] }];
    if (key.kind === 'data-task')
      return [{ ...dataTaskQuestion(key), activity: name, item: null, hints: [] }];
    if (key.kind === 'commit' && learner.kind === 'commit')
      return [{ ...commitQuestion(key, learner), activity: name, item: null, hints: [] }];
    return learner.kind === 'check' && key.kind === 'check'
      ? checkQuestions(name, learner, key, `${seed} ${lessonId}`)
      : [];
  });
}

/** What an activity asks that is no item is to be used, not recalled; a commit may be picked among choices. */
export function askedBy({ item, solution }: PlacedQuestion): { level: number; isConstructed: boolean } {
  if (item) return { level: item.difficulty, isConstructed: isConstructed(item) };
  const isPicked = solution.kind === 'commit' && typeof solution.truth === 'string';
  return { level: 2, isConstructed: !isPicked };
}

function checkQuestions(name: string, check: LearnerCheck, key: CheckKey, seed: string): PlacedQuestion[] {
  return check.items.flatMap((item) => {
    const stored = key.items[item.id];
    if (stored === undefined) return [];
    const asked = askedQuestion(item, stored, `${seed} ${name} ${item.id}`);
    return [
      {
        ...checkQuestion(asked),
        activity: name,
        item: asked.item,
        hints: asked.key.hints,
        key: asked.key,
        isGenerated: stored.kind === 'generated',
      },
    ];
  });
}

function checkQuestion(question: AskedQuestion): Question {
  const { item, key } = question;
  const { correct, reasons, solution } = itemFeedback({ item_id: item.id, round: 1, answer: [] }, key);
  return {
    skill: item.skill,
    tries: ITEM_TRIES,
    grade: (answer) => gradeItem(question, answer),
    solution: { kind: 'check', correct, reasons, steps: solution },
  };
}

function gradeItem({ item, key }: AskedQuestion, answer: ActivityAnswer): Grade | undefined {
  if (!isItemAnswer(item, answer)) return undefined;
  const { is_correct, mistakes } = itemFeedback({ item_id: item.id, round: 1, answer }, key);
  const error = key.kind === 'numeric' && typeof answer === 'number' ? answer - key.answer : null;
  return { is_right: is_correct, share: null, error, notes: mistakes };
}

/** A number where one is asked for, else choices that the item has. */
function isItemAnswer({ choices }: AskedItem, answer: ActivityAnswer): answer is number | string[] {
  if (typeof answer === 'number') return choices === undefined;
  return Array.isArray(answer) && answer.every((id) => choices?.some((choice) => choice.id === id));
}
