import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LearnerItem, LearnerQuiz } from '#domain/catalogue/learner-quiz.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

/*
 * A free quiz is open to somebody who has signed up and not enrolled yet.
 */

let database: TestDatabase;
let dataDir: string;
let server: TestServer;
let learner: TestLearner;

const course = stableId('risk-management-with-ai');

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-free-quiz-'));
  server = await startServer({ databaseUrl: database.url, dataDir });
  learner = await signUpLearner(server, 'learner@example.org');
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function freeQuiz(): Promise<{ id: string; items: readonly LearnerItem[] }> {
  const { data, error } = await learner.rest
    .from('lesson_bodies')
    .select('lesson_id, quiz, lessons!inner(course_id)')
    .eq('lessons.course_id', course)
    .not('quiz', 'is', null)
    .single();
  if (error) throw new Error(error.message);
  return { id: data.lesson_id, items: (data.quiz as LearnerQuiz).items };
}

const wrongAnswer = ({ kind, choices = [] }: LearnerItem) =>
  kind === 'numeric' ? -123_456 : choices.map((choice) => choice.id);

/** Takes a whole attempt; gives its result and, by item, what would have been right. */
async function attempt(lessonId: string, answers: readonly (readonly [item: string, answer: unknown])[]) {
  const { body } = await learner.call('start-quiz', { lesson_id: lessonId });
  const right: [item: string, answer: unknown][] = [];
  let finished: unknown;
  for (const [item_id, answer] of answers) {
    const feedback = await learner.call('answer-quiz-item', { attempt_id: body.attempt_id, item_id, answer });
    right.push([item_id, feedback.body.correct]);
    ({ finished } = feedback.body);
  }
  return { right, finished };
}

test('a quiz passed before enrolling counts from the enrolment on', async () => {
  const quiz = await freeQuiz();
  const failed = await attempt(
    quiz.id,
    quiz.items.map((item) => [item.id, wrongAnswer(item)]),
  );
  expect(failed.finished).toEqual({ score: 0, passed: false });
  expect((await attempt(quiz.id, failed.right)).finished).toEqual({ score: 100, passed: true });
  expect((await learner.rest.from('user_progress').select()).data).toEqual([]);

  const enrolled = await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: course });
  expect(enrolled.error).toBeNull();
  const progress = await learner.rest.from('user_progress').select('lesson_id, completed, score');
  expect(progress.data).toEqual([{ lesson_id: quiz.id, completed: true, score: 100 }]);
  const enrollment = await learner.rest.from('enrollments').select('progress').single();
  expect(enrollment.data).toEqual({ progress: 17 });
});
