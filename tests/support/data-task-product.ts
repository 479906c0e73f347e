import { stableId } from '#server/adapters/content/stable-id.ts';
import { importFixtureCourse } from './quiz-product.ts';
import type { TestServer } from './server.ts';
import { openProduct } from './start-product.ts';

/** A free text with one of each task at a table. */
export const DATA_LESSON = stableId('first-steps', 'money-at-risk', 'work-with-data');

const FOLDER = 'courses/first-steps/01-money-at-risk';

type FixtureDatabase = Parameters<typeof importFixtureCourse>[0];

/** Puts the fixtures' course with that text into a database in the place of the courses that are there. */
export function importDataCourse(
  database: FixtureDatabase,
  [replace, by]: readonly [string, string] = ['title:', 'title:'],
): Promise<void> {
  const edit = `${FOLDER}/03-work-with-data.lesson.md`;
  return importFixtureCourse(database, [{ edit, replace, with: by, more: [`${FOLDER}/jons-trades.csv`] }]);
}

/** The product with the course of the content fixtures and that text. */
export async function startDataProduct(): Promise<{
  readonly server: TestServer;
  readonly database: FixtureDatabase;
  readonly stop: TestServer['stop'];
}> {
  const { server, database, stop } = await openProduct();
  await importDataCourse(database);
  return { server, database, stop };
}
