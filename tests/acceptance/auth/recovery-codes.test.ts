import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimsOf, enrollApp } from './authenticator.ts';
import { type Installation, newEmail, NO_MAIL, PASSWORD, startAuth } from './installation.ts';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(NO_MAIL);
});
afterAll(() => auth?.close());

/** Somebody with an app, signed in past it. */
async function withApp() {
  const email = newEmail();
  const client = auth.visitor();
  await client.signUp({ email, password: PASSWORD });
  const app = await enrollApp(auth, client);
  const { recoveryCodes } = client.mfa;
  return { client, app, recoveryCodes, signInAgain: () => signIn(email) };
}

async function signIn(email: string) {
  const client = auth.visitor();
  await client.signInWithPassword({ email, password: PASSWORD });
  return client;
}

test('ten codes are given out once, and each stands in for the app once', async () => {
  const { recoveryCodes, signInAgain } = await withApp();
  const { data } = await recoveryCodes.generate({ friendlyName: 'paper' });
  expect(data).toMatchObject({ type: 'recovery_code', friendly_name: 'paper', total: 10 });
  expect(new Set(data?.codes).size).toBe(10);
  expect((await recoveryCodes.getStatus()).data).toEqual({
    id: data?.id,
    type: 'recovery_code',
    total: 10,
    remaining: 10,
  });

  const other = await signInAgain();
  const code = data?.codes[0] ?? '';
  const typed = ` ${code.slice(0, 4).toUpperCase()}-${code.slice(4)} `;
  const verified = await other.mfa.recoveryCodes.verify({ code: typed });
  expect(claimsOf(verified.data?.access_token)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  });
  expect((await recoveryCodes.getStatus()).data).toMatchObject({ remaining: 9 });
  expect((await (await signInAgain()).mfa.recoveryCodes.verify({ code })).error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
  });
  expect((await other.mfa.listFactors()).data?.recovery_code).toHaveLength(1);
});

test('a new set ends the old one', async () => {
  const { recoveryCodes, signInAgain } = await withApp();
  const old = (await recoveryCodes.generate()).data;
  expect((await recoveryCodes.generate()).error).toMatchObject({ code: 'mfa_factor_name_conflict' });
  expect((await recoveryCodes.generate({ friendlyName: 'other' })).error).toMatchObject({
    code: 'mfa_verified_factor_exists',
  });
  const fresh = (await recoveryCodes.regenerate()).data;
  expect(fresh?.id).toBe(old?.id);
  expect([old?.codes.length, fresh?.codes.length]).toEqual([10, 10]);
  const other = await signInAgain();
  expect((await other.mfa.recoveryCodes.verify({ code: old?.codes[0] ?? '' })).error).not.toBeNull();
  expect((await other.mfa.recoveryCodes.verify({ code: fresh?.codes[0] ?? '' })).error).toBeNull();
});

test('codes cannot be guessed', async () => {
  const { recoveryCodes, signInAgain } = await withApp();
  await recoveryCodes.generate();
  const other = await signInAgain();
  for (let guess = 0; guess < 10; guess += 1)
    await other.mfa.recoveryCodes.verify({ code: `guess ${guess}` });
  expect((await other.mfa.recoveryCodes.verify({ code: '' })).error).toMatchObject({
    status: 429,
    code: 'mfa_recovery_codes_locked',
  });
  await recoveryCodes.regenerate();
  expect((await other.mfa.recoveryCodes.verify({ code: '' })).error).toMatchObject({ status: 422 });
});

test('codes never stand alone: not before the first factor, not after the last', async () => {
  const client = auth.visitor();
  await client.signUp({ email: newEmail(), password: PASSWORD });
  const { recoveryCodes } = client.mfa;
  expect((await recoveryCodes.generate()).error).toMatchObject({ code: 'mfa_recovery_codes_sole_factor' });
  expect((await recoveryCodes.getStatus()).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  });

  const { factorId } = await enrollApp(auth, client);
  const { data } = await recoveryCodes.generate();
  expect((await client.mfa.unenroll({ factorId: data?.id ?? '' })).error).toMatchObject({
    code: 'validation_failed',
  });
  await client.mfa.unenroll({ factorId });
  expect((await client.mfa.listFactors()).data?.all).toEqual([]);
});

test('they can be removed from a session that has passed a factor', async () => {
  const { recoveryCodes } = await withApp();
  const { data } = await recoveryCodes.generate();
  expect((await recoveryCodes.unenroll()).data).toMatchObject({ id: data?.id });
  expect((await recoveryCodes.getStatus()).error).toMatchObject({ code: 'mfa_factor_not_found' });
});

test('the database holds no code in the clear', async () => {
  const { recoveryCodes } = await withApp();
  const { data } = await recoveryCodes.generate();
  const { rows } = await auth.query('select * from auth.mfa_recovery_codes where factor_id = $1', [data?.id]);
  expect(rows).toHaveLength(10);
  expect(data?.codes).toHaveLength(10);
  for (const code of data?.codes ?? []) expect(JSON.stringify(rows)).not.toContain(code);
});
