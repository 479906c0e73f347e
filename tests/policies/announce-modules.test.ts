import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { createSignedTokens } from '#server/adapters/signed-token.ts';
import type { MailContent } from '#server/backend/mail/lay-out-mail.ts';
import { createAnnounceModules } from '#server/functions/catalogue/announce-modules.ts';
import { collectMails } from '#tests/support/collect-mails.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, modules, people } from './world.ts';

const noticeTokens = createSignedTokens('a-key', 'module-notice:pass');

/** Runs the job. @returns the mails that it wrote */
async function announce(session: Session): Promise<MailContent[]> {
  const { mails, sendMail } = collectMails();
  const run = createAnnounceModules({
    sendMail,
    noticeTokens,
    mailTokens: createSignedTokens('a-key', 'mails'),
    now: () => new Date('2026-11-22T12:00:00Z'),
  });
  await run({}, session.query);
  return mails;
}

/** The learner, whose address is confirmed, and another one, whose address is not, want to hear of the course. */
async function bothAsk(session: Session): Promise<void> {
  await session.query(
    `update auth.users set email_confirmed_at = now(), raw_user_meta_data = '{"language": "es"}' where id = $1`,
    [people.learner],
  );
  await session.query('delete from public.module_notices');
  await session.query('insert into public.module_notices (user_id, course_id) values ($1, $3), ($2, $3)', [
    people.learner,
    people.otherLearner,
    courses.risk,
  ]);
}

async function writeModule(session: Session, id: string, status = 'written'): Promise<void> {
  await session.query('update public.modules set status = $2 where id = $1', [id, status]);
}

/** A further module of the course, still in writing. */
async function moduleInWriting(session: Session): Promise<string> {
  const { rows } = await session.query<{ id: string }>(
    `insert into public.modules (id, course_id, slug, title, description, order_index, week)
     values (gen_random_uuid(), $1, 'fourth', 'Fourth', '', 4, 1) returning id`,
    [courses.risk],
  );
  return one(rows).id;
}

policyTest('a module that is written is told once to each who asked and confirmed', async ({ session }) => {
  const module = await moduleInWriting(session);
  await bothAsk(session);
  expect(await announce(session)).toEqual([]);
  await writeModule(session, module);
  const [mail, ...others] = await announce(session);
  expect(mail).toMatchObject({ recipient: 'learner@example.com', language: 'es' });
  expect(mail?.parts[1]).toMatchObject({ link: `https://learn.example/course/${courses.risk}` });
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/learn\.example\/es\/unsubscribe\?token=/);
  expect(others).toEqual([]);
  expect(await announce(session)).toEqual([]);

  // Taken back and written again is no news.
  await writeModule(session, module, 'in_writing');
  await writeModule(session, module);
  expect(await announce(session)).toEqual([]);

  // Who confirms later hears of what they asked for.
  await session.query('update auth.users set email_confirmed_at = now() where id = $1', [
    people.otherLearner,
  ]);
  expect(await announce(session)).toMatchObject([{ recipient: 'otherLearner@example.com' }]);
});

policyTest('a withdrawn course is not announced, and nobody hears who wants no more', async ({ session }) => {
  const module = await moduleInWriting(session);
  await bothAsk(session);
  await writeModule(session, module);
  await session.query('update public.courses set withdrawn_at = now() where id = $1', [courses.risk]);
  expect(await announce(session)).toEqual([]);
  await session.query('update public.courses set withdrawn_at = null where id = $1', [courses.risk]);
  await session.query('delete from public.module_notices where user_id = $1', [people.learner]);
  expect(await announce(session)).toEqual([]);
});

/** How many modules of a course are written, by its own column. */
async function countWritten(session: Session, course: string): Promise<number | undefined> {
  const { rows } = await session.query<{ modules_written: number }>(
    'select modules_written from public.courses where id = $1',
    [course],
  );
  return one(rows).modules_written;
}

policyTest('a course counts the modules that are written and not retired', async ({ session }) => {
  const before = (await countWritten(session, courses.risk)) ?? 0;
  expect(before).toBeGreaterThan(1);
  await writeModule(session, modules.third, 'in_writing');
  expect(await countWritten(session, courses.risk)).toBe(before - 1);
  await writeModule(session, modules.third);
  await session.query('update public.modules set retired_at = now() where id = $1', [modules.third]);
  expect(await countWritten(session, courses.risk)).toBe(before - 1);
});

policyTest(
  'a module that goes to another course is counted there and no longer here',
  async ({ session }) => {
    const [here, there] = [
      (await countWritten(session, courses.risk)) ?? 0,
      (await countWritten(session, courses.crypto)) ?? 0,
    ];
    const module = await moduleInWriting(session);
    await writeModule(session, module);
    expect(await countWritten(session, courses.risk)).toBe(here + 1);
    await session.query('update public.modules set course_id = $2 where id = $1', [module, courses.crypto]);
    expect(await countWritten(session, courses.risk)).toBe(here);
    expect(await countWritten(session, courses.crypto)).toBe(there + 1);
  },
);

policyTest('when a module was written is known once, and is kept', async ({ session }) => {
  const module = await moduleInWriting(session);
  const written = async (set: string) => {
    const { rows } = await session.query<{ written_at: Date }>(
      `update public.modules set ${set} where id = $1 returning written_at`,
      [module],
    );
    return one(rows).written_at;
  };
  // What a migration or a restore knows better than the clock.
  const known = new Date('2026-01-01T00:00:00Z');
  expect(await written(`status = 'written', written_at = '2026-01-01T00:00:00Z'`)).toEqual(known);
  expect(await written(`status = 'in_writing', written_at = null`)).toEqual(known);
  expect(await written(`status = 'written', written_at = now()`)).toEqual(known);
});

policyTest(
  'nobody asks for mails in somebody else’s name, or about a course that is not on offer',
  async ({ session }) => {
    await session.actAs('learner');
    const ask = (user: string, course: string) =>
      session.attempt('insert into public.module_notices (user_id, course_id) values ($1, $2)', [
        user,
        course,
      ]);
    expect(await ask(people.otherLearner, courses.crypto)).toBe('denied');
    expect(await ask(people.learner, courses.inactive)).toBe('denied');
    expect(await ask(people.learner, courses.crypto)).toBe('allowed');
  },
);

policyTest(
  'whoever asks knows the modules that they can see, not those that are written meanwhile',
  async ({ session }) => {
    await bothAsk(session);
    const { rows } = await session.query<{ known: boolean }>(
      `select notified_until = (select max(written_at) from public.modules where course_id = $1) as known
     from public.module_notices where course_id = $1`,
      [courses.risk],
    );
    expect(rows).toEqual([{ known: true }, { known: true }]);
  },
);
