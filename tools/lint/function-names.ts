import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { repositoryRoot } from './repository-path.ts';

let served: ReadonlySet<string> | undefined;
let tests: string | undefined;

/** The files of `server/functions/<domain>/` without their ending, read once for a run of the linter. */
export function serverFunctionFiles(): ReadonlySet<string> {
  served ??= new Set(pathsOf('server/functions/*/**/*.ts').map((path) => basename(path, '.ts')));
  return served;
}

/** Whether a test calls a function by this name or asks for its URL; the tests are read once. */
export function isNamedInTest(name: string): boolean {
  tests ??= pathsOf('tests/{acceptance,journeys}/**/*.test.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return new RegExp(`['"\`/]${name}['"\`?]`).test(tests);
}

/** `start-quiz` as `StartQuiz`. */
export function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `start-quiz` as `startQuiz`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function pathsOf(pattern: string): string[] {
  return globSync(pattern, { cwd: repositoryRoot }).map((path) => `${repositoryRoot}/${path}`);
}
