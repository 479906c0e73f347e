import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { MailContent } from '#server/backend/mail/lay-out-mail.ts';
import { createSignedTokens } from '#server/adapters/signed-token.ts';
import { createAnnounceModules } from '#server/functions/catalogue/announce-modules.ts';
import { collectMails } from '#tests/support/collect-mails.ts';
import { FILES, IDS, type ImportTarget, importTest } from './import-test.ts';

const MODULE = 'courses/first-steps/02-loss-limits';
const LESSON = `---
title: A limit for the day
description: When to stop.
minutes: 1
author: Editors
reviewed: 2026-11-20
skills: [risk-register]
---

Stop for the day.
`;

/** A learner with a confirmed address, who wants to hear of the course. */
async function ask({ database }: ImportTarget, id: string, email: string): Promise<void> {
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values ($1, $2, now(), $3)`,
    [id, email, { accepted: { terms: '2026-11-01', 'risk-disclosure': '2026-11-01' } }],
  );
  await database.query('insert into public.module_notices (user_id, course_id) values ($1, $2)', [
    id,
    IDS.course,
  ]);
}

/** Runs the job. @returns the mails that it wrote */
async function announce({ database }: ImportTarget): Promise<MailContent[]> {
  const { mails, sendMail } = collectMails();
  const run = createAnnounceModules({
    sendMail,
    noticeTokens: createSignedTokens('a-key', 'module-notice:pass'),
    mailTokens: createSignedTokens('a-key', 'mails'),
    now: () => new Date('2026-12-01T12:00:00Z'),
  });
  await database.transaction(({ query }) => run({}, query));
  return mails;
}

importTest('content with one more written module is one mail to each who asked', async ({ target }) => {
  await target.import();
  await ask(target, '00000000-0000-4000-8000-000000000001', 'ann@example.org');
  await ask(target, '00000000-0000-4000-8000-000000000002', 'ben@example.org');
  await ask(target, '00000000-0000-4000-8000-000000000003', 'cem@example.org');
  await target.database.query('delete from public.module_notices where user_id = $1', [
    '00000000-0000-4000-8000-000000000003',
  ]);
  expect(await announce(target)).toEqual([]);

  await target.content.change({ add: `${MODULE}/01-a-limit.lesson.md`, text: LESSON });
  const quiz = await readFile(join(target.content.directory, FILES.quiz), 'utf8');
  const otherIds = quiz.replaceAll(/^( *- id: )/gm, '$1other-');
  await target.content.change({ add: `${MODULE}/02-a-quiz.quiz.yaml`, text: otherIds });
  await target.content.change({
    edit: `${MODULE}/module.yaml`,
    replace: 'status: in-writing',
    with: 'status: written',
  });
  await target.import();
  const mails = await announce(target);
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['ann@example.org', 'ben@example.org']);
  expect(JSON.stringify(mails[0]?.parts)).toContain('That makes 2 of 2 modules.');

  await target.import();
  expect(await announce(target)).toEqual([]);
});
