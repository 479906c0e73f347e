import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * An admin withdraws a course and offers it again, settles reports, looks at figures and at lessons as a learner.
 */

const RISK = 'Risk Management with AI';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

// spec: 70 Content: reported problems are settled together, with undo
journeyTest('courses, lessons and reports are looked after', async ({ stage }) => {
  const { server, database } = stage;
  await signUpLearner(server, 'admin@example.org');
  await database.query(`select public.grant_admin('admin@example.org')`);
  const learner = await signUpLearner(server, 'learner@example.org');
  const { rows } = await database.query<{ id: string; course_id: string; title: string }>(
    `select distinct on (content_type) lessons.id, lessons.course_id, lessons.title from public.lessons
     join public.courses on courses.id = lessons.course_id
     where courses.title = $1 and content_type in ('quiz', 'text') order by content_type, lessons.is_free`,
    [RISK],
  );
  const [quiz, text] = rows;
  if (quiz === undefined || text === undefined) throw new Error('The course has too few lessons.');
  await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: quiz.course_id });
  for (const lesson of [quiz, text]) {
    const { error } = await learner.rest
      .from('problem_reports')
      .insert({ user_id: learner.id, lesson_id: lesson.id, kind: 'mistake', text: '2 + 2 = 5' });
    expect(error).toBeNull();
  }
  const offered = async () =>
    (await database.query('select from public.courses where title = $1 and is_active', [RISK])).rowCount;

  const page = await stage.openDevice('admin@example.org', '/admin?tab=content', { width: 'desktop' });
  const hands = keyboard(page);
  await hands.press(button(page, `Withdraw ${RISK}`));
  await page.getByRole('dialog').getByText('1 learner takes this course and keeps it').waitFor();
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
  await page.getByText(`${RISK} is withdrawn.`).waitFor();
  expect(await offered()).toBe(0);
  await expectSoundInEveryLook(page, 'admin courses');
  // It is said for some seconds only, and a press can take as long to be told as done: so it is waited for from before.
  const undone = page.getByText('Undone.').waitFor();
  await button(page, 'Undo').click();
  await undone;
  expect(await offered()).toBe(1);

  await tab(page, 'Problem reports').click();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByText('2 rows selected').waitFor();
  await button(page, 'Resolve').click();
  await page.getByRole('dialog').getByLabel('What was done (optional)').fill('Mended.');
  await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await page.getByText('2 reports resolved.').waitFor();
  await page.getByText('No reports here.').waitFor();
  await button(page, 'Undo').first().click();
  await page.getByRole('row').nth(2).waitFor();
  await expectSoundInEveryLook(page, 'admin reports');
  await takePicture(page, 'admin-reports');

  await tab(page, 'Courses').click();
  await button(page, `Lessons of ${RISK}`).click();
  await page.getByRole('table', { name: 'Lessons' }).waitFor();
  await button(page, 'Open reports').click();
  await page.waitForURL(/sort=open_reports/);
  await expectSoundInEveryLook(page, 'admin lessons');
  await takePicture(page, 'admin-lessons');
  await button(page, `Preview ${quiz.title}`).click();
  await page.getByText('Preview: a learner sees this lesson so').waitFor();
  await expect.poll(() => page.getByRole('radio').first().isDisabled()).toBe(true);
  await expectSoundInEveryLook(page, 'lesson preview');
  await takePicture(page, 'admin-preview');
  await button(page, 'Back to the content').click();
  await page.getByRole('table', { name: 'Lessons' }).waitFor();

  // A text shows what there is to do in it, and takes no answer.
  const { rows: asking } = await database.query<{ lesson_id: string }>(
    `select lesson_id from public.lesson_bodies where activities::text like '%data-task%' order by lesson_id limit 1`,
  );
  await page.goto(`${server.url}/admin?tab=content&lesson=${asking[0]?.lesson_id ?? ''}`);
  const toDo = page.locator('[data-activity]').first();
  await expect.poll(() => toDo.getByRole('button').first().isDisabled()).toBe(true);
  await expectSoundInEveryLook(page, 'activity preview');
  await takePicture(page, 'admin-activity-preview');
  const { rowCount } = await database.query('select from public.learning_events where verb = $1', [
    'lesson_opened',
  ]);
  expect(rowCount).toBe(0);
});
