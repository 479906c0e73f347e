import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { HONEST_ODDS } from '#domain/placement/routing.ts';
import { watchErrors } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { expectSoundInEveryLook, journeyTest, type Stage } from './support/journey-test.ts';
import { openPlacementItem } from './support/open-placement-item.ts';

/*
 * The whole way of a fresh account, by keyboard on a phone: signing up, the five questions, placement, goals and minutes, the plan, the
 * first lesson. A beginner and somebody who knows it all are led to different places by the same presses.
 */

/** Besides answers and typing: the way without placement (first-lesson.test.ts), and three for it. */
const MOST_PRESSES = 12;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const result = (page: Page) => page.getByRole('heading', { name: 'Where you begin', level: 1 });
const question = (page: Page, number: number) => page.getByText(new RegExp(`^Question ${number}( ·|$)`));

type Answer = (item: Awaited<ReturnType<typeof openPlacementItem>>) => Promise<void>;

/** Walks from the sign-up to the last step, and counts what is pressed besides answers. */
async function walk(
  stage: Stage,
  {
    email,
    begin,
    experience,
    goal,
    answerItem,
  }: {
    email: string;
    begin: (page: Page) => Locator;
    /** The key of the answer to each of the five questions. */
    experience: string;
    /** The key of the goal. */
    goal: string;
    answerItem: (page: Page) => Answer;
  },
) {
  const page = await stage.openVisitor('/');
  const errors = watchErrors(page);
  const hands = keyboard(page);
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await hands.press(target);
  };
  const enter = async () => {
    presses += 1;
    await page.keyboard.press('Enter');
  };

  await press(begin(page));
  const form = page.getByRole('tabpanel');
  await hands.type(form.getByLabel('Full Name'), 'Grace Hopper');
  await hands.type(form.getByLabel('Email'), email);
  await hands.type(form.getByLabel('Password', { exact: true }), 'a long enough secret');
  await hands.choose(page.getByRole('checkbox'));
  await form.getByText('Then comes the free assessment').waitFor();
  await press(button(page, 'Sign Up'));
  await page.waitForURL('**/dashboard');
  await press(button(page, 'Begin with five questions'));
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByRole('progressbar', { name: `Question ${number} of 5` }).waitFor();
    await page.locator('input[type="radio"]:focus').waitFor();
    await page.keyboard.press(experience);
  }
  await enter();

  await press(page.getByRole('dialog').getByRole('link', { name: 'Find out exactly, in 8 minutes at most' }));
  await press(button(page, 'Begin'));
  for (let number = 1; ; number += 1) {
    await question(page, number).waitFor();
    await answerItem(page)(await openPlacementItem(stage.database, email));
    await expect
      .poll(async () => (await result(page).count()) + (await question(page, number + 1).count()))
      .toBeGreaterThan(0);
    if ((await result(page).count()) > 0) break;
  }
  await result(page).waitFor();
  const why = await page.getByRole('region', { name: 'Where to begin' }).locator('p').first().innerText();
  await press(button(page, 'Go on: your goals'));

  const stepCalled = (name: string) => page.locator('h2:focus', { hasText: name }).waitFor();
  await stepCalled('Your goals');
  await page.keyboard.press(goal);
  await enter();
  await press(button(page, 'Continue with Free Trial'));
  await stepCalled('All set');
  return { page, presses, enter, why, errors };
}

/** The lesson on the screen once it is open. */
async function openedLesson({ database }: Stage, page: Page) {
  await page.waitForURL(/\/course\/.*lesson=/);
  const id = new URL(page.url()).searchParams.get('lesson');
  const { rows } = await database.query<{ title: string; course: string; module: string }>(
    `select lessons.title, courses.slug as course, modules.slug as module from public.lessons
     join public.courses on courses.id = course_id join public.modules on modules.id = module_id
     where lessons.id = $1`,
    [id],
  );
  const lesson = one(rows);
  await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor();
  return lesson;
}

/** What was asked on the way: each step once, with what was known already filled in by itself. */
async function completedSteps({ database }: Stage, email: string) {
  const { rows } = await database.query<{ step_name: string; data: Record<string, unknown> }>(
    `select step_name, data from public.onboarding_steps join auth.users on users.id = user_id
     where email = $1 and completed`,
    [email],
  );
  return rows;
}

journeyTest(
  'a beginner who came for a course is placed at the beginning, and that course opens',
  async ({ stage }) => {
    const email = 'beginner@example.org';
    const { page, presses, enter, why, errors } = await walk(stage, {
      email,
      begin: (at) => at.getByRole('link', { name: 'Start Course: Trading Psychology' }),
      experience: '1',
      goal: '1',
      answerItem: (at) => () => at.keyboard.press('Alt+KeyN'),
    });
    expect(why).toBe('Prices, orders and costs come first: everything else builds on them.');
    await page.getByText('Trading Psychology').first().waitFor();
    await expectSoundInEveryLook(page, 'all set after placement');
    await enter();
    expect(await openedLesson(stage, page)).toMatchObject({ course: 'trading-psychology' });
    expect(presses + 1).toBeLessThanOrEqual(MOST_PRESSES);
    await expect.poll(async () => (await completedSteps(stage, email)).length).toBe(6);
    const steps = await completedSteps(stage, email);
    expect(steps.find(({ step_name: name }) => name === 'profile')?.data).toEqual({
      name: 'Grace Hopper',
      experience: 'beginner',
      language: 'en',
    });
    expect(errors).toEqual([]);
  },
);

journeyTest('somebody who knows it all is placed higher, and led to what they chose', async ({ stage }) => {
  const email = 'advanced@example.org';
  const { page, presses, enter, why, errors } = await walk(stage, {
    email,
    begin: (at) => at.getByRole('link', { name: 'Start Free Assessment' }),
    experience: '4',
    goal: '2',
    answerItem: (at) => async (asked) => {
      if (typeof asked?.right === 'number') {
        await at.getByRole('textbox').fill(String(asked.right));
      } else {
        const shown = asked?.item.choices?.map(({ id }) => id) ?? [];
        for (const right of asked?.right ?? []) await at.keyboard.press(String(shown.indexOf(right) + 1));
      }
      await at.keyboard.press('Enter');
    },
  });
  expect(why).not.toBe('Prices, orders and costs come first: everything else builds on them.');
  await page.getByText('Start with Forex Market Mechanics.').waitFor();
  await page.getByText('Before it comes everybody’s first module, the honest odds.').waitFor();
  await enter();
  // Everybody's first module is the honest odds; then the path goes where a beginner's does not.
  const { course, module } = await openedLesson(stage, page);
  expect(`${course}/${module}`).toBe(HONEST_ODDS);
  expect(presses + 1).toBeLessThanOrEqual(MOST_PRESSES);
  await page.goto('/path');
  await page.getByRole('heading', { level: 1, name: /^Your path arrives/ }).waitFor();
  await expect
    .poll(() => page.locator('[data-station="forex-market-mechanics/who-trades-currencies"]').count())
    .toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
