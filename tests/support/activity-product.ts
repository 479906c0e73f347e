import { stableId } from '#server/adapters/content/stable-id.ts';
import { importFixtureCourse } from './quiz-product.ts';
import type { TestServer } from './server.ts';
import { openProduct } from './start-product.ts';

/** A free text with one of each thing there is to do. */
export const ACTIVITY_LESSON = stableId('first-steps', 'money-at-risk', 'do-it-yourself');

const FILE = 'courses/first-steps/01-money-at-risk/03-do-it-yourself.lesson.md';

type FixtureDatabase = Parameters<typeof importFixtureCourse>[0];

/** Puts the fixtures' course with that text into a database in the place of the courses that are there. */
export function importActivityCourse(
  database: FixtureDatabase,
  [replace, by]: readonly [string, string] = ['title:', 'title:'],
): Promise<void> {
  return importFixtureCourse(database, [{ edit: FILE, replace, with: by }]);
}

/** The product with the course of the content fixtures and that text. */
export async function startActivityProduct(): Promise<{
  readonly server: TestServer;
  readonly database: FixtureDatabase;
  readonly stop: TestServer['stop'];
}> {
  const { server, database, stop } = await openProduct();
  await importActivityCourse(database);
  return { server, database, stop };
}
