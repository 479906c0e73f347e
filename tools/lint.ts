/** `npm run lint`: oxlint with the house's rules, then what it cannot judge: suppressions of itself, lost paths and full folders. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { findFullFolders, FULLEST } from './lint/full-folders.ts';
import { findLostPaths, findLostSources } from './lint/lost-paths.ts';
import { findBareSuppressions } from './lint/suppressions.ts';
import { runTool } from './verify/run-tool.ts';

/** Folders of .gitignore that are named from the root of the repository. */
const ignored = (existsSync('.gitignore') ? readFileSync('.gitignore', 'utf8') : '')
  .split('\n')
  .filter((line) => /^\/.+\/$/.test(line))
  .map((line) => line.slice(1));

const oxlint = await runTool('oxlint', process.argv.slice(2));
const sources = filesOf('{ts,tsx,js,mjs,css,html,jsonc}');
const complaints = [
  ...sources.flatMap((path) =>
    findBareSuppressions(readFileSync(path, 'utf8')).map(
      ({ line, directive }) => `${path}:${line}: ${directive} needs a reason beside it: \` -- why\`.`,
    ),
  ),
  ...[...sources, ...filesOf('{sql,yaml,toml}')].flatMap((path) => lostPaths(path, 'source')),
  ...filesOf('{md,txt}').flatMap((path) => lostPaths(path, 'page')),
  ...filesOf('css').flatMap(lostSources),
  ...findFullFolders(sources.map((path) => path.split(sep).join('/'))).map(
    ({ folder, files }) => `${folder} has ${files} files, more than ${FULLEST}: put them apart by subject.`,
  ),
];
for (const complaint of complaints) console.error(complaint);
process.exitCode = oxlint === 0 && complaints.length === 0 ? 0 : 1;

function lostPaths(file: string, kind: 'page' | 'source'): string[] {
  // The engine speaks of the folder of whatever project it is started on.
  const isElsewhere = (path: string) => file.startsWith('server/backend/') && path.startsWith('supabase/');
  return findLostPaths(readFileSync(file, 'utf8'), kind, (path) => isElsewhere(path) || isThere(path)).map(
    ({ line, path }) => `${file}:${line}: there is no ${path}.`,
  );
}

/** Where Tailwind is told to look for classes. It says nothing of a path that leads nowhere, and the page is bare. */
function lostSources(file: string): string[] {
  return findLostSources(readFileSync(file, 'utf8'), (path) => isThere(join(dirname(file), path))).map(
    ({ line, path }) => `${file}:${line}: there is no ${path} beside it.`,
  );
}

function isThere(path: string): boolean {
  return isMade(path) || (/[*{]/.test(path) ? globSync(path).length > 0 : existsSync(path));
}

/** What git ignores is made by a run: a fresh checkout does not have it yet. */
function isMade(path: string): boolean {
  return ignored.some((folder) => `${path}/`.startsWith(folder));
}

/** Every file of the repository with one of these endings, but for what is installed, built or kept. */
function filesOf(endings: string): string[] {
  const elsewhere = ['node_modules', 'dist', '.git', '.data', '.cache'];
  return globSync(`**/*.${endings}`, { exclude: (path) => elsewhere.includes(path) });
}
