import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { breakServer, expectSoundInEveryLook, journeyTest, nextSave } from './support/journey-test.ts';

/*
 * The six steps, as somebody takes them who is interrupted: by another device, by a bad connection, by second thoughts.
 */

const step = (page: Page, number: number) => page.getByText(`Step ${number} of 6`).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Puts the focus where nothing is being typed. */
const leaveField = (page: Page) => page.getByRole('heading', { level: 2 }).focus();

async function skipToGoals(page: Page): Promise<void> {
  await press(page, 'Get Started');
  await step(page, 2);
  const name = page.getByLabel('Full Name');
  if ((await name.count()) > 0) await name.fill('Ada Lovelace');
  await leaveField(page);
  await page.keyboard.press('2');
  await press(page, 'Continue');
  await step(page, 3);
  await press(page, 'Skip for Now');
  await step(page, 4);
}

// spec: 65 Six steps: welcome, profile, assessment, goals, payment, complete
// spec: 66 “Skip for Now” marks the step complete
// spec: 101 Onboarding: all six completed leads to /dashboard
// spec: 101 Onboarding: the welcome button completes its step and goes on
// spec: 101 Onboarding: visiting it when complete redirects to /dashboard
journeyTest('is continued on another device with what was typed, by keyboard alone', async ({ stage }) => {
  const email = 'devices@example.org';
  await signUpLearner(stage.server, email, null);
  const phone = await stage.openDevice(email, '/onboarding');
  await step(phone, 1);
  await phone.getByText('About 3 minutes left').waitFor();
  await phone.keyboard.press('Enter');
  await step(phone, 2);
  await phone.getByLabel('Full Name').fill('Ada King');
  await leaveField(phone);
  const saved = nextSave(phone, 'onboarding_steps');
  await phone.keyboard.press('3');
  await saved;

  const desktop = await stage.openDevice(email, '/onboarding', { width: 'desktop' });
  await step(desktop, 2);
  await expect.poll(() => desktop.getByLabel('Full Name').inputValue()).toBe('Ada King');
  await expect
    .poll(() => desktop.getByRole('radio', { name: 'I trade now and then' }).isChecked())
    .toBe(true);
  await leaveField(desktop);
  await desktop.keyboard.press('Enter');
  await step(desktop, 3);
  await press(desktop, 'Skip for Now');
  await step(desktop, 4);
  await desktop.keyboard.press('Enter');
  await desktop.getByText('Choose at least one goal.').waitFor();
  await desktop.keyboard.press('3');
  await desktop.keyboard.press('Enter');
  await step(desktop, 5);

  // The phone still shows the second step; completing it again takes nothing back.
  await press(phone, 'Continue');
  await step(phone, 3);
  await phone.goto('/onboarding');
  await step(phone, 5);
  await phone.getByRole('radio', { name: /^Pro / }).waitFor();
  await phone.keyboard.press('2');
  await phone.keyboard.press('Enter');
  await step(phone, 6);
  await press(phone, 'Go to Dashboard');
  await phone.waitForURL('**/dashboard');
  await phone.getByRole('heading', { name: 'Welcome, Ada King' }).waitFor();

  await desktop.goto('/onboarding?step=goals');
  await desktop.waitForURL('**/dashboard');
  const { rows } = await stage.database.query(
    `select step_name, completed, data from public.onboarding_steps
     join auth.users on users.id = user_id where email = $1 order by onboarding_steps.completed_at`,
    [email],
  );
  expect(rows).toMatchObject([
    { step_name: 'welcome', completed: true },
    { step_name: 'profile', completed: true, data: { name: 'Ada King', experience: 'intermediate' } },
    { step_name: 'assessment', completed: true, data: { skipped: true } },
    { step_name: 'goals', completed: true, data: { goals: ['risk'] } },
    { step_name: 'payment', completed: true, data: { plan_id: 'pro' } },
    { step_name: 'complete', completed: true },
  ]);
  const plans = await stage.database.query(
    `select plan_id, status, trial_ends_at::date - current_date as days from public.subscriptions
     join auth.users on users.id = user_id where email = $1`,
    [email],
  );
  expect(plans.rows).toEqual([{ plan_id: 'pro', status: 'trialing', days: 7 }]);
});

// spec: 65 Each step has an address; a later one leads to the current one
journeyTest('a later, a wrong or no step in the address leads to the current one', async ({ stage }) => {
  const email = 'addresses@example.org';
  await signUpLearner(stage.server, email);
  const page = await stage.openDevice(email, '/onboarding?step=payment');
  await page.waitForURL('**/onboarding?step=welcome');
  await page.goto('/onboarding?step=seventh');
  await page.waitForURL('**/onboarding?step=welcome');
  await press(page, 'Get Started');
  await page.waitForURL('**/onboarding?step=profile');
  await page.goto('/onboarding?step=welcome');
  await step(page, 1);
  await page.goBack();
  await page.waitForURL('**/onboarding?step=profile');
});

journeyTest('Back, of the page and of the browser, loses nothing', async ({ stage }) => {
  const email = 'back@example.org';
  await signUpLearner(stage.server, email);
  const page = await stage.openDevice(email, '/onboarding');
  await skipToGoals(page);
  await page.getByRole('checkbox', { name: 'Master Forex Markets' }).check();
  await press(page, 'Back');
  await step(page, 3);
  await page.goBack();
  await step(page, 4);
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Master Forex Markets' }).isChecked())
    .toBe(true);

  // A step that was completed, changed, and left without Continue.
  await press(page, 'Back');
  await step(page, 3);
  await press(page, 'Back');
  await step(page, 2);
  const saved = nextSave(page, 'onboarding_steps');
  await page.getByRole('radio', { name: 'I trade regularly' }).check();
  await press(page, 'Back');
  await step(page, 1);
  await saved;
  await page.goto('/onboarding?step=profile');
  await step(page, 2);
  await expect.poll(() => page.getByRole('radio', { name: 'I trade regularly' }).isChecked()).toBe(true);
});

describe('when things fail', () => {
  journeyTest('a refused step says why and keeps the input', async ({ stage }) => {
    const email = 'broken@example.org';
    await signUpLearner(stage.server, email, null);
    const page = await stage.openDevice(email, '/onboarding');
    await press(page, 'Get Started');
    await step(page, 2);
    await press(page, 'Continue');
    await page.getByText('Enter your name.').waitFor();
    await expect
      .poll(() => page.getByLabel('Full Name').evaluate((field) => field.matches(':focus')))
      .toBe(true);
    await page.getByText('Choose one.').waitFor();

    const repair = await breakServer(page, '**/rest/v1/onboarding_steps*', 'POST');
    await page.getByLabel('Full Name').fill('Ada Lovelace King');
    await leaveField(page);
    await page.keyboard.press('1');
    await press(page, 'Continue');
    await page.locator(':focus', { hasText: 'Something unexpected happened on our side.' }).waitFor();
    await expectSoundInEveryLook(page, 'onboarding refused');
    // Even a reload finds it: what could not be saved is kept on the device.
    await page.reload();
    await step(page, 2);
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ada Lovelace King');
    await repair();
    await press(page, 'Continue');
    await step(page, 3);
  });

  journeyTest('what is entered offline is saved when the connection is back', async ({ stage }) => {
    const email = 'offline@example.org';
    await signUpLearner(stage.server, email);
    const page = await stage.openDevice(email, '/onboarding');
    await skipToGoals(page);
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.getByRole('checkbox', { name: 'Build Trading Psychology' }).check();
    await press(page, 'Continue');
    await page.locator(':focus', { hasText: 'The server could not be reached.' }).waitFor();
    const saved = nextSave(page, 'onboarding_steps');
    await page.context().setOffline(false);
    await saved;
    const other = await stage.openDevice(email, '/onboarding');
    await step(other, 4);
    await expect
      .poll(() => other.getByRole('checkbox', { name: 'Build Trading Psychology' }).isChecked())
      .toBe(true);
  });

  journeyTest('plans that cannot be loaded can be asked for again', async ({ stage }) => {
    const email = 'plans@example.org';
    await signUpLearner(stage.server, email);
    const page = await stage.openDevice(email, '/onboarding');
    await skipToGoals(page);
    await page.getByRole('checkbox', { name: 'Start a Trading Career' }).check();
    const repair = await breakServer(page, '**/rest/v1/plans*');
    await press(page, 'Continue');
    await page.getByText('The plans could not be loaded').waitFor();
    await repair();
    await press(page, 'Retry');
    await page.getByRole('radio', { name: /^Basic / }).waitFor();
    await press(page, 'Continue');
    await page.getByText('Choose a plan, or continue with the free trial.').waitFor();
    await expectSoundInEveryLook(page, 'onboarding plans');
    await press(page, 'Continue with Free Trial');
    await step(page, 6);
  });
});

journeyTest('every step is sound in every look', async ({ stage }) => {
  const email = 'looks@example.org';
  await signUpLearner(stage.server, email);
  const page = await stage.openDevice(email, '/onboarding');
  await step(page, 1);
  await expectSoundInEveryLook(page, 'onboarding welcome');
  await skipToGoals(page);
  await page.goto('/onboarding?step=profile');
  await page.getByRole('radio').first().waitFor();
  expect(await page.getByLabel('Full Name').count(), 'a name that is known is asked for').toBe(0);
  for (const name of ['goals', 'assessment', 'profile']) {
    await page.goto(`/onboarding?step=${name}`);
    await page.getByRole('progressbar').waitFor();
    await expectSoundInEveryLook(page, `onboarding ${name}`);
  }
});
