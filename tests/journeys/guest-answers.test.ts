import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { accessibilityFaults, overflowsSideways, watchErrors } from './support/browser.ts';
import { journeyTest, type Stage } from './support/journey-test.ts';

/*
 * A visitor reads a lesson on its public page and answers there; what they answered counts once they have an account.
 */

const COURSE = '/courses/risk-management-with-ai';
const LESSON = `${COURSE}/a-register-on-one-page`;

/** Its text goes on when a question is answered. */
const WAITING_LESSON = '/courses/crypto-fundamentals/what-the-records-of-real-traders-show';
/** What the lesson asks to put in order, as it is right. */
const STEPS = [
  'He moves the stop down',
  'A mistyped size',
  'A lost connection',
  'Few buyers at the stop',
  'He borrows to hold 120 shares',
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function evidenceOf({ database }: Stage, email: string) {
  const { rows } = await database.query<{ place: string; is_right: boolean }>(
    `select place, is_right from public.responses join auth.users on users.id = user_id
     where email = $1 and try = 1 order by sequence`,
    [email],
  );
  return rows;
}

journeyTest(
  'a visitor answers tasks of a public lesson at a phone by keyboard, signs up, and finds them counted in the course they came for',
  async ({ stage }) => {
    const page = await stage.openVisitor('/');
    const errors = watchErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Risk Management with AI', exact: true }).click();
    await page.getByRole('link', { name: 'A register on one page', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'A register on one page' }).waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(page), colorScheme).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);
    }

    const form = page.locator('form[data-task]').first();
    const entry = form.getByRole('textbox');
    await entry.focus();
    await page.keyboard.press('Enter');
    await form.getByText('Enter a number, such as 12.5.').waitFor();
    await entry.fill('12');
    await page.reload();
    // What was typed is there again, and then is answered.
    await expect.poll(() => entry.inputValue()).toBe('12');
    await entry.fill('12,000');
    await entry.press('Enter');
    await form.getByText('Right.', { exact: true }).waitFor();
    await page.getByText('1 answer is kept in this browser.').waitFor();
    await page.reload();
    await form.getByText('Right.', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Go on in the app' }).click();
    const email = 'guest-answers@example.org';
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByRole('tabpanel').getByLabel('Email').fill(email);
    await page.getByRole('tabpanel').getByLabel('Password', { exact: true }).fill('a long enough secret');
    await page.getByRole('checkbox').check();
    await button(page, 'Sign Up').click();
    await page.waitForURL('**/dashboard**');
    await page.getByText('1 answer from before you signed up counts.').waitFor();
    await expect.poll(() => evidenceOf(stage, email)).toEqual([{ place: 'guest', is_right: true }]);

    // The course they came for is kept, and the lesson knows the answer.
    const { rows } = await stage.database.query<{ id: string; course_id: string }>(
      `select lessons.id, lessons.course_id from public.lessons join public.courses on courses.id = course_id
       where courses.slug = 'risk-management-with-ai' and lessons.slug = 'a-register-on-one-page'`,
    );
    const { id, course_id: courseId } = one(rows);
    await expect
      .poll(async () => {
        const wanted = await stage.database.query<{ data: { course_id?: string } }>(
          `select data from public.onboarding_steps join auth.users on users.id = user_id
           where email = $1 and step_name = 'complete'`,
          [email],
        );
        return wanted.rows.map(({ data }) => data.course_id);
      })
      .toEqual([courseId]);
    await page.goto(`/course/${courseId}?lesson=${id}`);
    await page.getByText('You had it.').waitFor();
    expect(errors).toEqual([]);
  },
);

/** Wishes to read on without an answer wherever the text waits. */
async function readOnEverywhere(page: Page): Promise<void> {
  for (const box of await page.getByLabel('Read on without an answer').all()) {
    await box.press('Space');
    await expect.poll(() => box.isChecked()).toBe(true);
  }
}

journeyTest(
  'the text of a public lesson waits at a commit, and goes on once it is answered',
  async ({ stage }) => {
    const page = await stage.openVisitor(WAITING_LESSON);
    const errors = watchErrors(page);
    const commit = page.locator('form[data-task="number"]').first();
    const last = page.locator('.prose h2').last();
    const waits = page.getByText('The text goes on when you have answered.');
    await waits.first().waitFor();
    const count = await waits.count();
    expect(await last.isVisible()).toBe(false);
    // Somebody who does not want to guess reads on, and still does after a reload.
    await readOnEverywhere(page);
    await expect.poll(() => last.isVisible()).toBe(true);
    await page.reload();
    await expect.poll(() => last.isVisible()).toBe(true);
    await page.getByLabel('Read on without an answer').first().press('Space');
    await expect.poll(() => last.isVisible()).toBe(false);

    await commit.getByRole('textbox').fill('50');
    await commit.getByRole('textbox').press('Enter');
    await commit.getByText('Between 73 and 81 of them').waitFor();
    await expect.poll(() => waits.count()).toBe(count - 1);
    await expect.poll(() => last.isVisible()).toBe(true);
    await page.reload();
    await commit.getByText('Between 73 and 81 of them').waitFor();
    await expect.poll(() => last.isVisible()).toBe(true);
    expect(errors).toEqual([]);
  },
);

journeyTest('steps of a public lesson are put in order by keyboard, and graded', async ({ stage }) => {
  const page = await stage.openVisitor(LESSON);
  const form = page.locator('form[data-task="order"]').first();
  const names = () => form.locator('[data-choice] > span:first-child').allInnerTexts();
  await page.locator('form[data-task] button').first().waitFor({ state: 'attached' });
  await readOnEverywhere(page);
  await form.getByRole('button', { name: 'Check' }).waitFor();
  for (const [place, step] of STEPS.entries()) {
    const row = form.locator('[data-choice]', { hasText: step });
    while ((await names()).indexOf(step) > place) {
      const before = (await names()).indexOf(step);
      await row.getByRole('button', { name: 'Move up' }).press('Enter');
      await expect.poll(async () => (await names()).indexOf(step)).toBe(before - 1);
    }
  }
  expect(await names()).toEqual(STEPS);
  await form.getByRole('button', { name: 'Check' }).press('Enter');
  await form.getByText('Right.', { exact: true }).waitFor();
  await expect.poll(() => form.getByRole('button').count()).toBe(0);
  await page.reload();
  await form.getByText('Right.', { exact: true }).waitFor();
  await expect.poll(names).toEqual(STEPS);
});

journeyTest(
  'without a script the text of a public lesson does not wait, and nothing offers what needs one',
  async ({ stage }) => {
    const page = await stage.openVisitor(WAITING_LESSON, { javaScriptEnabled: false });
    await page.locator('.prose h2').last().waitFor();
    expect(await page.getByText('The text goes on when you have answered.').first().isVisible()).toBe(false);
    await page.goto(LESSON);
    const form = page.locator('form[data-task="order"]').first();
    await form.getByText('A mistyped size').waitFor();
    expect(await form.getByRole('button').count()).toBe(0);
    await page.getByText('Here this figure stands still.').first().waitFor();
  },
);

journeyTest('without scripts a public lesson has its text, its figures and its tables', async ({ stage }) => {
  const page = await stage.openVisitor(LESSON);
  const html = await (await page.request.get(LESSON)).text();
  expect(html).toContain('Put five rows in order');
  expect(html).toMatch(/<figure[^>]*>.*<svg/s);
  expect(html).toContain('<details');
  expect(html).not.toContain(' style="');
  expect(html).not.toMatch(/"(truth|tolerance|correct|explanations)"/);
});
