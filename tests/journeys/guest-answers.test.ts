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

journeyTest('without scripts a public lesson has its text, its figures and its tables', async ({ stage }) => {
  const page = await stage.openVisitor(LESSON);
  const html = await (await page.request.get(LESSON)).text();
  expect(html).toContain('Put five rows in order');
  expect(html).toMatch(/<figure[^>]*>.*<svg/s);
  expect(html).toContain('<details');
  expect(html).not.toContain(' style="');
  expect(html).not.toMatch(/"(truth|tolerance|correct|explanations)"/);
});
