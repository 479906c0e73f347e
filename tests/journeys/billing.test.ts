import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * Plans where payments are tried without money: from the landing page to a bought plan, and out of it again.
 */

journeyTest.override('environment', { PAYMENT_PROVIDER: 'test' });

const EMAIL = 'buyer@example.org';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).click();
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 6`).waitFor();

journeyTest(
  'the plan of the landing page is remembered, tried to pay, and another one bought',
  async ({ stage }) => {
    const visitor = await stage.openVisitor('/');
    const href = await visitor.getByRole('link', { name: 'Start with Elite Trader' }).getAttribute('href');
    const start = new URL(href ?? '', stage.server.url);
    expect([start.pathname, start.searchParams.get('tab')]).toEqual(['/auth', 'sign-up']);

    await signUpLearner(stage.server, EMAIL);
    const page = await stage.openDevice(EMAIL, start.searchParams.get('next') ?? '');
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
    expect(await page.getByRole('radio', { name: /Elite Trader/ }).isChecked()).toBe(true);
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
  },
);

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
    await dialog.getByRole('radio', { name: /Basic/ }).press('Space');
    await takePicture(page, 'billing-change-plan');
    await dialog.getByRole('button', { name: 'Change the plan' }).press('Enter');
    await page.getByText(/^\$49 per month/).waitFor();

    await stage.database.query(`update public.subscriptions set status = 'past_due'`);
    await page.reload();
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
    expect(new URL(page.url()).searchParams.get('status')).toBe('expired');
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
