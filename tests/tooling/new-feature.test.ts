import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

const sandbox = createSandbox([
  '.oxlintrc.json',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'client/tsconfig.json',
  'client/vite-env.d.ts',
  'client/lib',
  'domain/kernel',
  'docs/glossary.md',
  'domain/tsconfig.json',
  'server/functions',
  'server/adapters/sql.ts',
  'tests/support',
  'tools',
]);
const created = [
  'domain/stamps/add-stamp.ts',
  'domain/stamps/add-stamp.test.ts',
  'domain/stamps/contract.ts',
  'server/functions/stamps/add-stamp.ts',
  'client/features/stamps/add-stamp.ts',
  'tests/acceptance/functions/add-stamp.test.ts',
];
let printed: { code: number; output: string };

beforeAll(async () => {
  printed = await sandbox.run('tools/new-feature.ts', ['stamps/add-stamp']);
});
afterAll(() => sandbox[Symbol.dispose]());

test('every root gets its file, and the next step is told', () => {
  expect(printed.code).toBe(0);
  expect(created.filter((path) => !existsSync(join(sandbox.root, path)))).toEqual([]);
  expect(printed.output).toContain("['add-stamp', addStamp]");
});

test('the files keep the format and pass the lint', async () => {
  expect(await sandbox.run('node_modules/@biomejs/biome/bin/biome', ['format', ...created])).toMatchObject({
    code: 0,
  });
  expect(await sandbox.run('node_modules/oxlint/bin/oxlint', created)).toMatchObject({ code: 0 });
});

test.each(['domain', '.', 'client'])('the files compile in the project %s', async (project) => {
  const { output } = await sandbox.run('node_modules/typescript/bin/tsc', ['--project', project]);
  expect(output.split('\n').filter((line) => /stamps|add-stamp/.test(line))).toEqual([]);
});

test('a feature that exists is left alone', async () => {
  const { code, output } = await sandbox.run('tools/new-feature.ts', ['stamps/add-stamp']);
  expect(code).toBe(1);
  expect(output).toContain('Nothing was written');
});

test.each([undefined, 'add-stamp', 'stamps/stamp', 'stamps/addStamp'])(
  '%s is no name for one',
  async (name) => {
    const { code, output } = await sandbox.run('tools/new-feature.ts', name === undefined ? [] : [name]);
    expect(code).toBe(1);
    expect(output).toContain('Name a domain and a verb');
  },
);
