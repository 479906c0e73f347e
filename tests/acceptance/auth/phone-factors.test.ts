import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimsOf, enrollApp } from './authenticator.ts';
import { type Installation, newEmail, NO_MAIL, PASSWORD, startAuth } from './installation.ts';

const TEST_NUMBER = '15550001111';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(
    `${NO_MAIL}\n[auth.mfa.phone]\nenroll_enabled = true\nverify_enabled = true\nmax_frequency = "30s"\n` +
      `[auth.sms.test_otp]\n${TEST_NUMBER} = "424242"`,
  );
});
afterAll(() => auth?.close());

async function signUp() {
  const client = auth.visitor();
  await client.signUp({ email: newEmail(), password: PASSWORD });
  return client;
}

let numbers = 0;
function newNumber(): string {
  numbers += 1;
  return `+49 151 000000${numbers}`;
}

// spec: 77 Factor: phone and its status
test('a phone is enrolled, sent a code, and raises the session', async () => {
  const client = await signUp();
  const phone = newNumber();
  const { data } = await client.mfa.enroll({ factorType: 'phone', friendlyName: 'mobile', phone });
  expect(data).toMatchObject({ type: 'phone', friendly_name: 'mobile', phone: phone.replace(/\D/g, '') });
  const factorId = data?.id ?? '';
  const challenge = await client.mfa.challenge({ factorId, channel: 'sms' });
  expect(challenge.data).toMatchObject({ type: 'phone', expires_at: expect.any(Number) });
  const message = auth.texts.at(-1);
  expect(message?.phone).toBe(phone.replace(/\D/g, ''));

  const challengeId = challenge.data?.id ?? '';
  const wrong = await client.mfa.verify({ factorId, challengeId, code: '000000' });
  expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed' });
  const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  const { data: session } = await client.mfa.verify({ factorId, challengeId, code });
  expect(claimsOf(session?.access_token)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/phone' }, { method: 'password' }],
  });
  expect((await client.mfa.listFactors()).data?.phone).toHaveLength(1);
});

test('a code is good for its own challenge only', async () => {
  const client = await signUp();
  const { data } = await client.mfa.enroll({ factorType: 'phone', phone: newNumber() });
  const factorId = data?.id ?? '';
  await client.mfa.challenge({ factorId });
  const code = /\d{6}/.exec(auth.texts.at(-1)?.text ?? '')?.[0] ?? '';
  auth.advance(30);
  const later = await client.mfa.challenge({ factorId });
  const { error } = await client.mfa.verify({ factorId, challengeId: later.data?.id ?? '', code });
  expect(error).toMatchObject({ code: 'mfa_verification_failed' });
});

test('messages to one phone need a pause between them', async () => {
  const client = await signUp();
  const { data } = await client.mfa.enroll({ factorType: 'phone', phone: newNumber() });
  const factorId = data?.id ?? '';
  await client.mfa.challenge({ factorId });
  const sent = auth.texts.length;
  expect((await client.mfa.challenge({ factorId })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  });
  expect(auth.texts).toHaveLength(sent);
});

test('one account sends ten messages an hour, however many phones it enrols', async () => {
  const client = await signUp();
  const sent = auth.texts.length;
  const enrollNext = async () =>
    (await client.mfa.enroll({ factorType: 'phone', phone: newNumber() })).data?.id ?? '';
  for (let turn = 0; turn < 10; turn += 1) {
    const factorId = await enrollNext();
    expect((await client.mfa.challenge({ factorId })).error).toBeNull();
    await client.mfa.unenroll({ factorId });
  }
  expect((await client.mfa.challenge({ factorId: await enrollNext() })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  });
  expect(auth.texts).toHaveLength(sent + 10);
});

test('one phone gets ten messages an hour, however many accounts enrol it', async () => {
  const phone = newNumber();
  const sent = auth.texts.length;
  const errors: unknown[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const client = await signUp();
    const { data } = await client.mfa.enroll({ factorType: 'phone', phone });
    errors.push((await client.mfa.challenge({ factorId: data?.id ?? '' })).error?.code);
  }
  expect(errors).toEqual([...Array.from({ length: 10 }), 'over_sms_send_rate_limit']);
  expect(auth.texts).toHaveLength(sent + 10);
});

test('a test number gets no message and takes its fixed code', async () => {
  const client = await signUp();
  const { data } = await client.mfa.enroll({ factorType: 'phone', phone: `+${TEST_NUMBER}` });
  const sent = auth.texts.length;
  const { error } = await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: '424242' });
  expect(error).toBeNull();
  expect(auth.texts).toHaveLength(sent);
});

test('refuses what is no number, and a number that is a verified factor already', async () => {
  const client = await signUp();
  const enroll = async (phone: string) =>
    (await client.mfa.enroll({ factorType: 'phone', phone })).error?.code;
  expect(await enroll('')).toBe('validation_failed');
  expect(await enroll('call me')).toBe('validation_failed');
  const { data } = await client.mfa.enroll({ factorType: 'phone', phone: TEST_NUMBER });
  await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: '424242' });
  expect(await enroll(TEST_NUMBER)).toBe('mfa_verified_factor_exists');
});

test('a factor that a thief left unfinished is not finished past the owner’s own', async () => {
  const owner = await signUp();
  const email = (await owner.getUser()).data.user?.email ?? '';
  const signIn = async () => {
    const thief = auth.visitor();
    await thief.signInWithPassword({ email, password: PASSWORD });
    return thief;
  };
  const { data } = await (await signIn()).mfa.enroll({ factorType: 'phone', phone: newNumber() });
  await enrollApp(auth, owner);

  const thief = await signIn();
  const factorId = data?.id ?? '';
  const challengeId = (await thief.mfa.challenge({ factorId })).data?.id ?? '';
  const code = /\d{6}/.exec(auth.texts.at(-1)?.text ?? '')?.[0] ?? '';
  const { error } = await thief.mfa.verify({ factorId, challengeId, code });
  expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
});
