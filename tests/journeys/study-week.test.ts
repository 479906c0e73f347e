import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { learnerDay } from '#domain/knowledge/learner-day.ts';
import { weekOf } from '#domain/knowledge/study-week.ts';
import { one } from '#domain/kernel/one.ts';
import { recordResponse } from '#server/functions/record-response.ts';
import { passDays } from '#tests/support/pass-days.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { answerAllByKeys } from './support/answer-by-keys.ts';
import { takePicture } from './support/browser.ts';
import { expectSoundInEveryLook, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * Days of a new learner on a phone, by keys: one lesson, then reviews and a drill as they fall due, until the goal of the week is
 * reached.
 */

const EMAIL = 'week@example.org';
const DAY_MS = 24 * 3_600_000;

/** Everything that onboarding asks, as if it had been answered. */
async function settledIn(
  stage: Stage,
  id: string,
): Promise<{ id: string; title: string; module_id: string }> {
  await stage.database.query(
    `insert into public.onboarding_steps (user_id, step_name, completed, data)
     select $1, step, true, '{"goals": ["risk"]}'
     from unnest(array['welcome', 'profile', 'assessment', 'goals', 'payment', 'complete']) as step`,
    [id],
  );
  const { rows } = await stage.database.query<{ id: string; title: string; module_id: string }>(
    `with course as (select id from public.courses where slug = 'risk-management-with-ai'), taken as (
       insert into public.enrollments (user_id, course_id) select $1, id from course
     )
     select lessons.id, lessons.title, module_id from public.lessons join course on course.id = course_id
     join public.modules on modules.id = module_id
     where lessons.retired_at is null order by modules.order_index, lessons.order_index limit 1`,
    [id],
  );
  return one(rows);
}

/** Skills that have enough items in free lessons. */
async function askedSkills(stage: Stage): Promise<string[]> {
  const { rows } = await stage.database.query<{ skill: string }>(
    `select skill from private.review_items join public.lessons on lessons.id = lesson_id and lessons.is_free
     where (select count(*) >= 4 and count(*) filter (where is_generated) >= 2
       from private.review_items as own where own.skill = review_items.skill)
     group by skill order by count(*) desc, skill limit 5`,
  );
  return rows.map(({ skill }) => skill);
}

const today = (page: Page) => page.getByRole('region', { name: /^Today|minutes? of today/ });

journeyTest(
  'days of a new learner: one lesson, then reviews and a drill, and the goal of the week',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, EMAIL);
    const { id } = learner;
    const lesson = await settledIn(stage, id);
    const skills = await askedSkills(stage);

    // The first day is one lesson, with one press.
    const page = await stage.openDevice(EMAIL, '/dashboard', { width: 'phone' });
    await page.getByRole('heading', { name: /^Today is one lesson of \d minutes$/ }).waitFor();
    expect(await page.getByText('What you remember').count()).toBe(0);
    await takePicture(page, 'today-first-phone');
    await expectSoundInEveryLook(page, 'the first day');
    await today(page).getByRole('link', { name: 'Open the lesson' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor();
    await learner.rest.from('user_progress').insert({
      user_id: id,
      lesson_id: lesson.id,
      module_id: lesson.module_id,
      completed: true,
      completed_at: new Date().toISOString(),
      score: 100,
    });
    for (const [index, skill] of skills.entries()) {
      for (const item of ['first', 'second'])
        await stage.database.transaction(({ query }) =>
          recordResponse(query, {
            userId: id,
            at: new Date(),
            place: 'lesson',
            lessonId: null,
            template: `${skill}/${item}`,
            skill,
            level: 2,
            isConstructed: true,
            try: 1,
            isRight: index > 0,
            hints: 0,
          }),
        );
    }
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Today is done' }).waitFor();
    await today(page).getByText('Done', { exact: true }).waitFor();

    // A goal that the next day reaches.
    await page.goto('/account#pace');
    await page.getByLabel('Days a week').selectOption('2');
    await expect
      .poll(
        async () => (await learner.rest.from('paces').select('days_a_week').maybeSingle()).data?.days_a_week,
      )
      .toBe(2);

    // Days later what was learned is due, and what went wrong has a drill.
    await passDays(stage.database, id, 4);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: /^Today takes \d+ of your 15 minutes$/ }).waitFor();
    await page.getByRole('heading', { name: `${skills.length} reviews due` }).waitFor();
    await page.getByRole('heading', { name: 'What you remember' }).waitFor();
    await takePicture(page, 'today-phone');
    await expectSoundInEveryLook(page, 'a day with reviews');
    await today(page).getByRole('link', { name: 'Start the reviews' }).press('Enter');
    await answerAllByKeys(stage.database.query, page, id, 'review', 'See what was kept');
    await page.getByRole('heading', { name: `${skills.length} of ${skills.length} kept` }).waitFor();
    // What comes next is one press away.
    await page.getByText(/^Next today, \d+ min$/).waitFor();
    await page.getByRole('link', { name: 'Back to the dashboard' }).press('Enter');
    await page.getByRole('heading', { name: `${skills.length} reviews done` }).waitFor();
    await page.getByRole('heading', { name: /minutes of today are left$/ }).waitFor();

    // The drill of the skill that went wrong.
    const drilled = one(
      (
        await stage.database.query<{ name: string }>('select name from public.skills where id = $1', [
          skills[0],
        ])
      ).rows,
    );
    await today(page).getByRole('heading', { name: drilled.name }).waitFor();
    await today(page).getByRole('link', { name: 'Start the drill' }).press('Enter');
    await page.getByText('Question 1 of 4').waitFor();
    await expectSoundInEveryLook(page, 'a question of a drill');
    await answerAllByKeys(stage.database.query, page, id, 'drill', 'See what changed');
    await page.getByRole('heading', { name: /^\d of 4 right at the first try$/ }).waitFor();
    await takePicture(page, 'drill-end-phone');
    await expectSoundInEveryLook(page, 'the end of a drill');
    await page.getByRole('link', { name: 'Back to the dashboard' }).press('Enter');

    // Another day makes the goal, where it is of the same week.
    await passDays(stage.database, id, 1);
    await stage.database.transaction(({ query }) =>
      recordResponse(query, {
        userId: id,
        at: new Date(),
        place: 'lesson',
        lessonId: null,
        template: `${skills[0]}/third`,
        skill: skills[0] ?? '',
        level: 2,
        isConstructed: true,
        try: 1,
        isRight: true,
        hints: 0,
      }),
    );
    await page.goto('/dashboard');
    const now = learnerDay(new Date(), 'UTC', null);
    const yesterday = learnerDay(new Date(Date.now() - DAY_MS), 'UTC', null);
    await page
      .getByText(
        weekOf(now).includes(yesterday)
          ? 'Your goal for this week is reached.'
          : 'Today counts; 1 more day makes your week.',
      )
      .waitFor();
    await takePicture(page, 'today-goal-phone');
    const desktop = await stage.openDevice(EMAIL, '/dashboard', { width: 'desktop' });
    await today(desktop).waitFor();
    await takePicture(desktop, 'today-desktop');
    await passDays(stage.database, id, 3);
    await desktop.reload();
    await today(desktop).waitFor();
    await takePicture(desktop, 'today-desktop-later');
    await desktop.emulateMedia({ colorScheme: 'dark' });
    await takePicture(desktop, 'today-desktop-dark');
  },
);

journeyTest(
  'a lesson that was completed comes back as a scenario, which waits where it was left and ends the day',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'trades@example.org');
    await settledIn(stage, learner.id);
    const { rows } = await stage.database.query<{ lesson_id: string; module_id: string }>(
      `select lesson_id, module_id from public.simulator_scenarios as offered
       join public.lessons on lessons.id = lesson_id where offered.id = 'the-gap-day'`,
    );
    const { error } = await learner.rest.from('user_progress').insert({
      user_id: learner.id,
      ...one(rows),
      completed: true,
      completed_at: new Date().toISOString(),
      score: 100,
    });
    expect(error).toBeNull();
    await passDays(stage.database, learner.id, 1);
    const page = await stage.openDevice('trades@example.org', '/dashboard', { width: 'phone' });
    const scenario = today(page).getByRole('listitem').filter({ hasText: 'The morning after the results' });
    await scenario.getByText('Practises “Market, liquidity, leverage, firm, machine and you”').waitFor();
    await expectSoundInEveryLook(page, 'a day with a scenario');
    await scenario.getByRole('link', { name: 'Open the scenario' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'The morning after the results' }).waitFor();
    await page.getByRole('button', { name: 'Begin the scenario' }).press('Enter');
    await page.waitForURL(/\/simulator\/[0-9a-f-]{36}/);
    const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await page.goto('/dashboard');
    await scenario.getByText('The session stands where you left it.').waitFor();
    await scenario.getByRole('link', { name: 'Go on with the session' }).press('Enter');
    await page.waitForURL(new RegExp(session));
    await (await SimulatorPlayer.open(learner, session)).end();
    await page.goto('/dashboard');
    await scenario.getByText('Traded today. You have not met its goal yet').waitFor();
    await scenario.getByText('Done', { exact: true }).waitFor();
    await takePicture(page, 'today-scenario-phone');
    const desktop = await stage.openDevice('trades@example.org', '/dashboard', { width: 'desktop' });
    await desktop.getByText('The morning after the results').waitFor();
    await takePicture(desktop, 'today-scenario-desktop');
  },
);
