import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { breakServer, expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * A course that is still being written: what is ready, in which language, and the mail about what is to come.
 */

const CRYPTO = 'Crypto Fundamentals';

const noticeSwitch = (page: Page) =>
  page.getByRole('button', { name: `Mail me when the next module is ready: ${CRYPTO}` }).first();

journeyTest('what a visitor asks for on the landing page is kept through signing up', async ({ stage }) => {
  const page = await stage.openVisitor('/');
  await page.getByText('2 of 24 modules ready').waitFor();
  await expectSound(page, 'landing page');
  await page
    .locator('#course-crypto-fundamentals')
    .getByRole('link', { name: 'Mail me when the next module is ready' })
    .click();
  await page.waitForURL(/\/auth\?/);
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('visitor@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long enough secret');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByText(`Once you have confirmed your address, we write to you`).waitFor();
  await expect.poll(() => noticeSwitch(page).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => new URL(page.url()).searchParams.has('notify')).toBe(false);
  const { rows } = await stage.database.query(
    `select courses.title from public.module_notices join public.courses on courses.id = course_id
     join auth.users on users.id = user_id where email = 'visitor@example.org'`,
  );
  expect(rows).toEqual([{ title: CRYPTO }]);
  await page.getByRole('link', { name: CRYPTO, exact: true }).click();
  await page.waitForURL(/\/course\//);
  await expect.poll(() => noticeSwitch(page).getAttribute('aria-pressed')).toBe('true');
  await expectSoundInEveryLook(page, 'course before enrolling');
  await takePicture(page, 'notice-course');
});

journeyTest(
  'one press asks on the dashboard, one press ends it, and a failure says so',
  async ({ stage }) => {
    await signUpLearner(stage.server, 'asks@example.org');
    const page = await stage.openDevice('asks@example.org', '/dashboard');
    await page.getByText('2 of 24 modules ready').waitFor();
    const mend = await breakServer(page, '**/rest/v1/module_notices*', 'POST');
    await noticeSwitch(page).click();
    await page.getByText('This could not be saved.').waitFor();
    await expect.poll(() => noticeSwitch(page).getAttribute('aria-pressed')).toBe('false');
    await mend();
    await noticeSwitch(page).click();
    await page.getByText(`when the next module of ${CRYPTO} is ready.`).waitFor();
    await page.reload();
    await expect.poll(() => noticeSwitch(page).getAttribute('aria-pressed')).toBe('true');
    await noticeSwitch(page).click();
    await page.getByText(`You get no more mails about ${CRYPTO}.`).waitFor();
    await page.reload();
    await expect.poll(() => noticeSwitch(page).getAttribute('aria-pressed')).toBe('false');
    // All sixteen are written.
    expect(await page.getByRole('button', { name: 'ready: Risk Management with AI' }).count()).toBe(0);
    await takePicture(page, 'notice-dashboard');
  },
);

journeyTest('another language says that the lessons are in English, before enrolling', async ({ stage }) => {
  const visitor = await stage.openVisitor('/es');
  const card = visitor.getByRole('listitem').filter({ hasText: '2 de 24 módulos listos' });
  await card.getByText('en inglés', { exact: true }).waitFor();
  await visitor.goto('/');
  expect(await visitor.getByText('in English', { exact: true }).count()).toBe(0);

  await signUpLearner(stage.server, 'reads@example.org');
  const page = await stage.openDevice('reads@example.org', '/dashboard', { colorScheme: 'dark' });
  await page.locator('footer select').first().selectOption('ar');
  const offer = page.getByRole('listitem').filter({ hasText: 'بالإنجليزية' });
  await expect.poll(() => offer.count()).toBe(5);
  await expectSound(page, 'dashboard in Arabic');
  await takePicture(page, 'notice-dashboard-ar');
  await offer.first().getByRole('link').first().click();
  await page.waitForURL(/\/course\//);
  await page.getByText('بالإنجليزية', { exact: true }).first().waitFor();
  await takePicture(page, 'notice-course-ar');
  await page.goto('/mentor');
  await page.getByText('بالإنجليزية', { exact: true }).waitFor();
});
