import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { createSignedTokens } from '#server/adapters/signed-token.ts';
import { createSendReminders } from '#server/functions/knowledge/send-reminders.ts';
import { collectMails } from '#tests/support/collect-mails.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * Mails about what is due: asked for in the account, at an hour; ended from a phone by one press, without signing in.
 */

const DUE = 'What is due today, on days on which I have done nothing yet';
const WEEK = 'On Mondays, what became of my week';

async function wishesOf({ database }: Stage, id: string) {
  const { rows } = await database.query<{ reminder: boolean; summary: boolean; hour: number }>(
    'select reminder, summary, hour from public.mail_preferences where user_id = $1',
    [id],
  );
  return rows.at(0);
}

/** The address of the way out, in the mail that the running server writes at the learner's hour. */
async function wayOut({ database }: Stage, id: string, email: string): Promise<string> {
  const now = new Date();
  const isNight = now.getUTCHours() < 5;
  await database.query(
    `update auth.users set email_confirmed_at = now(), raw_user_meta_data = raw_user_meta_data || jsonb_build_object('time_zone', $2::text)
     where id = $1`,
    [id, isNight ? 'Etc/GMT-6' : 'UTC'],
  );
  await database.query(
    `update public.mail_preferences set hour = $2, chosen_at = '2026-01-01' where user_id = $1`,
    [id, now.getUTCHours() + (isNight ? 6 : 0)],
  );
  await database.query(
    `update engine.schedules set next_run_at = now() where kind = 'knowledge/send-reminders'`,
  );
  await database.query(`select pg_notify('engine_jobs', '')`);
  const sent = async () =>
    (
      await database.query<{ url: string }>(
        `select unsubscribe_url as url from engine.outbox where recipient = $1 and unsubscribe_url like '%/mails?end=%'`,
        [email],
      )
    ).rows;
  await expect.poll(sent).toHaveLength(1);
  return one(await sent()).url;
}

/** A public page has its languages in its addresses. */
async function expectSoundInBothThemes(page: Page, name: string): Promise<void> {
  await expectSound(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page, `${name}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

journeyTest(
  'mails are asked for in the account, come at the hour, and end by one press on a phone',
  async ({ stage }) => {
    const email = 'mails@example.org';
    const { id } = await signUpLearner(stage.server, email);
    await stage.database.query(
      `insert into public.enrollments (user_id, course_id)
       select $1, id from public.courses where is_active order by order_index limit 1`,
      [id],
    );
    const page = await stage.openDevice(email, '/account#mails', { width: 'phone' });
    await page.getByRole('checkbox', { name: DUE }).check();
    await expect.poll(() => wishesOf(stage, id)).toMatchObject({ reminder: true, summary: false, hour: 18 });
    await page.getByRole('checkbox', { name: WEEK }).check();
    await page.getByRole('combobox', { name: 'At this hour, by your clock' }).selectOption('7');
    await expect.poll(() => wishesOf(stage, id)).toEqual({ reminder: true, summary: true, hour: 7 });
    await page.reload();
    await expect.poll(() => page.getByRole('checkbox', { name: WEEK }).isChecked()).toBe(true);
    await expectSoundInEveryLook(page, 'mails in the account');
    await takePicture(page, 'mails-account');
    // The mail is in the language of the account, which the last look has changed once more.
    await expect
      .poll(async () => {
        const { rows } = await stage.database.query<{ language: string }>(
          `select raw_user_meta_data ->> 'language' as language from auth.users where id = $1`,
          [id],
        );
        return one(rows).language;
      })
      .toBe('en');

    // Nothing was learned today by then; tomorrow's mail is another one.
    const address = await wayOut(stage, id, email);
    const { mails, sendMail } = collectMails();
    const tomorrow = new Date(Date.now() + 24 * 3_600_000);
    await stage.database.query(`update public.mail_preferences set summary = false where user_id = $1`, [id]);
    await stage.database.query(`update private.mail_turns set next_at = '-infinity' where user_id = $1`, [
      id,
    ]);
    await stage.database.transaction(({ query }) =>
      createSendReminders({
        sendMail,
        mailTokens: createSignedTokens('a-key', 'mails'),
        now: () => tomorrow,
      })({}, query),
    );
    expect(mails.map(({ recipient, subject }) => ({ recipient, subject }))).toEqual([
      { recipient: email, subject: 'Due today at Ledgerline' },
    ]);

    const { pathname, search } = new URL(address);
    const phone = await stage.openVisitor(pathname + search, { width: 'phone' });
    await phone.getByRole('heading', { name: /^No more mails about/ }).waitFor();
    await expectSoundInBothThemes(phone, 'the way out of a mail');
    await takePicture(phone, 'mails-way-out');
    await phone.getByRole('button', { name: 'Stop these mails' }).press('Enter');
    await phone.getByRole('heading', { name: 'You get no more of these mails' }).waitFor();
    await expect.poll(async () => (await wishesOf(stage, id))?.reminder).toBe(false);

    // What was ended can be taken back on the same page, still without signing in.
    await phone.getByRole('checkbox', { name: DUE }).check();
    await phone.getByRole('button', { name: 'Save' }).click();
    await phone.getByRole('heading', { name: 'Your mails are saved' }).waitFor();
    await expect.poll(async () => (await wishesOf(stage, id))?.reminder).toBe(true);
    await expectSoundInBothThemes(phone, 'the page of all mails');
    await takePicture(phone, 'mails-all');

    const arabic = await stage.openVisitor(`/ar${pathname}?${new URLSearchParams(search).toString()}`, {
      width: 'phone',
    });
    expect(await arabic.locator('html').getAttribute('dir')).toBe('rtl');
    await expectSound(arabic, 'the way out of a mail in Arabic');
  },
);
