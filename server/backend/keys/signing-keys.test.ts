import { expect, test } from 'vitest';
import { rotateKeys, type SigningKey } from './signing-keys.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
let made = 0;
const fresh = async (): Promise<SigningKey> => {
  made += 1;
  return { kty: 'EC', kid: `fresh-${made}` };
};
const names = (keys: readonly SigningKey[]) => keys.map(({ kid }) => kid);

test('the key that stood by signs, the one that signed verifies, a new one stands by', async () => {
  made = 0;
  const keys = await rotateKeys(
    [
      { kty: 'EC', kid: 'current' },
      { kty: 'EC', kid: 'standby' },
    ],
    now,
    fresh,
  );
  expect(names(keys)).toEqual(['standby', 'fresh-1', 'current']);
  expect(keys.map(({ retired_at: retiredAt }) => retiredAt)).toEqual([
    undefined,
    undefined,
    now.toISOString(),
  ]);
});

test('an installation from before there was a standby key gets both', async () => {
  made = 0;
  expect(names(await rotateKeys([{ kty: 'EC', kid: 'only' }], now, fresh))).toEqual([
    'fresh-1',
    'fresh-2',
    'only',
  ]);
});

test('a retired key stays for as long as a token of it can live', async () => {
  made = 0;
  const keys = [
    { kty: 'EC', kid: 'current' },
    { kty: 'EC', kid: 'standby' },
    { kty: 'EC', kid: 'recent', retired_at: daysBefore(6.9) },
    { kty: 'EC', kid: 'old', retired_at: daysBefore(7) },
  ];
  expect(names(await rotateKeys(keys, now, fresh))).toEqual(['standby', 'fresh-1', 'current', 'recent']);
});

test('nothing cannot be rotated', async () => {
  await expect(rotateKeys([], now, fresh)).rejects.toThrow('no key');
});
