import { stableId } from '#server/adapters/content/stable-id.ts';
import type { Database } from '#server/backend/database/database.ts';
import { one } from '#domain/kernel/one.ts';
import { expect } from 'vitest';
import { sittingRows } from '#server/functions/exams/sitting/sitting-record.ts';
import { confirmAddress, signUpLearner, type TestLearner } from './product.ts';
import { rightAnswer, wrongAnswer } from './quiz-product.ts';
import type { TestServer } from './server.ts';

/** The course whose exam is sat in tests. */
export const EXAM_COURSE = stableId('risk-management-with-ai');

/** The skills that the blueprint of that exam calls critical. */
export const CRITICAL = [
  'position-size',
  'stop-placement',
  'loss-limits',
  'portfolio-heat',
  'ai-verification',
  'model-limits',
];

/** Answers the questions of a sitting: wrong where `isWrong` says so, and right elsewhere. */
export async function answerSitting(
  { query }: Pick<Database, 'query'>,
  learner: TestLearner,
  sitting: { readonly id: string; readonly lessonId: string },
  isWrong: (skill: string, place: number) => boolean,
): Promise<void> {
  for (const { place, skill, asked } of await sittingRows(query, sitting)) {
    if (!asked) throw new Error('An item is gone.');
    const answer = isWrong(skill, place) ? wrongAnswer(asked) : rightAnswer(asked);
    const { status } = await learner.call('answer-exam-item', { sitting_id: sitting.id, place, answer });
    expect(status).toBe(200);
  }
}

/** The lesson that is its exam. */
export async function examOf({ query }: Pick<Database, 'query'>): Promise<string> {
  const { rows } = await query<{ id: string }>(
    'select id from public.lessons where course_id = $1 and is_exam',
    [EXAM_COURSE],
  );
  return one(rows).id;
}

/** Signs a learner up who has confirmed their address and completed everything before the exam. */
export async function signUpCandidate(
  server: TestServer,
  database: Database,
  email: string,
): Promise<TestLearner> {
  const learner = await signUpLearner(server, email);
  await confirmAddress(server, learner);
  const { error } = await learner.rest
    .from('enrollments')
    .insert({ user_id: learner.id, course_id: EXAM_COURSE });
  expect(error).toBeNull();
  await database.query(
    `insert into public.user_progress (user_id, lesson_id, completed)
     select $1, lessons.id, true from public.lessons
     join public.modules on modules.id = lessons.module_id
     where lessons.course_id = $2 and lessons.retired_at is null and modules.order_index < (
       select own.order_index from public.lessons as exam join public.modules as own on own.id = exam.module_id
       where exam.id = $3
     )`,
    [learner.id, EXAM_COURSE, await examOf(database)],
  );
  return learner;
}
