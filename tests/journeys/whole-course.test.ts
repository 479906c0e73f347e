import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { sittingRows } from '#server/functions/exams/sitting/sitting-record.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { answerItem, enterAnswer, readQuiz } from './support/answer-quiz.ts';
import { completeLesson } from './support/complete-lesson.ts';
import { pointer } from './support/hands.ts';
import { journeyTest, type Stage } from './support/journey-test.ts';

/*
 * "Risk Management with AI" from its first lesson to 100%: every text and lecture opened and completed, every question of
 * every quiz answered, and the exam passed.
 */

const email = 'whole.course@example.org';
const course = stableId('risk-management-with-ai');
const hands = pointer();

type LessonRow = { title: string; content_type: 'text' | 'video' | 'quiz'; is_exam: boolean };

async function answerQuiz(page: Page, { database }: Stage, title: string): Promise<void> {
  await page.getByText('Question 1 of').waitFor();
  for (const question of await readQuiz(database.query, title, email)) {
    await answerItem(page, hands, question, true);
    await page.getByText('Right.', { exact: true }).waitFor();
    await hands.press(page.getByRole('button', { name: /^(Next Question|See the result)$/ }));
  }
  await page.getByRole('heading', { name: 'Passed with 100%' }).waitFor();
}

/** Sits the exam, every question right. */
async function passExam(page: Page, { database }: Stage): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Go to the exam' }));
  await hands.press(page.getByRole('button', { name: 'Begin the exam' }));
  await page.getByText('Question 1 of 40').waitFor();
  const { rows: sittings } = await database.query<{ id: string; lesson_id: string }>(
    `select sittings.id, lesson_id from public.exam_sittings as sittings
     join auth.users on users.id = sittings.user_id where users.email = $1`,
    [email],
  );
  const { id, lesson_id: lessonId } = one(sittings);
  for (const { asked } of await sittingRows(database.query, { id, lessonId })) {
    if (!asked) throw new Error('An item is gone.');
    await enterAnswer(page, hands, asked, true);
    await hands.press(page.locator('main form').getByRole('button', { name: /^(Next question|Hand in)$/ }));
  }
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Hand in' }));
  await page.getByRole('heading', { name: 'You passed: 40 of 40 right' }).waitFor();
}

journeyTest('the whole course is learned to 100%', { timeout: 600_000 }, async ({ stage }) => {
  const learner = await signUpLearner(stage.server, email);
  const enrolled = await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: course });
  expect(enrolled.error).toBeNull();
  const { rows: lessons } = await stage.database.query<LessonRow>(
    `select lessons.title, content_type, is_exam from public.lessons join public.modules on modules.id = module_id
     where modules.course_id = $1 order by modules.order_index, lessons.order_index`,
    [course],
  );
  expect(lessons.filter(({ content_type: type }) => type === 'quiz')).toHaveLength(17);

  const page = await stage.openDevice(email, `/course/${course}`, { width: 'desktop' });
  for (const [place, { title, content_type: type, is_exam: isExam }] of lessons.entries()) {
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    if (isExam) {
      await passExam(page, stage);
    } else if (type === 'quiz') {
      await answerQuiz(page, stage, title);
    } else {
      await completeLesson(page, hands);
      await page.getByText('Lesson completed').waitFor();
    }
    if (place < lessons.length - 1) await hands.press(page.getByRole('button', { name: 'Next lesson' }));
  }

  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'My Courses' }).getByText('100%', { exact: true }).waitFor();
  const { rows } = await stage.database.query(
    'select progress, completed_at is not null as completed from public.enrollments where user_id = $1',
    [learner.id],
  );
  expect(rows).toEqual([{ progress: 100, completed: true }]);
});
