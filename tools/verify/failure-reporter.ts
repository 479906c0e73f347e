import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** A test file that failed, by its path from the repository root, and the full names of its failed tests. */
export type FailedFile = { readonly path: string; readonly tests: readonly string[] };

/** What a run of vitest leaves behind. */
export type RunReport = {
  readonly failedFiles: readonly FailedFile[];
  /** Whether there were errors that belong to no test. */
  readonly hasStrayErrors: boolean;
};

/** Writes a `RunReport` as JSON to vitest's `--outputFile`. */
export default class FailureReporter implements Reporter {
  #path = '';

  onInit({ config }: Vitest): void {
    if (typeof config.outputFile === 'string') this.#path = config.outputFile;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const failedFiles = modules
      .filter((module) => !module.ok())
      .map((module) => ({
        path: module.relativeModuleId,
        tests: [...module.children.allTests('failed')].map(({ fullName }) => fullName),
      }));
    const report: RunReport = { failedFiles, hasStrayErrors: errors.length > 0 };
    writeFileSync(this.#path, JSON.stringify(report));
  }
}
