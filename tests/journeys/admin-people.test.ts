import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { breakServer, expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * An admin finds an account, bans it, looks on as its learner, and reads in the log what was done.
 */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

// spec: 70 People: bans of many, with undo; looking on as a learner with a banner
journeyTest('people are found, banned and looked on as, and the log tells of it', async ({ stage }) => {
  const { server, database } = stage;
  const admin = await signUpLearner(server, 'admin@example.org');
  const ada = await signUpLearner(server, 'ada@example.org');
  const grace = await signUpLearner(server, 'grace@example.org');
  await database.query(`select public.grant_admin('admin@example.org')`);
  await grace.call('list-people', {});
  await database.query('insert into private.demonstration_users values ($1)', [ada.id]);
  const { rows } = await database.query<{ id: string; title: string }>(
    'select id, title from public.courses where is_active order by title limit 1',
  );
  const course = one(rows);
  await ada.rest.from('enrollments').insert({ user_id: ada.id, course_id: course.id });

  const page = await stage.openDevice(admin.email, '/admin?tab=people', { width: 'desktop' });
  await row(page, 'grace@example.org').waitFor();
  await row(page, 'ada@example.org').getByText('Demonstration').waitFor();
  await page.getByRole('searchbox').fill('nobody');
  await page.getByText('Nobody matches these filters.').waitFor();
  await page.getByRole('searchbox').fill('example');
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Role').selectOption('learner');
  await row(page, 'admin@example.org').waitFor({ state: 'detached' });
  const hands = keyboard(page);
  await hands.press(button(page, 'Columns'));
  await hands.choose(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await page.getByText('2 rows selected').waitFor();
  await expectSoundInEveryLook(page, 'admin people');
  await takePicture(page, 'admin-people');

  const saved = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  expect((await saved).suggestedFilename()).toBe('people.csv');

  await button(page, 'Ban').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await dialog.getByText('Say why, so that another admin understands it.').waitFor();
  await dialog.getByLabel('Reason').fill('Shared one account.');
  await expectSoundInEveryLook(page, 'admin ban');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await page.getByText('2 accounts banned.').waitFor();
  await row(page, 'ada@example.org').getByText('Banned').waitFor();
  await button(page, 'Undo').click();
  await row(page, 'ada@example.org').getByText('Banned').waitFor({ state: 'detached' });

  const repair = await breakServer(page, '**/functions/v1/read-person');
  await row(page, 'ada@example.org').getByRole('link').click();
  await page.getByText('The account could not be loaded').waitFor();
  await repair();
  await button(page, 'Retry').click();
  await page.getByText(course.title).waitFor();
  await expectSoundInEveryLook(page, 'admin person');
  await takePicture(page, 'admin-person');

  await button(page, 'View as this learner').click();
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ada Lovelace' }).waitFor();
  await page.getByText('You see what Ada Lovelace sees.').waitFor();
  await expectSound(page, 'learner view');
  await takePicture(page, 'learner-view');
  await page
    .getByRole('button', { name: /^Enroll in/ })
    .first()
    .click();
  await page.getByText('could not be enrolled', { exact: false }).waitFor();
  expect((await database.query('select from public.enrollments')).rowCount).toBe(1);
  await button(page, 'Stop viewing').click();
  await button(page, 'View as this learner').waitFor();

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await row(page, 'end-view').waitFor();
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('refused');
  await row(page, 'end-view').waitFor({ state: 'detached' });
  await row(page, 'grace@example.org').getByText('list-people').waitFor();
  await expectSoundInEveryLook(page, 'admin audit log');
  await takePicture(page, 'admin-audit-log');
});
