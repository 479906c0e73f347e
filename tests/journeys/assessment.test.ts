import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { breakServer, expectSoundInEveryLook, journeyTest, nextSave } from './support/journey-test.ts';

/*
 * The five questions by keyboard, on two devices, past a broken server; and the result as an address of its own.
 */

const question = (page: Page, number: number) => page.getByText(`Question ${number} of 5`).first().waitFor();

/** Answers the question on the screen by its number, which goes on but for the last one. */
async function answer(page: Page, number: number, key: string): Promise<void> {
  await question(page, number);
  await page.keyboard.press(key);
  if (number === 5) await page.keyboard.press('Enter');
}

// spec: 56 A progress bar names the place among the five
// spec: 102 Assessment: Previous is disabled on the first question
// spec: 113 Assessment: an answer before Next
// spec: 164 “Assessment completed successfully!” and /dashboard
journeyTest('is continued on another device, and its result has an address', async ({ stage }) => {
  const email = 'devices@example.org';
  await signUpLearner(stage.server, email);
  const phone = await stage.openDevice(email, '/assessment?question=4');
  await phone.waitForURL('**/assessment?question=1');
  await question(phone, 1);
  await phone.getByText('About 2 minutes left').waitFor();
  await expect.poll(() => phone.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  await phone.keyboard.press('Enter');
  await phone.getByText('Choose an answer to go on.').waitFor();
  await expectSoundInEveryLook(phone, 'assessment without an answer');
  await phone.getByRole('radio').first().focus();
  await answer(phone, 1, '1');
  const saved = nextSave(phone, 'assessment_drafts');
  await answer(phone, 2, '1');
  await saved;

  const desktop = await stage.openDevice(email, '/assessment', { width: 'desktop' });
  await question(desktop, 3);
  await desktop.getByRole('button', { name: 'Previous' }).click();
  await question(desktop, 2);
  await expect.poll(() => desktop.getByRole('radio').first().isChecked()).toBe(true);
  await desktop.goBack();
  await answer(desktop, 3, '1');
  await answer(desktop, 4, '5');
  await answer(desktop, 5, '1');
  await desktop.waitForURL(/\/dashboard\?assessment=/);
  await desktop.getByText('Assessment completed successfully!').waitFor();
  const result = desktop.getByRole('dialog', { name: 'Your assessment result' });
  await result.getByText('Intermediate').waitFor();
  await result.getByText('Score: 30 of 100').waitFor();
  await result.getByText(/^Start with/).waitFor();
  const address = desktop.url();

  await desktop.reload();
  await result.getByText('Score: 30 of 100').waitFor();
  await result.getByRole('button', { name: 'Close' }).click();
  await desktop.waitForURL('**/dashboard');
  await desktop.getByRole('heading', { name: /^Your first lesson is about \d+ minutes? away$/ }).waitFor();

  await desktop.goto(address);
  await result.getByRole('link', { name: 'Take it again' }).click();
  await question(desktop, 1);
  expect(await desktop.getByRole('radio', { checked: true }).count()).toBe(0);
  const { rows } = await stage.database.query(
    `select (select count(*)::int from public.skill_assessments) as submitted,
       (select count(*)::int from public.assessment_drafts) as drafts`,
  );
  expect(rows).toEqual([{ submitted: 1, drafts: 0 }]);

  // Somebody else's result, one that never was, and an address that makes no sense.
  await signUpLearner(stage.server, 'other@example.org');
  const other = await stage.openDevice(
    'other@example.org',
    new URL(address).pathname + new URL(address).search,
  );
  await other.getByText('There is no such result in your account.').waitFor();
  await other.keyboard.press('Escape');
  await other.waitForURL('**/dashboard');
  await other.goto('/dashboard?assessment=00000000-0000-4000-8000-000000000000');
  await other.getByText('There is no such result in your account.').waitFor();
  await other.goto('/dashboard?assessment=mine');
  await other.getByRole('heading', { name: /^Welcome/ }).waitFor();
  expect(await other.getByRole('dialog').count()).toBe(0);
});

// spec: 102 Assessment: Complete Assessment on the last question
// spec: 164 “Failed to submit assessment”
journeyTest('a submission that fails keeps every answer and can be tried again', async ({ stage }) => {
  const email = 'broken@example.org';
  await signUpLearner(stage.server, email);
  const page = await stage.openDevice(email, '/assessment');
  for (const number of [1, 2, 3, 4]) await answer(page, number, '4');
  await question(page, 5);
  await page.keyboard.press('4');
  const repair = await breakServer(page, '**/rest/v1/skill_assessments*', 'POST');
  await page.keyboard.press('Enter');
  await page
    .locator('[data-sonner-toast]')
    .getByText('Failed to submit assessment', { exact: true })
    .waitFor();
  await page.getByRole('alert').getByText('Failed to submit assessment').waitFor();
  await expectSoundInEveryLook(page, 'assessment refused');
  await page.reload();
  await question(page, 5);
  await expect.poll(() => page.getByRole('radio').nth(3).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await page.getByRole('alert').getByText('Failed to submit assessment').waitFor();
  await repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('dialog').getByText('Score: 100 of 100').waitFor();
  await expectSoundInEveryLook(page, 'assessment result');
});

journeyTest('answers given offline are kept, and the questions can be asked for again', async ({ stage }) => {
  const email = 'offline@example.org';
  await signUpLearner(stage.server, email);
  const repair = { questions: async () => {} };
  const page = await stage.openDevice(email, '/dashboard');
  repair.questions = await breakServer(page, '**/content/assessment.json');
  await page.goto('/assessment');
  await page.getByText('The questions could not be loaded').waitFor();
  await expectSoundInEveryLook(page, 'assessment not loaded');
  await repair.questions();
  await page.getByRole('button', { name: 'Retry' }).click();
  await question(page, 1);
  await page.getByRole('radio').first().focus();
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await answer(page, 1, '3');
  await answer(page, 2, '3');
  const saved = nextSave(page, 'assessment_drafts');
  await page.context().setOffline(false);
  await saved;
  const other = await stage.openDevice(email, '/assessment');
  await question(other, 3);
});
