import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { gates } from '../../tools/verify/gates.ts';

/*
 * What pages list is what there is.
 */

const read = (path: string) => readFileSync(path, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const sorted = (names: readonly string[]) => [...new Set(names)].sort();

test('the README lists the gates in the order in which they run', () => {
  const [list = ''] = matches(read('README.md').replaceAll('\n', ' '), /`npm run verify` runs ([^;]+);/g);
  expect(list.split(/, | and /)).toEqual(gates.map(({ name }) => name));
});

test('the README lists the benchmarks', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const benchmarks = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
  expect(benchmarks.length).toBeGreaterThan(0);
  expect(sorted(matches(read('README.md'), /`(bench:[\w-]+)`/g))).toEqual(sorted(benchmarks));
});

test('every npm script that a page names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'client/README.md',
    ...globSync('docs/**/*.md'),
  ];
  const named = pages.flatMap((path) =>
    matches(read(path), /\bnpm run (?:-s )?([a-z][\w:-]*)/g).map((name) => `${path}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((use) => !(use.replace(/^.*: /, '') in scripts))).toEqual([]);
});

test('every decision is on the map of the pages, and every link of a page leads to a page', () => {
  const map = read('docs/README.md');
  const decisions = globSync('docs/decisions/*.md').map((path) => path.replace('docs/', ''));
  expect(decisions.filter((path) => !map.includes(`(${path})`))).toEqual([]);
  const lost = [...globSync('*.md'), ...globSync('docs/**/*.md'), 'client/README.md'].flatMap((path) =>
    matches(read(path), /\]\((?!https?:|#|\/)([^)#\s]+)/g)
      .filter((link) => !existsSync(join(dirname(path), link)))
      .map((link) => `${path}: ${link}`),
  );
  expect(lost).toEqual([]);
});

test('every hop of a walk through the house is a file: named in full, or from a folder of one before it', () => {
  const [walks = ''] = read('docs/house.md').split('## In figures');
  const hops = matches(walks, /`([\w./-]+\.(?:ts|tsx|sql))`/g);
  expect(hops.length).toBeGreaterThan(30);
  const folders = new Set<string>();
  const missing = hops.filter((hop) => {
    if (!existsSync(hop)) return ![...folders].some((folder) => existsSync(join(folder, hop)));
    folders.add(dirname(hop));
    return false;
  });
  expect(missing).toEqual([]);
});

test('the conventions of SQL list every hint that a rule refuses with, and no other', () => {
  const raised = sorted(matches(read('supabase/schema.sql'), /\bhint = '([\w-]+)'/g));
  expect(raised.length).toBeGreaterThan(20);
  const [, table = ''] = read('docs/sql-conventions.md').split('Hints in use:');
  expect(matches(table, /^\| `([\w-]+)` \|/gm).sort()).toEqual(raised);
});
