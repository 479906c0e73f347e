import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { type CourseInWriting, takeBackIntoWriting } from './support/course-in-writing.ts';
import {
  breakServer,
  expectSound,
  expectSoundInEveryLook,
  journeyTest,
  type Stage,
} from './support/journey-test.ts';

/*
 * A course that is still being written: what is ready, in which language, and the mail about what is to come.
 */

const SLUG = 'crypto-fundamentals';

const words = 'Mail me when the next module is ready';

const noticeSwitch = (page: Page, { title }: CourseInWriting) =>
  page.getByRole('button', { name: `${words}: ${title}` }).first();

const isOn = (page: Page, course: CourseInWriting) =>
  noticeSwitch(page, course).and(page.locator('[aria-pressed="true"]')).waitFor();

/** Known to be off: while it is not known whether somebody wants mails, the switch can be pressed as little. */
const isOff = (page: Page, course: CourseInWriting) =>
  noticeSwitch(page, course).and(page.locator('[aria-pressed="false"]:not([aria-disabled])')).waitFor();

/** The titles of the courses that somebody wants to hear of. */
async function wishesOf({ database }: Stage, email: string): Promise<string[]> {
  const { rows } = await database.query<{ title: string }>(
    `select courses.title from public.module_notices join public.courses on courses.id = course_id
     join auth.users on users.id = user_id where email = $1`,
    [email],
  );
  return rows.map(({ title }) => title);
}

journeyTest(
  'what a visitor wants to hear of is offered after signing up, and asked for by one press',
  async ({ stage }) => {
    const course = await takeBackIntoWriting(stage.database, SLUG);
    const email = 'visitor@example.org';
    const page = await stage.openVisitor('/');
    await page.getByText(`2 of ${course.modules_count} modules ready`).waitFor();
    await expectSound(page, 'landing page');
    await page.locator(`#course-${SLUG}`).getByRole('link', { name: words }).click();
    await page.waitForURL(/\/auth\?/);
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long enough secret');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.waitForURL(/\/dashboard/);

    // A link that somebody follows asks for nothing.
    const wish = page.getByRole('button', { name: words, exact: true });
    await wish.waitFor();
    await isOff(page, course);
    expect(await wishesOf(stage, email)).toEqual([]);
    await expectSoundInEveryLook(page, 'wish on the dashboard');
    await takePicture(page, 'notice-wish');
    const mend = await breakServer(page, '**/rest/v1/module_notices*', 'POST');
    await wish.click();
    await page.getByText('This could not be saved.').waitFor();
    await isOff(page, course);
    expect(new URL(page.url()).searchParams.get('notify')).toBe(SLUG);
    await mend();
    await wish.click();
    await page.getByText(`Once you have confirmed your address, we write to you`).waitFor();
    await isOn(page, course);
    await wish.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement.localName')).toBe('h1');
    await expect.poll(() => new URL(page.url()).searchParams.has('notify')).toBe(false);
    expect(await wishesOf(stage, email)).toEqual([course.title]);

    await page.goto(`/dashboard?notify=${SLUG}`);
    await isOn(page, course);
    expect(await wish.count()).toBe(0);
    await page.getByRole('link', { name: course.title, exact: true }).click();
    await page.waitForURL(/\/course\//);
    await isOn(page, course);
    // The lesson, which brings the heading of the page, comes after the course.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSoundInEveryLook(page, 'course before enrolling');
    await takePicture(page, 'notice-course');
  },
);

journeyTest(
  'one press asks on the dashboard, one press ends it, and a failure says so',
  async ({ stage }) => {
    const course = await takeBackIntoWriting(stage.database, SLUG);
    await signUpLearner(stage.server, 'asks@example.org');
    const page = await stage.openDevice('asks@example.org', '/dashboard');
    await page.getByText(`2 of ${course.modules_count} modules ready`).waitFor();
    await isOff(page, course);
    const mend = await breakServer(page, '**/rest/v1/module_notices*', 'POST');
    await noticeSwitch(page, course).click();
    await page.getByText('This could not be saved.').waitFor();
    await isOff(page, course);
    await mend();
    await noticeSwitch(page, course).click();
    await page.getByText(`when the next module of ${course.title} is ready.`).waitFor();
    await page.reload();
    await isOn(page, course);
    await noticeSwitch(page, course).click();
    await page.getByText(`You get no more mails about ${course.title}.`).waitFor();
    await page.reload();
    await isOff(page, course);
    const { rows: whole } = await stage.database.query<CourseInWriting>(
      'select title from public.courses where modules_written = modules_count',
    );
    expect(whole).not.toEqual([]);
    for (const { title } of whole) {
      await page.getByRole('link', { name: title, exact: true }).waitFor();
      expect(await page.getByRole('button', { name: `ready: ${title}` }).count(), title).toBe(0);
    }
    await takePicture(page, 'notice-dashboard');
  },
);

journeyTest('another language says that the lessons are in English, before enrolling', async ({ stage }) => {
  const course = await takeBackIntoWriting(stage.database, SLUG);
  const visitor = await stage.openVisitor('/es');
  const card = visitor.locator(`#course-${SLUG}`);
  await card.getByText(`2 de ${course.modules_count} módulos listos`).waitFor();
  await card.getByText('en inglés', { exact: true }).waitFor();
  await visitor.goto('/');
  await card.waitFor();
  expect(await visitor.getByText('in English', { exact: true }).count()).toBe(0);

  await signUpLearner(stage.server, 'reads@example.org');
  const page = await stage.openDevice('reads@example.org', '/dashboard', { colorScheme: 'dark' });
  await page.locator('footer select').first().selectOption('ar');
  const offer = page.getByRole('listitem').filter({ hasText: 'بالإنجليزية' });
  const { rows: offered } = await stage.database.query('select from public.courses where is_active');
  await expect.poll(() => offer.count()).toBe(offered.length);
  await expectSound(page, 'dashboard in Arabic');
  await takePicture(page, 'notice-dashboard-ar');
  await offer.first().getByRole('link').first().click();
  await page.waitForURL(/\/course\//);
  await page.getByText('بالإنجليزية', { exact: true }).first().waitFor();
  await takePicture(page, 'notice-course-ar');
  await page.goto('/mentor');
  await page.getByText('بالإنجليزية', { exact: true }).waitFor();
});
