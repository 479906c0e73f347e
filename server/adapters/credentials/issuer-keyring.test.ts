import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIssuerKeyring } from './issuer-keyring.ts';
import { issuerKeysPath } from './issuer-keys.ts';
import { rotateIssuerKeys } from './rotate-issuer-keys.ts';

const now = new Date('2026-11-27T10:00:00Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyring-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('two servers of one data folder sign with the same key, from the moment on that one rotates it', async () => {
  const [one, other] = [
    await openIssuerKeyring(folder, undefined, now),
    await openIssuerKeyring(folder, undefined, now),
  ];
  const before = await one.read();
  expect(await other.read()).toEqual(before);
  const rotated = await rotateIssuerKeys(before, 'planned', now);
  await one.store?.(rotated);
  expect(await one.read()).toEqual(rotated);
  expect(await other.read()).toEqual(rotated);
  expect((await stat(issuerKeysPath(folder))).mode & 0o777).toBe(0o600);
});

test('keys that the operator keeps elsewhere are read and never written', async () => {
  const given = JSON.stringify(await (await openIssuerKeyring(folder, undefined, now)).read());
  const keyring = await openIssuerKeyring(join(folder, 'unused'), given, now);
  expect(keyring.store).toBeUndefined();
  expect(JSON.stringify(await keyring.read())).toBe(given);
  await expect(stat(join(folder, 'unused'))).rejects.toThrow('ENOENT');
});
