import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';
import {
  accessibilityFaults,
  type ContextOptions,
  openPage,
  overflowsSideways,
  takePicture,
  watchErrors,
  startBrowser,
} from './support/browser.ts';
import { signedIn } from './support/signed-in.ts';

/*
 * The screens beside the main job: what a learner, an admin and somebody with a bad day meet.
 */

const PASSWORD = 'a long enough secret';

const { server, database } = await startProduct();
const browser = await startBrowser();
beforeAll(async () => {
  await signUpLearner(server, 'learner@example.org');
  // The language that they choose is that of their account, on every device.
  await signUpLearner(server, 'arabic@example.org');
  await signUpLearner(server, 'admin@example.org');
  await database.query(`select public.grant_admin('admin@example.org')`);
});

const open = (options: ContextOptions) => openPage(browser, server.url, options, 'screens');

/** The same for somebody who is signed in. */
async function openAs(email: string, path: string, options: ContextOptions): Promise<Page> {
  const page = await open({ ...options, storageState: await signedIn(server, email) });
  await page.goto(path);
  return page;
}

async function expectSound(page: Page, name: string): Promise<void> {
  await takePicture(page, `screens-${name}`);
  expect(await accessibilityFaults(page), name).toEqual([]);
  expect(await overflowsSideways(page), `${name} can be scrolled sideways`).toBe(false);
}

describe('sign-in', () => {
  // spec: 168 Invalid credentials
  test('a wrong password is explained, and the address stays', async () => {
    const page = await open({ width: 'phone' });
    await page.goto('/auth');
    await page.getByLabel('Email').fill('learner@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not my password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.locator(':focus', { hasText: 'The email or the password is not right.' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('learner@example.org');
    await expectSound(page, 'sign-in-refused');
  });

  // spec: 124 After sign-in the page that was asked for
  test('goes on to the page that was asked for', async () => {
    const page = await open({ width: 'phone' });
    await page.goto('/mentor');
    await page.waitForURL('**/auth?next=%2Fmentor');
    await page.getByLabel('Email').fill('learner@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(`${server.url}/mentor`);
    await page.getByLabel('Your question').waitFor();
  });

  // spec: 124 After sign-in no page of another site
  // spec: 162 Sign-in: “Welcome back!” and /dashboard
  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never goes on to %s',
    async (next) => {
      const page = await open({ width: 'desktop' });
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await page.getByLabel('Email').fill('learner@example.org');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL(`${server.url}/dashboard`);
      await page.locator('[data-sonner-toast]').getByText('Welcome back!', { exact: true }).waitFor();
    },
  );
});

// spec: 115 Mentor: Enter sends
test('the mentor answers, in marigold, and keeps the conversation', async () => {
  const page = await openAs('learner@example.org', '/mentor', { width: 'phone', colorScheme: 'dark' });
  const errors = watchErrors(page);
  const question = page.getByLabel('Your question');
  // The conversation begins on the upper half of a phone.
  await expect
    .poll(async () => (await page.getByText('Ask your first question.').boundingBox())?.y)
    .toBeLessThan(422);
  await question.fill('   ');
  await question.press('Enter');
  await question.fill('What about');
  await question.press('Shift+Enter');
  await question.pressSequentially('risk?');
  await question.press('Enter');
  await page.getByText('The mentor is typing...').waitFor();
  await page.getByRole('log').getByText('Decide what you may lose').waitFor();
  await expectSound(page, 'mentor');
  await page.reload();
  await page.getByRole('log').getByText('Decide what you may lose').waitFor();
  await expect.poll(() => page.getByRole('log').getByText('risk?').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

// spec: 125 Admin: a learner is told why not
test('a learner at /admin is told why not', async () => {
  const page = await openAs('learner@example.org', '/admin', { width: 'desktop' });
  await page.getByRole('heading', { name: 'This page is for admins' }).waitFor();
  await expectSound(page, 'admin-forbidden');
});

test('an admin is asked for a second step, and sees nothing without it where the operator requires it', async () => {
  const page = await openAs('admin@example.org', '/admin', { width: 'desktop' });
  await page.getByText('Protect the admin pages with a second step').waitFor();

  const setting = `insert into public.installation_settings (key, value) values ('admins_need_second_step', 'true')`;
  await database.query(setting);
  await page.reload();
  await page.getByRole('heading', { name: 'Admins need a second step of signing in' }).waitFor();
  await expectSound(page, 'admin-second-step');
  await page.getByRole('link', { name: 'Set up a second step' }).click();
  await page.waitForURL('**/account');
  await database.query(`delete from public.installation_settings where key = 'admins_need_second_step'`);
});

// spec: 70 NVPay says “coming soon”
// spec: 103 Campaign: a new one is a draft
test('an admin sees the four tabs and drafts a campaign', async () => {
  const page = await openAs('admin@example.org', '/admin', { width: 'desktop' });
  await page.getByRole('tab', { name: 'Security' }).waitFor();
  await expectSound(page, 'admin-security');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expectSound(page, 'admin-analytics');
  await page.getByRole('tab', { name: 'Marketing' }).click();
  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByRole('combobox', { name: 'Platform' }).selectOption({ label: 'Facebook' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring');
  await page.getByLabel('Budget').fill('a lot');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.locator('[name="budget"][aria-invalid="true"]').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Spring');
  await page.getByLabel('Budget').fill('250.50');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText('The campaign is saved as a draft.').waitFor();
  await expectSound(page, 'admin-marketing');
  const { rows } = await database.query('select platform, status, budget::int from public.ad_campaigns');
  expect(rows).toEqual([{ platform: 'facebook', status: 'draft', budget: 25_050 }]);
  await page.getByRole('tab', { name: 'NVPay' }).click();
  await page.getByText(/coming soon/i).waitFor();
});

test('the app turns to Arabic, right to left, and stays so', async () => {
  const page = await openAs('arabic@example.org', '/dashboard', { width: 'phone' });
  await page.getByLabel('Language').selectOption({ label: 'العربية' });
  await page.locator('html[dir="rtl"][lang="ar"]').waitFor();
  await expectSound(page, 'dashboard-ar');
  await page.reload();
  await page.locator('html[dir="rtl"][lang="ar"]').waitFor();
  await page.getByRole('combobox').first().selectOption({ label: 'English' });
  await page.locator('html[dir="ltr"]').waitFor();
});

test('a lost connection is told at once, and what failed can be tried again', async () => {
  const page = await openAs('learner@example.org', '/dashboard', { width: 'phone' });
  await page.getByRole('button', { name: 'Enroll in Trading Psychology' }).waitFor();
  // What tells of a lost connection has been fetched while there was one.
  await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await expectSound(page, 'offline');
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Enroll in Trading Psychology' }).click();
  await page.getByRole('link', { name: 'Continue Trading Psychology' }).waitFor();
});

// spec: 34 Any other path is the 404 page “Oops! Page not found”
// spec: 167 “Oops! Page not found”
test('an unknown address inside the app has a way home', async () => {
  const page = await open({ width: 'phone' });
  await page.goto('/nowhere');
  await page.getByText('Oops! Page not found').waitFor();
  await page.getByRole('link', { name: /home/i }).first().click();
  await page.waitForURL(`${server.url}/`);
});
