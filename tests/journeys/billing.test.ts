import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * Plans where payments are tried without money: from the landing page to a bought plan, and out of it again.
 */

journeyTest.override('environment', { PAYMENT_PROVIDER: 'test' });

const EMAIL = 'buyer@example.org';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).click();
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 6`).waitFor();

/** Enrols a learner in a course. @returns the address of a lesson that only some plans open */
async function enrollFor({ database }: Stage, { id, rest }: TestLearner): Promise<string> {
  const { rows } = await database.query<{ course_id: string; lesson_id: string }>(
    `select lessons.course_id, lessons.id as lesson_id from public.lessons
     join public.modules on modules.id = module_id
     where modules.order_index = 3 and content_type = 'text' and lessons.retired_at is null
     order by lessons.id limit 1`,
  );
  const lesson = one(rows);
  await rest.from('enrollments').insert({ user_id: id, course_id: lesson.course_id });
  return `/course/${lesson.course_id}?lesson=${lesson.lesson_id}`;
}

// spec: 67 A paid plan leads to a checkout where a provider is configured, and back
// spec: 186 Basic $49/mo, value basic
// spec: 186 Pro $99/mo, value pro
journeyTest(
  'the plan of the landing page is remembered, tried to pay, and another one bought',
  async ({ stage }) => {
    const visitor = await stage.openVisitor('/');
    const href = await visitor.getByRole('link', { name: 'Start with Elite Trader' }).getAttribute('href');
    const start = new URL(href ?? '', stage.server.url);
    expect([start.pathname, start.searchParams.get('tab')]).toEqual(['/auth', 'sign-up']);

    const learner = await signUpLearner(stage.server, EMAIL);
    const lesson = await enrollFor(stage, learner);
    const page = await stage.openDevice(EMAIL, lesson);
    await page.getByText('Your plan does not include this lesson.').waitFor();
    await expectSound(page, 'lesson that the plan does not open');
    await follow(page, 'See the plans');
    await page.getByText('You have not chosen a plan yet.').waitFor();

    await page.goto(start.searchParams.get('next') ?? '');
    await press(page, 'Get Started');
    await step(page, 2);
    await page.getByRole('radio').first().check();
    await press(page, 'Continue');
    await step(page, 3);
    await press(page, 'Skip for Now');
    await step(page, 4);
    await page.getByRole('checkbox').first().check();
    await press(page, 'Continue');
    await step(page, 5);
    await page.getByRole('radio', { name: /Elite Trader/ }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /Elite Trader/ }).isChecked()).toBe(true);
    await page.getByText('Everything in Basic').waitFor();
    for (const [value, price] of [
      ['basic', '$49/mo'],
      ['pro', '$99/mo'],
    ]) {
      await page.locator(`label:has(input[value="${value}"])`).getByText(String(price)).waitFor();
    }
    await press(page, 'Continue to payment');

    await page.getByText('Test payment — no money moves').waitFor();
    await page.getByText('$197 per month').waitFor();
    await press(page, 'Let the card be declined');
    await page.getByText('The card was declined. Nothing was charged.').waitFor();
    await expectSoundInEveryLook(page, 'test checkout');
    await takePicture(page, 'billing-test-checkout');
    await follow(page, 'Leave without paying');
    await page.getByText('You have left the payment page').waitFor();
    await expectSound(page, 'payment step');
    await takePicture(page, 'billing-payment-step');

    await page.getByRole('radio', { name: /^Pro / }).check();
    await press(page, 'Continue to payment');
    await page.getByText('$99 per month').waitFor();
    await follow(page, 'Pay $99');
    await step(page, 6);
    await page.goto(lesson);
    await page.getByText(/^Written by/).waitFor();
  },
);

// spec: 185 A plan is canceled in two clicks, resumed and changed
journeyTest(
  'a plan is canceled in two clicks, resumed and changed; what is overdue is paid',
  async ({ stage }) => {
    const page = await stage.openDevice(EMAIL, '/account');
    await page.getByText(/^\$99 per month. The next payment is on/).waitFor();
    await page.getByRole('region', { name: 'Payments' }).getByText('Pro').waitFor();
    await expectSoundInEveryLook(page, 'account with a plan');
    await takePicture(page, 'billing-account');

    await press(page, 'Cancel the plan');
    await page.getByRole('dialog').getByText('Everything stays open to you until').waitFor();
    await expectSound(page, 'cancel dialog');
    await press(page, 'Yes, cancel');
    await page.getByText('nothing more is charged').waitFor();
    await press(page, 'Go on with the plan');
    await page.getByText(/The next payment is on/).waitFor();

    await press(page, 'Change the plan');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Change the plan' }).press('Enter');
    await dialog.getByText('Choose a plan.', { exact: true }).waitFor();
    await dialog.getByRole('radio', { name: /^Basic/ }).press('Space');
    await takePicture(page, 'billing-change-plan');
    await dialog.getByRole('button', { name: 'Change the plan' }).press('Enter');
    await page.getByText(/^\$49 per month/).waitFor();

    await stage.database.query(`update public.subscriptions set status = 'past_due'`);
    await page.goto('/dashboard');
    await page.getByText('Your last payment failed').waitFor();
    await page.goto('/account');
    await page.getByText('Your last payment failed').waitFor();
    await expectSound(page, 'overdue');
    await takePicture(page, 'billing-overdue');
    await press(page, 'Pay now');
    await follow(page, 'Pay $49');
    await page.getByText('Thank you, your payment has arrived').waitFor();
    await page.getByText(/^\$49 per month/).waitFor();
  },
);

journeyTest(
  'an admin narrows subscriptions, looks at payments, and saves them as a file',
  async ({ stage }) => {
    const admin = await signUpLearner(stage.server, 'admin@example.org');
    await stage.database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      admin.id,
    ]);
    const page = await stage.openDevice(admin.email, '/admin?tab=billing', { width: 'desktop' });
    await page.getByText('Payments are tried here: no money moves').waitFor();
    const subscriptions = page.getByRole('region', { name: 'Subscriptions' });
    await subscriptions.getByRole('row', { name: /buyer@example.org/ }).waitFor();
    await expectSoundInEveryLook(page, 'subscriptions');
    await takePicture(page, 'billing-admin-subscriptions');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('expired');
    await page.getByText('No subscription is like this.').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('expired');
    await page.goBack();
    await subscriptions.getByRole('row', { name: /buyer@example.org/ }).waitFor();

    await page.getByRole('tab', { name: 'Payments', exact: true }).press('Enter');
    const payments = page.getByRole('region', { name: 'Payments' });
    await payments.getByRole('row', { name: /\$99/ }).waitFor();
    const file = page.waitForEvent('download');
    await press(page, 'Export CSV');
    expect((await file).suggestedFilename()).toBe('payments.csv');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page, 'payments on a phone');
    await takePicture(page, 'billing-admin-payments');
  },
);
