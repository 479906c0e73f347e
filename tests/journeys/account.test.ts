import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { totpCode, totpStep } from '#server/backend/auth/factors/totp.ts';
import { confirmAddress, signUpLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';
import {
  accessibilityFaults,
  type ContextOptions,
  openPage,
  overflowsSideways,
  takePicture,
  startBrowser,
} from './support/browser.ts';
import { signedIn } from './support/signed-in.ts';

/*
 * The ways into an account beside the password, and what its owner can change about it.
 */

const PASSWORD = 'a long enough secret';

const { server, database } = await startProduct();
const browser = await startBrowser();

const open = (options: ContextOptions) => openPage(browser, server.url, options, 'account');

/** The same for somebody who is signed in. */
async function openAs(email: string, path: string, options: ContextOptions): Promise<Page> {
  const page = await open({ ...options, storageState: await signedIn(server, email) });
  await page.goto(path);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function newestMail(recipient: string): Promise<{ link: string; code: string }> {
  const { rows } = await database.query<{ body_text: string }>(
    'select body_text from engine.outbox where recipient = $1 order by created_at desc limit 1',
    [recipient],
  );
  const text = one(rows).body_text;
  return {
    link: /https?:\S+/.exec(text)?.[0] ?? 'about:blank',
    code: /code: (\d+)/.exec(text)?.[1] ?? '',
  };
}

async function expectSound(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await takePicture(page, `account-${name}`);
  expect(await accessibilityFaults(page), name).toEqual([]);
  expect(await overflowsSideways(page), `${name} can be scrolled sideways`).toBe(false);
}

const greeting = (page: Page) => page.getByRole('heading', { name: /Ada Lovelace/ });

test('signing up leads to a verified address', async () => {
  const page = await open({ width: 'phone' });
  await page.goto('/auth?tab=sign-up');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('verified@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await button(page, 'Sign Up').click();
  await page.getByText('Verify your email address').waitFor();

  const { link } = await newestMail('verified@example.org');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
  await button(page, 'Confirm the address').click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Your email address is verified.').waitFor();
  await expect.poll(() => page.getByText('Verify your email address').count()).toBe(0);
});

describe('a forgotten password', () => {
  // spec: 100 Auth: password recovery
  test('is replaced through the link of a mail, which signs the other devices out', async () => {
    await signUpLearner(server, 'forgetful@example.org');
    const other = await open({ width: 'desktop' });
    await signIn(other, 'forgetful@example.org');
    await other.waitForURL('**/dashboard');

    const page = await open({ width: 'phone' });
    await page.goto('/auth?next=%2Fmentor');
    await page.getByLabel('Email').fill('forgetful@example.org');
    await button(page, 'Forgot your password?').click();
    await expectSound(page, 'recovery');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('forgetful@example.org');
    await button(page, 'Send the email').click();
    await page.getByText('If there is an account with forgetful@example.org').waitFor();
    await expectSound(page, 'recovery-sent');

    const { link } = await newestMail('forgetful@example.org');
    await page.goto(link);
    await page.getByText('This confirms forgetful@example.org and signs you in.').waitFor();
    await expectSound(page, 'recovery-link');
    await button(page, 'Confirm and choose a password').click();
    await page.getByLabel('New password').fill('password123');
    await button(page, 'Save the new password').click();
    await page.getByText('This password is too easy to guess').waitFor();
    await expectSound(page, 'new-password-refused');
    await page.getByLabel('New password').fill('another long secret');
    await button(page, 'Save the new password').click();
    await page.waitForURL('**/mentor');
    await page.getByText('Your email address is verified.').waitFor();

    const { rows } = await database.query(
      `select from auth.sessions join auth.users on users.id = sessions.user_id where email = $1`,
      ['forgetful@example.org'],
    );
    expect(rows).toHaveLength(1);
  });

  test('is replaced with the code of the mail; a wrong code is explained, and the address is not given away', async () => {
    await signUpLearner(server, 'typist@example.org');
    const page = await open({ width: 'phone', colorScheme: 'dark' });
    await page.goto('/auth?view=recovery');
    await page.getByLabel('Email').fill('typist@example.org');
    await button(page, 'Send the email').click();
    await page.getByLabel('Code').fill('000000');
    await button(page, 'Continue').click();
    await page.locator(':focus', { hasText: 'This link or code has expired' }).waitFor();
    await expectSound(page, 'recovery-code-refused');
    const { code } = await newestMail('typist@example.org');
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await button(page, 'Continue').click();
    await page.getByLabel('New password').fill('another long secret');
    await button(page, 'Save the new password').click();
    await page.waitForURL('**/dashboard');

    const stranger = await open({ width: 'phone' });
    await stranger.goto('/auth?view=recovery');
    await stranger.getByLabel('Email').fill('nobody@example.org');
    await button(stranger, 'Send the email').click();
    await stranger.getByText('If there is an account with nobody@example.org').waitFor();
  });

  test('the back button leads back to the tabs', async () => {
    const page = await open({ width: 'phone' });
    await page.goto('/auth');
    await button(page, 'Get a link by email').click();
    await page.getByRole('heading', { name: 'Get a link by email' }).waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: 'Sign Up' }).waitFor();
  });
});

test('a mailed code signs in without a password', async () => {
  await confirmAddress(server, await signUpLearner(server, 'mail@example.org'));
  const page = await open({ width: 'desktop' });
  await page.goto('/auth');
  await button(page, 'Get a link by email').click();
  await page.getByLabel('Email').fill('mail@example.org');
  await button(page, 'Send the email').click();
  await page.getByLabel('Code').waitFor();
  await page.getByLabel('Code').fill((await newestMail('mail@example.org')).code);
  await button(page, 'Continue').click();
  await page.getByText('Welcome back!').waitFor();
  await greeting(page).waitFor();
});

// spec: 100 Auth: MFA challenge verified
test('a second step is set up, asked for, and stood in for by a recovery code', async () => {
  await confirmAddress(server, await signUpLearner(server, 'careful@example.org'));
  const page = await openAs('careful@example.org', '/account', { width: 'phone' });
  await button(page, 'Set up an authenticator app').click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code').fill('000000');
  await button(page, 'Turn on the second step').click();
  await page.getByText('This code is not right.').waitFor();
  await expectSound(page, 'second-step-refused');
  const step = totpStep(Date.now());
  await page.getByLabel('Code').fill(totpCode(secret, step));
  await button(page, 'Turn on the second step').click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await expectSound(page, 'recovery-codes');
  const codes = await page.getByRole('list').locator('li').allTextContents();
  const [firstCode = ''] = codes.filter((text) => /^[a-z2-7-]{19}$/.test(text));
  await button(page, 'I have kept them').click();
  await page.getByText('Recovery codes left: 10').waitFor();

  // The next time of the same app: a code is taken once, so the one of the step that follows.
  const again = await open({ width: 'phone' });
  await signIn(again, 'careful@example.org');
  await again.getByRole('heading', { name: 'The second step' }).waitFor();
  await expectSound(again, 'second-step');
  await again.goto('/dashboard');
  await again.getByRole('heading', { name: 'The second step' }).waitFor();
  await again.getByLabel('Code').fill(totpCode(secret, step + 1));
  await button(again, 'Continue').click();
  await greeting(again).waitFor();

  const lost = await open({ width: 'desktop' });
  await signIn(lost, 'careful@example.org');
  await button(lost, 'Use a recovery code').click();
  await lost.getByLabel('Code').fill(firstCode);
  await button(lost, 'Continue').click();
  await greeting(lost).waitFor();
  await lost.goto('/account');
  await lost.getByText('Recovery codes left: 9').waitFor();
});

test.each<[string, ContextOptions]>([
  ['light', { width: 'phone' }],
  ['dark', { width: 'desktop', colorScheme: 'dark' }],
  ['ar', { width: 'phone', locale: 'ar' }],
])('the account page is sound in %s', async (name, options) => {
  const email = `${name}@example.org`;
  await signUpLearner(server, email);
  const page = await openAs(email, '/account', options);
  await page.getByRole('heading', { level: 2 }).nth(3).waitFor();
  await expectSound(page, `page-${name}`);
});

// spec: 100 Auth: user updated
test('name, email and password are changed on the account page', async () => {
  await signUpLearner(server, 'changing@example.org');
  const page = await openAs('changing@example.org', '/account', { width: 'desktop' });
  await page.getByLabel('Full Name').fill('');
  await button(page, 'Save the name').click();
  await page.getByText('Enter your full name.').waitFor();
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await button(page, 'Save the name').click();
  await page.getByText('Your name is saved.').waitFor();
  await page.getByLabel('New email').fill('changed@example.org');
  await button(page, 'Change the email').click();
  await page.getByText('Confirm the change to changed@example.org').waitFor();
  await page.getByLabel('New password').fill('another long secret');
  await button(page, 'Change the password').click();
  await page.getByText('Your password has been changed.').waitFor();
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /Grace Hopper/ }).waitFor();
  await signIn(await open({ width: 'phone' }), 'changing@example.org', 'another long secret');
});

test('devices are listed, and the others are signed out', async () => {
  await signUpLearner(server, 'devices@example.org');
  const other = await openAs('devices@example.org', '/dashboard', { width: 'desktop' });
  const page = await openAs('devices@example.org', '/account', { width: 'phone' });
  await page.getByText('This device', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('Chrome, Linux').count()).toBe(2);
  await button(page, 'Sign out the other devices').click();
  await page.getByText('Your other devices are signed out.').waitFor();
  await button(page, 'Sign out the other devices').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('Chrome, Linux').count()).toBe(1);

  // Its access token is good for an hour; with the next refresh the device finds out.
  await other.evaluate(`(() => {
    const session = JSON.parse(localStorage.getItem('ledgerline.auth'));
    localStorage.setItem('ledgerline.auth', JSON.stringify({ ...session, expires_at: 1 }));
  })()`);
  await other.goto('/dashboard');
  await other.waitForURL(/\/auth/);
});

test('the data is handed over as one file, and the account is deleted only after second thoughts', async () => {
  await signUpLearner(server, 'leaving@example.org');
  const page = await openAs('leaving@example.org', '/account', { width: 'desktop' });
  const download = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const file = JSON.parse(await text(await (await download).createReadStream())) as {
    account: { users: { email: string }[] };
  };
  expect(file.account.users[0]?.email).toBe('leaving@example.org');

  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expectSound(page, 'deletion-asked');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button(page, 'Delete my account').click();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText(/Your account will be deleted on/).waitFor();
  await expectSound(page, 'deletion-requested');
  await button(page, 'Keep my account').click();
  await button(page, 'Delete my account').waitFor();
});

test('theme and colours of charts follow to another device', async () => {
  await signUpLearner(server, 'colours@example.org');
  const page = await openAs('colours@example.org', '/account', { width: 'phone' });
  const kept = () => page.waitForResponse((response) => response.request().method() === 'PUT');
  await Promise.all([kept(), page.getByLabel('Colours of charts').selectOption('red-green')]);
  await Promise.all([kept(), page.getByLabel('Theme').first().selectOption('dark')]);
  const other = await open({ width: 'desktop' });
  await signIn(other, 'colours@example.org');
  await other
    .locator('html[data-theme="dark"][data-chart-colours="red-green"]')
    .waitFor({ state: 'attached' });
});
