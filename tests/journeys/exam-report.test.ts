import { expect } from 'vitest';
import { confirmAddress, signUpLearner } from '#tests/support/product.ts';
import { importReportExam, REPORT_COURSE, REPORT_EXAM, reportTexts } from '#tests/support/report-exam.ts';
import { takePicture, watchErrors } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * The report that is the practical part of an exam: written at a phone and by keyboard, marked by an admin, and read.
 */

journeyTest('a learner writes a report, and a person marks each part of it', async ({ stage }) => {
  const { server, database } = stage;
  await importReportExam(database);
  const learner = await signUpLearner(server, 'reports@example.org');
  await confirmAddress(server, learner);
  await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: REPORT_COURSE });
  const page = await stage.openDevice(learner.email, `/exam/${REPORT_EXAM}`);
  const errors = watchErrors(page);
  const keys = keyboard(page);
  await page.getByRole('heading', { name: 'Practical part: a report' }).waitFor();
  await page.getByText('A person marks it, part by part').waitFor();
  const question = page.getByRole('textbox', { name: 'The question' });
  const answer = page.getByRole('textbox', { name: 'The answer' });
  await keys.type(question, reportTexts.question);
  await page.getByText('Everything is kept.').waitFor();
  await keys.press(page.getByRole('button', { name: 'Hand in the report' }));
  await page.getByText('Write at least 20 characters here.').waitFor();
  await expectSoundInEveryLook(page, 'a report that is being written');
  await takePicture(page, 'exam-report');

  // What is written without a connection is there after a reload, and on another device once it is sent.
  await page.context().setOffline(true);
  await keys.type(answer, reportTexts.answer);
  await page.getByText('Kept on this device; it could not be sent yet').waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => answer.inputValue()).toBe(reportTexts.answer);
  await keys.press(page.getByRole('button', { name: 'Hand in the report' }));
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Hand it in' }));
  await page.getByRole('heading', { name: 'Your report is handed in' }).waitFor();
  await page.getByText('A person reads it. You get a mail when it is marked.').waitFor();
  await expectSound(page, 'a report that is handed in');

  const admin = await signUpLearner(server, 'report-admin@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  const desk = await stage.openDevice(admin.email, '/admin?tab=certificates&view=reports', {
    width: 'desktop',
  });
  await desk.getByText(reportTexts.question).waitFor();
  const points = desk.getByLabel(/^Points, at most/);
  const words = desk.getByLabel('Why, as the learner reads it');
  await points.first().selectOption('3');
  await words.first().fill('One rule, and it is frozen.');
  await desk.getByRole('button', { name: 'Mark it' }).click();
  await desk.getByText('Give points and words for each part.').waitFor();
  await points.last().selectOption('6');
  await words.last().fill('“Not shown” is an answer.');
  await desk.getByText('9 of 10 points; 7 are needed').waitFor();
  await expectSoundInEveryLook(desk, 'a report as an admin marks it');
  await takePicture(desk, 'admin-report');
  await desk.getByRole('button', { name: 'Mark it' }).click();
  await desk.getByText('No report waits.').waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Practical part done: 9 of 10 points' }).waitFor();
  await page.getByText('“Not shown” is an answer.').waitFor();
  await expectSoundInEveryLook(page, 'a report that was marked');
  await takePicture(page, 'exam-report-marked');
  expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(error))).toEqual([]);
});
