import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadIssuerKeys, storeIssuerKeys } from './issuer-keys.ts';
import { rotateIssuerKeys } from './rotate-issuer-keys.ts';

const NOW = new Date('2026-11-22T10:21:00Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'issuer-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the first start makes one key, and two that come at once the same', async () => {
  const [one, other] = await Promise.all([loadIssuerKeys(folder, '', NOW), loadIssuerKeys(folder, '', NOW)]);
  expect(one).toEqual(other);
  expect(one).toHaveLength(1);
  expect((await stat(join(folder, 'issuer-keys.json'))).mode & 0o777).toBe(0o600);
});

test('keys stay in their order after a rotation', async () => {
  const first = await loadIssuerKeys(folder, undefined, NOW);
  await storeIssuerKeys(folder, await rotateIssuerKeys(first, 'planned', NOW));
  const keys = await loadIssuerKeys(folder, undefined, NOW);
  expect(keys.map(({ name, retiredAt }) => [name === first[0]?.name, retiredAt])).toEqual([
    [false, undefined],
    [true, NOW.toISOString()],
  ]);
});

test('keys may come from elsewhere, and nothing is written then', async () => {
  const keys = await loadIssuerKeys(folder, undefined, NOW);
  const text = await readFile(join(folder, 'issuer-keys.json'), 'utf8');
  expect(await loadIssuerKeys('/nowhere', text, NOW)).toEqual(keys);
});

test('a file that is broken stops the start, and is not written over', async () => {
  await writeFile(join(folder, 'issuer-keys.json'), '[]');
  await expect(loadIssuerKeys(folder, undefined, NOW)).rejects.toThrow('restore it from a backup');
});
