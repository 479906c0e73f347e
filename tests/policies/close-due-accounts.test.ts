import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import type { MailContent } from '#server/backend/mail/lay-out-mail.ts';
import { createCloseDueAccounts } from '#server/functions/identity/close-due-accounts.ts';
import { RECORDS } from '#server/functions/identity/exported-tables.ts';
import { collectMails } from '#tests/support/collect-mails.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

const DUE = new Date('2100-01-01T00:00:00Z');

/** Runs the job at a moment. @returns the mails that it wrote */
async function closeAccounts(session: Session, now = DUE): Promise<MailContent[]> {
  const { mails, sendMail } = collectMails();
  const run = createCloseDueAccounts(
    sendMail,
    async () => true,
    () => now,
  );
  await run({}, { query: session.query, transaction: (work) => work(session) });
  return mails;
}

async function countRows(session: Session, table: string, where: string): Promise<number> {
  const { rows } = await session.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${where}`,
  );
  return one(rows).count;
}

async function countAll(session: Session, where: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of RECORDS) counts[table] = await countRows(session, `public.${table}`, where);
  return counts;
}

policyTest('an account that is not due stays as it is', async ({ session }) => {
  expect(await closeAccounts(session, new Date(DUE.getTime() - 1))).toEqual([]);
  expect(await countRows(session, 'auth.users', `id = '${people.learner}'`)).toBe(1);
});

const confirmAddress = (session: Session) =>
  session.query('update auth.users set email_confirmed_at = now() where id = $1', [people.learner]);

policyTest('a due account goes with every personal row, and nobody else’s', async ({ session }) => {
  await confirmAddress(session);
  const others = await countAll(session, `user_id <> '${people.learner}'`);
  expect(await closeAccounts(session)).toMatchObject([
    {
      recipient: 'learner@example.com',
      language: 'en',
      subject: 'Your account at Ledgerline was deleted',
    },
  ]);
  expect(await countRows(session, 'auth.users', `id = '${people.learner}'`)).toBe(0);
  expect(await countAll(session, `user_id = '${people.learner}'`)).toEqual(
    Object.fromEntries(RECORDS.map((table) => [table, 0])),
  );
  expect(await countAll(session, `user_id <> '${people.learner}'`)).toEqual(others);
});

policyTest('events stay without saying whose they were', async ({ session }) => {
  await session.query(
    `insert into public.security_events (user_id, event_type, threat_level, ip_address, user_agent)
     values ($1, 'planted', 'low', '192.0.2.1', 'browser')`,
    [people.learner],
  );
  await session.query(
    `insert into auth.audit_log_entries (payload, ip_address) values (jsonb_build_object('actor_id', $1::text), '192.0.2.1')`,
    [people.learner],
  );
  const events = await countRows(session, 'public.learning_events', 'true');
  await closeAccounts(session);
  expect(await countRows(session, 'public.learning_events', 'true')).toBe(events);
  const { rows } = await session.query(
    `select user_id, ip_address, user_agent from public.security_events where event_type = 'planted'`,
  );
  expect(rows).toEqual([{ user_id: null, ip_address: null, user_agent: null }]);
  expect(
    await countRows(
      session,
      'auth.audit_log_entries',
      `payload ->> 'actor_id' = '${people.learner}' and ip_address <> ''`,
    ),
  ).toBe(0);
  expect(
    await countRows(session, 'auth.audit_log_entries', `payload ->> 'actor_id' = '${people.learner}'`),
  ).toBe(1);
});

policyTest('forms are forgotten for an address that its owner has confirmed', async ({ session }) => {
  const send = (table: string, more = '') =>
    session.query(`insert into public.${table} (email${more && ', first_name, last_name, preferred_language, program_interest'})
      values ('Learner@Example.com'${more})`);
  await send('leads');
  await send('scholarship_applications', `, 'Ada', 'Lovelace', 'en', 'women'`);
  await confirmAddress(session);
  await closeAccounts(session);
  expect(await countRows(session, 'public.leads', `lower(email) = 'learner@example.com'`)).toBe(0);
  expect(
    await countRows(
      session,
      'public.scholarship_applications',
      `email = 'deleted@example.invalid' and last_name = '-'`,
    ),
  ).toBe(1);
});

policyTest(
  'an address that was never confirmed gets no mail, and proves nothing about forms',
  async ({ session }) => {
    await session.query(`insert into public.leads (email) values ('learner@example.com')`);
    expect(await closeAccounts(session)).toEqual([]);
    expect(await countRows(session, 'public.leads', `email = 'learner@example.com'`)).toBe(1);
  },
);
