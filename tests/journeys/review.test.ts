import { expect } from 'vitest';
import type { ReadTodayResponse } from '#domain/knowledge/today-contract.ts';
import { recordResponse } from '#server/functions/record-response.ts';
import { loadReview } from '#server/functions/learning/review/review-question.ts';
import { passDays } from '#tests/support/pass-days.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { answerAllByKeys, answerByKeys } from './support/answer-by-keys.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * What was learned comes back: from the dashboard to the question that is due, answered by keys alone, to what was kept and the day on
 * which it returns.
 */

const SKILL = 'risk-register';

journeyTest(
  'a skill that is due is reviewed by keys, and the end says when it returns',
  async ({ stage }) => {
    const { id } = await signUpLearner(stage.server, 'review@example.org');
    const page = await stage.openDevice('review@example.org', '/review', { width: 'phone' });
    await page.getByText('Nothing to review today.').waitFor();

    // As if they had been here ten days ago, and not just now.
    await stage.database.query('delete from private.learner_days where user_id = $1', [id]);
    await stage.database.transaction(({ query }) =>
      recordResponse(query, {
        userId: id,
        at: new Date(Date.now() - 10 * 24 * 3_600_000),
        place: 'quiz',
        lessonId: null,
        template: 'first',
        skill: SKILL,
        level: 2,
        isConstructed: true,
        try: 1,
        isRight: true,
        hints: 0,
      }),
    );
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: '1 review due' }).waitFor();
    await page.getByRole('link', { name: 'Start the reviews' }).press('Enter');
    await page.getByText('Question 1 of 1').waitFor();
    await expectSoundInEveryLook(page, 'a question of a review');

    const open = await loadReview(stage.database.query, id, null);
    if (!open) throw new Error('Nothing is asked.');
    await answerByKeys(page, open);
    const end = page.getByRole('button', { name: 'See what was kept' });
    await end.waitFor();
    await end.press('Enter');
    await page.getByRole('heading', { name: '1 of 1 kept' }).waitFor();
    await page.getByText('The next questions come on').waitFor();
    await expectSoundInEveryLook(page, 'the end of a review');
    const { rows } = await stage.database.query('select from public.responses where user_id = $1', [id]);
    expect(rows.length).toBeGreaterThan(1);
  },
);

journeyTest('a week of reviews: what is learned on one day is asked on a later one', async ({ stage }) => {
  const email = 'review-week@example.org';
  const learner = await signUpLearner(stage.server, email);
  const { id } = learner;
  const { rows } = await stage.database.query<{ skill: string }>(
    `select skill from private.review_items join public.lessons on lessons.id = lesson_id and lessons.is_free
     where (select count(*) >= 4 and count(*) filter (where is_generated) >= 2
       from private.review_items as own where own.skill = review_items.skill)
     group by skill order by count(*) desc, skill limit 7`,
  );
  expect(rows).toHaveLength(7);
  const page = await stage.openDevice(email, '/dashboard', { width: 'phone' });
  const kept: number[] = [];
  for (const [day, { skill }] of rows.entries()) {
    if (day > 0) await passDays(stage.database, id, 1);
    const { body } = await learner.call('read-today', {});
    const due = (body as ReadTodayResponse).stretches.find(({ kind }) => kind === 'reviews');
    if (due?.kind === 'reviews') {
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Start the reviews' }).press('Enter');
      await answerAllByKeys(stage.database.query, page, id, 'review', 'See what was kept');
      await page.getByRole('heading', { name: `${due.questions} of ${due.questions} kept` }).waitFor();
    } else {
      await page.goto('/review');
      await page.getByText('Nothing to review today.').waitFor();
    }
    kept.push(due?.kind === 'reviews' ? due.questions : 0);
    // Something new each day, as a lesson teaches it; the first of it went wrong, and returns the next day.
    await stage.database.transaction(({ query }) =>
      recordResponse(query, {
        userId: id,
        at: new Date(),
        place: 'lesson',
        lessonId: null,
        template: `${skill}/first`,
        skill,
        level: 2,
        isConstructed: true,
        try: 1,
        isRight: day > 0,
        hints: 0,
      }),
    );
  }
  expect(kept[0]).toBe(0);
  expect(kept[1]).toBe(1);
  expect(kept.slice(3).every((questions) => questions > 0)).toBe(true);
  // Each of them counts once, at its first answer.
  const { rows: responses } = await stage.database.query<{ reviews: number }>(
    `select count(*)::int as reviews from public.responses where user_id = $1 and place = 'review' and try = 1`,
    [id],
  );
  expect(responses[0]?.reviews).toBe(kept.reduce((sum, questions) => sum + questions, 0));
});
