import { compilerVersion } from './compiler-version.ts';
import type { ContentCache } from './content-cache.ts';
import { ContentError } from './content-error.ts';
import { writeLessonBodies } from './import/lesson-bodies.ts';
import { outlineRows, placeLessons } from './import/outline-rows.ts';
import { OUTLINE_TABLES } from './import/outline-tables.ts';
import { retireMissing } from './import/retire.ts';
import { writePlacement } from './import/placement-rows.ts';
import { writeScenarios } from './import/scenario-rows.ts';
import { writeSkillGraph } from './import/skill-graph.ts';
import { type ImportTransaction, upsertRows } from './import/upsert-rows.ts';
import { readImportableContent } from './read-importable-content.ts';
import type { KnownFiles } from './reading/known-files.ts';
import type { ReadContent } from './reading/read-content.ts';
import { type CompiledInThreads, compileInThreads } from './threads/compile-in-threads.ts';

/** What the importer needs of a database: transactions with the rights of the owner of the tables. */
export type ImportDatabase = {
  transaction<T>(work: (transaction: ImportTransaction) => Promise<T>): Promise<T>;
};

/** Rows written, by what they hold; `changes` is their sum. */
export type ImportReport = {
  readonly changes: number;
  readonly courses: number;
  readonly modules: number;
  readonly lessons: number;
  readonly plans: number;
  readonly entitlements: number;
  readonly skills: number;
  readonly bodies: number;
  readonly placement: number;
  readonly scenarios: number;
  readonly retired: number;
  /** How much work it was: files whose YAML was parsed, and lessons whose bodies were made anew. */
  readonly work: { readonly parsed: number; readonly compiled: number };
};

export type ImportOptions = {
  /** The time of retirement of what the content no longer holds. */
  readonly now: Date;
  /** Spares reading again what has not changed; without one everything is read. */
  readonly cache?: ContentCache<KnownFiles>;
};

/** Content that may be imported, and how it was come by. */
export type ImportableContent = Omit<ReadContent, 'findings'> & {
  readonly compiler: string;
  readonly known: KnownFiles;
  readonly compiled: CompiledInThreads | undefined;
};

/** Any fixed number: processes that start at the same time import one after the other. */
const IMPORT_LOCK = 7_291_440_194;

/**
 * Brings the catalogue in the database to what the content folder says, in one transaction: all of it or nothing.
 * Rows keep their ids however often a text changes, nothing is deleted that a learner's progress refers to, and
 * importing the same content again changes nothing. The rows are compared with the content every time, so that what
 * the database holds, be it restored from a backup, never decides what is read.
 *
 * @throws ContentError when the content has findings that would break an outline or a quiz
 */
export async function importContent(
  database: ImportDatabase,
  contentDir: string,
  options: ImportOptions,
): Promise<ImportReport> {
  return writeContent(database, await readForImport(contentDir, options.cache), options);
}

/** The first half of {@link importContent}, which needs no database: a start does it while PostgreSQL starts. */
export async function readForImport(
  contentDir: string,
  cache?: ContentCache<KnownFiles>,
): Promise<ImportableContent> {
  const compiler = await compilerVersion();
  const known = await cache?.load(compiler);
  const compiled = known ? undefined : await compileInThreads(contentDir, compiler);
  const { findings, ...read } = await readImportableContent(contentDir, known ?? compiled?.files);
  if (findings.length > 0) throw new ContentError(findings);
  const parsed = read.parsed + Object.keys(compiled?.files ?? {}).length;
  return { ...read, parsed, compiler, known: known ?? {}, compiled };
}

/** The second half of {@link importContent}. */
export async function writeContent(
  database: ImportDatabase,
  { content, files, parsed, compiler, known, compiled: inThreads }: ImportableContent,
  { now, cache }: ImportOptions,
): Promise<ImportReport> {
  const rows = outlineRows(content);
  const placedLessons = placeLessons(content);

  const report = await database.transaction(async (transaction): Promise<ImportReport> => {
    await transaction.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    const outline = {
      courses: await upsertRows(transaction, OUTLINE_TABLES.courses, rows.courses),
      modules: await upsertRows(transaction, OUTLINE_TABLES.modules, rows.modules),
      lessons: await upsertRows(transaction, OUTLINE_TABLES.lessons, rows.lessons),
      plans: await upsertRows(transaction, OUTLINE_TABLES.plans, rows.plans),
      entitlements: await upsertRows(transaction, OUTLINE_TABLES.entitlements, rows.entitlements),
      skills: await writeSkillGraph(transaction, content),
    };
    const placement = await writePlacement(transaction, content, compiler);
    const scenarios = await writeScenarios(transaction, content);
    const { compiled, bodies } = await writeLessonBodies(
      transaction,
      placedLessons,
      content,
      compiler,
      inThreads,
    );
    const written = {
      ...outline,
      bodies,
      placement,
      scenarios,
      retired: await retireMissing(transaction, rows, now),
    };
    const changes = Object.values(written).reduce((sum, count) => sum + count, 0);
    if (changes > 0) await transaction.query('select private.refresh_review_items()');
    return { changes, ...written, work: { parsed, compiled } };
  });
  const isSame = parsed === 0 && Object.keys(files).length === Object.keys(known).length;
  if (!isSame) await cache?.save(compiler, files);
  return report;
}
