import { expect } from 'vitest';
import { recordResponse } from '#server/functions/record-response.ts';
import { loadReview } from '#server/functions/learning/review/review-question.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { answerByKeys } from './support/answer-by-keys.ts';
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
