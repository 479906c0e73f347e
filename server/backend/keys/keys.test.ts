import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAccessTokens, InvalidTokenError } from './access-tokens.ts';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerline-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

const makeKey = async (kid: string): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'ES256', kid };
};
const GIVEN = 'a key given from outside';
const now = 1_800_000_000_000;
const claims = {
  sub: '00000000-0000-4000-8000-000000000001',
  role: 'authenticated',
  aud: 'authenticated',
  iat: now / 1000,
  exp: now / 1000 + 60,
};

describe('secrets', () => {
  test('are made once, readable by the owner only', async () => {
    const first = await loadSecrets(folder, {});
    expect(await loadSecrets(folder, {})).toEqual(first);
    const { mode } = await stat(join(folder, 'secrets.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('two servers that start at once share them', async () => {
    const [a, b] = await Promise.all([loadSecrets(folder, {}), loadSecrets(folder, {})]);
    const kept = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'));
    expect(a).toEqual(kept);
    expect(b).toEqual(kept);
  });

  test('no two installations share a secret', async () => {
    const other = await mkdtemp(join(tmpdir(), 'ledgerline-keys-'));
    const [a, b] = [await loadSecrets(folder, {}), await loadSecrets(other, {})];
    for (const name of ['anonKey', 'serviceRoleKey', 'publishableKey', 'secretKey', 'hashKey'] as const) {
      expect(a[name]).not.toBe(b[name]);
    }
    await rm(other, { recursive: true });
  });

  test('the environment stands above the file', async () => {
    const key = await makeKey('mine');
    const secrets = await loadSecrets(folder, { anonKey: GIVEN, jwtKeys: JSON.stringify({ keys: [key] }) });
    expect(secrets.anonKey).toBe(GIVEN);
    expect(secrets.jwtKeys[0]?.kid).toBe('mine');
  });

  test.each([
    [{ jwtKeys: 'nonsense' }, 'JWT_KEYS must be'],
    [{ jwtKeys: '{"keys":[{"kty":"EC"}]}' }, 'JWT_KEYS must be'],
    [{ jwtKeys: 'null' }, 'JWT_KEYS must be'],
    [{ jwtKeys: '{"keys":[null]}' }, 'JWT_KEYS must be'],
    [{ jwtKeys: '{"keys":[{"kty":"oct","k":"AA","kid":"a","alg":"HS256"}]}' }, 'JWT_KEYS must be'],
    [
      { jwtKeys: '{"keys":[{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA","kid":"a","alg":"ES256"}]}' },
      'JWT_KEYS: the key "a"',
    ],
    [{ serviceRoleKey: 'short' }, 'SERVICE_ROLE_KEY must have at least 20 characters'],
    [{ jwtSecret: 'short' }, 'JWT_SECRET must have at least 32 bytes'],
  ])('a secret that cannot be used is refused in one sentence: %j', async (given, message) => {
    await expect(loadSecrets(folder, given)).rejects.toThrow(message);
  });

  test('an empty variable counts as not set, so that no empty key opens anything', async () => {
    const secrets = await loadSecrets(folder, {
      anonKey: '',
      serviceRoleKey: '',
      jwtKeys: '',
      jwtSecret: '',
      hashKey: '',
    });
    expect(Object.values(secrets)).not.toContain('');
  });

  test.each([
    [['sign', 'verify'], undefined],
    [['sign'], 'sig'],
    [['verify', 'sign'], 'sig'],
  ])('a private key may say that it is for %j', async (key_ops, use) => {
    const key = { ...(await makeKey('mine')), key_ops, ext: true, ...(use && { use }) };
    const { jwtKeys } = await loadSecrets(folder, { jwtKeys: JSON.stringify({ keys: [key] }) });
    const tokens = await createAccessTokens(jwtKeys, () => now);
    expect(await tokens.verify(await tokens.sign(claims))).toMatchObject({ userId: claims.sub });
  });

  test('a key that is not meant for signing does not sign', async () => {
    const key = { ...(await makeKey('mine')), key_ops: ['verify'] };
    await expect(loadSecrets(folder, { jwtKeys: JSON.stringify({ keys: [key] }) })).rejects.toThrow(
      'JWT_KEYS: the key "mine" is not for signing',
    );
  });

  test('a key that stands for two roles is refused', async () => {
    await expect(loadSecrets(folder, { anonKey: GIVEN, serviceRoleKey: GIVEN })).rejects.toThrow(
      'Each API key',
    );
  });

  test('a damaged file is not replaced, since that would log everybody out', async () => {
    await writeFile(join(folder, 'secrets.json'), '{');
    await expect(loadSecrets(folder, {})).rejects.toThrow('restore it from a backup');
  });
});

describe('access tokens', () => {
  test('a signed token is verified', async () => {
    const tokens = await createAccessTokens([await makeKey('a')], () => now);
    const identity = await tokens.verify(await tokens.sign(claims));
    expect(identity).toMatchObject({ role: 'authenticated', userId: claims.sub });
    expect(JSON.parse(identity.claimsText)).toEqual(claims);
  });

  test('a token ends when it expires, also one that was verified before', async () => {
    let clock = now;
    const tokens = await createAccessTokens([await makeKey('a')], () => clock);
    const token = await tokens.sign(claims);
    await tokens.verify(token);
    clock = now + 60_000;
    await expect(tokens.verify(token)).rejects.toMatchObject({ reason: 'expired' });
    await expect(tokens.verify(token)).rejects.toMatchObject({ reason: 'expired' });
  });

  test('after a rotation the new key signs and the old tokens stay good', async () => {
    const [old, fresh] = [await makeKey('old'), await makeKey('fresh')];
    const before = await createAccessTokens([old], () => now);
    const after = await createAccessTokens([fresh, old], () => now);
    await after.verify(await before.sign(claims));
    expect(decodeProtectedHeader(await after.sign(claims)).kid).toBe('fresh');
    expect(after.jwks.keys.map(({ kid }) => kid)).toEqual(['fresh', 'old']);
  });

  test('symmetric keys sign and verify but are never published', async () => {
    const key: JWK = { kty: 'oct', alg: 'HS256', kid: 's', k: Buffer.alloc(32, 7).toString('base64url') };
    const tokens = await createAccessTokens([key], () => now);
    await tokens.verify(await tokens.sign(claims));
    expect(tokens.jwks.keys).toEqual([]);
  });

  test.each([
    ['of another installation', async () => (await createAccessTokens([await makeKey('a')])).sign(claims)],
    ['without a signature', async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`],
    ['that is no token', async () => 'abc'],
  ])('a token %s is refused', async (_name, make) => {
    const tokens = await createAccessTokens([await makeKey('a')], () => now);
    await expect(tokens.verify(await make())).rejects.toThrow(InvalidTokenError);
  });

  test.each([
    ['another audience', { ...claims, aud: 'storage' }],
    ['no user', { ...claims, sub: undefined }],
    ['no role', { ...claims, role: undefined }],
    ['no end', { ...claims, exp: undefined }],
  ])('a token with %s is refused, although our own key signed it', async (_name, wrong) => {
    const tokens = await createAccessTokens([await makeKey('a')], () => now);
    await expect(tokens.verify(await tokens.sign(wrong))).rejects.toThrow(InvalidTokenError);
  });
});
