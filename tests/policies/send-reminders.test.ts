import { expect } from 'vitest';
import { createSignedTokens } from '#server/adapters/signed-token.ts';
import type { MailContent } from '#server/backend/mail/lay-out-mail.ts';
import { createSendReminders } from '#server/functions/knowledge/send-reminders.ts';
import { collectMails } from '#tests/support/collect-mails.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

const mailTokens = createSignedTokens('a-key', 'mails');

/** Runs the job at a moment. @returns the mails that it wrote */
async function sendAt(session: Session, moment: string): Promise<MailContent[]> {
  const { mails, sendMail } = collectMails();
  await createSendReminders({ sendMail, mailTokens, now: () => new Date(moment) })({}, session.query);
  return mails;
}

const subjects = (mails: readonly MailContent[]) => mails.map(({ subject }) => subject);

async function completeAt(session: Session, moment: string): Promise<void> {
  await session.query(
    'update public.user_progress set completed = true, completed_at = $2 where user_id = $1',
    [people.learner, moment],
  );
}

/** The learner, who was here on Monday, the 23rd, asked for mails at six in the evening. */
async function ask(session: Session, wishes = { reminder: true, summary: false }, zone = ''): Promise<void> {
  await session.query(
    `update auth.users set email_confirmed_at = '2026-11-01', raw_user_meta_data = jsonb_build_object('time_zone', $2::text)
     where id = $1`,
    [people.learner, zone],
  );
  await session.query('select private.anonymise_learning_events($1)', [people.learner]);
  // The rules would write the time of now.
  await session.query('alter table public.user_progress disable trigger user');
  await completeAt(session, '2026-11-20');
  await session.query(
    `insert into private.learner_days (user_id, day, seen_at) values ($1, '2026-11-23', '2026-11-23T12:00:00Z')
     on conflict (user_id) do update set day = excluded.day, seen_at = excluded.seen_at`,
    [people.learner],
  );
  await session.query('select private.choose_mails($1, $2, $3, 18)', [
    people.learner,
    wishes.reminder,
    wishes.summary,
  ]);
  await session.query(`update public.mail_preferences set chosen_at = '2026-11-01' where user_id = $1`, [
    people.learner,
  ]);
}

policyTest(
  'nobody is written to who has not asked, nor before an address is confirmed',
  async ({ session }) => {
    await session.query('delete from public.mail_preferences');
    expect(await sendAt(session, '2026-11-24T18:05:00Z')).toEqual([]);
    await ask(session);
    await session.query('update auth.users set email_confirmed_at = null where id = $1', [people.learner]);
    expect(await sendAt(session, '2026-11-24T18:05:00Z')).toEqual([]);
  },
);

policyTest('what is due is told at the hour, once a day, with the way out of it', async ({ session }) => {
  await ask(session);
  expect(await sendAt(session, '2026-11-24T17:55:00Z')).toEqual([]);
  const [mail, ...others] = await sendAt(session, '2026-11-24T18:00:30Z');
  expect(mail).toMatchObject({ recipient: 'learner@example.com', subject: 'Due today at Ledgerline' });
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/learn\.example\/mails\?end=reminder&token=/);
  expect(JSON.stringify(mail?.parts)).toContain('Next lesson: ');
  expect(others).toEqual([]);
  // Should anything have it looked at once more that day.
  await session.query(`update private.mail_turns set next_at = '-infinity'`);
  expect(await sendAt(session, '2026-11-24T19:00:00Z')).toEqual([]);
  expect(subjects(await sendAt(session, '2026-11-25T18:00:30Z'))).toEqual(['Due today at Ledgerline']);
});

policyTest(
  'none once something was answered or completed that day, by the learner’s day',
  async ({ session }) => {
    await ask(session);
    await session.query(
      `insert into public.responses (user_id, sequence, skill, template, place, try, is_right, is_constructed, level, day)
     values ($1, 99, 'position-size', 'z', 'review', 1, true, true, 1, '2026-11-24')`,
      [people.learner],
    );
    expect(await sendAt(session, '2026-11-24T18:05:00Z')).toEqual([]);
    // Half past three at night belongs to the day before.
    await completeAt(session, '2026-11-26T03:30:00Z');
    expect(subjects(await sendAt(session, '2026-11-26T18:05:00Z'))).toHaveLength(1);
    await completeAt(session, '2026-11-27T04:30:00Z');
    expect(await sendAt(session, '2026-11-27T18:05:00Z')).toEqual([]);
  },
);

policyTest(
  'whoever changes zones is looked at anew, and gets no second mail that day',
  async ({ session }) => {
    await ask(session, undefined, 'Europe/Berlin');
    // Six in Berlin.
    expect(subjects(await sendAt(session, '2026-11-24T17:00:30Z'))).toHaveLength(1);
    await session.query(
      `update auth.users set raw_user_meta_data = '{"time_zone": "America/New_York"}' where id = $1`,
      [people.learner],
    );
    const { rows } = await session.query('select next_at::text from private.mail_turns where user_id = $1', [
      people.learner,
    ]);
    expect(rows).toEqual([{ next_at: '-infinity' }]);
    // Six in New York, of the same day.
    expect(await sendAt(session, '2026-11-24T23:00:30Z')).toEqual([]);
    expect(await sendAt(session, '2026-11-25T17:00:30Z')).toEqual([]);
    expect(subjects(await sendAt(session, '2026-11-25T23:00:30Z'))).toHaveLength(1);
    // The zone of a device counts where the profile names none.
    await session.query(`update auth.users set raw_user_meta_data = '{}' where id = $1`, [people.learner]);
    await sendAt(session, '2026-11-26T00:00:00Z');
    await session.query(`update private.learner_days set time_zone = 'Asia/Kolkata' where user_id = $1`, [
      people.learner,
    ]);
    expect(subjects(await sendAt(session, '2026-11-26T12:31:00Z'))).toHaveLength(1);
  },
);

policyTest('the night the clocks change has its mail at the same hour', async ({ session }) => {
  await ask(session, undefined, 'Europe/Berlin');
  const mails = [];
  await session.query(
    `update private.learner_days set day = '2027-03-27', seen_at = '2027-03-27T12:00:00Z' where user_id = $1`,
    [people.learner],
  );
  for (const hour of [
    '2027-03-27T17:00:30Z',
    '2027-03-28T15:59:30Z',
    '2027-03-28T16:00:30Z',
    '2027-03-28T17:00:30Z',
  ]) {
    mails.push((await sendAt(session, hour)).length);
  }
  expect(mails).toEqual([1, 0, 1, 0]);
});

policyTest(
  'after two weeks of silence one farewell, then nothing until they are back',
  async ({ session }) => {
    await ask(session);
    expect(subjects(await sendAt(session, '2026-12-06T18:00:30Z'))).toEqual(['Due today at Ledgerline']);
    const farewell = await sendAt(session, '2026-12-07T18:00:30Z');
    expect(subjects(farewell)).toEqual(['We write no more until you are back at Ledgerline']);
    for (const day of ['08', '09', '21'])
      expect(await sendAt(session, `2026-12-${day}T18:00:30Z`)).toEqual([]);
    await session.query(
      `update private.learner_days set day = '2026-12-22', seen_at = '2026-12-22T12:00:00Z' where user_id = $1`,
      [people.learner],
    );
    expect(await sendAt(session, '2026-12-22T18:00:30Z')).toHaveLength(1);
  },
);

policyTest('on Mondays the week is told as it was', async ({ session }) => {
  await ask(session, { reminder: true, summary: true });
  const responses = [
    ['2026-11-24', 'quiz', true],
    ['2026-11-26', 'review', true],
    ['2026-11-28', 'review', false],
  ] as const;
  for (const [place, [day, where, isRight]] of responses.entries()) {
    await session.query(
      `insert into public.responses (user_id, sequence, skill, template, place, try, is_right, is_constructed, level, day)
       values ($1, $2, 'position-size', 'b', $3, 1, $4, true, 1, $5)`,
      [people.learner, 10 + place, where, isRight, day],
    );
  }
  const [mail] = await sendAt(session, '2026-11-30T18:00:30Z');
  expect(mail?.subject).toBe('Your week at Ledgerline');
  expect(mail?.parts[0]).toMatchObject({
    text: expect.stringContaining(
      'Days on which you learned: 3 of 7\nReviews recalled: 1 of 2\nSkills gained: 0',
    ),
  });
});

policyTest(
  'a learner’s wishes are kept by the server alone, and a mail’s turn goes with the account',
  async ({ session }) => {
    await ask(session);
    await session.query('delete from auth.users where id = $1', [people.learner]);
    const { rows } = await session.query('select 1 from private.mail_turns where user_id = $1', [
      people.learner,
    ]);
    expect(rows).toEqual([]);
  },
);
