import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compilerVersion } from './compiler-version.ts';

const SOURCES = {
  'server/adapters/content/markdown/render.ts': 'one',
  'domain/catalogue/words.ts': 'one',
  'domain/catalogue/words.test.ts': 'one',
  'package-lock.json': 'one',
};

test('another version of our code or of a library is another compiler, another test is not', async () => {
  const first = await versionWith({});
  expect(await versionWith({})).toBe(first);
  expect(await versionWith({ 'domain/catalogue/words.test.ts': 'two' })).toBe(first);
  for (const path of [
    'server/adapters/content/markdown/render.ts',
    'domain/catalogue/words.ts',
    'package-lock.json',
    'domain/quiz/new.ts',
  ]) {
    expect(await versionWith({ [path]: 'two' }), path).not.toBe(first);
  }
});

test('the compiler of this repository has a version', async () => {
  expect(await compilerVersion()).toMatch(/^[0-9a-f]{64}$/);
});

/** The version of a repository with those files. */
async function versionWith(changed: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ledgerline-compiler-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...SOURCES, ...changed })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return compilerVersion(root);
}
