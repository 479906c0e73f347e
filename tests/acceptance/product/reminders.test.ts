import { expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { createSignedTokens } from '#server/adapters/signed-token.ts';
import { layOutMail } from '#server/backend/mail/lay-out-mail.ts';
import { sendMail as putIntoOutbox } from '#server/backend/mail/send-mail.ts';
import { createSendReminders } from '#server/functions/knowledge/send-reminders.ts';
import { createComposer } from '#server/mails/compose-mail.ts';
import type { SendMail } from '#server/mails/mail-template.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * Mails about what is due: asked for in the account, written by the job, ended by one press without signing in.
 */

const { server, database } = await startProduct();

/** A zone in which it is day now, and the hour that it is there. */
const now = new Date();
const isNight = now.getUTCHours() < 5;
const ZONE = isNight ? 'Etc/GMT-6' : 'UTC';
const HOUR = now.getUTCHours() + (isNight ? 6 : 0);

/** A learner of a course with a confirmed address, who asked for everything, long ago. */
async function ask(email: string) {
  const learner = await signUpLearner(server, email);
  await database.query('update auth.users set email_confirmed_at = now() where id = $1', [learner.id]);
  const { rows } = await database.query<{ id: string }>(
    'select id from public.courses where is_active and modules_written > 0 order by order_index limit 1',
  );
  await database.query('insert into public.enrollments (user_id, course_id) values ($1, $2)', [
    learner.id,
    one(rows).id,
  ]);
  const saved = await learner.call('save-mail-preferences', {
    reminder: true,
    summary: false,
    hour: HOUR,
    time_zone: ZONE,
  });
  expect(saved).toMatchObject({ status: 200, body: { reminder: true, summary: false, hour: HOUR } });
  await database.query(`update public.mail_preferences set chosen_at = '2026-01-01' where user_id = $1`, [
    learner.id,
  ]);
  return learner;
}

const mailsTo = async (email: string) =>
  (
    await database.query<{ subject: string; unsubscribe_url: string; body_text: string }>(
      `select subject, unsubscribe_url, body_text from engine.outbox where recipient = $1 and unsubscribe_url is not null`,
      [email],
    )
  ).rows;

const wishesOf = async (id: string) =>
  one(
    (
      await database.query<{ reminder: boolean; summary: boolean; hour: number }>(
        'select reminder, summary, hour from public.mail_preferences where user_id = $1',
        [id],
      )
    ).rows,
  );

/** The address of the way out, in the mail that the running server writes. */
async function mailOf(email: string) {
  await database.query(
    `update engine.schedules set next_run_at = now() where kind = 'knowledge/send-reminders'`,
  );
  await database.query(`select pg_notify('engine_jobs', '')`);
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  return one(await mailsTo(email));
}

test('what was asked for in the account is written at the hour, and ended by one POST without cookies', async () => {
  const ada = await ask('ada@example.org');
  const mail = await mailOf('ada@example.org');
  expect(mail.subject).toBe('Due today at Ledgerline');
  expect(mail.unsubscribe_url).toContain('/mails?end=reminder&token=');

  const page = await fetch(mail.unsubscribe_url);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await page.text()).toContain('No more mails about what is due?');
  expect(await wishesOf(ada.id)).toMatchObject({ reminder: true });

  // RFC 8058: no cookies, no Origin.
  const post = () =>
    fetch(mail.unsubscribe_url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
  const answer = await post();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('You get no more of these mails');
  expect(await wishesOf(ada.id)).toMatchObject({ reminder: false });
  expect((await post()).status).toBe(200);
});

test('the page of a mail shows and changes every kind without signing in, in the language of its address', async () => {
  const bob = await ask('bob@example.org');
  const { error } = await bob.rest.from('module_notices').insert({
    user_id: bob.id,
    course_id: one(
      (await database.query<{ id: string }>('select id from public.courses where is_active limit 1')).rows,
    ).id,
  });
  expect(error).toBeNull();
  const { body_text } = await mailOf('bob@example.org');
  const address = /\S+\/mails\?token=\S+/.exec(body_text)?.[0] ?? '';
  const path = new URL(address);
  const page = await fetch(`${server.url}/fr${path.pathname}${path.search}`);
  const html = await page.text();
  expect(page.headers.get('content-language')).toBe('fr');
  expect(html).toContain('name="reminder" checked=""');
  expect(html).not.toContain('name="summary" checked=""');
  const notice = /name="(notice-[\w-]+)"/.exec(html)?.[1] ?? '';
  expect(notice).not.toBe('');

  const save = (fields: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  expect(await (await save({ summary: 'on', hour: '7', [notice]: 'on' })).text()).toContain(
    'Your mails are saved',
  );
  expect(await wishesOf(bob.id)).toEqual({ reminder: false, summary: true, hour: 7 });
  const notices = async () =>
    (await database.query('select from public.module_notices where user_id = $1', [bob.id])).rowCount;
  expect(await notices()).toBe(1);
  expect((await save({ summary: 'on', hour: '3' })).status).toBe(200);
  expect(await wishesOf(bob.id)).toMatchObject({ hour: 7 });
  await save({ hour: '7' });
  expect(await wishesOf(bob.id)).toMatchObject({ reminder: false, summary: false });
  expect(await notices()).toBe(0);
});

test.each(['', 'made-up', `${'0'.repeat(36)}.9999999999.${'a'.repeat(43)}`])(
  'a link with the token %j shows and changes nothing',
  async (token) => {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${server.url}/mails?end=all&token=${token}`, { method });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('This link does not work any more');
    }
  },
);

test('the hours that nobody may choose are refused, and visitors have no preferences', async () => {
  const eve = await signUpLearner(server, 'eve@example.org');
  for (const hour of [4, 24, 6.5, '6']) {
    const answer = await eve.call('save-mail-preferences', { reminder: true, summary: true, hour });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request', field: 'hour' } });
  }
  const { error } = await eve.rest
    .from('mail_preferences')
    .insert({ user_id: eve.id, reminder: true } as never);
  expect(error).not.toBeNull();
});

const compose = createComposer({ site: 'Ledgerline', publicUrl: server.url });
const sendMail: SendMail = (query, to, template) =>
  putIntoOutbox(query, layOutMail(compose(to, template)), new Date());

/** The job as a worker runs it, tomorrow at the hour. */
function worker() {
  const tomorrow = new Date(now.getTime() + 86_400_000);
  return createSendReminders({
    sendMail,
    mailTokens: createSignedTokens('a-key', 'mails'),
    now: () => tomorrow,
  });
}

test('two workers at once write one mail, and one that dies in between writes none and loses none', async () => {
  await ask('two@example.org');
  await mailOf('two@example.org');
  await database.query(
    `update private.mail_turns set next_at = '-infinity' where user_id = (select id from auth.users where email = $1)`,
    ['two@example.org'],
  );
  const died = new Error('killed');
  const dying = database.transaction(async ({ query }) => {
    await worker()({}, query);
    throw died;
  });
  await expect(dying).rejects.toBe(died);
  expect(await mailsTo('two@example.org')).toHaveLength(1);
  await Promise.all([1, 2].map(() => database.transaction(({ query }) => worker()({}, query))));
  expect(await mailsTo('two@example.org')).toHaveLength(2);
});
