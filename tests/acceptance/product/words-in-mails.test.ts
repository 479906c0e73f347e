import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PagesServer, postForm, startPages } from '#tests/acceptance/pages/pages-server.ts';
import { visitorClients } from '#tests/support/product.ts';

/* What anybody can type beside an address that is not theirs (docs/decisions/mails.md). */

let server: PagesServer;
beforeAll(async () => {
  server = await startPages({ TRUSTED_PROXIES: '127.0.0.0/8,::1' });
});
afterAll(() => server?.stop());

/** A text that is in no mail by chance, and that every form takes for a name. */
const WORDS = 'Zqxwords';
const LINK = `Ada\r\n${WORDS} https://evil.example/${WORDS}\u202e`;
const profile = { full_name: LINK, name: LINK, first_name: LINK, note: LINK, language: 'en', site: LINK };
const application = {
  first_name: WORDS,
  last_name: WORDS,
  preferred_language: 'en',
  program_interest: 'women',
};
const password = 'a long enough secret';

type Mail = { to: string; subject: string; text: string; html: string };
const mailsTo = async (address: string): Promise<Mail[]> =>
  (await (
    await fetch(`${server.url}/dev/mail?to=${encodeURIComponent(address)}`, {
      headers: { accept: 'application/json' },
    })
  ).json()) as Mail[];

/** An address of the site, as whoever asks for a mail may name one. */
const target = () => `${server.url}/${WORDS}-evil.example?call=${WORDS}`;

/** Of the official client: what it was refused is an error, not an answer. */
async function done(answer: Promise<{ error: Error | null }>): Promise<void> {
  expect((await answer).error).toBeNull();
}

const signUp = (email: string) =>
  done(
    visitorClients(server).auth.signUp({
      email,
      password,
      options: { data: profile, emailRedirectTo: target() },
    }),
  );

test.each([
  ['signing up', ['Confirm your email address for Ledgerline'], signUp],
  [
    'asking for a link to sign in',
    ['Confirm your email address for Ledgerline'],
    (email: string) =>
      done(
        visitorClients(server).auth.signInWithOtp({
          email,
          options: { data: profile, emailRedirectTo: target() },
        }),
      ),
  ],
  [
    'applying for a scholarship',
    ['We have your application at Ledgerline'],
    async (email: string) => {
      expect((await postForm(server, '/community', { ...application, email })).status).toBe(200);
    },
  ],
  [
    'asking for the confirmation again, and for a new password',
    [
      'Choose a new password for Ledgerline',
      'Confirm your email address for Ledgerline',
      'Confirm your email address for Ledgerline',
    ],
    async (email: string) => {
      await signUp(email);
      // Within the pause after the first mail nothing would be sent.
      await server.query('delete from auth.rate_limits');
      const { auth } = visitorClients(server);
      await done(auth.resend({ type: 'signup', email, options: { emailRedirectTo: target() } }));
      await done(auth.resetPasswordForEmail(email, { redirectTo: target() }));
    },
  ],
  [
    'changing to the address of somebody else',
    ['Confirm the change of your email address for Ledgerline'],
    async (email: string) => {
      const { auth } = visitorClients(server);
      await done(auth.signUp({ email: `own-${email}`, password, options: { data: profile } }));
      await done(auth.updateUser({ email, data: profile }, { emailRedirectTo: target() }));
    },
  ],
])('%s sends an address nothing that a stranger typed', async (what, subjects, act) => {
  const email = `${what.replaceAll(/[^a-z]/g, '-')}@example.org`;
  await act(email);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).toSorted())
    .toEqual(subjects);
  for (const { subject, text, html } of await mailsTo(email)) {
    expect(subject + text + html).not.toMatch(/zqxwords|evil\.example/i);
    expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  }
});

test('leaving an address on the landing page sends no mail at all', async () => {
  const email = 'lead@example.org';
  expect((await postForm(server, '/', { email, phone: '', country: '' })).status).toBe(303);
  expect(await server.query('select email from public.leads where email = $1', [email])).toEqual([{ email }]);
  // Whatever were sent for it would stand in the outbox before this one.
  await signUp('after-the-lead@example.org');
  await expect.poll(() => mailsTo('after-the-lead@example.org')).toHaveLength(1);
  expect(await mailsTo(email)).toEqual([]);
});

test('no call keeps a name of an account that is a link', async () => {
  const { auth } = visitorClients(server);
  const { data } = await auth.signUp({
    email: 'names@example.org',
    password,
    options: { data: { full_name: 'Ada\nevil.example https://evil.example', theme: 'dark' } },
  });
  expect(data.user?.user_metadata).toEqual({ full_name: 'Ada evil. example', theme: 'dark' });
  const { data: changed } = await auth.updateUser({
    data: { full_name: '\u202eGrace\u2028www.evil.example' },
  });
  expect(changed.user?.user_metadata).toEqual({ full_name: 'Grace', theme: 'dark' });
});

test.each([
  ['a link', 'Ada https://evil.example', 'A name cannot hold a web address.'],
  ['a domain', 'evil.example', 'A name cannot hold a web address.'],
  ['more than 100 characters', 'Ada'.repeat(40), 'Use at most 100 characters.'],
  ['nothing that can be seen', '\u202e\u200b', 'Enter your first name.'],
])('an application by %s says why it is refused and keeps what was typed', async (_what, typed, why) => {
  const fields = { ...application, first_name: typed, email: 'refused@example.org' };
  const answer = await postForm(server, '/community', fields);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(why);
  expect(html).toContain(`value="${typed}"`);
  expect(await mailsTo('refused@example.org')).toEqual([]);
});

test.each(['"<b>@evil.example', 'a,b@evil.example', 'a\u202e@evil.example', 'a@evil', 'a@evil.example>'])(
  'an application from %s is refused: it would stand in the head of a mail',
  async (email) => {
    expect((await postForm(server, '/community', { ...application, email })).status).toBe(422);
  },
);
