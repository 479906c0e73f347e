import type { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrollApp, enrollAppUnconfirmed } from './authenticator.ts';
import {
  type Installation,
  newEmail,
  newestMail,
  PASSWORD,
  SESSION_FIRST,
  startAuth,
} from './installation.ts';

/* Who may remove second factors by a mail alone (docs/decisions/accounts.md, "The roads back"). */

const SMS = `[auth.sms]\nenable_signup = true\nenable_confirmations = true\ntemplate = "Use {{ .Code }} at Test Site"`;

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(`${SESSION_FIRST}\n${SMS}`, 'enable_manual_linking = true');
});
afterAll(() => auth?.close());

async function signUp() {
  const client = auth.visitor();
  const email = newEmail();
  await client.signUp({ email, password: PASSWORD });
  return { client, email };
}

/** The owner of a mailbox comes by a link of their own wish. */
async function recover(email: string) {
  await auth.visitor().resetPasswordForEmail(email);
  const { token } = await newestMail(auth.query, email);
  const owner = auth.visitor();
  await owner.verifyOtp({ type: 'recovery', token_hash: token });
  return owner;
}

describe('a second factor that the owner of the mailbox never set up', () => {
  const disown = async (owner: GoTrueClient) => {
    const { data } = await owner.getSession();
    const token = data.session?.access_token ?? '';
    const response = await auth.request('DELETE', '/factors', { token });
    return { status: response.status, code: response.headers.get('x-sb-error-code') };
  };

  /** An account of its owner's, to which a thief of the password has added a factor. */
  async function robbed() {
    const { client: thief, email } = await signUp();
    await auth.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    await enrollApp(auth, thief);
    return { thief, email };
  }

  test('goes when they come by a mail and say so, and the thief with it', async () => {
    const { thief, email } = await robbed();
    const owner = await recover(email);
    expect((await owner.updateUser({ password: 'chosen by the owner' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect(await disown(owner)).toMatchObject({ status: 200 });
    expect((await thief.getUser()).error).not.toBeNull();
    expect((await auth.visitor().signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull();
    expect((await owner.updateUser({ password: 'chosen by the owner' })).error).toBeNull();
    expect((await owner.getUser()).data.user?.factors).toBeUndefined();
  });

  test('also when it is older than the confirmation of the address', async () => {
    const { client: stranger, email } = await signUp();
    await enrollAppUnconfirmed(auth, stranger);
    auth.advance(30 * 24 * 3600);
    await auth.query('update auth.users set email_confirmed_at = $2 where email = $1', [
      email,
      new Date(auth.now()),
    ]);
    expect(await disown(await recover(email))).toMatchObject({ status: 200 });
  });

  test('stays when it has stood for a week: a mailbox alone is no second step', async () => {
    const { email } = await robbed();
    auth.advance(8 * 24 * 3600);
    expect(await disown(await recover(email))).toEqual({ status: 403, code: 'mfa_factor_settled' });
  });

  async function monthLater(owner: GoTrueClient): Promise<void> {
    auth.advance(30 * 24 * 3600);
    expect((await owner.refreshSession()).error).toBeNull();
  }

  async function unlink(owner: GoTrueClient, provider: string): Promise<void> {
    const { data } = await owner.getUserIdentities();
    const identity = data?.identities.find((each) => each.provider === provider);
    if (!identity) throw new Error(`The account has no identity of ${provider}.`);
    expect((await owner.unlinkIdentity(identity)).error).toBeNull();
  }

  /** An account made with a phone, whose owner sets up a factor and a month later confirms an address. */
  async function ofPhone(phone: string) {
    const owner = auth.visitor();
    await owner.signUp({ phone, password: PASSWORD });
    const code = /Use (\d{6}) at/.exec(auth.texts.at(-1)?.text ?? '')?.[1] ?? '';
    await owner.verifyOtp({ type: 'sms', phone, token: code });
    await enrollApp(auth, owner);
    await monthLater(owner);
    const email = newEmail();
    expect((await owner.updateUser({ email })).error).toBeNull();
    const { token } = await newestMail(auth.query, email);
    expect((await auth.visitor().verifyOtp({ type: 'email_change', token_hash: token })).error).toBeNull();
    return { owner, email };
  }

  test('stays where the owner of a confirmed phone set it up before they had an address', async () => {
    const { email } = await ofPhone('15552000002');
    expect(await disown(await recover(email))).toEqual({ status: 403, code: 'mfa_factor_settled' });
  });

  test('stays when what was confirmed first is taken from the account', async () => {
    const { owner, email } = await ofPhone('15552000003');
    await unlink(owner, 'phone');
    expect(await disown(await recover(email))).toEqual({ status: 403, code: 'mfa_factor_settled' });
  });

  test('stays when the address gives way to that of another identity', async () => {
    const { thief: owner, email } = await robbed();
    await monthLater(owner);
    const person = { sub: `person of ${email}`, email: newEmail(), email_verified: true };
    await auth.query(
      `insert into auth.identities (provider_id, user_id, provider, identity_data)
       select $2, id, 'work', $3::jsonb from auth.users where email = $1`,
      [email, person.sub, JSON.stringify(person)],
    );
    await unlink(owner, 'email');
    expect(await disown(await recover(person.email))).toEqual({ status: 403, code: 'mfa_factor_settled' });
  });

  test('stays for whoever knows the password alone, and for a mail of long ago', async () => {
    const { email } = await robbed();
    const second = auth.visitor();
    await second.signInWithPassword({ email, password: PASSWORD });
    expect(await disown(second)).toEqual({ status: 403, code: 'insufficient_aal' });
    const owner = await recover(email);
    auth.advance(3600);
    await owner.refreshSession();
    expect(await disown(owner)).toEqual({ status: 403, code: 'insufficient_aal' });
  });
});
