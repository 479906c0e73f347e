import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import type { MailContent } from '#server/backend/mail/lay-out-mail.ts';
import { createExpireTrials } from '#server/functions/billing/expire-trials.ts';
import { collectMails } from '#tests/support/collect-mails.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** Runs the job at a moment. @returns the mails that it wrote */
async function expireTrials(session: Session, takesPayments = true): Promise<MailContent[]> {
  const { mails, sendMail } = collectMails();
  const run = createExpireTrials({
    sendMail,
    takesPayments,
    now: () => NOW,
  });
  await run({}, session.query);
  return mails;
}

/** A trial of the learner, who reads Spanish, that ends at a moment. */
async function trialUntil(session: Session, end: Date, confirmed = true): Promise<void> {
  await session.query(
    `update auth.users set email_confirmed_at = $2, raw_user_meta_data = '{"language": "es"}' where id = $1`,
    [people.learner, confirmed ? NOW : null],
  );
  await session.query('update public.subscriptions set trial_ends_at = $1', [end]);
}

const statusOf = async (session: Session) =>
  one((await session.query<{ status: string }>('select status from public.subscriptions')).rows).status;

// spec: 185 A trial is reminded of, and expires
policyTest(
  'a trial is reminded of two days before its end, once, in the learner’s language',
  async ({ session }) => {
    await trialUntil(session, inDays(2));
    const [mail, ...others] = await expireTrials(session);
    expect(mail).toMatchObject({
      recipient: 'learner@example.com',
      language: 'es',
      subject: 'Tu prueba gratuita en Ledgerline termina el 23 de noviembre de 2026',
    });
    expect(others).toEqual([]);
    expect(await expireTrials(session)).toEqual([]);
    expect(await statusOf(session)).toBe('trialing');
  },
);

policyTest(
  'no mail goes out earlier, to an address nobody confirmed, to a deleted account, or where nobody takes payments',
  async ({ session }) => {
    await trialUntil(session, inDays(2.1));
    expect(await expireTrials(session)).toEqual([]);
    await trialUntil(session, inDays(1));
    expect(await expireTrials(session, false)).toEqual([]);
    await trialUntil(session, inDays(1), false);
    expect(await expireTrials(session)).toEqual([]);
    await trialUntil(session, inDays(1));
    await session.query('update public.subscriptions set trial_reminded_at = null');
    await session.query('update auth.users set deleted_at = now() where id = $1', [people.learner]);
    expect(await expireTrials(session)).toEqual([]);
  },
);

policyTest('a trial that is over expires, without a mail', async ({ session }) => {
  await trialUntil(session, inDays(0));
  expect(await expireTrials(session)).toEqual([]);
  expect(await statusOf(session)).toBe('expired');
});

policyTest('what is paid does not expire with the trial', async ({ session }) => {
  await trialUntil(session, inDays(-1));
  await session.query(`update public.subscriptions set status = 'active', current_period_end = '2100-01-01'`);
  await expireTrials(session);
  expect(await statusOf(session)).toBe('active');
});
