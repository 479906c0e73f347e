import type { LessonId } from '#domain/kernel/ids.ts';
import { nominal } from '#domain/kernel/nominal.ts';
import { importContent } from '#server/adapters/content/import-content.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import type { Database } from '#server/backend/database/database.ts';
import { quizQuestions, type AskedQuestion } from '#server/functions/learning/quiz-questions.ts';
import { type ContentChange, ContentCopy } from './content-copy.ts';
import type { TestServer } from './server.ts';
import { openProduct } from './start-product.ts';

/** The course of the content fixtures, and its free quiz with items of every kind. */
export const FIXTURE_COURSE = stableId('first-steps');
export const FIXTURE_QUIZ = stableId('first-steps', 'money-at-risk', 'rank-the-risks');

/** The product with the course of the content fixtures. */
export type QuizProduct = {
  readonly server: TestServer;
  readonly database: Database;
  readonly quizId: string;
  /** What an attempt asks, with its answer keys, which no browser can read. */
  questions(attemptId: string, round?: 1 | 2): Promise<AskedQuestion[]>;
  readonly stop: TestServer['stop'];
};

/**
 * Starts the product on a database of its own and puts the fixtures' course in the place of the others.
 *
 * @param changes made to the fixtures before
 */
export async function startQuizProduct(changes: readonly ContentChange[] = []): Promise<QuizProduct> {
  const { server, database, stop } = await openProduct();
  await importFixtureCourse(database, changes);
  return {
    server,
    database,
    quizId: FIXTURE_QUIZ,
    questions: async (attemptId, round = 1) =>
      (await quizQuestions(database.query, nominal<LessonId>(FIXTURE_QUIZ), attemptId))(round),
    stop,
  };
}

/** Puts the fixtures' course into a database in the place of the courses that are there. */
export async function importFixtureCourse(
  database: Database,
  changes: readonly ContentChange[] = [],
): Promise<void> {
  await using content = await ContentCopy.create();
  for (const change of changes) await content.change(change);
  await importContent(database, content.directory, { now: new Date('2026-12-01T12:00:00Z') });
}

/** The right answer to a question. */
export function rightAnswer({ key }: AskedQuestion): number | readonly string[] {
  return key.kind === 'numeric' ? key.answer : key.correct;
}

/** A wrong one that the authors foresaw. */
export function wrongAnswer({ item, key }: AskedQuestion): number | readonly string[] {
  if (key.kind === 'numeric') return key.mistakes[0]?.value ?? key.answer + 1000;
  if (key.kind === 'ordering') return key.mistakes[0]?.order ?? key.correct.toReversed();
  return (item.choices ?? []).map(({ id }) => id).filter((id) => !key.correct.includes(id));
}
