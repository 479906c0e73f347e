import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shiftDay } from '#domain/analytics/period.ts';
import { one } from '#domain/kernel/one.ts';
import { createPopulation } from '#tests/acceptance/admin/analytics/population.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { breakServer, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * The figures of the operator, from an empty installation to one with learners. That they are right is tested in
 * tests/acceptance/admin/analytics.test.ts; here they are shown, defined, filtered, sorted and exported.
 */

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

// spec: 70 Analytics: each figure with its definition, its chart, its file; filters in the address
journeyTest('an admin reads the figures of the academy', async ({ stage }) => {
  await signUpLearner(stage.server, 'admin@example.org');
  await stage.database.query(`select public.grant_admin('admin@example.org')`);
  const page = await stage.openDevice('admin@example.org', '/admin?tab=analytics');
  await figure(page, 'Activation').getByText('Not enough data yet').waitFor();
  await figure(page, 'Enrolments').getByText('Nothing in this period yet.').waitFor();
  await tab(page, 'Quiz items').click();
  await page.getByText('Choose a course to see the items of its quizzes.').waitFor();
  await tab(page, 'Revenue').click();
  await page.getByText('No payments in this period.').waitFor();

  const { query } = stage.database;
  const outline = await createPopulation(query, 7, new Date());
  await query('select private.roll_up_analytics()');
  await query('insert into private.demonstration_users (user_id) select id from auth.users limit 5');
  await page.reload();
  await tab(page, 'Growth').click();
  await page.getByText('These figures include demonstration learners').waitFor();

  // The definition stands one click behind the figure.
  const signUps = figure(page, 'Sign-ups');
  await signUps.getByText('How this is counted').click();
  await signUps.getByText('Accounts made in the period').waitFor();
  await select(page, 'Period').selectOption({ label: 'All time' });
  await page.waitForURL(/period=all/);
  const { rows } = await query<{ count: string }>(
    'select count(*) from auth.users where not is_anonymous and deleted_at is null',
  );
  await signUps.getByText(one(rows).count, { exact: true }).waitFor();
  await expectSoundInEveryLook(page, 'admin analytics growth');
  await takePicture(page, 'admin-analytics-growth');

  // Dates in the wrong order are said to be so, and the way back is the browser's.
  await select(page, 'Period').selectOption({ label: 'Own dates' });
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel('From (UTC)').fill(shiftDay(today, 1));
  await page.getByText('The last day lies before the first one.').waitFor();
  await page.getByLabel('From (UTC)').fill(shiftDay(today, -100));
  await page.waitForURL(new RegExp(`from=${shiftDay(today, -100)}`));
  await signUps.waitFor();
  await page.goBack();
  await page.waitForURL(/period=all/);

  // By keyboard from view to view, and to one course.
  const hands = keyboard(page);
  await hands.press(tab(page, 'Growth'));
  await page.keyboard.press('ArrowRight');
  await page.getByText('Choose a course to see its lessons.').waitFor();
  await select(page, 'Course').selectOption(outline.courseIds[0] ?? '');
  const lessons = figure(page, 'Lesson by lesson');
  await lessons.getByRole('rowheader', { name: '1.1 lesson-0' }).waitFor();
  await page.reload();
  await lessons.waitFor();
  await takePicture(page, 'admin-analytics-lessons');

  const repair = await breakServer(page, '**/functions/v1/read-analytics');
  await tab(page, 'Quiz items').click();
  await page.getByText('The figures could not be loaded').waitFor();
  await repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  const items = page.getByRole('region', { name: 'Quiz items' });
  await items.getByRole('button', { name: 'Discrimination' }).click();
  await page.waitForURL(/sort=discrimination/);
  await expectSoundInEveryLook(page, 'admin analytics quiz items');
  await takePicture(page, 'admin-analytics-items');

  const exportOf = async (name: string) => {
    const download = page.waitForEvent('download');
    await figure(page, name).getByRole('button', { name: 'Export CSV' }).click();
    return (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  };
  const lines = await exportOf('Difficulty and discrimination');
  expect(lines[0]).toBe('Lesson,Item,Answers,Right at first try,Discrimination');
  expect(lines).toHaveLength(9);

  // Which beliefs lead astray, where and how often; what is overlooked in transcripts.
  const mistakes = figure(page, 'Mistakes and misconceptions');
  await mistakes.getByText(/of wrong first answers are of a known kind$/).waitFor();
  await mistakes.getByRole('region', { name: 'Beliefs' }).getByText('luck-is-skill').waitFor();
  const missed = mistakes.getByRole('region', { name: 'Faults of transcripts not found' });
  await missed.getByRole('rowheader', { name: 'no-source' }).waitFor();
  const made = await exportOf('Mistakes and misconceptions');
  expect(made[0]).toBe(
    'Lesson,Item,Kind,Name,Belief,Chosen,First answers,Chosen before,First answers before',
  );
  expect(made.length).toBeGreaterThan(10);

  await tab(page, 'Retention').click();
  await page.getByRole('region', { name: 'Cohorts' }).waitFor();
  await takePicture(page, 'admin-analytics-retention');
  await tab(page, 'Revenue').click();
  await page.getByText('Payments are for plans, not for courses').waitFor();
  await figure(page, 'Revenue in USD').waitFor();
  await takePicture(page, 'admin-analytics-revenue');
});
