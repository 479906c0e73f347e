import { join } from 'node:path';
import { test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { type ImportReport, importContent } from '#server/adapters/content/import-content.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine, migrateProject } from '#server/backend/database/migrate.ts';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { createTestDatabase, ensureTemplateDatabase } from '#tests/support/postgres.ts';

const PROJECT_DIR = join(import.meta.dirname, '..', '..', '..');

const MODULE_FOLDER = 'courses/first-steps/01-money-at-risk';

/** Files of the valid content that the tests change. */
export const FILES = {
  module: `${MODULE_FOLDER}/module.yaml`,
  lesson: `${MODULE_FOLDER}/01-chance-times-loss.lesson.md`,
  quiz: `${MODULE_FOLDER}/02-rank-the-risks.quiz.yaml`,
  newLesson: `${MODULE_FOLDER}/03-one-more.lesson.md`,
} as const;

/** The ids of what those files hold. */
export const IDS = {
  course: stableId('first-steps'),
  module: stableId('first-steps', 'money-at-risk'),
  lesson: stableId('first-steps', 'money-at-risk', 'chance-times-loss'),
  quiz: stableId('first-steps', 'money-at-risk', 'rank-the-risks'),
} as const;

/** When the imports of the tests happen. */
export const NOW = new Date('2026-12-01T12:00:00Z');

/** A database, the content to import into it, and two short ways to use them. */
export class ImportTarget {
  readonly database: Database;
  readonly content: ContentCopy;

  constructor(database: Database, content: ContentCopy) {
    this.database = database;
    this.content = content;
  }

  import(): Promise<ImportReport> {
    return importContent(this.database, this.content.directory, { now: NOW });
  }

  /** The only row of a query. */
  async row(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>> {
    const { rows } = await this.database.query<Record<string, unknown>>(text, values);
    return one(rows);
  }
}

async function migrate({ url }: { readonly url: string }): Promise<void> {
  const database = openQuietly(url);
  await migrateEngine(database);
  await migrateProject(database, PROJECT_DIR);
  await database.close();
}

/** Errors of idle connections are left alone: they end with their database. A query reports its own. */
function openQuietly(url: string): Database {
  return openDatabase({ url, poolSize: 2, onError: () => undefined });
}

/** A vitest `test` with a target of its own: a migrated, empty database and a copy of the valid content. */
export const importTest = test
  .extend('template', { scope: 'worker' }, () => ensureTemplateDatabase('migrated', migrate))
  .extend('target', async ({ template }, { onCleanup }) => {
    const created = await createTestDatabase({ template });
    const database = openQuietly(created.url);
    const content = await ContentCopy.create();
    onCleanup(async () => {
      await database.close();
      await created.drop();
      await content.remove();
    });
    return new ImportTarget(database, content);
  });
