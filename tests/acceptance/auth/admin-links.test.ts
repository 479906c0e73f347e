import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countMails,
  type Installation,
  MAIL_FIRST,
  newEmail,
  newestMail,
  PASSWORD,
  SITE_URL,
  startAuth,
} from './installation.ts';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(MAIL_FIRST);
});
afterAll(() => auth?.close());

type GenerateLink = ReturnType<Installation['admin']>['admin']['generateLink'];

const generate: GenerateLink = (parameters) => auth.admin().admin.generateLink(parameters);

async function createUser(): Promise<string> {
  const email = newEmail();
  await auth.admin().admin.createUser({ email, password: PASSWORD, email_confirm: true });
  return email;
}

async function follow(actionLink = '') {
  const response = await fetch(`${auth.url}/auth/v1/verify${new URL(actionLink).search}`, {
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '');
}

describe('a generated link', () => {
  // spec: 158 /admin/generate_link
  test('to sign up creates the user, sends nothing, and confirms the address', async () => {
    const email = newEmail();
    const redirectTo = `${SITE_URL}/welcome`;
    const options = { data: { full_name: 'Ada' }, redirectTo };
    const { data, error } = await generate({ type: 'signup', email, password: PASSWORD, options });
    expect(error).toBeNull();
    expect(data.properties).toMatchObject({ verification_type: 'signup', redirect_to: redirectTo });
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ada' } });
    expect(await countMails(auth.query, email)).toBe(0);
    expect((await follow(data.properties?.action_link)).href).toContain(`${redirectTo}#access_token=`);
    expect((await auth.visitor().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await generate({ type: 'signup', email, password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  test('to sign in works by link, by code and by hash, for known and new addresses', async () => {
    const known = await createUser();
    const { data } = await generate({ type: 'magiclink', email: known });
    expect(data.properties?.verification_type).toBe('magiclink');
    const code = data.properties?.email_otp ?? '';
    expect((await auth.visitor().verifyOtp({ type: 'email', email: known, token: code })).error).toBeNull();

    const fresh = await generate({ type: 'magiclink', email: newEmail() });
    expect(fresh.data.properties?.verification_type).toBe('signup');
    const hash = fresh.data.properties?.hashed_token ?? '';
    expect((await auth.visitor().verifyOtp({ type: 'email', token_hash: hash })).error).toBeNull();
  });

  test('to recover is for known addresses', async () => {
    const email = await createUser();
    const { data } = await generate({ type: 'recovery', email });
    expect((await follow(data.properties?.action_link)).hash).toContain('type=recovery');
    expect((await generate({ type: 'recovery', email: newEmail() })).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  });

  test('to change an address comes in two halves', async () => {
    const email = await createUser();
    const newAddress = newEmail();
    const current = await generate({ type: 'email_change_current', email, newEmail: newAddress });
    const wanted = await generate({ type: 'email_change_new', email, newEmail: newAddress });
    const early = await generate({
      type: 'email_change_new',
      email: await createUser(),
      newEmail: newEmail(),
    });
    expect((await follow(early.data.properties?.action_link)).hash).toContain('message=');
    expect((await follow(current.data.properties?.action_link)).hash).toContain('message=');
    expect((await follow(wanted.data.properties?.action_link)).hash).toContain('access_token=');
    expect(
      (await auth.visitor().signInWithPassword({ email: newAddress, password: PASSWORD })).error,
    ).toBeNull();
  });

  test('never leads to a foreign host', async () => {
    const email = await createUser();
    const options = { redirectTo: 'https://evil.example/' };
    const { data } = await generate({ type: 'magiclink', email, options });
    expect(data.properties?.redirect_to).toBe(SITE_URL);
    expect((await follow(data.properties?.action_link)).origin).toBe(SITE_URL);
  });

  test.each([
    [{ type: 'nonsense', email: 'a@example.com' }],
    [{ type: 'signup', email: 'a@example.com' }],
    [{ type: 'signup', email: 'no address', password: PASSWORD }],
    [{ type: 'email_change_new', email: 'a@example.com' }],
  ])('is refused for %j', async (body) => {
    const response = await auth.request('POST', '/admin/generate_link', { body, token: 'sb_secret_x' });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error_code: 'validation_failed' },
    ]);
  });
});

describe('an invitation', () => {
  test('is a mail that opens an account without a password', async () => {
    const email = newEmail();
    const { data, error } = await auth.admin().admin.inviteUserByEmail(email, { data: { team: 'a' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { team: 'a' } });
    const { link, token } = await newestMail(auth.query, email);
    expect(link.searchParams.get('type')).toBe('invite');
    const client = auth.visitor();
    const accepted = await client.verifyOtp({ type: 'invite', token_hash: token });
    expect(accepted.data.user?.email_confirmed_at).toMatch(/Z$/);
    expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await auth.visitor().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  test('can be repeated until it is accepted', async () => {
    const email = newEmail();
    await auth.admin().admin.inviteUserByEmail(email);
    expect((await auth.admin().admin.inviteUserByEmail(email)).error).toBeNull();
    expect(await countMails(auth.query, email)).toBe(2);
    expect((await auth.admin().admin.inviteUserByEmail(await createUser())).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });
});
