import type { Page } from 'playwright-core';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { loadDemonstration } from '../../tools/demo-data/load-demonstration.ts';
import { takePicture } from './support/browser.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * How learning goes, for an admin: nothing counted yet, then what a demonstration has to show. That the figures are right is tested in
 * tests/acceptance/admin/learning-figures.test.ts.
 */

const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

journeyTest('an admin reads how learning goes', async ({ stage }) => {
  await signUpLearner(stage.server, 'admin@example.org');
  await stage.database.query(`select public.grant_admin('admin@example.org')`);
  await stage.database.query('delete from private.learning_figures');
  const page = await stage.openDevice('admin@example.org', '/admin?tab=analytics&view=learning');
  await page.getByText('Nothing has been counted yet').waitFor();
  await expectSoundInEveryLook(page, 'figures of learning, none yet');

  await loadDemonstration(
    stage.database,
    { learners: 250, seed: 3, until: Date.now(), secret: 'a-secret-of-tests-alone' },
    () => {},
  );
  await page.reload();
  await page.getByText('These figures include demonstration learners').waitFor();
  const arrivals = figure(page, 'Beginning and coming back');
  await arrivals.getByText('First graded answer within ten minutes').waitFor();
  await arrivals.getByText('Back on day 30').waitFor();
  await figure(page, 'Forecast and what happened')
    .getByText(/off by \d+ points? on average/)
    .waitFor();
  await figure(page, 'Skills that learners get stuck on').getByRole('table').waitFor();
  await figure(page, 'Items of the placement').getByText('Nobody has taken the placement yet').waitFor();
  await page.getByText('Choose a course to see its lessons and items.').waitFor();
  await expectSoundInEveryLook(page, 'figures of learning');
  await takePicture(page, 'admin-learning');

  await page.getByRole('combobox', { name: 'Course', exact: true }).selectOption({ index: 1 });
  await figure(page, 'How far learners get in lessons').getByRole('table').waitFor();
  await figure(page, 'Wrong choices').getByRole('table').waitFor();
  await expectSoundInEveryLook(page, 'figures of learning of a course');

  // Where an operator looks after a course they stand, too.
  await page.goto('/admin?tab=content');
  await page.getByRole('tab', { name: 'Learning', exact: true }).click();
  await figure(page, 'Skills that learners get stuck on').getByRole('table').waitFor();
  await page.getByRole('combobox', { name: 'Course', exact: true }).selectOption({ index: 1 });
  await figure(page, 'Wrong choices').getByRole('table').waitFor();
  await expectSoundInEveryLook(page, 'figures of learning beside the courses');

  // Whoever opens a lesson there finds below each item what became of it, and below the lesson its module.
  const { rows } = await stage.database.query<{ lesson_id: string; item_id: string; detail: string }>(
    `select figures.lesson_id, figures.name as item_id, figures.detail from private.learning_figures as figures
     join private.learning_figures as block on block.figure = 'block' and block.lesson_id = figures.lesson_id
       and block.name = ''
     where figures.figure = 'choice' order by figures.cases desc, figures.name limit 1`,
  );
  const { lesson_id: lesson, item_id: item } = one(rows);
  await page.goto(`/admin?tab=content&lesson=${lesson}`);
  const asked = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: item }) });
  await asked.getByText('Right at first try').waitFor();
  await asked.getByText('Discrimination', { exact: true }).waitFor();
  await asked.getByRole('list', { name: 'Wrong choices' }).waitFor();
  await page.getByText(/\d+ of \d+ who opened the lesson did this/).waitFor();
  await page.getByRole('heading', { name: /^What learners do in/ }).waitFor();
  await figure(page, 'How far learners get in lessons').getByRole('table').waitFor();
  await figure(page, 'Skills that learners get stuck on').waitFor();
  await expectSoundInEveryLook(page, 'a lesson with what became of its items');
  await takePicture(page, 'admin-lesson-figures');

  // Some of them have traded, and each session says that it is of the demonstration.
  await page.goto('/admin?tab=simulator');
  await page.getByRole('table', { name: 'By market' }).waitFor();
  await page.getByRole('table', { name: 'Rules not kept, and patterns, in ended sessions' }).waitFor();
  await page.getByText('Demonstration', { exact: true }).first().waitFor();
  await takePicture(page, 'admin-simulator');
});
