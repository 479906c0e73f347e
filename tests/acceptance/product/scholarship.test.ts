import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PagesServer, postForm, startPages } from '#tests/acceptance/pages/pages-server.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';

/*
 * An application from the form to the scholarship, over HTTP.
 */

let server: PagesServer;
let admin: TestLearner;

beforeAll(async () => {
  server = await startPages();
  admin = await signUpLearner(server, 'admin@example.org');
  await server.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
});
afterAll(() => server.stop());

/** Sends the form. @returns the application's id and the address of its page */
async function apply(email: string, language = 'en'): Promise<{ id: string; link: string }> {
  const fields = { first_name: 'Ada', last_name: 'Lovelace', email, program_interest: 'women' };
  const answer = await postForm(server, '/community', { ...fields, preferred_language: language });
  expect(answer.status).toBe(200);
  const [row] = await server.query('select id from public.scholarship_applications where email = $1', [
    email,
  ]);
  return { id: String(row?.id), link: await newestLink(email) };
}

async function newestLink(recipient: string): Promise<string> {
  const [mail] = await server.query(
    'select body_text from engine.outbox where recipient = $1 order by created_at desc limit 1',
    [recipient],
  );
  return /http\S+token=\S+/.exec(String(mail?.body_text))?.[0] ?? '';
}

const decide = (by: TestLearner, id: string, decision: string) =>
  by.call('decide-application', {
    application_id: id,
    decision,
    reason: 'A <b>clear</b> plan.',
    override_reason: 'There is no second reviewer.',
  });

test('the mailed link shows the applicant, and nobody else, how the application stands', async () => {
  const { link } = await apply('reader@example.org', 'es');
  expect(new URL(link).pathname).toBe('/es/community/application');
  const page = await fetch(link);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
  expect(html).not.toContain('Lovelace');
  // Mails of release 0.1.0 name the token differently.
  expect((await fetch(link.replace('token=', 'pass='))).status).toBe(200);

  for (const forged of [
    link.replace(/.$/, '_'),
    link.replace(/token=.*/, ''),
    link.replace('token=', 'token=0'),
  ]) {
    const refused = await fetch(forged);
    expect(refused.status, forged).toBe(404);
    expect(await refused.text()).not.toContain('reader@example.org');
  }
});

test('only five mails a day go to one address, and every application is kept', async () => {
  for (let sent = 0; sent < 6; sent += 1) await apply('flooded@example.org');
  const count = async (from: string) =>
    (await server.query(`select count(*)::int as count from ${from}`))[0]?.count;
  expect(await count(`engine.outbox where recipient = 'flooded@example.org'`)).toBe(5);
  expect(await count(`public.scholarship_applications where email = 'flooded@example.org'`)).toBe(6);
});

test('an applicant writes a statement, and changes it until somebody has judged it', async () => {
  const { id, link } = await apply('writer@example.org', 'es');
  const token = new URL(link).searchParams.get('token') ?? '';
  const write = (statement: string, signed = token) =>
    postForm(server, '/es/community/application', { token: signed, statement });
  const kept = async () => {
    const [row] = await server.query('select statement from public.scholarship_applications where id = $1', [
      id,
    ]);
    return row?.statement;
  };
  expect((await write(' ')).status).toBe(422);
  expect(await (await write('x'.repeat(2001))).text()).toContain('x'.repeat(2001));
  const answer = await write('I teach\r\nat night.');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/es/community/application?token=${encodeURIComponent(token)}`);
  expect(await kept()).toBe('I teach\nat night.');
  await write('I teach at night, and learn at dawn.');
  expect((await write('Forged.', `${token}0`)).status).toBe(303);
  expect(await kept()).toBe('I teach at night, and learn at dawn.');
  expect(await (await fetch(link)).text()).toContain('<textarea');

  const review = { need: 4, commitment: 3, fit: 2, clarity: 1, note: '' };
  expect((await admin.call('review-application', { application_id: id, ...review })).status).toBe(200);
  await write('Another text.');
  expect(await kept()).toBe('I teach at night, and learn at dawn.');
  const page = await (await fetch(link)).text();
  expect(page).toContain('I teach at night, and learn at dawn.');
  expect(page).not.toContain('<textarea');
});

test('a learner decides nothing', async () => {
  const learner = await signUpLearner(server, 'learner@example.org');
  const { id } = await apply('applicant@example.org');
  expect(await decide(learner, id, 'awarded')).toEqual({ status: 403, body: { code: 'admins-only' } });
});

test('an award takes a seat, is told by mail, and is claimed once by whoever follows its link', async () => {
  const { id, link: before } = await apply('winner@example.org');
  expect(await decide(admin, id, 'awarded')).toEqual({
    status: 200,
    body: { application_id: id, status: 'awarded' },
  });
  expect(await decide(admin, id, 'declined')).toEqual({ status: 409, body: { code: 'already-decided' } });

  const link = await newestLink('winner@example.org');
  expect(await (await fetch(before)).text()).toContain('A &lt;b&gt;clear&lt;/b&gt; plan.');
  const token = new URL(link).searchParams.get('token');
  const learner = await signUpLearner(server, 'other-address@example.org');
  expect((await learner.call('claim-scholarship', { token: 'forged' })).body).toEqual({
    code: 'link-invalid',
  });
  for (let time = 0; time < 2; time += 1) {
    expect(await learner.call('claim-scholarship', { token })).toEqual({
      status: 200,
      body: { application_id: id },
    });
  }
  expect(await admin.call('claim-scholarship', { token })).toEqual({
    status: 409,
    body: { code: 'scholarship-claimed' },
  });
  expect((await learner.rest.from('scholarships').select('application_id')).data).toEqual([
    { application_id: id },
  ]);
});
