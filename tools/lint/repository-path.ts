import { relative, resolve, sep } from 'node:path';

/** The folder that holds package.json; the linted paths are told from here. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** `path` (absolute) as seen from the repository root, with `/` between its parts on every system. */
export function repositoryPath(path: string): string {
  return relative(repositoryRoot, path).split(sep).join('/');
}

/** Whether the file is a unit test beside the code it tests. */
export function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
