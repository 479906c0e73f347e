import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { watchErrors } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { expectSoundInEveryLook, journeyTest, type Stage } from './support/journey-test.ts';

/*
 * The one flow: from the landing page to the first lesson, with the course that a visitor came for.
 */

/** Besides answers and typing. */
const MOST_PRESSES = 9;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signUp(page: Page, email: string, press: (target: Locator) => Promise<void>): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByRole('tabpanel').getByLabel('Email').fill(email);
  await page.getByRole('tabpanel').getByLabel('Password', { exact: true }).fill('a long enough secret');
  await page.getByRole('checkbox').check();
  await press(button(page, 'Sign Up'));
}

/** A tap on an answer, which is gone with its question. */
async function answer(page: Page, number: number, place: number): Promise<void> {
  await page.getByRole('progressbar', { name: `Question ${number} of 5` }).waitFor();
  await page.getByRole('main').locator('label').nth(place).click();
}

type Ready = { modules_written: number; modules_count: number };

const readyOf = ({ modules_written: written, modules_count: total }: Ready) =>
  `${written} of its ${total} modules are ready.`;

/** The course with most modules ready of those that ask for no experience. */
async function mostReady({ database }: Stage) {
  const { rows } = await database.query<{ title: string } & Ready>(
    `select title, modules_written, modules_count from public.courses
     where is_active and level in ('Beginner', 'All Levels') order by modules_written desc, order_index limit 1`,
  );
  return one(rows);
}

async function firstLesson({ database }: Stage, slug: string) {
  const { rows } = await database.query<{ id: string; course_id: string; title: string } & Ready>(
    `select lessons.id, lessons.course_id, lessons.title, modules_written, modules_count from public.lessons
     join public.courses on courses.id = course_id join public.modules on modules.id = module_id
     where courses.slug = $1 order by modules.order_index, lessons.order_index limit 1`,
    [slug],
  );
  return one(rows);
}

journeyTest(
  'a new learner is in the first lesson of the course they came for after nine presses at most',
  async ({ stage }) => {
    const lesson = await firstLesson(stage, 'crypto-fundamentals');
    const page = await stage.openVisitor('/');
    const errors = watchErrors(page);
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };

    await press(page.getByRole('link', { name: 'Start Course: Crypto Fundamentals' }));
    await signUp(page, 'newcomer@example.org', press);
    await page.waitForURL('**/dashboard');
    // The course is kept with the account: it outlasts this tab, and is there after the mail is confirmed anywhere.
    const { rows } = await stage.database.query(
      `select data ->> 'course_id' as course from public.onboarding_steps where step_name = 'complete'`,
    );
    expect(rows).toEqual([{ course: lesson.course_id }]);
    await page.getByRole('heading', { name: 'Your first lesson is about 3 minutes away' }).waitFor();
    await page
      .getByRole('region', { name: /^Your first lesson/ })
      .getByText('Crypto Fundamentals')
      .waitFor();
    await expectSoundInEveryLook(page, 'way to the first lesson');

    await press(button(page, 'Begin with five questions'));
    for (const number of [1, 2, 3, 4]) await answer(page, number, 0);
    await answer(page, 5, 3);
    await press(button(page, 'Complete Assessment'));
    const result = page.getByRole('dialog', { name: 'Your assessment result' });
    await result.getByText('You begin at the beginning.').waitFor();
    // The level is the formula's, four points for free time, and says so.
    await result.getByText('Intermediate').waitFor();
    await result.getByText('Score: 40 of 100').waitFor();
    await result.getByText(`It is the course you came for. ${readyOf(lesson)}`).waitFor();
    await expectSoundInEveryLook(page, 'result of a beginner');
    await press(result.getByRole('button', { name: 'Go on: your goals' }));

    await page.getByText('Step 4 of 6').waitFor();
    await page.getByRole('checkbox', { name: 'Learn Cryptocurrency Trading' }).check();
    await press(button(page, 'Continue'));
    await press(button(page, 'Continue with Free Trial'));
    await page.getByRole('heading', { name: 'All set' }).waitFor();
    expect(await page.getByText(/left$/).count()).toBe(0);
    await expectSoundInEveryLook(page, 'all set');
    await press(button(page, 'Open the first lesson'));
    await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor();
    await page.waitForURL(`**/course/${lesson.course_id}?lesson=${lesson.id}*`);
    await page.getByText('You are enrolled in Crypto Fundamentals.').waitFor();
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    expect(errors).toEqual([]);

    const steps = () =>
      stage.database.query<{ step_name: string; data: unknown }>(
        `select step_name, data from public.onboarding_steps where completed order by completed_at, created_at`,
      );
    await expect.poll(async () => (await steps()).rows.length).toBe(6);
    const profile = (await steps()).rows.find((row) => row.step_name === 'profile');
    expect(profile?.data).toEqual({ name: 'Ada Lovelace', experience: 'beginner', language: 'en' });
  },
);

journeyTest('by keyboard alone it takes no more presses', async ({ stage }) => {
  const lesson = await firstLesson(stage, 'crypto-fundamentals');
  const page = await stage.openVisitor('/', { width: 'desktop' });
  const hands = keyboard(page);
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await hands.press(target);
  };
  /** Enter where the focus is: a screen with one way on takes it anywhere. */
  const enter = async () => {
    presses += 1;
    await page.keyboard.press('Enter');
  };

  await press(page.getByRole('link', { name: 'Start Course: Crypto Fundamentals' }));
  const form = page.getByRole('tabpanel');
  await hands.type(form.getByLabel('Full Name'), 'Grace Hopper');
  await hands.type(form.getByLabel('Email'), 'keys@example.org');
  await hands.type(form.getByLabel('Password', { exact: true }), 'a long enough secret');
  await hands.choose(page.getByRole('checkbox'));
  await press(button(page, 'Sign Up'));
  await page.waitForURL('**/dashboard');
  await press(button(page, 'Begin with five questions'));
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByRole('progressbar', { name: `Question ${number} of 5` }).waitFor();
    await page.locator('input[type="radio"]:focus').waitFor();
    await page.keyboard.press('1');
  }
  await enter();
  await press(page.getByRole('dialog').getByRole('button', { name: 'Go on: your goals' }));
  // A step takes keys once its heading has the focus.
  const stepCalled = (name: string) => page.locator('h2:focus', { hasText: name }).waitFor();
  await stepCalled('Your goals');
  await page.keyboard.press('1');
  await enter();
  await press(button(page, 'Continue with Free Trial'));
  await stepCalled('All set');
  await enter();
  await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor();
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
});

journeyTest('goals choose the course, and none above what somebody brings', async ({ stage }) => {
  const course = await mostReady(stage);
  await signUpLearner(stage.server, 'goals@example.org');
  const page = await stage.openDevice('goals@example.org', '/assessment', { width: 'desktop' });
  for (const number of [1, 2, 3, 4, 5]) await answer(page, number, 0);
  await button(page, 'Complete Assessment').click();
  const result = page.getByRole('dialog');
  await result.getByText(`Start with ${course.title}.`).waitFor();
  await result.getByText('You choose your goals next.').waitFor();
  await result.getByRole('button', { name: 'Close' }).click();
  await button(page, 'Go on: your goals').click();
  await page.getByRole('checkbox', { name: 'Master Forex Markets' }).check();
  await button(page, 'Continue').click();
  await button(page, 'Continue with Free Trial').click();
  await page.getByText(`Start with ${course.title}.`).waitFor();
  await page
    .getByText('It asks for no experience; Forex Market Mechanics does, and comes after it.')
    .waitFor();
  await page.getByText(readyOf(course)).waitFor();
});

journeyTest('the card of the landing page ends at the assessment', async ({ stage }) => {
  const page = await stage.openVisitor('/');
  await page.locator('#join').getByLabel('Email').fill('carded@example.org');
  await page.locator('#join').getByLabel('Country').selectOption('GB');
  await button(page, 'Start AI Assessment Now').click();
  await signUp(page, 'carded@example.org', (target) => target.click());
  await page.waitForURL('**/assessment?question=1');
  await page.getByRole('progressbar', { name: 'Question 1 of 5' }).waitFor();
});

journeyTest('somebody who is set up is offered the course they came back for', async ({ stage }) => {
  const lesson = await firstLesson(stage, 'trading-psychology');
  const { id } = await signUpLearner(stage.server, 'returning@example.org');
  await stage.database.query(
    `insert into public.onboarding_steps (user_id, step_name, completed, data)
     select $1, step, true, '{"goals": ["risk"]}'
     from unnest(array['welcome', 'profile', 'assessment', 'goals', 'payment', 'complete']) as step`,
    [id],
  );
  const page = await stage.openDevice('returning@example.org', `/dashboard?course=${lesson.course_id}`);
  await page.getByText('You came for Trading Psychology').waitFor();
  await expectSoundInEveryLook(page, 'course offered');
  await button(page, 'Start Course').click();
  await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor();

  await page.goto('/dashboard?course=00000000-0000-4000-8000-000000000000');
  await page.getByRole('heading', { name: 'My Courses' }).waitFor();
  await page.getByRole('link', { name: 'Continue Trading Psychology' }).waitFor();
  expect(await page.getByText('You came for').count()).toBe(0);
});
