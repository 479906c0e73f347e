import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import type { Database } from '#server/backend/database/database.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * What the mentor knows of a learner, with its switch; what it says unasked, until it is put away; and asking it about something
 * that stands in a lesson.
 */

/** Three answers to items of a skill, and the skill known long ago. */
async function answerLongAgo({ query }: Database, { id }: TestLearner): Promise<void> {
  for (const [sequence, isRight] of [true, false, true].entries()) {
    await query(
      `insert into public.responses (user_id, sequence, skill, template, place, try, is_right, misconception,
         is_constructed, level, day, answered_at)
       values ($1, $2, 'stop-orders', $5, 'quiz', 1, $3, $4, true, 2, '2026-06-01', '2026-06-01')`,
      [id, sequence + 1, isRight, isRight ? null : 'stop-guarantees-price', `item-${sequence}`],
    );
  }
  await query(
    `insert into private.learner_days (user_id, time_zone, day, seen_at, folded_until)
     values ($1, 'UTC', '2026-06-01', '2026-06-01', 3) on conflict (user_id) do update set folded_until = 3`,
    [id],
  );
  const state = {
    known: 0.99,
    is_met: true,
    unaided: 4,
    templates: ['a', 'b'],
    highest: 3,
    met_on: '2026-06-01',
    spaced: 0,
    is_spaced_constructed: false,
    card: { stability: 5, difficulty: 5, day: '2026-06-01', interval: 5, due: '2026-06-06' },
  };
  await query(
    `insert into public.skill_states (user_id, skill, status, due, state) values ($1, 'stop-orders', 'known', '2026-06-06', $2)
     on conflict (user_id, skill) do update set state = excluded.state`,
    [id, state],
  );
}

const facts = (page: Page) => page.getByRole('region', { name: 'What I know about you' });

journeyTest('shows what the mentor knows, and forgets it when it is switched off', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'known@example.org');
  await answerLongAgo(stage.database, learner);
  const page = await stage.openDevice('known@example.org', '/mentor', { width: 'desktop' });
  await facts(page).getByText('2 of 3 right at first try').waitFor();
  await facts(page).getByText('My stop-loss guarantees the price I get out at.').waitFor();
  await expectSoundInEveryLook(page, 'mentor facts');
  await takePicture(page, 'mentor-facts');
  const knows = page.getByRole('switch', { name: 'The mentor uses what is known about me' });
  await knows.click();
  await facts(page).getByText('Off. I answer from the lessons alone').waitFor();
  await expect.poll(() => facts(page).getByText('Weakest skill').count()).toBe(0);
  await page.reload();
  await facts(page).getByText('Off. I answer from the lessons alone').waitFor();
  await expect.poll(() => knows.isChecked()).toBe(false);
});

journeyTest('speaks of a fading skill once a day, until it is put away', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'fading@example.org');
  await answerLongAgo(stage.database, learner);
  const crypto = stableId('crypto-fundamentals');
  await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: crypto });
  const page = await stage.openDevice('fading@example.org', '/dashboard', { width: 'desktop' });
  const remark = page.getByRole('complementary', { name: 'The mentor' });
  await remark.getByText('is fading').waitFor();
  await takePicture(page, 'mentor-remark');
  await remark.getByRole('link', { name: 'Begin the four questions' }).waitFor();
  await remark.getByRole('button', { name: 'Put this away for today' }).click();
  await expect.poll(() => remark.count()).toBe(0);
  await expect
    .poll(async () => {
      const { rows } = await stage.database.query(
        'select from public.mentor_remarks where user_id = $1 and dismissed_at is not null',
        [learner.id],
      );
      return rows.length;
    })
    .toBe(1);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await page.locator('#today').waitFor();
  await expect.poll(() => remark.count()).toBe(0);
});

journeyTest('is asked about a passage of a lesson, and goes on from it', async ({ stage }) => {
  await signUpLearner(stage.server, 'passage@example.org');
  const [course, module, lesson] = [
    'risk-management-with-ai',
    'map-of-risks',
    'a-register-on-one-page',
  ] as const;
  const path = `/course/${stableId(course)}?lesson=${stableId(course, module, lesson)}`;
  const page = await stage.openDevice('passage@example.org', path, { width: 'desktop' });
  const passage = page.locator('.prose p').first();
  await passage.waitFor();
  await page.evaluate(`getSelection().selectAllChildren(document.querySelector('.prose p'))`);
  await page.getByRole('button', { name: 'Ask about this' }).click();
  const log = page.getByRole('log');
  await log.getByRole('heading', { name: /Explain this/ }).waitFor();
  await log
    .getByText(/Where to read on:|Words used here:/)
    .first()
    .waitFor();
  await takePicture(page, 'mentor-about');
});
