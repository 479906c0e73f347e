import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FailedFile, RunReport } from './failure-reporter.ts';
import { runTool } from './run-tool.ts';

/** When more files fail than this, the cause is a fault and no unsteadiness. */
const MOST_TRIED_AGAIN = 5;

/**
 * Files of these tests at a time. Each waits for its server, its pages and PostgreSQL as often as it works: two of them leave a
 * third of two cores idle.
 */
const FILES_AT_A_TIME = '3';

/** Is told of a test that failed and then passed. */
export type NoteUnsteady = (test: string) => void;

/** Runs the tests of vitest's projects of these names. @returns the exit code */
export function runTests(...projects: readonly string[]): Promise<number> {
  return runTool('vitest', ['run', ...projects.flatMap((project) => ['--project', project])]);
}

/**
 * The same for one project, where a machine under load can make a test fail. What failed is tried once more: by whole
 * files, because the tests of a file share a server and the accounts that they have made there.
 * @returns the exit code, of the second try where there was one
 */
export async function runTestsAgain(project: string, noteUnsteady: NoteUnsteady): Promise<number> {
  const first = await runReported(project);
  const tried = first.report?.failedFiles ?? [];
  const isHopeless = tried.length === 0 || tried.length > MOST_TRIED_AGAIN;
  if (first.code === 0 || isHopeless || first.report?.hasStrayErrors) return first.code;
  console.log(`\n--- ${project}, once more: ${tried.map(({ path }) => path).join(', ')}`);
  const second = await runReported(
    project,
    tried.map(({ path }) => path),
  );
  const stillFailing = new Set(second.report?.failedFiles.map(({ path }) => path));
  if (second.report) {
    for (const file of tried) if (!stillFailing.has(file.path)) noteFile(file, noteUnsteady);
  }
  return second.code;
}

function noteFile({ path, tests }: FailedFile, noteUnsteady: NoteUnsteady): void {
  // A file without a failed test failed in what stands around its tests.
  if (tests.length === 0) noteUnsteady(path);
  for (const test of tests) noteUnsteady(`${path} > ${test}`);
}

async function runReported(
  project: string,
  files: readonly string[] = [],
): Promise<{ code: number; report: RunReport | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerline-run-'));
  const path = join(folder, 'report.json');
  const reporter = join(import.meta.dirname, 'failure-reporter.ts');
  const reporters = ['--reporter', 'default', '--reporter', reporter, '--outputFile', path];
  const code = await runTool('vitest', [
    'run',
    '--project',
    project,
    '--maxWorkers',
    FILES_AT_A_TIME,
    ...reporters,
    ...files,
  ]);
  // There is none when vitest itself could not start.
  const report = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as RunReport,
    () => null,
  );
  await rm(folder, { recursive: true });
  return { code, report };
}
