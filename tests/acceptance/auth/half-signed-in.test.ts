import type { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrollApp } from './authenticator.ts';
import { countMails, type Installation, newEmail, NO_MAIL, PASSWORD, startAuth } from './installation.ts';

/* What a stolen password is good for, without the second step (docs/decisions/second-steps.md). */

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(NO_MAIL);
});
afterAll(() => auth?.close());

/** An account with a second factor: its owner, who has passed it, and a thief who only knows the password. */
async function robbed() {
  const email = newEmail();
  const owner = auth.visitor();
  const { data } = await owner.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Ada' } } });
  await enrollApp(auth, owner);
  const thief = auth.visitor();
  await thief.signInWithPassword({ email, password: PASSWORD });
  return { owner, thief, email, id: data.user?.id ?? '', token: await tokenOf(thief) };
}

const tokenOf = async (client: GoTrueClient) => (await client.getSession()).data.session?.access_token ?? '';
const isSignedIn = async (token: string) => (await auth.request('GET', '/user', { token })).status === 200;
const signOut = (token: string, scope: string) => auth.request('POST', `/logout?scope=${scope}`, { token });

test('changes nothing of the account, its metadata neither', async () => {
  const { owner, token } = await robbed();
  for (const body of [{ data: { full_name: 'Mallory' } }, { data: {} }, {}]) {
    const answer = await auth.request('PUT', '/user', { token, body });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error_code: 'insufficient_aal' });
  }
  expect((await owner.getUser()).data.user?.user_metadata).toMatchObject({ full_name: 'Ada' });
  expect((await owner.updateUser({ data: { full_name: 'Ada L.' } })).error).toBeNull();
});

test('sends no code to the owner', async () => {
  const { token, email, owner } = await robbed();
  const before = await countMails(auth.query, email);
  const answer = await auth.request('GET', '/reauthenticate', { token });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error_code: 'insufficient_aal' });
  expect(await countMails(auth.query, email)).toBe(before);
  expect((await owner.reauthenticate()).error).toBeNull();
});

test('does not sign the owner out, and the official client learns that', async () => {
  const { owner, thief, token } = await robbed();
  const { error } = await thief.signOut({ scope: 'others' });
  expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  expect(await isSignedIn(await tokenOf(owner))).toBe(true);
  expect(await isSignedIn(token)).toBe(true);
});

test('ends itself where everything was to end', async () => {
  const { owner, thief, token } = await robbed();
  const answer = await signOut(token, 'global');
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error_code: 'insufficient_aal' });
  expect(await isSignedIn(token)).toBe(false);
  expect(await isSignedIn(await tokenOf(owner))).toBe(true);
  expect((await thief.signOut()).error).toBeNull();
  expect((await thief.getSession()).data.session).toBeNull();
});

test('can be ended, and ended by whoever has passed the second step', async () => {
  const first = await robbed();
  expect((await signOut(first.token, 'local')).status).toBe(204);
  const second = await robbed();
  expect((await second.owner.signOut({ scope: 'others' })).error).toBeNull();
  expect(await isSignedIn(second.token)).toBe(false);
  expect(await isSignedIn(await tokenOf(second.owner))).toBe(true);
});

test('a factor that was never verified holds nobody back', async () => {
  const client = auth.visitor();
  await client.signUp({ email: newEmail(), password: PASSWORD });
  await client.mfa.enroll({ factorType: 'totp' });
  expect((await client.updateUser({ data: { theme: 'dark' } })).error).toBeNull();
  expect((await signOut(await tokenOf(client), 'global')).status).toBe(204);
});
