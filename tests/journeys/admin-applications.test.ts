import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { expectSoundInEveryLook, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * Two admins review an application without seeing whose it is, then one of them decides.
 */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signUpAdmin({ server, database }: Stage, email: string): Promise<void> {
  await signUpLearner(server, email);
  await database.query('select public.grant_admin($1)', [email]);
}

async function apply({ database }: Stage, name: string, age: string): Promise<string> {
  const { rows } = await database.query<{ code: string }>(
    `insert into public.scholarship_applications
       (first_name, last_name, email, preferred_language, program_interest, statement, created_at)
     values ($1, 'Hopper', lower($1) || '@example.org', 'es', 'women', 'I teach at night and learn at dawn.',
       now() - $2::interval) returning upper(left(id::text, 8)) as code`,
    [name, age],
  );
  return one(rows).code;
}

const score = (page: Page, criterion: string, value: number) =>
  page
    .getByRole('radiogroup', { name: new RegExp(`^${criterion}`) })
    .getByRole('radio')
    .nth(value - 1)
    .check();

async function review(page: Page, scores: readonly number[]): Promise<void> {
  for (const [place, criterion] of ['Need', 'Commitment', 'Fit', 'Clarity'].entries())
    await score(page, criterion, scores[place] ?? 1);
  await button(page, 'Send the review').click();
  await page.getByText('Your review is in.', { exact: true }).waitFor();
}

journeyTest('an application is taken, reviewed twice blind, and decided', async ({ stage }) => {
  await signUpAdmin(stage, 'first@example.org');
  await signUpAdmin(stage, 'second@example.org');
  await apply(stage, 'Ada', '1 hour');
  const late = await apply(stage, 'Grace', '50 hours');
  const first = await stage.openDevice('first@example.org', '/admin?tab=applications', { width: 'desktop' });
  await first.getByText('100 of 100 seats left').waitFor();
  await first.getByText(/^Overdue by/).waitFor();
  await expect.poll(() => first.getByRole('row').nth(1).textContent()).toContain(late);
  expect(await first.locator('main').textContent()).not.toMatch(/Grace|Hopper/);

  await first.getByRole('checkbox', { name: `Select Application ${late}` }).check();
  await button(first, 'Take for review').click();
  await first.getByText('1 application taken for review.').waitFor();
  await first.getByText('Taken by you', { exact: true }).waitFor();
  await button(first, 'Undo').click();
  await first.getByText('Taken by you', { exact: true }).waitFor({ state: 'detached' });
  await first.getByRole('checkbox', { name: 'Overdue' }).check();
  await expect.poll(() => first.getByRole('row').count()).toBe(2);
  await expect.poll(() => first.url()).toContain('overdue=yes');
  await takePicture(first, 'admin-applications');
  await expectSoundInEveryLook(first, 'admin applications');

  await first.getByRole('link', { name: `Application ${late}` }).click();
  await first.getByText('I teach at night and learn at dawn.').waitFor();
  const hands = keyboard(first);
  await hands.press(button(first, 'Send the review'));
  await expect.poll(() => first.locator('[role="radiogroup"][aria-invalid="true"]').count()).toBe(4);
  await review(first, [4, 3, 3, 4]);
  await first.getByText(/Names and the other review are shown once/).waitFor();
  expect(await first.locator('main').textContent()).not.toMatch(/Grace|Hopper/);

  const second = await stage.openDevice('second@example.org', first.url().replace(/^.*\/admin/, '/admin'));
  await second.getByText('I teach at night and learn at dawn.').waitFor();
  expect(await second.locator('main').textContent()).not.toMatch(/Grace|Hopper/);
  await review(second, [2, 3, 3, 4]);
  await second.getByRole('heading', { name: 'Grace Hopper' }).waitFor();
  await second.getByText('Far apart', { exact: true }).waitFor();
  await expectSoundInEveryLook(second, 'admin application reviewed');
  await takePicture(second, 'admin-application');

  await button(second, 'Decide and send the mail').click();
  await second.getByText('Tell the applicant why.').waitFor();
  await second.getByLabel('Decision').last().selectOption({ label: 'Award the scholarship' });
  await second.getByLabel('Reason').fill('Un plan claro.');
  await button(second, 'Decide and send the mail').click();
  await second.getByText('Decided. The applicant gets a mail.').waitFor();
  await second.getByText('99 of 100 seats left').waitFor();
  const { rows } = await stage.database.query<{ body_text: string }>(
    `select body_text from engine.outbox where recipient = 'grace@example.org'`,
  );
  expect(one(rows).body_text).toContain('Un plan claro.');
});
