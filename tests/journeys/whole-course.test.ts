import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { answerItem, readQuiz } from './support/answer-quiz.ts';
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

type LessonRow = { title: string; content_type: 'text' | 'video' | 'quiz' };

async function answerQuiz(page: Page, { database }: Stage, title: string): Promise<void> {
  await page.getByText('Question 1 of').waitFor();
  for (const question of await readQuiz(database.query, title, email)) {
    await answerItem(page, hands, question, true);
    await page.getByText('Right.', { exact: true }).waitFor();
    await hands.press(page.getByRole('button', { name: /^(Next Question|See the result)$/ }));
  }
  await page.getByRole('heading', { name: 'Passed with 100%' }).waitFor();
}

journeyTest('the whole course is learned to 100%', { timeout: 600_000 }, async ({ stage }) => {
  const learner = await signUpLearner(stage.server, email);
  const enrolled = await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: course });
  expect(enrolled.error).toBeNull();
  const { rows: lessons } = await stage.database.query<LessonRow>(
    `select lessons.title, content_type from public.lessons join public.modules on modules.id = module_id
     where modules.course_id = $1 order by modules.order_index, lessons.order_index`,
    [course],
  );
  expect(lessons.filter(({ content_type: type }) => type === 'quiz')).toHaveLength(17);

  const page = await stage.openDevice(email, `/course/${course}`, { width: 'desktop' });
  for (const [place, { title, content_type: type }] of lessons.entries()) {
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    if (type === 'quiz') {
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
