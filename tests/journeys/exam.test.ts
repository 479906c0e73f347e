import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { sittingRows } from '#server/functions/exams/sitting/sitting-record.ts';
import { EXAM_COURSE, examOf, signUpCandidate } from '#tests/support/exam-candidate.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { rightAnswer, wrongAnswer } from '#tests/support/quiz-product.ts';
import { enterAnswer } from './support/answer-quiz.ts';
import { layoutShift, takePicture, watchErrors } from './support/browser.ts';
import { keyboard, pointer } from './support/hands.ts';
import { expectSound, expectSoundInEveryLook, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * The exam of a course as somebody sits it: forward and back, on two devices, and against the time.
 */

const hands = pointer();

async function sittingOf({ database }: Stage, userId: string, lessonId: string) {
  const { rows } = await database.query<{ id: string }>(
    'select id from public.exam_sittings where user_id = $1 and finished_at is null',
    [userId],
  );
  const { id } = one(rows);
  const asked = (await sittingRows(database.query, { id, lessonId })).flatMap((row) =>
    row.asked ? [{ ...row, asked: row.asked }] : [],
  );
  return { id, asked };
}

journeyTest('a learner sits the exam, and shows the critical skill that was missed', async ({ stage }) => {
  const { server, database } = stage;
  const learner = await signUpCandidate(server, database, 'sits@example.org');
  const lessonId = await examOf(database);
  const page = await stage.openDevice(learner.email, `/course/${EXAM_COURSE}?lesson=${lessonId}`, {
    width: 'desktop',
  });
  const errors = watchErrors(page);
  await page.getByRole('link', { name: 'Go to the exam' }).click();
  await page.getByRole('heading', { level: 1, name: '40 questions in 65 minutes' }).waitFor();
  await expectSoundInEveryLook(page, 'an exam before it begins');
  await page.getByRole('button', { name: 'Begin the exam' }).click();
  await page.getByText('Question 1 of 40').waitFor();
  const { id, asked } = await sittingOf(stage, learner.id, lessonId);
  const [first, second, third] = asked;
  if (!first || !second || !third) throw new Error('Too little is asked.');

  // Forward, back, and on from another device, where everything is.
  await enterAnswer(page, hands, first.asked, true);
  await page.getByRole('button', { name: 'Next question' }).click();
  await enterAnswer(page, hands, second.asked, false);
  await page.getByRole('button', { name: 'Previous question' }).click();
  await page.getByRole('button', { name: 'Question 2, answered' }).click();
  await page.getByText('Every answer is kept.').waitFor();
  await expectSoundInEveryLook(page, 'a question of an exam');
  const phone = await stage.openDevice(learner.email, `/exam/${lessonId}`, { width: 'phone' });
  await phone.getByText('Question 3 of 40').waitFor();
  await phone.getByText('2 of 40 answered').waitFor();
  expect(await layoutShift(phone)).toBeLessThanOrEqual(0.02);
  await takePicture(phone, 'exam-phone');

  // What is answered without a connection stays on the screen, and is sent with it.
  await phone.context().setOffline(true);
  await enterAnswer(phone, hands, third.asked, true);
  await phone.getByRole('button', { name: 'Next question' }).click();
  await phone.getByText('What you answered is still on this screen.').waitFor();
  await takePicture(phone, 'exam-offline');
  await phone.context().setOffline(false);
  await phone.getByText('Every answer is kept.').waitFor();

  for (const { place, skill, asked: question } of asked.slice(1)) {
    const answer = skill === 'loss-limits' ? wrongAnswer(question) : rightAnswer(question);
    await learner.call('answer-exam-item', { sitting_id: id, place, answer });
  }
  await page.reload();
  await page.getByText('40 of 40 answered').waitFor();
  await page.getByRole('button', { name: 'Question 40, answered' }).click();
  await page.locator('main form').getByRole('button', { name: 'Hand in' }).click();
  await page.getByText('Every question is answered.').waitFor();
  await takePicture(page, 'exam-hand-in');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('heading', { level: 1, name: /^You passed: 3\d of 40 right$/ }).waitFor();
  await page.getByText('One critical skill is to be shown again').waitFor();
  await expectSoundInEveryLook(page, 'an exam with a skill to be shown again');

  const again = (await sittingRows(database.query, { id, lessonId })).find((row) => row.is_new_item)?.asked;
  if (!again) throw new Error('No new item is asked.');
  await enterAnswer(page, hands, again, true);
  await page.locator('main form').getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('heading', { name: 'Every critical skill is shown' }).waitFor();
  await page.getByText('Shown again', { exact: true }).waitFor();
  await takePicture(page, 'exam-passed');
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

journeyTest('a sitting ends when its time is over, and says what was needed', async ({ stage }) => {
  const { server, database } = stage;
  const learner = await signUpCandidate(server, database, 'late@example.org');
  const lessonId = await examOf(database);
  await learner.call('start-exam', { lesson_id: lessonId });
  await database.query(
    `update public.exam_sittings set ends_at = clock_timestamp() + interval '4 seconds' where user_id = $1`,
    [learner.id],
  );
  const page = await stage.openDevice(learner.email, `/exam/${lessonId}`, { width: 'desktop' });
  await page.getByRole('heading', { level: 1, name: '0 of 40 right; 32 were needed' }).waitFor();
  await page.getByText('You may sit it 2 more times in these thirty days').waitFor();
  await page.getByText('Question 1 · not known yet').click();
  await expectSoundInEveryLook(page, 'an exam that was not passed');
  await page.getByRole('button', { name: 'Sit it again' }).click();
  await page.getByText('Question 1 of 40').waitFor();
});

journeyTest(
  'at a phone and by keyboard, a learner appeals against a sitting, and a person reads it with what was missed and grants it',
  async ({ stage }) => {
    const { server, database } = stage;
    const learner = await signUpCandidate(server, database, 'appeals@example.org');
    const lessonId = await examOf(database);
    await learner.call('start-exam', { lesson_id: lessonId });
    const { id, asked } = await sittingOf(stage, learner.id, lessonId);
    for (const { place, asked: question } of asked) {
      const answer = place <= 9 ? wrongAnswer(question) : rightAnswer(question);
      await learner.call('answer-exam-item', { sitting_id: id, place, answer });
    }
    await learner.call('finish-exam', { sitting_id: id });

    const page = await stage.openDevice(learner.email, `/exam/${lessonId}`);
    const errors = watchErrors(page);
    const keys = keyboard(page);
    await page.getByRole('heading', { level: 1, name: '31 of 40 right; 32 were needed' }).waitFor();
    const opener = page.getByText('Was something judged wrongly, or did something go wrong?');
    const field = page.getByLabel('Which question, and what was wrong');
    await keys.press(opener);
    await keys.type(field, 'Question 4: both choices are right.');
    await page.reload();
    await keys.press(opener);
    await expect.poll(() => field.inputValue()).toBe('Question 4: both choices are right.');
    await expectSoundInEveryLook(page, 'an appeal against a sitting');
    await takePicture(page, 'exam-appeal');
    await page.context().setOffline(true);
    await keys.press(page.getByRole('button', { name: 'Send the appeal' }));
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await page.context().setOffline(false);
    await keys.press(page.getByRole('button', { name: 'Send the appeal' }));
    await page.getByRole('heading', { name: 'Your appeal is being read' }).waitFor();
    await expectSound(page, 'an appeal that is being read');

    const admin = await signUpLearner(server, 'exam-admin@example.org');
    await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
    const desk = await stage.openDevice(admin.email, '/admin?tab=certificates&view=appeals', {
      width: 'desktop',
    });
    await desk.getByText('Question 4: both choices are right.').waitFor();
    await desk.getByText('Exam: 31 of 40 right; 32 were needed').waitFor();
    await desk.getByText('What was missed, with the answers and the key').click();
    await expect.poll(() => desk.getByText(/^Question \d+ · not right/).count()).toBe(9);
    await expect.poll(() => desk.getByText(/^Answered: \S/).count()).toBe(9);
    await desk.getByText(/^Question 4 · not right/).click();
    await desk.getByText('The right answer').locator('visible=true').first().waitFor();
    await expectSoundInEveryLook(desk, 'an appeal against a sitting, as an admin reads it');
    await takePicture(desk, 'admin-appeal-sitting');
    await desk.getByRole('button', { name: 'Grant it', exact: true }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('Both choices are right. We mend the question.');
    await takePicture(desk, 'admin-appeal-decision');
    await desk.getByRole('dialog').getByRole('button', { name: 'Grant it', exact: true }).click();
    await desk.getByText('No appeal waits.').waitFor();

    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'You passed by an appeal: 31 of 40 right' }).waitFor();
    await page.getByText('Both choices are right. We mend the question.').waitFor();
    await expectSoundInEveryLook(page, 'an exam that was passed by an appeal');
    await takePicture(page, 'exam-appeal-granted');
    expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(error))).toEqual([]);
  },
);
