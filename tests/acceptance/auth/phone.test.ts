import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Installation, newEmail, newestMail, PASSWORD, startAuth } from './installation.ts';

const TEST_NUMBER = '15550009999';
const PHONE = `[auth.sms]
enable_signup = true
enable_confirmations = true
template = "Use {{ .Code }} at Test Site"
[auth.sms.test_otp]
${TEST_NUMBER} = "424242"`;

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(PHONE);
});
afterAll(() => auth?.close());

let numbers = 0;
const newPhone = () => {
  numbers += 1;
  return `1555100${String(numbers).padStart(4, '0')}`;
};

const textsTo = (phone: string) => auth.texts.filter((sms) => sms.phone === phone);
const codeTo = (phone: string) => /Use (\d{6}) at/.exec(textsTo(phone).at(-1)?.text ?? '')?.[1] ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function signUp() {
  const phone = newPhone();
  await auth.visitor().signUp({ phone: `+${phone}`, password: PASSWORD });
  const client = auth.visitor();
  const { data } = await client.verifyOtp({ type: 'sms', phone, token: codeTo(phone) });
  return { phone, client, user: data.user };
}

describe('signing up with a phone', () => {
  test('waits for the code of the message', async () => {
    const phone = newPhone();
    const { data, error } = await auth.visitor().signUp({ phone: `+${phone}`, password: PASSWORD });
    expect(error).toBeNull();
    expect(data).toMatchObject({
      session: null,
      user: { phone, email: '', app_metadata: { provider: 'phone' } },
    });
    const early = await auth.visitor().signInWithPassword({ phone, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' });

    const code = codeTo(phone);
    const refused = await auth.visitor().verifyOtp({ type: 'sms', phone, token: wrong(code) });
    expect(refused.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const verified = await auth.visitor().verifyOtp({ type: 'sms', phone: `+${phone}`, token: code });
    expect(verified.data.user).toMatchObject({
      phone,
      phone_confirmed_at: expect.stringMatching(/Z$/),
      identities: [{ provider: 'phone', identity_data: { phone, phone_verified: true } }],
    });
    expect((await auth.visitor().signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
  });

  test('gets the same answer for a number that is taken', async () => {
    const { phone } = await signUp();
    const { data, error } = await auth.visitor().signUp({ phone, password: 'another phrase' });
    expect([error, data.session, data.user?.phone]).toEqual([null, null, phone]);
    expect(textsTo(phone)).toHaveLength(1);
  });

  test.each(['0123', '+1 555 abc', '1'.repeat(16)])('refuses "%s"', async (phone) => {
    const { error } = await auth.visitor().signUp({ phone, password: PASSWORD });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('signing in with a code', () => {
  test('works for a known number, for ten minutes', async () => {
    const { phone } = await signUp();
    expect((await auth.visitor().signInWithOtp({ phone })).error).toBeNull();
    const { data } = await auth.visitor().verifyOtp({ type: 'sms', phone, token: codeTo(phone) });
    expect(data.session?.user.phone).toBe(phone);

    auth.advance(6);
    await auth.visitor().signInWithOtp({ phone });
    auth.advance(601);
    const late = await auth.visitor().verifyOtp({ type: 'sms', phone, token: codeTo(phone) });
    expect(late.error?.code).toBe('otp_expired');
  });

  test('makes a user of an unknown number, or nobody when the caller does not want that', async () => {
    const phone = newPhone();
    await auth.visitor().signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(textsTo(phone)).toHaveLength(0);
    await auth.visitor().signInWithOtp({ phone });
    const { data } = await auth.visitor().verifyOtp({ type: 'sms', phone, token: codeTo(phone) });
    expect(data.user?.phone).toBe(phone);
  });

  test('sends test numbers nothing: their code is in the settings', async () => {
    await auth.visitor().signInWithOtp({ phone: TEST_NUMBER });
    expect(textsTo(TEST_NUMBER)).toHaveLength(0);
    const { error } = await auth.visitor().verifyOtp({ type: 'sms', phone: TEST_NUMBER, token: '424242' });
    expect(error).toBeNull();
  });

  test('has a pause between two messages', async () => {
    const { phone } = await signUp();
    const visitor = auth.visitor();
    expect((await visitor.resend({ type: 'sms', phone })).error).toBeNull();
    expect((await visitor.resend({ type: 'sms', phone })).error).toMatchObject({
      status: 429,
      code: 'over_sms_send_rate_limit',
    });
  });
});

describe('another number', () => {
  test('is taken when its phone has answered', async () => {
    const { phone, client } = await signUp();
    const wanted = newPhone();
    const { data } = await client.updateUser({ phone: wanted });
    expect(data.user).toMatchObject({ phone, new_phone: wanted });
    auth.advance(6);
    expect((await auth.visitor().resend({ type: 'phone_change', phone: wanted })).error).toBeNull();
    expect(textsTo(wanted)).toHaveLength(2);
    const verified = await client.verifyOtp({ type: 'phone_change', phone: wanted, token: codeTo(wanted) });
    expect(verified.data.user).toMatchObject({
      phone: wanted,
      identities: [{ identity_data: { phone: wanted } }],
    });
    const { error } = await auth.visitor().signInWithPassword({ phone, password: PASSWORD });
    expect(error?.code).toBe('invalid_credentials');
  });

  test('asked for from two devices at once keeps the code that was sent', async () => {
    const { phone, client } = await signUp();
    const other = auth.visitor();
    await other.signInWithPassword({ phone, password: PASSWORD });
    const wanted = newPhone();
    await client.updateUser({ phone: wanted });
    await other.updateUser({ phone: wanted });
    expect(textsTo(wanted)).toHaveLength(1);
    const { error } = await client.verifyOtp({ type: 'phone_change', phone: wanted, token: codeTo(wanted) });
    expect(error).toBeNull();
  });

  test('of somebody else gets no message, and nobody is told', async () => {
    const somebody = await signUp();
    const { client } = await signUp();
    expect((await client.updateUser({ phone: somebody.phone })).error).toBeNull();
    expect(textsTo(somebody.phone)).toHaveLength(1);
  });

  test('joins an address: one account, two ways in', async () => {
    const email = newEmail();
    const client = auth.visitor();
    await client.signUp({ email, password: PASSWORD });
    const phone = newPhone();
    await client.updateUser({ phone });
    await client.verifyOtp({ type: 'phone_change', phone, token: codeTo(phone) });
    const { data } = await auth.visitor().signInWithPassword({ phone, password: PASSWORD });
    expect(data.user).toMatchObject({
      email,
      phone,
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
  });

  test('stays, with its sessions, when an address joins it', async () => {
    const { phone, client } = await signUp();
    const other = auth.visitor();
    await other.signInWithPassword({ phone, password: PASSWORD });
    const email = newEmail();
    await client.updateUser({ email });
    const { code } = await newestMail(auth.query, email);
    const { data } = await client.verifyOtp({ type: 'email_change', email, token: code });
    expect(data.user).toMatchObject({ email, phone, app_metadata: { providers: ['phone', 'email'] } });
    expect((await other.getUser()).data.user?.email).toBe(email);
  });

  test('can answer for a change of the password', async () => {
    const { phone, client } = await signUp();
    expect((await client.reauthenticate()).error).toBeNull();
    expect(textsTo(phone)).toHaveLength(2);
  });
});

describe('an administrator', () => {
  test('creates, changes and confirms phones', async () => {
    const phone = newPhone();
    const { admin } = auth.admin();
    const { data } = await admin.createUser({ phone, password: PASSWORD, phone_confirm: true });
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    expect((await admin.createUser({ phone })).error).toMatchObject({ status: 422, code: 'phone_exists' });
    const other = newPhone();
    const changed = await admin.updateUserById(data.user?.id ?? '', { phone: other });
    expect(changed.data.user?.phone).toBe(other);
    expect((await auth.visitor().signInWithPassword({ phone: other, password: PASSWORD })).error).toBeNull();
  });
});
